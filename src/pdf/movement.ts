import type { StatId } from '../engine/step.ts';
import type { LabelledFigure, SheetModel } from '../rules/model/sheet-model.ts';
import { formatFigure } from '../rules/model/sheet-model.ts';
import type { Block, Row } from './block.ts';
import type { Pen } from './pen.ts';
import { figureCell, Table, type TableColumn } from './table.ts';

/** Space between the two halves of a row. */
const APART = 9;
/** The share of the left half of a row: its names are longer. */
const LEFT = 0.57;

/**
 * Returns the block of basic damage, Speed and the other plain figures of the ruleset, two in a row, without those that the
 * band of vitals shows already.
 */
export function movementBlock(
  pen: Pen,
  { thrust, swing, figures, form }: SheetModel,
  width: number,
  inVitals: readonly StatId[],
): Block {
  const all: LabelledFigure[] = [
    { name: 'Thrust', figure: thrust },
    { name: 'Swing', figure: swing },
    ...figures.filter(({ name, figure }) =>
      form ? name !== 'Move' : figure.stat === undefined || !inVitals.includes(figure.stat),
    ),
  ];
  const size = pen.sizes.figure * 0.9;
  /** Returns the rows of every second figure; their column is as wide as the widest, so that none is broken: "7.625". */
  const halfRows = (which: 0 | 1, ownWidth: number): Row[] => {
    const lines = all.filter((_, i) => i % 2 === which);
    const widest = Math.max(0, ...lines.map(({ figure }) => pen.width(formatFigure(figure), { size, serif: true })));
    const columns: TableColumn[] = [
      { heading: '', width: 'rest' },
      { heading: '', width: ((widest + 0.1) * 8) / pen.sizes.body, align: 'end' },
    ];
    const table = new Table(pen, columns, ownWidth);
    return lines.flatMap(({ name, figure, caption = '' }) =>
      table.rows([
        { text: name, heads: true, small: caption },
        { ...figureCell(figure), size, serif: true },
      ]),
    );
  };
  const ownWidth = (width - APART) * LEFT;
  const right = halfRows(1, width - APART - ownWidth);
  const rows = halfRows(0, ownWidth).map((row, i) => joinHalves(row, right[i], ownWidth + APART));
  return { title: 'Damage and movement', width, role: 'Table', rows };
}

/** Joins two halves into a row; hairlines have a gap between them. */
const joinHalves = (left: Row, right: Row | undefined, apart: number): Row => ({
  height: Math.max(left.height, right?.height ?? 0),
  draw: (pen, x, y) => {
    left.draw(pen, x, y);
    right?.draw(pen, x + apart, y);
  },
});
