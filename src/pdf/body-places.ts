import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { Block } from './block.ts';
import { layOutBracketLegend } from './figure-text.ts';
import type { Pen } from './pen.ts';
import { figureCell, Table } from './table.ts';

/** Returns the block of armor by place of the body; none if no pieces are worn, or with a table of hit locations. */
export function bodyPlacesBlocks(pen: Pen, model: SheetModel, width: number): Block[] {
  const { bodyPlaces, hitDice, passiveDefense, vitals } = model;
  if (bodyPlaces.length === 0 || hitDice !== null) return [];
  const columns = [
    { heading: 'Location', width: 'rest' },
    ...(passiveDefense ? [{ heading: 'PD', width: 36, align: 'end' } as const] : []),
    { heading: 'DR', width: 36, align: 'end' },
  ] as const;
  const table = new Table(pen, columns, width);
  const rows = bodyPlaces.flatMap((line) =>
    table.rows([
      { text: line.place, heads: true },
      ...(passiveDefense ? [figureCell(line.passiveDefense)] : []),
      figureCell(line.damageResistance),
    ]),
  );
  const figures = bodyPlaces.flatMap((line) => [line.passiveDefense, line.damageResistance]);
  return [
    {
      title: 'Armor by location',
      width,
      role: 'Table',
      head: table.head(),
      rows,
      legend: layOutBracketLegend(pen, figures, width, vitals),
    },
  ];
}
