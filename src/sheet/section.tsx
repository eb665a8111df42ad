import { createContext, type ReactNode, use, useId } from 'react';
import type { TableLegend } from '../sheet-model/model/sheet-table.ts';
import './sheet.css';
import './tables.css';

/** The share of the usual empty rows that tables have to write in, from 0 (none) to 1 (all). */
export const RoomToWrite = createContext(1);

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
const keepTogether = 8;

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
      data-long={rows >= keepTogether || undefined}
    >
      {children}
    </table>
  );
}

interface BlankRowsProps {
  /** The number of rows that are filled in. */
  readonly filled: number;
  /** The minimum number of rows of the printed block, filled ones counted. */
  readonly atLeast: number;
  readonly columns: number;
}

const onScreen = 2;

/** Empty rows to write in: on paper up to `atLeast`, on screen only if the table would be empty. */
export function BlankRows({ filled, atLeast, columns }: BlankRowsProps) {
  const share = use(RoomToWrite);
  const rows = Array.from({ length: Math.max(0, Math.round(atLeast * share) - filled) }, (_, i) => filled + i);
  return (
    <tbody aria-hidden="true">
      {rows.map((row) => (
        <tr key={row} className={row < onScreen && filled === 0 ? 'sheet-blank' : 'sheet-blank sheet-on-paper'}>
          <td colSpan={columns}>{'\u00a0'}</td>
        </tr>
      ))}
    </tbody>
  );
}

/** React keys for rows without keys: their names, numbered if a name is repeated. */
export function distinctKeys(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}

/** The sentences under a block. */
export function Legends({ legends }: { readonly legends: readonly TableLegend[] }) {
  return legends.map(({ words, repeats }) => (
    <p key={words} className="sheet-legend" aria-hidden={repeats || undefined}>
      {words}
    </p>
  ));
}
