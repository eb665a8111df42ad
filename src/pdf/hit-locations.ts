import { describeAllLayers } from '../rules/model/armor-layers.ts';
import type { SheetModel } from '../rules/model/sheet-model.ts';
import { joinRows } from './attacks.ts';
import type { Block } from './block.ts';
import { layOutBracketLegend, layOutLegend } from './figure-text.ts';
import { naturalWidth } from './natural-width.ts';
import type { Pen } from './pen.ts';
import { figureCell, Table } from './table.ts';

/** Returns the table of hit locations, with the layers of each DR; none in rulesets without one, or where nothing protects. */
export function hitLocationsBlocks(pen: Pen, { bodyPlaces, hitDice, vitals }: SheetModel, width: number): Block[] {
  if (hitDice === null) return [];
  const rolls = bodyPlaces.map(({ hit }) => hit?.rolls ?? '');
  const resistances = bodyPlaces.map(({ damageResistance }) => figureCell(damageResistance).text);
  const columns = [
    { heading: 'Location', width: 'rest' },
    { heading: hitDice, width: naturalWidth(pen, rolls, 24, 60) },
    { heading: 'To hit', width: 26, align: 'end' },
    { heading: 'DR', width: naturalWidth(pen, resistances, 22, 44, { bold: true }), align: 'end' },
  ] as const;
  const table = new Table(pen, columns, width);
  const rows = bodyPlaces.flatMap(({ place, damageResistance, hit }) =>
    table.rows([
      { text: place, heads: true },
      { text: hit?.rolls ?? '' },
      { text: hit?.toHit ?? '' },
      { ...figureCell(damageResistance), bold: true },
    ]),
  );
  const figures = bodyPlaces.map((line) => line.damageResistance);
  const layers = describeAllLayers(bodyPlaces);
  const legends = [
    ...(layers === '' ? [] : [layOutLegend(pen, layers, width)]),
    ...[layOutBracketLegend(pen, figures, width, vitals) ?? []].flat(),
  ];
  return [
    {
      title: 'Hit locations',
      width,
      role: 'Table',
      head: table.head(),
      rows,
      legend: legends.length === 0 ? undefined : joinRows(legends),
    },
  ];
}
