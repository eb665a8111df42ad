import { type ReactNode, useState } from 'react';
import { Icon } from './icon.tsx';
import './data-list.css';

export interface DisclosureProps {
  /** Shown when closed; all of it is the toggle. */
  summary: ReactNode;
  /** If left out, the browser keeps the state and `defaultOpen` is its initial value. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /** Called after opening or closing, by a click or by a search in the page. */
  onToggle?: ((open: boolean) => void) | undefined;
  /** Renders the content only when it is opened for the first time: for much that is rarely needed, and drawn with every edit. */
  lazy?: boolean;
  children: ReactNode;
}

/** Content folded away under a summary. */
export function Disclosure({ summary, open, defaultOpen = false, onToggle, lazy = false, children }: DisclosureProps) {
  const [wasOpened, setWasOpened] = useState(open ?? defaultOpen);
  return (
    <details
      className="disclosure"
      open={open ?? defaultOpen}
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpened(true);
        onToggle?.(event.currentTarget.open);
      }}
    >
      <summary className="disclosure-summary">
        <Icon name="chevron" className="disclosure-mark" />
        {summary}
      </summary>
      <div className="disclosure-content">{(!lazy || wasOpened) && children}</div>
    </details>
  );
}
