import { ownValue } from '../../../engine/own-value.ts';
import { isLeg } from '../hands.ts';
import { isSuccess, readRoll } from '../outcomes/success-roll.ts';
import type { FailedEffect } from '../state-after.ts';
import type { Wound } from '../wound.ts';
import { type WoundEffect, woundStats } from '../wound-rules.ts';
import { changeState, type ExchangeInProgress, findPlace } from './exchange-in-progress.ts';
import { injurySentence, itemWords, possessive, rollWords } from './exchange-words.ts';
import type { Participant } from './participant.ts';
import { explained, type Procedure, rollAgainst } from './procedure.ts';

interface WoundToSuffer {
  readonly id: string;
  readonly wound: Wound;
  readonly more?: readonly WoundEffect[];
  readonly named?: boolean;
}

/** What a wound came to. */
interface Suffered {
  readonly injury: number;
  /** The DR that it met. */
  readonly resistance: number;
}

/**
 * Somebody takes damage: the sentence, the rolls of what follows, and the new state. `id` begins the ids of its requests;
 * `more` are effects that follow whatever the damage (of a critical hit); `named` where it is not the one who was attacked.
 */
export function* sufferWound(
  exchange: ExchangeInProgress,
  victim: Participant,
  { id, wound, more = [], named }: WoundToSuffer,
): Procedure<Suffered> {
  const { log } = exchange;
  const worked = victim.injury(wound);
  const number = (stat: string): number => worked.worksheet.number(stat);
  const own = worked.effects.filter((effect) => !more.some((other) => other.id === effect.id));
  const injury = { ...worked, effects: [...own, ...more] };
  const isCrippledAlready =
    victim.rules.wounds.crippledTakesNoMore !== undefined && victim.state.crippled.includes(wound.location);
  const notes = [
    ...(wound.times > 1 ? [wound.times === 2 ? 'doubled' : 'tripled'] : []),
    ...(wound.halved ? ['halved by the distance'] : []),
    ...(wound.bypassesArmor ? ['past all armor'] : []),
    ...(isCrippledAlready ? ['crippled already'] : []),
  ];
  log.push(
    injurySentence({
      name: named ? victim.name : null,
      total: wound.rolled,
      type: wound.type,
      place: findPlace(victim.rules, wound.location),
      stopped: number(woundStats.resistance),
      penetrating: number(woundStats.penetrating),
      injury: number(woundStats.injury),
      notes,
    }),
  );
  const pushed = injury.effects.find((effect) => effect.id === 'mayFall')?.words.split(';')[0];
  if (pushed) log.push(`${victim.name} is ${pushed}.`);

  const failed: FailedEffect[] = [];
  const isCertain = injury.effects
    .filter(({ roll }) => roll === undefined)
    .flatMap(({ conditions = [] }) => conditions);
  const legIsCrippled =
    isLeg(wound.location) && injury.effects.some(({ id: effect, keepsFeet }) => effect === 'crippled' && !keepsFeet);
  const isDown =
    victim.state.posture === 'lying' ||
    legIsCrippled ||
    isCertain.includes('unconscious') ||
    isCertain.includes('dead');
  let dies = victim.state.conditions.includes('dead') || isCertain.includes('dead');
  for (const effect of injury.effects) {
    const { roll, times = 1, conditions, words } = effect;
    if (roll === undefined || dies) continue;
    // Whoever is down already falls no farther.
    if (conditions === undefined && (isDown || failed.length > 0)) continue;
    const needed = number(roll);
    for (let time = 1; time <= times; time += 1) {
      const rolled = yield* rollAgainst({
        id: `${id}.${effect.id}${time > 1 ? `.${time}` : ''}`,
        who: victim,
        words: `${victim.name}: ${words}`,
        needed,
        rollKind: 'other',
        explained: explained(victim, injury.worksheet, roll),
      });
      const result = readRoll(victim.rules.success, needed, rolled);
      const { name } = injury.worksheet.get(roll);
      log.push(`${possessive(victim.name)} ${name}: ${rollWords(needed, rolled, result)}.`);
      if (isSuccess(result)) continue;
      failed.push({ id: effect.id, margin: result.margin });
      dies = conditions?.includes('dead') ?? false;
      break;
    }
  }
  const { places } = victim.state;
  const items = victim.combat()?.fight.context.items ?? [];
  changeState(exchange, victim, victim.stateAfter(wound, injury, failed));
  for (const item of items)
    if (ownValue(victim.state.places, item.key) === 'stowed' && ownValue(places, item.key) !== 'stowed')
      log.push(`${victim.name} drops ${itemWords(item)}.`);
  return { injury: number(woundStats.injury), resistance: number(woundStats.resistance) };
}
