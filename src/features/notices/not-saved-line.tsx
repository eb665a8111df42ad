import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../ui/buttons.tsx';
import './not-saved-line.css';

interface NotSavedLineProps {
  /** "Not saved: storage full". */
  readonly words: string;
  /** An element inside the notice with the reason. */
  readonly within: RefObject<HTMLElement | null>;
}

/** A button shown while the notice about unsaved changes is scrolled out of view; it leads to the notice. */
export function NotSavedLine({ words, within }: NotSavedLineProps) {
  const [outOfView, setOutOfView] = useState(false);
  useEffect(() => {
    const notice = noticeAround(within);
    if (!notice) return;
    const observer = new IntersectionObserver((entries) => setOutOfView(entries.at(-1)?.isIntersecting === false));
    observer.observe(notice);
    return () => observer.disconnect();
  }, [within]);
  if (!outOfView) return null;
  return (
    <Button
      size="small"
      icon="problem"
      className="not-saved-line"
      onClick={() => noticeAround(within)?.querySelector('button')?.focus()}
    >
      {words}
    </Button>
  );
}

const noticeAround = ({ current }: RefObject<HTMLElement | null>) => current?.closest('.notice');
