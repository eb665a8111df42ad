import type { SheetModel } from '../rules/sheet-model.ts';
import type { Block } from './block.ts';
import type { Pen } from './pen.ts';
import { figureCell, Table } from './table.ts';

/** Skills with what was paid, the level, what it stands on, and the chance to make the roll. */
export function skillsBlock(pen: Pen, { skills }: SheetModel, width: number): Block {
  const columns = [
    { heading: 'Skill', width: 'rest' },
    { heading: 'Points', width: 30, align: 'end' },
    { heading: 'Level', width: 25, align: 'end' },
    { heading: 'Relative', width: 45 },
    { heading: 'Odds', width: 27, align: 'end' },
  ] as const;
  const table = new Table(pen, columns, width);
  const rows = skills.flatMap(({ name, kind, points, level, relative, chance, note }) =>
    table.rows([
      { text: name, small: note ? `${kind}; ${note}` : kind, heads: true },
      figureCell(points),
      { ...figureCell(level), bold: true },
      { text: relative, soft: true },
      { text: chance, soft: true },
    ]),
  );
  return { title: 'Skills', width, role: 'Table', head: table.head(), rows, fillable: true };
}
