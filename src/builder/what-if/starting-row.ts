import * as z from 'zod/mini';
import type { Listed } from '../../catalog/entry.ts';
import type { ItemFacet } from '../../catalog/item-entry.ts';
import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { TraitFacet } from '../../catalog/trait-entry.ts';
import { newKey, type RowChange } from '../../character/edit-rows.ts';
import type { ItemPlace } from '../../character/equipment-rows.ts';
import { newModifier, ownTraitSchema } from '../../character/trait-rows.ts';
import { formatCitation } from '../../engine/citation.ts';
import type { ResolvedSkill, SheetContext } from '../../rules/resolve/context.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { containerFor } from '../../rules/shared/attack-uses.ts';
import { findRaceLevel, findRacePoints, isRaceRow } from '../../rules/shared/rows.ts';
import { resolveSkillFacet } from '../../rules/shared/skill-ladder.ts';

/**
 * Returns the points of a newly added skill: the price of the level of its attribute, or of the lowest level above it.
 * Spells, which are usually learned in numbers, get the fewest points that buy a level.
 */
export function findStartingPoints(ruleset: Pick<Ruleset, 'skillLadder'>, facet: SkillFacet): number {
  const lowest = ruleset.skillLadder.lowest(facet);
  return facet.spell || lowest.relative > 0 ? lowest.points : (ruleset.skillLadder.price(facet, 0) ?? lowest.points);
}

/** Returns a new row for a racial skill, improved by one level. */
export function startingRacialSkill(
  ruleset: Pick<Ruleset, 'skillLadder'>,
  context: SheetContext,
  skill: ResolvedSkill,
): RowChange<'skills'> {
  const { entry, own, speciality } = skill.row;
  const facet = resolveSkillFacet(context, skill);
  if (!facet) return { entry, own, speciality };
  const { skillLadder } = ruleset;
  const level = findRaceLevel(skillLadder, facet, skill.raceRelative ?? 0);
  const points = (skillLadder.price(facet, level + 1) ?? 0) - findRacePoints(skillLadder, facet, skill);
  return { entry, own, speciality, points };
}

/** Returns a new row for a listed skill. It has no tech level, so that it follows the setting. */
export function startingSkill(
  ruleset: Pick<Ruleset, 'skillLadder'>,
  context: SheetContext,
  { id, facet }: Listed<SkillFacet>,
): RowChange<'skills'> {
  const racialSkill = context.skills.find((skill) => skill.id === id && isRaceRow(skill));
  if (racialSkill) return startingRacialSkill(ruleset, context, racialSkill);
  return { entry: id, points: findStartingPoints(ruleset, facet) };
}

/** Returns the self-control roll of a newly added disadvantage, the usual one (Basic Set p. 120); null if it has none. */
export const startingSelfControl = (
  { selfControl }: Pick<Ruleset, 'selfControl'>,
  facet: Pick<TraitFacet, 'selfControl'>,
): 12 | null => (selfControl && facet.selfControl ? 12 : null);

/**
 * Returns what a listed container of other traits is added as: a container of the player's own, with its modifier; null for
 * any other trait. `used` are the keys that the modifier must not take.
 */
export function startingContainer(
  { id, name, facet, description }: Listed<TraitFacet>,
  used: readonly string[],
): RowChange<'traits'> | null {
  if (!facet.container) return null;
  const { holds, source, modifier } = facet.container;
  const own = z.parse(ownTraitSchema, {
    name: name.replace(/ \(power\)$/, ''),
    holds,
    description,
    page: formatCitation(facet.cite),
    power: id,
    ...(source === undefined ? {} : { powerSource: source }),
  });
  const page = formatCitation(facet.cite);
  return {
    entry: '',
    own,
    modifiers: modifier ? [newModifier(newKey(used), { ...modifier, page })] : [],
  };
}

/** Returns the place of a newly added item: armor and shields are worn or held, mounts are led, all else is carried. */
export function startingPlace(kind: ItemFacet['kind']): ItemPlace {
  if (kind === 'mount') return 'stowed';
  return kind === 'armor' || kind === 'shield' ? 'ready' : 'carried';
}

const defaultQuantity = 10;

/** Returns a new row for an item; missiles in the number that their container holds. */
export function startingItem(context: Pick<SheetContext, 'catalog'>, item: Listed<ItemFacet>): RowChange<'equipment'> {
  const { facet, id } = item;
  const missiles = facet.kind === 'ammunition';
  return {
    entry: id,
    place: startingPlace(facet.kind),
    quantity: missiles ? (containerFor(context, item)?.facet.holds?.count ?? defaultQuantity) : 1,
  };
}
