import type { SheetModel, TraitLine } from '../rules/model/sheet-model.ts';

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
/** Letters in a line under the skills. */
const A_LINE = 52;
/** Lines that are kept free to write in, filled ones counted: of skills, and of a kind of traits that may get more. */
const ROOM = { skills: 8, traits: 3 };

/**
 * How many of the blocks stand under the defenses, so that neither that column nor the one of the skills, which takes the
 * others and the notes if they stand there too, is higher than need be: all of them where that makes no difference.
 */
export function blocksUnderDefenses(
  model: SheetModel,
  blocks: readonly TraitBlock[],
  notesUnderSkills = false,
): number {
  const linesOf = ({ kind, lines }: TraitBlock) =>
    kind === 'advantage' || lines.length === 0
      ? Math.max(lines.length, ROOM.traits)
      : lines.reduce((sum, { parts = [] }) => sum + 1 + parts.length, 0);
  const high = (part: readonly TraitBlock[]) => part.reduce((sum, block) => sum + HEAD + linesOf(block), 0);
  const places = model.bodyPlaces.length > 0 ? HEAD + model.bodyPlaces.length : 0;
  const notes = notesUnderSkills ? model.notes.reduce((sum, note) => sum + Math.ceil(note.length / A_LINE), HEAD) : 0;
  const higher = (count: number) =>
    Math.max(
      DEFENSES + places + high(blocks.slice(0, count)),
      HEAD + Math.max(model.skills.length, ROOM.skills) + high(blocks.slice(count)) + notes,
    );
  const counts = blocks.map((_, i) => blocks.length - i);
  return counts.reduce((best, count) => (higher(count) < higher(best) ? count : best), blocks.length);
}
