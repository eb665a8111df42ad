import type { AttributeLine, SheetModel } from '../rules/model/sheet-model.ts';
import type { Block } from './block.ts';
import type { Pen } from './pen.ts';
import { figureCell, Table } from './table.ts';

/** Returns the block of attributes and secondary characteristics with their points. */
export function attributesBlock(pen: Pen, { attributes, secondary }: SheetModel, width: number): Block {
  const { sizes } = pen;
  const columns = [
    { heading: 'Attribute', width: 'rest' },
    { heading: 'Level', width: 36, align: 'end' },
    { heading: 'Points', width: 26, align: 'end' },
  ] as const;
  const table = new Table(pen, columns, width);
  const rows = (lines: readonly AttributeLine[], label: number, level: number, bold: boolean) =>
    lines.flatMap(({ name, fullName, level: figure, points }) =>
      table.rows([
        { text: name, small: fullName === name ? '' : fullName, size: label, bold, heads: true },
        { ...figureCell(figure), size: level, serif: true },
        { ...figureCell(points), soft: true },
      ]),
    );
  return {
    title: 'Attributes',
    aside: 'points',
    width,
    role: 'Table',
    rows: [...rows(attributes, sizes.figure, sizes.vital, true), ...rows(secondary, sizes.body, sizes.figure, false)],
  };
}
