import { type ReactNode, useState } from 'react';
import type { Play } from '../../character/play.ts';
import type { ExchangeNow, ExchangeOutcome } from '../../rules/combat/exchange/exchange-request.ts';
import { anonymousFoe, type Combatant, targetAfter } from '../../rules/combat/exchange/participant.ts';
import { objectOf } from '../../rules/combat/objects.ts';
import { describePayment, withAbilityUsed } from '../../rules/shared/ability-play.ts';
import { withMissilesShot } from '../../sheet-model/model/points-left.ts';
import { abilityOf } from './abilities-now.tsx';
import { ExchangeDialog } from './exchange-dialog.tsx';
import type { FightSide } from './in-play.ts';

/** An attack that a fighter has begun. */
export interface Attack {
  readonly attacker: FightSide;
  /** The id of the attack (`CombatSheet.attacks[].line.id`). */
  readonly line: string;
  /** Null for somebody without a sheet, whose numbers are in the attacker's target. */
  readonly defender: FightSide | null;
  /** The others of the fight by their keys, whom an attack may hit that misses; absent for nobody. */
  readonly bystanders?: readonly { readonly key: string; readonly side: FightSide; readonly isFriend: boolean }[];
}

/** The effect of an attack on the states of play of both; `defender` changes nothing without a sheet. */
export interface AttackChanges {
  readonly attacker: (play: Play) => Play;
  readonly defender: (play: Play) => Play;
  /** The same of bystanders, by their keys. */
  readonly others: readonly { readonly key: string; readonly change: (play: Play) => Play }[];
}

interface AttackDialogProps extends Attack {
  /** Writes the changes as one step of undo with this label, and the sentences to the log. */
  onApply: (label: string, changes: AttackChanges, log: readonly string[]) => void;
  onClose: () => void;
  /** Explains the present roll or choice, for a newcomer: the exchange then begins request by request. */
  guide?: ((now: ExchangeNow) => ReactNode) | undefined;
}

const combatantOf = ({ name, sheet, play, rules }: FightSide): Combatant => ({
  name,
  sheet,
  situation: play,
  rules,
  isCasting: Boolean(play.casting),
});

/** Those of an attack: `defender` is null for somebody without a sheet. */
export const sidesOfAttack = (attacker: FightSide, defender: FightSide | null) => ({
  attacker: combatantOf(attacker),
  defender: defender
    ? combatantOf(defender)
    : anonymousFoe(objectOf(attacker.rules.objects, attacker.play.target)?.name ?? 'the target', attacker.play.target),
});

/** An attack of one fighter, from the sides as they are when the dialog opens to the changes of both. */
export function AttackDialog({ onApply, onClose, guide, ...begun }: AttackDialogProps) {
  const [{ attacker, line: id, defender, bystanders = [] }] = useState(begun);
  const [setup] = useState(() => ({
    ...sidesOfAttack(attacker, defender),
    line: id,
    countsAttacks: attacker.play.turn > 0,
    bystanders: bystanders.map(({ key, side, isFriend }) => ({ key, combatant: combatantOf(side), isFriend })),
  }));
  const line = attacker.combat.attacks.find((attack) => attack.line.id === id)?.line;
  const ability = line && abilityOf(attacker, line);
  const paid = ability ? describePayment(attacker.play, ability) : '';
  const apply = (outcome: ExchangeOutcome, before: readonly string[]) => {
    const changes: AttackChanges = {
      attacker: (play) => {
        const target = defender ? play.target : targetAfter(play.target, outcome.defender);
        const after = { ...play, state: outcome.attacker, target };
        const shot = line ? withMissilesShot(after, attacker.combat.fight, line, outcome.shots) : after;
        return ability ? withAbilityUsed(shot, ability) : shot;
      },
      defender: (play) => (defender ? { ...play, state: outcome.defender } : play),
      others: outcome.others.map(({ key, state }) => ({ key, change: (play) => ({ ...play, state }) })),
    };
    const log = [...before, ...outcome.log, ...(paid === '' ? [] : [`${attacker.name}: ${paid}.`])];
    onApply(outcome.log[0] ?? `${attacker.name} attacks`, changes, log);
    onClose();
  };
  return <ExchangeDialog setup={setup} attack={line?.name ?? ''} guide={guide} onApply={apply} onClose={onClose} />;
}
