import * as z from 'zod/mini';
import type { Effect } from '../../catalog/effect.ts';
import type { Listed } from '../../catalog/entry.ts';
import type { RaceFacet } from '../../catalog/race-entry.ts';
import type { OwnRace } from '../../character/character.ts';
import { type OwnEffect, ownEffectSchema } from '../../character/custom-effect.ts';
import type { TraitRow } from '../../character/trait-rows.ts';
import { storeTarget } from '../shared/targets.ts';
import { listedTemplate } from './resolve-rows.ts';

/**
 * An effect of a listed entry in the form of a custom entry, so that a copy of the entry works the same: see
 * `effectOf`.
 */
export function ownEffectFrom(effect: Effect): OwnEffect {
  const {
    add,
    levelOver,
    share,
    times,
    atMost,
    instead,
    perLevel = false,
    fromLevel = null,
    learned = false,
    unless,
    when = '',
  } = effect;
  const common = { ...storeTarget(effect.to), perLevel, fromLevel, learned, unless: unless?.[0]?.trait ?? '', when };
  // Without `how`, as older versions of the program wrote it.
  const plain = effect.to === 'startingMoney' ? times !== undefined : add !== undefined;
  return z.parse(ownEffectSchema, {
    ...common,
    ...(plain ? {} : { how: howOf(effect) }),
    ...(add === undefined ? {} : { add }),
    ...(times === undefined ? {} : { times }),
    ...(atMost === undefined ? {} : { atMost }),
    ...(levelOver === undefined ? {} : { over: levelOver }),
    ...(share ? { of: share.of, times: share.times } : {}),
    ...(instead ? { of: instead.of, over: instead.over } : {}),
  });
}

function howOf({ add, levelOver, share, times, atMost }: Effect): OwnEffect['how'] {
  if (add !== undefined) return 'add';
  if (times !== undefined) return 'times';
  if (atMost !== undefined) return 'atMost';
  if (levelOver !== undefined) return 'level';
  return share ? 'share' : 'instead';
}

/**
 * Copies a race of the list as a custom one to be changed: the same parts, and the printed price if there is one.
 * `newKey` gives the keys of its rows.
 */
export function copyRace({ id, name, description, facet }: Listed<RaceFacet>, newKey: () => string): OwnRace {
  const { points = null, st = 0, dx = 0, iq = 0, ht = 0, effects = [] } = facet;
  const { traits, skills } = listedTemplate(facet);
  return {
    name,
    points,
    st,
    dx,
    iq,
    ht,
    traits: traits.map((row) => withNewKeys(row, newKey)),
    skills: skills.map(({ row: { entry, own, speciality }, relative }) => ({
      key: newKey(),
      entry,
      own,
      speciality,
      relative,
    })),
    effects: effects.map(ownEffectFrom),
    basedOn: id,
    description,
  };
}

/** Returns an own race with fresh keys for its rows, for another character. `newKey` gives them. */
export function copyOwnRace(own: OwnRace, newKey: () => string): OwnRace {
  return {
    ...own,
    traits: own.traits.map((row) => withNewKeys(row, newKey)),
    skills: own.skills.map((row) => ({ ...row, key: newKey() })),
  };
}

const withNewKeys = (row: TraitRow, newKey: () => string): TraitRow => ({
  ...row,
  key: newKey(),
  modifiers: row.modifiers.map((modifier) => ({ ...modifier, key: newKey() })),
});
