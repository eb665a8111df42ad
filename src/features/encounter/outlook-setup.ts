import type { Encounter, Fighter } from '../../character/encounter.ts';
import { fighterName, takesTurns } from '../../character/encounter-edits.ts';
import { rulesetAbout } from '../../rules/rulesets.ts';
import type { OutlookFighter } from '../outlook/fight-out.tsx';

/** The most fighters of a side that the simulation is made for. */
const mostOfSide = 6;

/** Those who fight in a simulation of an encounter, or why it cannot be simulated, in a sentence. */
export type OutlookSetup =
  | { readonly problem: string }
  | { readonly problem: null; readonly sides: readonly [string, string]; readonly fighters: readonly Fighter[] };

/** The fighters who can still fight, by their sides. */
export function outlookSetup({ fighters }: Encounter): OutlookSetup {
  const able = fighters.filter(takesTurns);
  const sides = [...new Set(able.map(({ side }) => side))];
  const [first, second, third] = sides;
  if (first === undefined || second === undefined || third !== undefined)
    return {
      problem: `Two sides are needed, of fighters who can still fight; there ${sides.length === 1 ? 'is 1' : `are ${sides.length}`}. The side of a fighter is chosen with the fighter.`,
    };
  if (new Set(able.map(({ character }) => rulesetAbout(character.ruleset).id)).size > 1)
    return { problem: 'All fighters must be under the same ruleset.' };
  const isLarge = sides.some((name) => able.filter(({ side }) => side === name).length > mostOfSide);
  if (isLarge) return { problem: `At most ${mostOfSide} on a side can be simulated.` };
  return { problem: null, sides: [first, second], fighters: able };
}

/** The fighters as plain data, in their present state. */
export const outlookFighters = ({
  sides,
  fighters,
}: Extract<OutlookSetup, { problem: null }>): readonly OutlookFighter[] =>
  fighters.map((fighter) => ({
    key: fighter.key,
    name: fighterName(fighter),
    saved: fighter.character,
    printed: fighter.printed,
    side: fighter.side === sides[0] ? 0 : 1,
  }));
