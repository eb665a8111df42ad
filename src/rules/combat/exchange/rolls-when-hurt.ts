import { isSuccess, readRoll } from '../outcomes/success-roll.ts';
import { afterStateRoll } from '../state-after.ts';
import { changeState, type ExchangeInProgress } from './exchange-in-progress.ts';
import { rollWords } from './exchange-words.ts';
import type { Participant } from './participant.ts';
import { explained, type Procedure, rollAgainst } from './procedure.ts';

/** The rolls of somebody who was hurt while aiming, or while concentrating. */
export function* rollWhenHurt(exchange: ExchangeInProgress, victim: Participant): Procedure<void> {
  const combat = victim.combat();
  if (!combat || victim.state.conditions.includes('unconscious')) return;
  for (const { roll, number } of combat.rolls.filter((each) => each.roll.when === 'hurt')) {
    const { value } = combat.worksheet.get(number);
    if (typeof value !== 'number') continue;
    const rolled = yield* rollAgainst({
      id: `hurt.${roll.id}`,
      who: victim,
      words: `${victim.name}: ${roll.name}`,
      needed: value,
      rollKind: 'other',
      explained: explained(victim, combat.worksheet, number),
    });
    const result = readRoll(victim.rules.success, value, rolled);
    const words = isSuccess(result) ? roll.success : roll.failure;
    exchange.log.push(`${victim.name}, ${roll.name}: ${rollWords(value, rolled, result)}; ${words}.`);
    changeState(exchange, victim, afterStateRoll(victim.state, roll, result));
  }
}
