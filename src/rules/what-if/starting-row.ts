import type { Listed } from '../../catalog/entry.ts';
import type { ItemFacet } from '../../catalog/item-entry.ts';
import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { RowChange } from '../../character/edit-rows.ts';
import type { ItemPlace } from '../../character/equipment-rows.ts';
import type { ResolvedSkill, SheetContext } from '../resolve/context.ts';
import type { Ruleset } from '../ruleset.ts';
import { isRaceRow, raceLevel, racePoints } from '../shared/race-skills.ts';
import { skillFacetFor } from '../shared/skills.ts';

/**
 * Points with which a skill is taken at first: those of its attribute's level, or the lowest rung above it. Spells are
 * taken many at a time, each with the fewest points that buy a level.
 */
export function startingPoints(ruleset: Pick<Ruleset, 'skillLadder'>, facet: SkillFacet): number {
  const lowest = ruleset.skillLadder.lowest(facet);
  return facet.spell || lowest.relative > 0 ? lowest.points : (ruleset.skillLadder.price(facet, 0) ?? lowest.points);
}

/** A skill that every member of the race has, as it is first learned further: by one level. */
export function furtherRow(
  ruleset: Pick<Ruleset, 'skillLadder'>,
  context: SheetContext,
  skill: ResolvedSkill,
): RowChange<'skills'> {
  const { entry, own, speciality } = skill.row;
  const facet = skillFacetFor(context, skill);
  if (!facet) return { entry, own, speciality };
  const { skillLadder } = ruleset;
  const level = raceLevel(skillLadder, facet, skill.raceRelative ?? 0);
  const points = (skillLadder.price(facet, level + 1) ?? 0) - racePoints(skillLadder, facet, skill);
  return { entry, own, speciality, points };
}

/** A skill of the list as it is first taken. Its tech level is not written down, so that it follows the setting's. */
export function startingSkill(
  ruleset: Pick<Ruleset, 'skillLadder'>,
  context: SheetContext,
  { id, facet }: Listed<SkillFacet>,
): RowChange<'skills'> {
  const ofRace = context.skills.find((skill) => skill.id === id && isRaceRow(skill));
  if (ofRace) return furtherRow(ruleset, context, ofRace);
  return { entry: id, points: startingPoints(ruleset, facet) };
}

/** Where an item goes at first: what protects is worn or held, a beast is led, all else is carried. */
export function startingPlace(kind: ItemFacet['kind']): ItemPlace {
  if (kind === 'mount') return 'stowed';
  return kind === 'armor' || kind === 'shield' ? 'ready' : 'carried';
}

const handful = 10;

/** An item as it is first taken: missiles by as many as their container holds. */
export function startingItem(context: Pick<SheetContext, 'catalog'>, item: Listed<ItemFacet>): RowChange<'equipment'> {
  const { facet, id } = item;
  const missiles = facet.kind === 'ammunition';
  return {
    entry: id,
    place: startingPlace(facet.kind),
    quantity: missiles ? (containerFor(context, item)?.facet.holds?.count ?? handful) : 1,
  };
}

/** The catalog's container for a kind of missile: one whose contents name it. */
export function containerFor(
  { catalog }: Pick<SheetContext, 'catalog'>,
  missile: Pick<Listed<ItemFacet>, 'name'>,
): Listed<ItemFacet> | undefined {
  const name = missile.name.toLowerCase();
  return [...catalog.items.values()].find(({ facet }) => facet.holds?.what.toLowerCase().includes(name));
}
