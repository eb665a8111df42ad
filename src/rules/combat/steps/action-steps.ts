import type { DerivationBuilder, OptionSource } from '../../../engine/builder.ts';
import type { Citation } from '../../../engine/citation.ts';
import { ownValue } from '../../../engine/own-value.ts';
import { heldShield } from '../../shared/attack-uses.ts';
import { isLearned } from '../../shared/rows.ts';
import { lineStat, skillStat } from '../../stat-ids.ts';
import { findReflexes, inCloseCombat, isAny, refuseManeuver } from '../fight.ts';
import type { CombatAction, Fight, FightSteps, FindRefusal, StateRoll } from '../fight-rules.ts';
import type { FightingLine } from '../fighting-line.ts';
import { hasEmptyHand } from '../hands.ts';
import { findIncapable, isMelee } from './attack-steps.ts';

/** Steps and reasons of actions that several rulesets share. */
type AgainstAction = FindRefusal<CombatAction>;

export const actionIncapable =
  (cite: Citation): AgainstAction =>
  (fight) =>
    findIncapable(fight, cite) ?? refuseManeuver(fight, fight.maneuver);

/** Only under one of these maneuvers. */
export const onlyUnder =
  (...maneuvers: readonly string[]): AgainstAction =>
  ({ maneuver, rules }, { cite }) =>
    maneuvers.includes(maneuver.id)
      ? null
      : {
          words: `needs ${rules.maneuvers
            .filter(({ id }) => maneuvers.includes(id))
            .map(({ name }) => name)
            .join(' or ')}`,
          cite,
        };

/** Only under a maneuver (or kind of one) that feints. */
export const onlyWithFeint: AgainstAction = ({ allowance }, { cite }) =>
  allowance.feint ? null : { words: 'needs a maneuver with a feint', cite };

export const needsCloseCombat: AgainstAction = (fight, { cite }) =>
  inCloseCombat(fight) || fight.choice.entersHex ? null : { words: 'in close combat only', cite };

export const needsHold: AgainstAction = (fight, { cite }) =>
  isAny(fight, 'grappling') ? null : { words: 'the foe must be held first', cite };

export const needsToBeHeld: AgainstAction = (fight, { cite }) =>
  isAny(fight, 'grappled', 'pinned') ? null : { words: 'nobody holds the fighter', cite };

export const notWhileHeld: AgainstAction = (fight, { cite }) =>
  isAny(fight, 'grappled', 'pinned') ? { words: 'held by a foe', cite } : null;

export const needsEmptyHand: AgainstAction = (fight, { cite }) =>
  hasEmptyHand(fight) ? null : { words: 'needs an empty hand', cite };

export const needsShield: AgainstAction = ({ context }, { cite }) =>
  heldShield(context) ? null : { words: 'no shield in hand', cite };

/** Melee weapons in hand and ready. */
export const readyMelee = ({ lines, state }: Fight): readonly FightingLine[] =>
  lines.filter((line) => isMelee(line) && line.use?.item.inUse && !(ownValue(state.unready, line.use.item.key) ?? 0));

/**
 * Starts from the skill with the chosen attack (`subject`), or else the best of the ready hand weapons; `bare` if there
 * is none.
 */
export function startFromWeaponSkill(
  w: DerivationBuilder,
  fight: Fight,
  cite: Citation,
  bare: readonly OptionSource[],
): void {
  const chosen = readyMelee(fight).filter(({ id }) => id === fight.choice.subject);
  const lines = chosen.length > 0 ? chosen : readyMelee(fight).filter(({ use }) => !use?.item.facet?.shield);
  const options = lines.map((line) => skillOption(w, line));
  startFromBest(w, options.length > 0 ? options : bare, cite);
}

/** The skill with a weapon as an option of a roll: with the shield in hand, if that lowers it. */
export function skillOption(w: DerivationBuilder, { id, name }: FightingLine): OptionSource {
  const withShield = lineStat(id, 'skillWithShield');
  return { from: w.has(withShield) ? withShield : lineStat(id, 'skill'), words: name };
}

/** The blow at a limb that a weapon parried; `trained` names the skills against which it is at −4. */
export const strikeParriedLimb = (cite: Citation, parried: string, trained: string): CombatAction => ({
  id: 'strikeLimb',
  name: 'Hit the limb that was parried',
  summary: `after a parry of ${parried} attack with a weapon: normal damage, without a defense`,
  cite,
  roll: 'success',
  against: '',
  refusals: [
    ({ lines }) =>
      lines.some(({ use, mode }) => mode === 'melee' && use?.item.inUse)
        ? null
        : { words: 'needs a weapon in hand', cite },
  ],
  formula: (w, fight) => {
    startFromWeaponSkill(w, fight, cite, [{ from: 'dx' }]);
    if (fight.incoming.trained) w.add(-4, `against ${trained}`, { cite });
  },
});

/** What a foe adds to the roll against getting free: a pin, or a hold with both hands. */
export const addHold =
  (cite: Citation): FightSteps =>
  (w, { state, target }) => {
    const pinned = state.conditions.includes('pinned');
    if (pinned) w.add(target.holdsWithBoth ? 10 : 5, 'the fighter is pinned', { cite });
    else if (target.holdsWithBoth) w.add(5, 'holding with both hands', { cite });
  };

/** The roll to draw a weapon at once, with the skill for it, which is never tried untrained. */
export const fastDraw = (cite: Citation, failure: string): CombatAction => ({
  id: 'fastDraw',
  name: 'Fast-Draw',
  summary: `made, the item is ready at once; ${failure}`,
  cite,
  roll: 'success',
  against: '',
  refusals: [
    actionIncapable(cite),
    (fight) => (fastDrawLevels(fight).length > 0 ? null : { words: 'Fast-Draw is not trained', cite }),
  ],
  formula: (w, fight) => startFromBest(w, fastDrawLevels(fight), cite),
});

const fastDrawLevels = ({ context }: Fight): OptionSource[] =>
  [...context.skills, ...context.covered]
    .filter((skill) => isLearned(skill) && skill.plainName.toLowerCase() === 'fast-draw')
    .map(({ key, name }) => ({ from: skillStat(key, 'level'), words: name }));

/** What helpers add to a takedown or a pin: a part of the score of each of so many, rounded down. */
export const addHelpers =
  (most: number, part: number, cite: Citation): FightSteps =>
  (w, { choice }) => {
    for (const score of (choice.helpers ?? []).slice(0, most)) {
      const add = Math.floor(score / part);
      if (add > 0) w.add(add, `a helper with ${score}: one for each ${part}`, { cite });
    }
  };

/** Starts from the only option, or the best of several. */
export function startFromBest(w: DerivationBuilder, options: readonly OptionSource[], cite: Citation): void {
  const [only, ...others] = options;
  if (only && 'from' in only && others.length === 0) w.startFrom(only.from, only.words, { cite });
  else w.choose('the best of', options, 'highest', { cite });
}

/** The levels of trained skills with these catalog ids (or names). */
export const trainedLevels = ({ context }: Pick<Fight, 'context'>, ...ids: readonly string[]): OptionSource[] =>
  ids.flatMap((id) =>
    (context.skillsByName.get(id) ?? [])
      .filter(isLearned)
      .map(({ key, name }) => ({ from: skillStat(key, 'level'), words: name })),
  );

/** Rolls of a state that several rulesets share, with their pages and results. */

interface Results {
  readonly success: string;
  readonly failure: string;
}

/** The roll against HT to stay conscious. */
export const stayConscious = (
  cite: Citation,
  failure: string,
  isDue: StateRoll['isDue'],
  more: FightSteps = () => {},
): StateRoll => ({
  id: 'consciousness',
  name: 'stay conscious',
  cite,
  isDue: (fight, number) => isDue(fight, number) && !isAny(fight, 'unconscious', 'asleep'),
  formula: (w, fight) => {
    w.startFrom('ht', undefined, { cite });
    more(w, fight);
  },
  when: 'turnStart',
  success: 'the turn is taken as usual',
  failure,
  conditionsFollow: ['unconscious'],
});

/** The roll against HT after a stun. */
export const recoverFromStun = (
  cite: Citation,
  name: string,
  success: string,
  when: StateRoll['when'] = 'turnStart',
): StateRoll => ({
  id: 'stun',
  name,
  cite,
  isDue: (fight) => isAny(fight, 'stunned') && !isAny(fight, 'unconscious'),
  formula: (w) => w.startFrom('ht', undefined, { cite }),
  when,
  success,
  failure: 'still stunned',
  conditionsEnd: ['stunned'],
});

/** The roll against IQ after a surprise, easier each turn after a partial one; somebody frozen has none yet. */
export const recoverFromSurprise = (
  cite: Citation,
  { success, failure }: Results,
  when: StateRoll['when'] = 'turnStart',
): StateRoll => ({
  id: 'surprise',
  name: 'recover from surprise',
  cite,
  isDue: (fight) => isAny(fight, 'mentallyStunned') && !isAny(fight, 'frozen', 'unconscious'),
  formula: (w, fight) => {
    const { surprise } = fight.state;
    w.startFrom('iq', undefined, { cite });
    const reflexes = findReflexes(fight);
    if (reflexes) w.add(6, reflexes, { cite });
    if (surprise?.partial && surprise.turns > 1)
      w.add(surprise.turns - 1, 'partial surprise: each turn after the first', { cite });
  },
  when,
  success,
  failure,
  conditionsEnd: ['mentallyStunned'],
});

/** The roll against Will of somebody who is hurt while aiming. */
export const keepAim = (cite: Citation): StateRoll => ({
  id: 'aim',
  name: 'keep the aim when hurt',
  cite,
  isDue: ({ state }) => state.aim !== null && state.wounds > 0,
  formula: (w) => w.startFrom('will', undefined, { cite }),
  when: 'hurt',
  success: 'the aim is kept',
  failure: 'the aim is lost',
  losesAim: true,
});
