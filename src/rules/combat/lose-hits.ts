import type { CombatState } from '../../character/combat-state.ts';
import type { Play } from '../../character/play.ts';
import type { OpenedCharacter } from '../derive-character.ts';
import { deriveCombat } from './derive-combat.ts';
import type { FightRules } from './fight-rules.ts';
import { resolveInjury } from './resolve-injury.ts';
import { afterHealing, afterWound } from './state-after.ts';
import { woundOf } from './wound.ts';

/** The fields that a wound of a few hits to no particular place changes. */
const changedFields = ['hitsLost', 'wounds', 'posture', 'conditions', 'unready', 'rollsDue'] as const;
type Changed = Pick<CombatState, (typeof changedFields)[number]>;

const changedBy = ({ hitsLost, wounds, posture, conditions, unready, rollsDue }: Changed): Changed => ({
  hitsLost,
  wounds,
  posture,
  conditions,
  unready,
  rollsDue,
});

/**
 * The state of play with so many hits left, counted by hand. Presses of − that follow each other are one wound: with its last hit it
 * may become a major wound, or pass a threshold, and then its consequences are those of the whole. Presses of + take such a
 * wound back, with all that it has caused; beyond that they heal. Anything else in between (a roll, a turn, a change of
 * posture) ends the wound: the next press begins a new one.
 */
export function withHitsLeft(sheet: OpenedCharacter, rules: FightRules, play: Play, left: number): Play {
  const lost = Math.max(0, sheet.worksheet.number('hitPoints') - left);
  if (lost === play.state.hitsLost) return play;
  const lose = (state: CombatState, hits: number): CombatState => {
    const combat = deriveCombat(sheet, rules, { ...play, state });
    const wound = woundOf({ rolled: hits, type: '', bypassesArmor: true });
    return { ...state, ...changedBy(afterWound(combat, wound, resolveInjury(combat, wound))), bandaged: false };
  };
  const before = beforeBlow(play.state, lose);
  const hits = lost - before.hitsLost;
  const state =
    hits > 0
      ? { ...lose(before, hits), beforeBlow: changedBy(before) }
      : afterHealing({ ...before, wounds: Math.max(0, before.wounds + hits) }, -hits, left);
  return { ...play, state };
}

/**
 * The state of play with so much fatigue left, counted by hand. Where the rules say so, each point below 0 costs a hit as well, and
 * as many below 0 as there were at first leave nobody conscious. Points that come back give back no hits.
 */
export function withFatigueLeft(sheet: OpenedCharacter, rules: FightRules, play: Play, left: number): Play {
  const full = sheet.worksheet.number('fatiguePoints');
  const lost = Math.max(0, full - left);
  const before = play.state.fatigueLost;
  const { fatigueOfSleep, fatigueOfHunger } = play.state;
  const state = {
    ...play.state,
    fatigueLost: lost,
    fatigueOfSleep: Math.min(fatigueOfSleep, lost),
    fatigueOfHunger: Math.min(fatigueOfHunger, lost),
  };
  const tired = { ...play, state };
  if (!rules.fatigueHurts) return tired;
  const further = Math.max(0, lost - full) - Math.max(0, before - full);
  const hits = sheet.worksheet.number('hitPoints') - state.hitsLost;
  const hurt = further > 0 ? withHitsLeft(sheet, rules, tired, hits - further) : tired;
  if (full === 0 || lost < 2 * full || hurt.state.conditions.includes('unconscious')) return hurt;
  return { ...hurt, state: { ...hurt.state, conditions: [...hurt.state.conditions, 'unconscious'], posture: 'lying' } };
}

/** The state before the wound that is being counted; the present one if something else has happened since. */
function beforeBlow(state: CombatState, lose: (state: CombatState, hits: number) => CombatState): CombatState {
  const now = { ...state, beforeBlow: null };
  if (state.beforeBlow === null) return now;
  const before = { ...now, ...changedBy(state.beforeBlow) };
  const hits = state.hitsLost - before.hitsLost;
  if (hits <= 0) return now;
  const expected = changedBy(lose(before, hits));
  return JSON.stringify(expected) === JSON.stringify(changedBy(state)) ? before : now;
}
