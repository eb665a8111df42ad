import { Fragment, memo, type ReactNode } from 'react';
import type { HeadingLine, SheetModel } from '../sheet-model/model/sheet-model.ts';
import {
  blocksOf,
  columnsOn,
  headingText,
  type SheetTable,
  type TableBlock,
  type TableCell,
  type TableColumn,
} from '../sheet-model/model/sheet-table.ts';
import { FigureText } from './figure-text.tsx';
import { BlankRows, Legends, SheetSection, SheetTable as Table } from './section.tsx';
import './tables.css';
import { tickBoxes } from '../sheet-model/print/sheet-layout.ts';
import { TickBoxes } from './vitals.tsx';

interface TableBlocksProps<Line> {
  readonly table: SheetTable<Line>;
  readonly model: SheetModel;
  /** The rows to draw, if not all. */
  readonly blocks?: readonly TableBlock<Line>[];
  /** True to spread a list over the whole width, in two halves. */
  readonly long?: boolean;
}

/** The blocks of a table as its declaration has them. */
export function TableBlocks<Line>({ table, model, blocks, long = false }: TableBlocksProps<Line>) {
  const columns = columnsOn(table, model, 'screen');
  const all = blocks ?? blocksOf(table, model);
  return all.map(({ key, title, lines, figure, room }) => (
    <SheetSection
      key={key}
      name={table.id}
      title={title}
      titleEnd={table.aside ? <span aria-hidden="true">{table.aside}</span> : figure && <FigureText {...figure} />}
    >
      {figure && lines.length === 0 ? null : (
        <Halves
          lines={lines}
          long={long}
          renderTable={(part, last) => (
            <Table>
              <Head table={table} columns={columns} model={model} />
              <Bodies table={table} columns={columns} lines={part} />
              {room && part.length === 0 && <BlankRows columns={columns.length} />}
              {last && table.totals && <Totals totals={table.totals(model)} columns={columns.length} />}
            </Table>
          )}
        />
      )}
      <Legends legends={table.legends?.(model, 'screen') ?? []} />
    </SheetSection>
  ));
}

interface OfTable<Line> {
  readonly table: SheetTable<Line>;
  readonly columns: readonly TableColumn<Line>[];
}

function Head<Line>({ table, columns, model }: OfTable<Line> & { readonly model: SheetModel }) {
  const headings = columns.map((column) => headingText(column, model));
  if (headings.every((heading) => heading === '')) return null;
  return (
    <thead className={table.aside ? 'visually-hidden sheet-unseen' : undefined}>
      <tr>
        {columns.map((column, i) => {
          const className = columnClass(table, column);
          return (
            <th key={columnKey(column, i)} scope="col" className={className} aria-label={column.meaning}>
              {headings[i]}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const columnKey = <Line,>({ heading }: TableColumn<Line>, i: number) =>
  typeof heading === 'string' ? `${i}${heading}` : i;

/** The class of all cells of a column. */
function columnClass<Line>(table: SheetTable<Line>, { id, holds, wide }: TableColumn<Line>): string | undefined {
  const classes = [holds && 'sheet-number', wide && 'sheet-wide', id && `sheet-${table.id}-${id}`];
  return classes.filter(Boolean).join(' ') || undefined;
}

interface BodiesProps<Line> extends OfTable<Line> {
  readonly lines: readonly Line[];
}

/** The rows: in one group, or if lines share their first cell, in a group for each. */
function AllBodies<Line>({ table, columns, lines }: BodiesProps<Line>) {
  const [first] = columns;
  const rowsOf = (lines: readonly Line[]) =>
    lines.map((line) => <LineRows key={table.key(line)} table={table} columns={columns} line={line} />);
  if (!first?.span) return <tbody>{rowsOf(lines)}</tbody>;
  const starts = lines.flatMap((line, i) => (first.span?.(line) === 0 ? [] : [i]));
  return starts.map((start, n) => {
    const group = lines.slice(start, starts[n + 1]);
    return <tbody key={group[0] && table.key(group[0])}>{rowsOf(group)}</tbody>;
  });
}

/** Lists without a changed line, most of a sheet at each edit, are not rendered again. */
const Bodies = memo(
  AllBodies,
  (before, after) => haveTheSameColumns(before, after) && areSame(before.lines, after.lines),
) as typeof AllBodies;

interface LineRowsProps<Line> extends OfTable<Line> {
  readonly line: Line;
}

/** A line, the headings before it and the parts after it. */
function AllLineRows<Line>({ table, columns, line }: LineRowsProps<Line>) {
  return (
    <>
      {table.headings?.(line).map((heading) => (
        <HeadingRow key={heading.key} heading={heading} columns={columns} />
      ))}
      <tr className={table.faded?.(line) ? 'sheet-faded' : undefined}>
        {columns.map((column, i) => (
          <Cell key={columnKey(column, i)} table={table} column={column} line={line} first={i === 0} />
        ))}
      </tr>
      {table.parts?.(line).map(({ name, text }) => (
        <tr key={name} className="sheet-row-part">
          {text === undefined ? (
            <td colSpan={columns.length} className="sheet-soft">
              <small>{name}</small>
            </td>
          ) : (
            <>
              <th scope="row" colSpan={columns.length > 2 ? columns.length - 1 : undefined}>
                <small>{name}</small>
              </th>
              <td className="sheet-number sheet-soft">
                <small>{text}</small>
              </td>
            </>
          )}
        </tr>
      ))}
    </>
  );
}

/** Unchanged lines are not rendered again: in a long list, all but those that an edit changes. */
const LineRows = memo(AllLineRows, drawsTheSame) as typeof AllLineRows;

function drawsTheSame<Line>(before: LineRowsProps<Line>, after: LineRowsProps<Line>): boolean {
  const { table, line } = after;
  return (before.line === line || (table.same?.(before.line, line) ?? false)) && haveTheSameColumns(before, after);
}

const areSame = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  before.length === after.length && before.every((item, i) => item === after[i]);

function haveTheSameColumns<Line>(before: OfTable<Line>, after: OfTable<Line>): boolean {
  return before.table === after.table && areSame(before.columns, after.columns);
}

interface CellProps<Line> {
  readonly table: SheetTable<Line>;
  readonly column: TableColumn<Line>;
  readonly line: Line;
  readonly first: boolean;
}

function Cell<Line>({ table, column, line, first }: CellProps<Line>) {
  const span = column.span?.(line) ?? 1;
  if (span === 0) return null;
  const cell = column.cell(line, 'screen');
  const { look } = column;
  // A cell with small words is not in large type as a whole.
  const inPart = look === 'rolled' && cell.small !== undefined;
  const classes = [
    columnClass(table, column),
    !inPart && look && `sheet-${look}`,
    first && nestingClass(table.depth?.(line) ?? 0),
  ];
  const shared = {
    className: classes.filter(Boolean).join(' ') || undefined,
    rowSpan: span > 1 ? span : undefined,
    children: <Content cell={cell} lookOfFigure={inPart ? `sheet-${look}` : undefined} />,
  };
  if (first && !table.headless) return <th scope={column.span ? 'rowgroup' : 'row'} {...shared} />;
  return column.heads && cell.text ? <th scope="row" {...shared} /> : <td {...shared} />;
}

interface ContentProps {
  readonly cell: TableCell;
  readonly lookOfFigure: string | undefined;
}

function Content({ cell, lookOfFigure }: ContentProps): ReactNode {
  const { text, figure, name = '', small, note, narrow, boxes = null } = cell;
  const words = (
    <>
      {text}
      {figure &&
        (lookOfFigure ? <span className={lookOfFigure}>{figureText(name, figure)}</span> : figureText(name, figure))}
      {small && <small className="sheet-row-kind"> {small}</small>}
    </>
  );
  return (
    <>
      {narrow === undefined ? words : <span className="sheet-row-name">{words}</span>}
      {narrow && <small className="sheet-row-note sheet-narrow">{narrow}</small>}
      {note && <small className="sheet-row-note">{note}</small>}
      {boxes !== null && <AmmunitionBoxes count={boxes} />}
    </>
  );
}

const figureText = (name: string, figure: NonNullable<TableCell['figure']>) => (
  <FigureText name={name} figure={figure} />
);

interface HeadingRowProps<Line> {
  readonly heading: HeadingLine;
  readonly columns: readonly TableColumn<Line>[];
}

/** A heading over lines, with the points of all of them. */
function HeadingRow<Line>({ heading: { name, depth, points }, columns }: HeadingRowProps<Line>) {
  const at = columns.findIndex(({ id }) => id === 'points');
  const after = columns.length - at - 1;
  return (
    <tr className="sheet-heading-row">
      <th scope="row" className={nestingClass(depth)}>
        {name}
      </th>
      {at > 1 && <td colSpan={at > 2 ? at - 1 : undefined} />}
      <td className="sheet-number">
        <FigureText name={`Points for ${name}`} figure={points} />
      </td>
      {after > 0 && <td colSpan={after} />}
    </tr>
  );
}

interface TotalsProps {
  readonly totals: ReturnType<NonNullable<SheetTable<never>['totals']>>;
  readonly columns: number;
}

function Totals({ totals, columns }: TotalsProps) {
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={columns - totals.length}>
          {totals.map(({ title }) => title).join('; ')}
        </th>
        {totals.map(({ name, figure }) => (
          <td key={name} className="sheet-number sheet-strong">
            <FigureText name={name} figure={figure} />
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

interface HalvesProps<Line> {
  readonly lines: readonly Line[];
  /** True for more lines than fit in a column of the sheet: two tables side by side, over the whole width. */
  readonly long: boolean;
  /** Renders a table of lines; `last` for the table that gets the totals. */
  readonly renderTable: (lines: readonly Line[], last: boolean) => ReactNode;
}

/**
 * A list as one table, or as two when it is long. Not CSS columns: in print Chromium loses the last rows of a table that
 * is broken over columns and pages at once.
 */
function Halves<Line>({ lines, long, renderTable }: HalvesProps<Line>) {
  if (!long) return <Fragment>{renderTable(lines, true)}</Fragment>;
  const middle = Math.ceil(lines.length / 2);
  return (
    <div className="sheet-halves">
      <div>{renderTable(lines.slice(0, middle), false)}</div>
      <div>{renderTable(lines.slice(middle), true)}</div>
    </div>
  );
}

/** The most steps to the right: deeper lines have no more room for their names. */
const deepest = 4;

/** Returns the class of a cell that is so many containers deep; none at the outermost level. */
const nestingClass = (depth: number): string | undefined =>
  depth > 0 ? `sheet-nested sheet-nested-${Math.min(depth, deepest)}` : undefined;

interface AmmunitionBoxesProps {
  readonly count: number;
}

/** A box to tick for each shot; for more shots than fit on paper, a line to write the number left. */
function AmmunitionBoxes({ count }: AmmunitionBoxesProps) {
  const boxes = tickBoxes(count);
  return (
    <span className="sheet-ammunition" aria-hidden="true">
      {boxes > 0 ? (
        <TickBoxes count={boxes} />
      ) : (
        <>
          left: <span className="sheet-write-room" />
        </>
      )}
    </span>
  );
}
