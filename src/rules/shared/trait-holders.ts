import type { Effect } from '../../catalog/effect.ts';
import { memoizeByKeys } from '../../engine/memoize.ts';
import type { ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { normalizeName } from '../resolve/resolve-rows.ts';
import { groupBy } from './group-by.ts';
import { findChosenOptions } from './trait-price.ts';

/** True for a trait in force that was given one of these answers; for any trait in force where none are named. */
function hasAnswer(context: SheetContext, trait: ResolvedTrait, options: readonly string[] | undefined): boolean {
  if (!trait.listed || trait.row.boughtOff) return false;
  if (!options) return true;
  return findChosenOptions(trait.listed, trait.row, context.character.campaign).some(({ option }) =>
    options.includes(option.id),
  );
}

/** The traits of the character, then those of the race, by their ids. */
const traitsById = memoizeByKeys(
  ({ traits, race }: SheetContext) => [traits, race],
  ({ traits, race }) => groupBy([...traits, ...race.traits], ({ id }) => id),
);

/** The same by their names in small letters: a player who types in an effect knows no ids. */
const traitsByName = memoizeByKeys(
  ({ traits, race }: SheetContext) => [traits, race],
  ({ traits, race }) => groupBy([...traits, ...race.traits], ({ plainName }) => normalizeName(plainName)),
);

/** Traits of this id or name in force (with one of these options), bought or of the race, but for the row `except`. */
export function findHolders(
  context: SheetContext,
  id: string,
  options: readonly string[] | undefined,
  except?: string,
): ResolvedTrait[] {
  const traits = traitsById(context).get(id) ?? traitsByName(context).get(normalizeName(id)) ?? [];
  return traits.filter((trait) => trait.key !== except && hasAnswer(context, trait, options));
}

/** The first of {@link findHolders}. */
export const findHolder = (
  context: SheetContext,
  id: string,
  options: readonly string[] | undefined,
): ResolvedTrait | undefined => findHolders(context, id, options)[0];

/**
 * What keeps an effect of a trait from counting: another trait of the character, or the trait itself by another of its
 * answers; null where nothing does.
 */
export function findAnnullingTrait(
  context: SheetContext,
  unless: NonNullable<Effect['unless']>,
  self: ResolvedTrait | undefined,
): ResolvedTrait | null {
  for (const { trait: id, options } of unless) {
    if (self?.id !== id) {
      const holder = findHolder(context, id, options);
      if (holder) return holder;
    } else if (hasAnswer(context, self, options)) return self;
  }
  return null;
}
