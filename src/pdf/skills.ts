import type { HeadingLine, SheetModel } from '../rules/model/sheet-model.ts';
import type { Block } from './block.ts';
import type { Pen } from './pen.ts';
import { type Cell, figureCell, Table, type TableColumn } from './table.ts';

/** The width of its heading. */
const RELATIVE = 32;

/** Returns the block of skills with points, level, attribute, and the chance of success. */
export function skillsBlock(pen: Pen, { skills }: SheetModel, width: number): Block {
  const { body } = pen.sizes;
  // No wider than its texts: "DX+1" leaves more room for names than "untrained".
  const words = Math.max(0, ...skills.map(({ relative }) => pen.width(relative, { size: body })));
  const relative = Math.max(RELATIVE, ((words + 5.1) * 8) / body);
  const columns: TableColumn[] = [
    { heading: 'Skill', width: 'rest' },
    { heading: 'Level', width: 24, align: 'end' },
    { heading: 'Points', width: 27, align: 'end' },
    { heading: 'Relative', width: relative },
    { heading: 'Odds', width: 25, align: 'end' },
  ];
  const table = new Table(pen, columns, width);
  const rows = skills.flatMap(({ name, kind, points, level, relative, chance, note, headings, depth }) => [
    ...headings.flatMap((heading) => table.rows(headingCells(heading))),
    ...table.rows([
      { text: name, small: note ? `${kind}; ${note}` : kind, heads: true, depth },
      { ...figureCell(level), bold: true },
      figureCell(points),
      { text: relative, soft: true },
      { text: chance, soft: true },
    ]),
  ]);
  return { title: 'Skills', width, role: 'Table', head: table.head(), rows, fillable: true, desiredRows: 12 };
}

/** The cells of a heading over skills or spells, with its points. */
export const headingCells = ({ name, points, depth }: HeadingLine): readonly Cell[] => [
  { text: name, bold: true, heads: true, depth },
  { text: '' },
  figureCell(points),
];
