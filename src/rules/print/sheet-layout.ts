import type { SheetModel, TraitLine } from '../model/sheet-model.ts';

/** Layout that screen, print and PDF share; sizes of type and room to write differ, and are with each of them. */

/** More lines than this run over the whole width of the page, in two or three columns. */
const longest = { skills: 26, traits: 18, possessions: 30 } as const;

/** Which lists of a sheet are too long for their column. */
export const longLists = ({
  skills,
  traits,
  possessions,
}: SheetModel): Readonly<Record<keyof typeof longest, boolean>> => ({
  skills: skills.length > longest.skills,
  traits: traits.length > longest.traits,
  possessions: possessions.length > longest.possessions,
});

/** Boxes to tick (shots, hits, fatigue) are in groups, to be counted at a glance. */
export const boxesInGroup = 5;
/** Nobody ticks more boxes than this: there is room to write instead. */
const mostBoxes = 40;

/** How many boxes to tick are drawn for a count: one for each, or none where that would be too many. */
export const tickBoxes = (count: number): number =>
  Number.isInteger(count) && count >= 1 && count <= mostBoxes ? count : 0;

/** Rows to write in that the table of ranges has on a form. */
export const rangedRowsOfForm = 3;

/** Traits of one kind, under one title. */
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
