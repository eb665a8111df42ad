import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './disclosure.css';

export interface DisclosureProps {
  /** What stands there when closed; the whole of it opens and closes. */
  summary: ReactNode;
  /** Left out, the browser keeps the state and `defaultOpen` is only where it begins. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /** Called after it has opened or closed, by a click or by a search in the page. */
  onToggle?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

/** Something folded away. */
export function Disclosure({ summary, open, defaultOpen = false, onToggle, children }: DisclosureProps) {
  return (
    <details
      className="disclosure"
      open={open ?? defaultOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="disclosure-summary">
        <Icon name="chevron" className="disclosure-mark" />
        {summary}
      </summary>
      <div className="disclosure-content">{children}</div>
    </details>
  );
}
