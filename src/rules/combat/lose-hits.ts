import type { CombatState } from '../../character/combat-state.ts';
import type { Play } from '../../character/play.ts';
import type { OpenedCharacter } from '../derive-character.ts';
import { deriveCombat } from './derive-combat.ts';
import type { FightRules } from './fight-rules.ts';
import { afterFatigueRegained, afterHealing, loseFatigue, loseHits, woundedFields } from './state-after.ts';

/**
 * The state of play with so many hits left, counted by hand. Presses of − that follow each other are one wound: with its last hit it
 * may become a major wound, or pass a threshold, and then its consequences are those of the whole. Presses of + take such a
 * wound back, with all that it has caused; beyond that they heal. Anything else in between (a roll, a turn, a change of
 * posture) ends the wound: the next press begins a new one.
 */
export function withHitsLeft(sheet: OpenedCharacter, rules: FightRules, play: Play, left: number): Play {
  const full = sheet.worksheet.number('hitPoints');
  const lost = Math.max(0, full - left);
  if (lost === play.state.hitsLost) return play;
  const inState = (state: CombatState) => deriveCombat(sheet, rules, { ...play, state });
  const lose = (state: CombatState, hits: number) => loseHits({ inState }, state, hits);
  const before = beforeBlow(play.state, lose);
  const hits = lost - before.hitsLost;
  const state =
    hits > 0
      ? { ...lose(before, hits), beforeBlow: woundedFields(before) }
      : afterHealing({ ...before, wounds: Math.max(0, before.wounds + hits) }, -hits, full);
  return { ...play, state };
}

/** The state of play with so much fatigue left, counted by hand. Points that come back give back no hits. */
export function withFatigueLeft(sheet: OpenedCharacter, rules: FightRules, play: Play, left: number): Play {
  const lost = Math.max(0, sheet.worksheet.number('fatiguePoints') - left);
  const further = lost - play.state.fatigueLost;
  const state =
    further > 0
      ? loseFatigue(deriveCombat(sheet, rules, play), play.state, further)
      : afterFatigueRegained(play.state, lost);
  return { ...play, state };
}

/** The state before the wound that is being counted; the present one if something else has happened since. */
function beforeBlow(state: CombatState, lose: (state: CombatState, hits: number) => CombatState): CombatState {
  const now = { ...state, beforeBlow: null };
  if (state.beforeBlow === null) return now;
  const before = { ...now, ...woundedFields(state.beforeBlow) };
  const hits = state.hitsLost - before.hitsLost;
  if (hits <= 0) return now;
  const expected = woundedFields(lose(before, hits));
  return JSON.stringify(expected) === JSON.stringify(woundedFields(state)) ? before : now;
}
