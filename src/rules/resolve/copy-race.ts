import type { Listed } from '../../catalog/entry.ts';
import type { RaceFacet } from '../../catalog/race-entry.ts';
import type { OwnRace } from '../../character/character.ts';
import { listedTemplate } from './race-template.ts';
import { ownEffectFrom } from './write-own-effect.ts';

/**
 * A race of the list as one of the player's own, to be changed: the same parts, and the printed price where there is
 * one. `newKey` gives the keys of its rows.
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
    traits: traits.map((row) => ({ ...row, key: newKey() })),
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
    traits: own.traits.map((row) => ({
      ...row,
      key: newKey(),
      modifiers: row.modifiers.map((modifier) => ({ ...modifier, key: newKey() })),
    })),
    skills: own.skills.map((row) => ({ ...row, key: newKey() })),
  };
}
