import type { CombatSituation } from '../../../character/combat-situation.ts';
import type { CombatState } from '../../../character/combat-state.ts';
import { fightRulesInForce } from '../../house-rules/fight-rules-in-force.ts';
import type { FightRules } from '../fight-rules.ts';
import { afterInjury, type FailedEffect, injuredState } from '../state-after.ts';
import { type CombatSheet, workOutCombat } from '../work-out-combat.ts';
import { type Injury, workOutFoeInjury, workOutInjury } from '../work-out-injury.ts';
import type { Wound } from '../wound.ts';
import { type Fighter, hasSheet, type Stranger } from './exchange-setup.ts';

/** One of the two in an exchange, with a state that changes as it proceeds. */
export interface Participant {
  readonly who: 'attacker' | 'defender';
  readonly name: string;
  /** The rules that count for him, house rules included. */
  readonly rules: FightRules;
  state: CombatState;
  /** His numbers in the state of the moment, with parts of the situation replaced; null without a sheet. */
  readonly combat: (parts?: SituationParts) => CombatSheet | null;
  readonly injury: (wound: Wound) => Injury;
  readonly stateAfter: (wound: Wound, injury: Injury, failed: readonly FailedEffect[]) => CombatState;
}

/** Replaced fields of the choice, the target, the incoming attack and the defense. */
export type SituationParts = {
  readonly [Part in 'choice' | 'target' | 'incoming' | 'defense']?: Partial<CombatSituation[Part]>;
};

/** A fighter with a sheet. */
export function fighterIn(who: Participant['who'], { name, sheet, situation, rules }: Fighter): Participant {
  const combat = (state: CombatState, { choice, target, incoming, defense }: SituationParts = {}): CombatSheet =>
    workOutCombat(sheet, rules, {
      ...situation,
      state,
      choice: { ...situation.choice, ...choice },
      target: { ...situation.target, ...target },
      incoming: { ...situation.incoming, ...incoming },
      defense: { ...situation.defense, ...defense },
    });
  const participant: Participant = {
    who,
    name,
    rules: fightRulesInForce(rules, sheet.context),
    state: situation.state,
    combat: (parts) => combat(participant.state, parts),
    injury: (wound) => workOutInjury(combat(participant.state), wound),
    stateAfter: (wound, injury, failed) => afterInjury(combat(participant.state), wound, injury, failed),
  };
  return participant;
}

/** Somebody without a sheet, under the rules of the attacker. */
function strangerIn(rules: FightRules, stranger: Stranger): Participant {
  const { name, st, dx, ht, damageResistance: resistance } = stranger;
  const hits = stranger.hits ?? stranger[rules.wounds.hitsFrom];
  const participant: Participant = {
    who: 'defender',
    name,
    rules,
    state: stranger.state,
    combat: () => null,
    injury: (wound) => {
      const { hitsLost, crippled } = participant.state;
      return workOutFoeInjury(rules, { st, dx, ht, hits, hitsLost, resistance, crippled }, wound);
    },
    stateAfter: (wound, injury, failed) => injuredState(participant.state, wound, injury, failed),
  };
  return participant;
}

export const defenderIn = (defender: Fighter | Stranger, rules: FightRules): Participant =>
  hasSheet(defender) ? fighterIn('defender', defender) : strangerIn(rules, defender);
