import type { LabelledFigure, SheetModel } from '../rules/model/sheet-model.ts';
import { traitBlocks } from '../rules/print/sheet-layout.ts';
import type { Block } from './block.ts';
import { formatPrintedFigure } from './figure-text.ts';
import type { Pen } from './pen.ts';
import { type Cell, figureCell, Table } from './table.ts';

/** The desired number of rows, filled ones included; none for race, which is not acquired in play. */
const WISHES = { race: 0, advantage: 5, perk: 2, disadvantage: 5, quirk: 5 } as const;

/** Returns the blocks of traits: one for each kind that the character has, and for every kind while there are none. */
export function traitsBlocks(pen: Pen, model: SheetModel, width: number): Block[] {
  const columns = [
    { heading: '', width: 'rest' },
    { heading: '', width: 30, align: 'end' },
  ] as const;
  const table = new Table(pen, columns, width);
  const size = pen.sizes.small;
  // In brackets, because these points are included in those of the race.
  const partCell = ({ figure }: LabelledFigure): Cell => ({
    text: `(${formatPrintedFigure(figure)})`,
    size,
    soft: true,
  });
  return traitBlocks(model).map(({ kind, title, lines }) => ({
    title,
    aside: 'points',
    width,
    role: 'Table',
    rows: lines.flatMap(({ name, note, points, total, depth, parts = [] }) => [
      ...table.rows([
        { text: name, small: parts.length > 0 ? '' : note, heads: true, depth },
        figureCell(total ?? points),
      ]),
      ...parts.flatMap((part) => table.rows([{ text: part.name, size }, partCell(part)], columns.length)),
      ...(parts.length > 0 && note ? table.rows([{ text: note, size, soft: true }], columns.length) : []),
    ]),
    fillable: WISHES[kind] > 0,
    desiredRows: WISHES[kind],
  }));
}
