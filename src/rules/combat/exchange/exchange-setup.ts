import { type CombatSituation, situationOf } from '../../../character/combat-situation.ts';
import type { CombatState } from '../../../character/combat-state.ts';
import type { OpenedCharacter } from '../../derive-character.ts';
import type { FightRules } from '../fight-rules.ts';

/** Somebody with a sheet, in the situation of the moment. */
export interface Fighter {
  /** As the log names him: "Rainald", "Goblin 2". */
  readonly name: string;
  readonly sheet: OpenedCharacter;
  readonly situation: CombatSituation;
  /** The rules of the book (`ruleset.loadFightRules()`); house rules of the sheet are added to them. */
  readonly rules: FightRules;
}

/** Somebody without a sheet, of whom a few numbers are known. A defense that is null is none. */
export interface Stranger {
  readonly name: string;
  readonly dodge: number | null;
  readonly parry: number | null;
  readonly block: number | null;
  readonly passiveDefense: number;
  readonly damageResistance: number;
  readonly st: number;
  readonly dx: number;
  readonly ht: number;
  /** The full hit points; null for as many as the ruleset gives a person with that ST and HT. */
  readonly hits: number | null;
  /** Hits lost, posture and conditions. */
  readonly state: CombatState;
}

/** One attack of one fighter on another. */
export interface ExchangeSetup {
  readonly attacker: Fighter;
  /** The id of the attack (`CombatSheet.attacks[].line.id`). */
  readonly line: string;
  readonly defender: Fighter | Stranger;
  /** The blow is aimed at no place: dice say where it falls. Only where the ruleset has such a roll. */
  readonly randomLocation?: boolean;
}

export const hasSheet = (defender: Fighter | Stranger): defender is Fighter => 'sheet' in defender;

/** The stranger whose numbers are kept in the attacker's target. */
export function strangerOf(name: string, target: CombatSituation['target']): Stranger {
  const { dodge, parry, block, passiveDefense, damageResistance, st, dx, ht, hits, hitsLost, conditions } = target;
  const stunned = target.stunned && !conditions.includes('stunned');
  const { state } = situationOf({
    state: {
      hitsLost,
      posture: target.posture,
      conditions: [...conditions, ...(stunned ? (['stunned'] as const) : [])],
    },
  });
  return { name, dodge, parry, block, passiveDefense, damageResistance, st, dx, ht, hits, state };
}

/** The target with what an exchange has made of the stranger. */
export const targetAfter = (target: CombatSituation['target'], state: CombatState): CombatSituation['target'] => ({
  ...target,
  hitsLost: state.hitsLost,
  posture: state.posture,
  conditions: state.conditions,
  stunned: state.conditions.includes('stunned'),
});
