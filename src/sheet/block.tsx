import type { ReactNode } from 'react';
import './block.css';

interface BlockProps {
  /** Becomes the class `sheet-NAME`. */
  readonly name: string;
  readonly title: string;
  /** What stands at the right end of the title line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the sheet: a strong rule, a title, and its rows. */
export function Block({ name, title, aside, children }: BlockProps) {
  return (
    <section className={`sheet-block sheet-${name}`}>
      <h3 className="sheet-block-title">
        <span>{title}</span>
        {aside !== undefined && <span className="sheet-block-aside">{aside}</span>}
      </h3>
      {children}
    </section>
  );
}
