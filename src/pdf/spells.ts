import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { Block } from './block.ts';
import type { Pen } from './pen.ts';
import { headingCells } from './skills.ts';
import { figureCell, Table } from './table.ts';

/**
 * Returns the block of spells, like skills with the requirements of casting, on the form of a mage with rows to write on; none
 * without spells.
 */
export function spellsBlocks(pen: Pen, { spells, spellRows }: SheetModel, width: number): Block[] {
  if (spells.length === 0 && !spellRows) return [];
  const columns = [
    { heading: 'Spell', width: 'rest' },
    ...(spellRows ? [{ heading: 'Class', width: 58 } as const] : []),
    { heading: 'Level', width: 28, align: 'end' },
    { heading: 'Points', width: 30, align: 'end' },
    { heading: 'Relative', width: 42 },
    { heading: 'Odds', width: 38, align: 'end', after: 7 },
    { heading: 'Time', width: 46 },
    { heading: 'Duration', width: 66 },
    { heading: 'Cost', width: 58 },
    { heading: 'To maintain', width: 74 },
  ] as const;
  const table = new Table(pen, columns, width);
  const rows = spells.flatMap((line) => [
    ...line.headings.flatMap((heading) => table.rows(headingCells(heading))),
    ...table.rows([
      {
        text: line.name,
        small: line.note ? `${line.class}; ${line.note}` : line.class,
        heads: true,
        depth: line.depth,
      },
      { ...figureCell(line.level), bold: true },
      figureCell(line.points),
      { text: line.relative, soft: true },
      { text: line.chance, soft: true },
      { text: line.time },
      { text: line.duration },
      { text: line.cost },
      { text: line.maintain },
    ]),
  ]);
  return [{ title: 'Spells', width, role: 'Table', head: table.head(), rows, fillable: spellRows }];
}
