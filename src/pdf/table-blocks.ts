import { formatFigure, type HeadingLine, type SheetModel } from '../sheet-model/model/sheet-model.ts';
import {
  blocksOf,
  columnsOn,
  headingText,
  type SheetTable,
  type TableBlock,
  type TableColumn,
} from '../sheet-model/model/sheet-table.ts';
import { boxesPerGroup, tickBoxes } from '../sheet-model/print/sheet-layout.ts';
import { type Block, joinRows, layOutLegend, type Row, withBlanks } from './block.ts';
import type { Pen } from './pen.ts';
import { type Cell, figureCell, naturalWidth, type TableColumn as PaperColumn, Table } from './table.ts';
import { baseline } from './type-sizes.ts';

/** The most lines of an item that stay together on a page. */
const rowsTogether = 8;

interface TableOptions {
  /** With empty rows to write in. */
  readonly writable: boolean;
  /** The totals are under the table, or its last row, which flows with it through columns. */
  readonly totals: 'under' | 'last row';
}

/** Lays out the blocks of a table in the type of a pen. */
type TableLayout = (pen: Pen, width: number, options: TableOptions) => Block[];

/** The layouts of the tables of a sheet, by table. To fit it on a page, a sheet is laid out in many types and widths. */
const layouts = new WeakMap<SheetModel, Map<object, TableLayout>>();

/** Returns the blocks of a table as its declaration has them. */
export function tableBlocks<Line>(
  pen: Pen,
  table: SheetTable<Line>,
  model: SheetModel,
  width: number,
  options: TableOptions,
): Block[] {
  const ofSheet = layouts.get(model) ?? new Map<object, TableLayout>();
  layouts.set(model, ofSheet);
  const layout = ofSheet.get(table) ?? layoutOf(table, model);
  ofSheet.set(table, layout);
  return layout(pen, width, options);
}

/** Returns the layout of a table; what is in its cells is found once, when it is first laid out. */
function layoutOf<Line>(table: SheetTable<Line>, model: SheetModel): TableLayout {
  let contents: readonly Content<Line>[] | undefined;
  return (pen, width, options) => {
    contents ??= contentsOf(table, model);
    return contents.flatMap((content) => layOutBlock(pen, table, content, model, width, options));
  };
}

/** A block of a table with its cells, which depend on neither type nor width. */
interface Content<Line> {
  readonly block: TableBlock<Line>;
  readonly columns: readonly TableColumn<Line>[];
  /** Of each line. */
  readonly cells: readonly (readonly Cell[])[];
}

function contentsOf<Line>(table: SheetTable<Line>, model: SheetModel): readonly Content<Line>[] {
  return blocksOf(table, model).map((block) => {
    const columns = columnsOn(table, model, 'paper');
    const cells = block.lines.map((line) => columns.map((column, i) => cellOf(table, column, line, i === 0)));
    return { block, columns, cells };
  });
}

function layOutBlock<Line>(
  pen: Pen,
  table: SheetTable<Line>,
  content: Content<Line>,
  model: SheetModel,
  width: number,
  options: TableOptions,
): Block[] {
  const { title, lines, figure, room } = content.block;
  if (lines.length === 0 && table.leaveOutEmpty && !options.writable) return [];
  if (lines.length === 0 && figure) {
    const aside = formatFigure(figure.figure);
    return [{ title, aside, asideFigure: figure.figure, width, role: 'Div', rows: [] }];
  }
  const { paper, rows, total } = layOutTable(pen, table, content, model, width);
  const legends = [
    ...(total && options.totals === 'under' ? [total] : []),
    ...(table.legends?.(model, 'paper') ?? []).map(({ words }) => layOutLegend(pen, words, width)),
  ];
  const hasHead = !table.aside && table.columns(model).some(({ heading }) => heading !== '');
  const laidOut: Block = {
    title,
    ...(table.aside ? { aside: table.aside } : {}),
    width,
    role: 'Table',
    ...(hasHead ? { head: paper.head() } : {}),
    rows: total && options.totals === 'last row' ? [...rows, total] : rows,
    legend: legends.length > 1 ? joinRows(legends) : legends[0],
    fillable: room !== undefined && room.desired !== 0,
    ...(room?.desired === undefined ? {} : { desiredRows: room.desired }),
    ...(room?.least === undefined ? {} : { minRows: room.least }),
  };
  return [model.form && room?.onForm !== undefined ? withBlanks(pen, laidOut, room.onForm) : laidOut];
}

/** Returns the table of a block with its rows, and the row of its totals. */
function layOutTable<Line>(
  pen: Pen,
  table: SheetTable<Line>,
  { block: { lines }, columns, cells }: Content<Line>,
  model: SheetModel,
  width: number,
): { readonly paper: Table; readonly rows: Row[]; readonly total: Row | undefined } {
  const totals = (table.totals?.(model) ?? []).map(({ figure }): Cell => ({ ...figureCell(figure), bold: true }));
  const beforeTotals = columns.length - totals.length;
  const paper = new Table(
    pen,
    columns.map((column, i): PaperColumn => {
      const inColumn = cells.flatMap((row) => row[i] ?? []);
      return {
        heading: headingText(column, model),
        width: columnWidth(pen, column, inColumn, totals[i - beforeTotals], width),
        align: column.holds ? 'end' : 'start',
        after: column.after ?? 0,
      };
    }),
    width,
  );
  const rowsOf = (line: Line, i: number): Row[] => [
    ...(table.headings?.(line) ?? []).flatMap((heading) => paper.rows(headingCells(heading, columns))),
    ...paper.rows(
      (cells[i] ?? []).map((cell, n) => {
        const { boxes = null } = columns[n]?.cell(line, 'paper') ?? {};
        return boxes === null ? cell : { ...cell, below: ammunitionRow(pen, boxes, paper.room(n)) };
      }),
      columns[0]?.span?.(line) === 0 ? 1 : 0,
    ),
    ...(table.parts?.(line) ?? []).flatMap((part) => paper.rows(partCells(pen, part, columns.length), columns.length)),
  ];
  const [total] = totals.length === 0 ? [] : paper.rows(totalCells(table, model, totals, beforeTotals));
  return { paper, rows: inGroups(columns[0], lines, rowsOf), total: total && withRuleAbove(total, width) };
}

/** The rows of all lines; rows that share their first cell are joined, unless there are too many. */
function inGroups<Line>(
  first: TableColumn<Line> | undefined,
  lines: readonly Line[],
  rowsOf: (line: Line, i: number) => Row[],
): Row[] {
  if (!first?.span) return lines.flatMap(rowsOf);
  const groups: Row[][] = [];
  lines.forEach((line, i) => {
    const last = groups.at(-1);
    if (last && first.span?.(line) === 0) last.push(...rowsOf(line, i));
    else groups.push(rowsOf(line, i));
  });
  return groups.flatMap((rows) => (rows.length > rowsTogether ? rows : [joinRows(rows)]));
}

function cellOf<Line>(table: SheetTable<Line>, column: TableColumn<Line>, line: Line, first: boolean): Cell {
  const { text = '', figure, small, note } = column.cell(line, 'paper');
  const { look } = column;
  const words = [small, note].filter(Boolean).join('; ');
  return {
    ...(figure ? figureCell(figure) : { text: look === 'small' ? '' : text }),
    small: look === 'small' ? text : words,
    bold: look === 'strong' || look === 'rolled',
    soft: look === 'soft' || (table.faded?.(line) ?? false),
    heads: first && !table.headless && column.span?.(line) !== 0,
    depth: first ? (table.depth?.(line) ?? 0) : 0,
  };
}

function columnWidth<Line>(
  pen: Pen,
  { width = 'rest' }: TableColumn<Line>,
  cells: readonly Cell[],
  total: Cell | undefined,
  tableWidth: number,
): PaperColumn['width'] {
  if (typeof width !== 'object') return width;
  const { least, most = Number.POSITIVE_INFINITY, maxShare, beside, of } = width;
  const shareOfTable = maxShare === undefined ? most : (tableWidth * maxShare * 8) / pen.sizes.body;
  const measured = of === 'total' ? [total ?? []].flat() : cells;
  const texts =
    of === 'words'
      ? measured.flatMap(({ text, ...cell }) => text.split(' ').map((word) => ({ ...cell, text: word })))
      : measured;
  return naturalWidth(pen, texts, least, shareOfTable, beside);
}

/** The cells of a heading over lines, with its points. */
const headingCells = <Line>({ name, points, depth }: HeadingLine, columns: readonly TableColumn<Line>[]): Cell[] => [
  { text: name, bold: true, heads: true, depth },
  ...Array.from({ length: columns.findIndex(({ id }) => id === 'points') - 1 }, () => ({ text: '' })),
  figureCell(points),
];

/** The cells below a line. */
function partCells(
  pen: Pen,
  { name, text }: { readonly name: string; readonly text?: string },
  columns: number,
): Cell[] {
  const size = pen.sizes.small;
  if (text === undefined) return [{ text: name, size, soft: true }];
  return [
    { text: name, size },
    ...Array.from({ length: columns - 2 }, () => ({ text: '' })),
    { text, size, soft: true },
  ];
}

const totalCells = <Line>(
  { totals }: SheetTable<Line>,
  model: SheetModel,
  figures: readonly Cell[],
  before: number,
): Cell[] => [
  { text: (totals?.(model) ?? []).map(({ title }) => title).join('; '), heads: true },
  ...Array.from({ length: before - 1 }, () => ({ text: '' })),
  ...figures,
];

const withRuleAbove = (row: Row, width: number): Row => ({
  height: row.height,
  draw: (pen, x, y) => {
    row.draw(pen, x, y);
    pen.rule(x, y, width, 0.6, 'ink');
  },
});

const boxSize = 5;
const boxStep = 7;
/** Space between groups. */
const gap = 4;

/** Returns a row with a tick box for each shot, in fives; for too many shots, a line to write the remaining number on. */
function ammunitionRow(pen: Pen, count: number, width: number): Row {
  const boxes = tickBoxes(count);
  if (boxes === 0) {
    const { small } = pen.sizes;
    return {
      height: small + 3,
      draw: (pen, x, y) => {
        pen.text('left:', x, y + baseline(small), { size: small, soft: true });
        pen.rule(x + small * 2.4, y + baseline(small) + 1, 50, 0.6, 'control');
      },
    };
  }
  const groups = Math.max(1, Math.floor((width + gap) / (boxesPerGroup * boxStep + gap)));
  const inLine = groups * boxesPerGroup;
  const lines = Math.ceil(boxes / inLine);
  return {
    height: lines * boxStep + 2,
    draw: (pen, x, y) => {
      for (let i = 0; i < boxes; i++) {
        const onLine = i % inLine;
        const left = x + onLine * boxStep + Math.floor(onLine / boxesPerGroup) * gap;
        pen.box(left, y + 1 + Math.floor(i / inLine) * boxStep, boxSize, boxSize);
      }
    },
  };
}
