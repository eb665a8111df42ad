import { createContext, type ReactNode, use, useId } from 'react';
import './block.css';

/** The id of the title of the block around, which names its tables. */
const TitleId = createContext<string | undefined>(undefined);

interface SheetSectionProps {
  /** Becomes the class `sheet-NAME`. */
  readonly name: string;
  readonly title: string;
  /** Shown at the right end of the title line; no part of the heading. */
  readonly titleEnd?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the sheet: a strong rule, a title, and its rows. */
export function SheetSection({ name, title, titleEnd, children }: SheetSectionProps) {
  const id = useId();
  return (
    <section className={`sheet-block sheet-${name}`}>
      <div className="sheet-block-title">
        <h3 id={id}>{title}</h3>
        {titleEnd !== undefined && <span className="sheet-block-aside">{titleEnd}</span>}
      </div>
      <TitleId value={id}>{children}</TitleId>
    </section>
  );
}

/** Tables of fewer rows than this stay on one page in print, as in the PDF. */
const KEEP_TOGETHER = 8;

interface SheetTableProps {
  /** The number of rows that are filled in. */
  readonly rows: number;
  /** Its name, if it is not the title of its block. */
  readonly label?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A table of the sheet, named by the title of its block. */
export function SheetTable({ rows, label, className, children }: SheetTableProps) {
  const titleId = use(TitleId);
  return (
    <table
      className={className === undefined ? 'sheet-table' : `sheet-table ${className}`}
      aria-label={label}
      aria-labelledby={label === undefined ? titleId : undefined}
      data-long={rows >= KEEP_TOGETHER || undefined}
    >
      {children}
    </table>
  );
}
