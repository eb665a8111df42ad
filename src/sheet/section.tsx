import { createContext, type ReactNode, use, useId } from 'react';
import type { TableLegend } from '../sheet-model/model/sheet-table.ts';
import './sheet.css';
import './tables.css';

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

interface SheetTableProps {
  /** Its name, if it is not the title of its block. */
  readonly label?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A table of the sheet, named by the title of its block. */
export function SheetTable({ label, className, children }: SheetTableProps) {
  const titleId = use(TitleId);
  return (
    <table
      className={className === undefined ? 'sheet-table' : `sheet-table ${className}`}
      aria-label={label}
      aria-labelledby={label === undefined ? titleId : undefined}
    >
      {children}
    </table>
  );
}

/** The empty rows of a table without lines. */
const blankRows = [1, 2] as const;

/** Empty rows, so that a table without lines looks like one. */
export function BlankRows({ columns }: { readonly columns: number }) {
  return (
    <tbody aria-hidden="true">
      {blankRows.map((row) => (
        <tr key={row} className="sheet-blank">
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
