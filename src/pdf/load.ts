import type { Figure, LoadLine, SheetModel } from '../rules/model/sheet-model.ts';
import { formatFigure } from '../rules/model/sheet-model.ts';
import type { Block, Row } from './block.ts';
import type { Pen } from './pen.ts';
import { figureCell, Table, type TableColumn } from './table.ts';

const none: Figure = { text: '' };
const NAMES = 34;

const lines: readonly (readonly [name: string, figure: (level: LoadLine) => Figure | undefined])[] = [
  ['up to lb', ({ limit }) => limit],
  ['Move', ({ move }) => move],
  ['Dodge', ({ dodge }) => dodge],
];

/** Returns the block of load levels, a column for each; the current one is bold, in a box. */
export function loadBlock(pen: Pen, { load: { carried, level, levels } }: SheetModel, width: number): Block {
  const columns: TableColumn[] = [
    { heading: '', width: NAMES },
    ...levels.map(
      ({ name, now }): TableColumn => ({ heading: now ? `${name} now` : name, width: 'rest', align: 'end' }),
    ),
  ];
  const table = new Table(pen, columns, width);
  const now = levels.findIndex((line) => line.now);
  const current = now < 0 ? null : table.edges(now + 1);
  const boxed = (row: Row, place: 'head' | 'last' | 'within'): Row =>
    current === null
      ? row
      : {
          ...row,
          draw: (pen, x, y) => {
            row.draw(pen, x, y);
            const [left, right] = [x + current.from - 1, x + current.to + 2];
            pen.upright(left, y, row.height, 'ink');
            pen.upright(right, y, row.height, 'ink');
            if (place !== 'within') pen.rule(left, place === 'head' ? y : y + row.height, right - left, 0.5, 'ink');
          },
        };
  const rows = lines.flatMap(([name, of]) =>
    table.rows([
      { text: name, heads: true, size: pen.sizes.small },
      ...levels.map((line) => ({ ...figureCell(of(line) ?? none), bold: line.now })),
    ]),
  );
  return {
    title: 'Load',
    aside: `${formatFigure(carried)} lb${now >= 0 || level === '' ? '' : `, ${level}`}`,
    asideFigure: carried,
    width,
    role: 'Table',
    head: boxed(table.head(), 'head'),
    rows: rows.map((row, i) => boxed(row, i === rows.length - 1 ? 'last' : 'within')),
  };
}
