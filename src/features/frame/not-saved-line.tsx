import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import './not-saved-line.css';

interface NotSavedLineProps {
  /** "Not saved: no room left". */
  readonly words: string;
  /** Something in the notice that says why. */
  readonly within: RefObject<HTMLElement | null>;
}

/** That it is not saved, in sight while the notice that says why is scrolled away. Pressed, it goes to that one. */
export function NotSavedLine({ words, within }: NotSavedLineProps) {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const notice = noticeAround(within);
    if (!notice) return;
    const observer = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false));
    observer.observe(notice);
    return () => observer.disconnect();
  }, [within]);
  if (!away) return null;
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
