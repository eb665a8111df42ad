import type { ReactNode } from 'react';
import './block.css';

interface SheetSectionProps {
  /** Becomes the class `sheet-NAME`. */
  readonly name: string;
  readonly title: string;
  /** Shown at the right end of the title line. */
  readonly titleEnd?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the sheet: a strong rule, a title, and its rows. */
export function SheetSection({ name, title, titleEnd, children }: SheetSectionProps) {
  return (
    <section className={`sheet-block sheet-${name}`}>
      <h3 className="sheet-block-title">
        <span>{title}</span>
        {titleEnd !== undefined && <span className="sheet-block-aside">{titleEnd}</span>}
      </h3>
      {children}
    </section>
  );
}
