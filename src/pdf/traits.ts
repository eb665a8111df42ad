import type { SheetModel, TraitLine } from '../rules/sheet-model.ts';
import type { Block } from './block.ts';
import type { Pen } from './pen.ts';
import { figureCell, Table } from './table.ts';

const kinds: readonly [TraitLine['kind'], string][] = [
  ['race', 'Race'],
  ['advantage', 'Advantages'],
  ['perk', 'Perks'],
  ['disadvantage', 'Disadvantages'],
  ['quirk', 'Quirks'],
];

/** Advantages and the other traits, a block for each kind that the character has, and for every kind while there are none. */
export function traitsBlocks(pen: Pen, { traits, traitKinds }: SheetModel, width: number): Block[] {
  const columns = [
    { heading: '', width: 'rest' },
    { heading: '', width: 30, align: 'end' },
  ] as const;
  const table = new Table(pen, columns, width);
  return kinds
    .map(([kind, title]) => ({ kind, title, lines: traits.filter((trait) => trait.kind === kind) }))
    .filter(
      ({ kind, lines }) =>
        lines.length > 0 || kind === 'advantage' || (traits.length === 0 && traitKinds.includes(kind)),
    )
    .map(({ title, lines }) => ({
      title,
      aside: 'points',
      width,
      role: 'Table',
      rows: lines.flatMap(({ name, note, points }) =>
        table.rows([{ text: name, small: note, heads: true }, figureCell(points)]),
      ),
      fillable: true,
    }));
}
