import type { SheetModel, TraitLine } from '../rules/sheet-model.ts';

export interface TraitBlock {
  readonly kind: TraitLine['kind'];
  readonly title: string;
  readonly lines: readonly TraitLine[];
}

const titles: readonly [TraitLine['kind'], string][] = [
  ['race', 'Race'],
  ['advantage', 'Advantages'],
  ['perk', 'Perks'],
  ['disadvantage', 'Disadvantages'],
  ['quirk', 'Quirks'],
];

/** A block for each kind of traits that the character has, for advantages always, and for every kind while there are none. */
export function traitBlocks({ traits, traitKinds }: SheetModel): TraitBlock[] {
  return titles
    .map(([kind, title]) => ({ kind, title, lines: traits.filter((trait) => trait.kind === kind) }))
    .filter(
      ({ kind, lines }) =>
        lines.length > 0 || kind === 'advantage' || (traits.length === 0 && traitKinds.includes(kind)),
    );
}

/** About as high as so many lines: title and heading of a block, and all that stands above the traits. */
const HEAD = 2.5;
const DEFENSES = 15;

/**
 * How many of the blocks stand under the defenses, so that neither that column nor the one of the skills, which takes the
 * others, is higher than need be: all of them where that makes no difference.
 */
export function blocksUnderDefenses(model: SheetModel, blocks: readonly TraitBlock[]): number {
  const high = (part: readonly TraitBlock[]) => part.reduce((sum, { lines }) => sum + HEAD + lines.length, 0);
  const places = model.bodyPlaces.length > 0 ? HEAD + model.bodyPlaces.length : 0;
  const higher = (count: number) =>
    Math.max(DEFENSES + places + high(blocks.slice(0, count)), HEAD + model.skills.length + high(blocks.slice(count)));
  const counts = blocks.map((_, i) => blocks.length - i);
  return counts.reduce((best, count) => (higher(count) < higher(best) ? count : best), blocks.length);
}
