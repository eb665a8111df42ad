import type { PackedItem } from '../../character/add-items.ts';
import type { HeroKind } from '../heroes/hero-kind.ts';
import type { HeroItem, HeroTable } from '../heroes/hero-table.ts';
import type { Bundle, BundleTemplate } from './bundle.ts';

/** What a kind of hero begins with. */
export const bundleOfHero = ({ attributes, secondary = {}, traits = [], skills, equipment }: HeroTable): Bundle => ({
  race: null,
  attributes,
  secondary,
  traits,
  skills,
  items: packItems(equipment),
});

/** A kind of hero as a template without choices. */
export const templateOfHero = ({ id, name, line, spent }: HeroKind, table: HeroTable): BundleTemplate => ({
  id: `hero:${id}`,
  name,
  group: 'hero',
  description: line,
  keywords: [],
  points: spent,
  techLevel: table.campaign?.techLevel ?? null,
  given: bundleOfHero(table),
  choices: [],
});

/** The items of a hero, each with what names it as its container. */
function packItems(items: readonly HeroItem[]): PackedItem[] {
  const nameOf = ({ entry, own }: HeroItem) => (own ? own.name : (entry ?? ''));
  const inside = (container: string | undefined): PackedItem[] =>
    items
      .filter((item) => item.in === container)
      .map((item) => {
        const { in: _, ...row } = item;
        return { row, contents: inside(nameOf(item)) };
      });
  return inside(undefined);
}
