import type { CombatState } from '../../../character/combat-state.ts';
import type { Dice } from '../../../engine/dice.ts';
import { ownValue } from '../../../engine/own-value.ts';
import type { StatId } from '../../../engine/step.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { OddsRules } from '../../odds/roll-odds.ts';
import type { ResolvedItem } from '../../resolve/context.ts';
import { formatHits } from '../../shared/hit-words.ts';
import { lineStat } from '../../stat-ids.ts';
import type { CombatSheet } from '../derive-combat.ts';
import { attackStat } from '../fight.ts';
import type { FightRules, HitLocation, StateRoll } from '../fight-rules.ts';
import type { FightingLine } from '../fighting-line.ts';
import { heldItems, isLeg } from '../hands.ts';
import { type CriticalBlow, isSuccess, readRoll } from '../outcomes/success-roll.ts';
import { afterStateRoll, type FailedEffect } from '../state-after.ts';
import { type Wound, type WoundEffect, woundStats } from '../wound.ts';
import {
  type ChoiceRequest,
  type DiceRequest,
  describeChanges,
  describeInjury,
  describeItemAt,
  describeRollNeeded,
  type ExchangeInput,
  type ExchangeRequest,
  type ExplainedNumber,
  type OtherStruck,
  possessive,
  type SuccessRequest,
  type TableRequest,
} from './exchange-request.ts';
import { type Combatant, combatantIn, type ExchangeSetup, type Participant } from './participant.ts';

/**
 * The facts about a weapon that decide on the tables of critical results; `attacks` if it attacks rather than parries.
 */
export function weaponKinds(line: FightingLine | null, attacks: boolean): CriticalBlow['weapon'] {
  if (!line) return [];
  const { mode, type, use } = line;
  const isRanged = attacks && mode !== 'melee';
  const impales = attacks && type === 'imp';
  const crushing = use?.item.facet?.attacks?.filter(({ ranged }) => !ranged) ?? [];
  const isSolid =
    mode === 'melee' &&
    crushing.length > 0 &&
    crushing.every((attack) => attack.type === 'cr' && !attack.skills.includes('staff'));
  return [
    ...(impales || isRanged ? (['thrustOrRanged'] as const) : []),
    ...(isRanged ? (['ranged'] as const) : []),
    ...(impales || (isRanged && mode !== 'thrown') ? (['thrustOrMissile'] as const) : []),
    ...(isSolid ? (['solid'] as const) : []),
    ...(use?.item.row.quality === 'cheap' ? (['cheap'] as const) : []),
  ];
}

/** The weapon in somebody's hand, that in the main hand first, or null, and without a sheet. */
export function weaponInHand(who: Participant): ResolvedItem | null {
  const combat = who.combat();
  const held = combat ? heldItems(combat.fight.context).filter(({ facet }) => !facet?.shield) : [];
  return held.find(({ row }) => row.hand === 'main') ?? held[0] ?? null;
}

/** The item is on the ground. */
export const dropItem = (state: CombatState, key: string): CombatState => ({
  ...state,
  places: { ...state.places, [key]: 'stowed' },
});

/** It takes a turn more to get the item ready. */
export const unreadyItem = (state: CombatState, key: string): CombatState => ({
  ...state,
  unready: { ...state.unready, [key]: (ownValue(state.unready, key) ?? 0) + 1 },
});

export const lie = (state: CombatState): CombatState => ({ ...state, posture: 'lying' });

interface WoundToSuffer {
  readonly id: string;
  readonly wound: Wound;
  readonly more?: readonly WoundEffect[];
  readonly named?: boolean;
  /** False for damage that pushes nobody: of a collision. */
  readonly isPushed?: boolean;
}

/** The result of a wound. */
interface Suffered {
  readonly injury: number;
  /** The DR that it met. */
  readonly resistance: number;
  /** Yards by which it pushed them. */
  readonly pushed: number;
}

/**
 * Somebody takes damage: the sentence, the rolls for its consequences, and the new state. `id` is the prefix of the ids
 * of its requests; `more` are effects that follow regardless of the damage (from a critical hit); `named` if the victim
 * is not the one who was attacked.
 */
export function* sufferWound(
  exchange: ExchangeInProgress,
  victim: Participant,
  { id, wound, more = [], named, isPushed = true }: WoundToSuffer,
): Procedure<Suffered> {
  const { log } = exchange;
  const worked = victim.injury(wound);
  const number = (stat: string): number => worked.worksheet.number(stat);
  const own = worked.effects.filter(
    (effect) => !more.some((other) => other.id === effect.id) && (isPushed || effect.id !== 'mayFall'),
  );
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
    describeInjury({
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
  if (victim.isObject) {
    changeState(exchange, victim, victim.stateAfter(wound, worked, []));
    const left = number(woundStats.hitsLeft);
    log.push(
      left > 0 ? `${victim.name}: ${formatHits(left, victim.rules.wounds.unit)} left.` : `${victim.name} is broken.`,
    );
    return { injury: number(woundStats.injury), resistance: number(woundStats.resistance), pushed: 0 };
  }
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
    const { roll, times = 1, conditions, words, narrowly } = effect;
    if (roll === undefined || dies) continue;
    // Someone already down cannot fall again.
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
      log.push(`${possessive(victim.name)} ${name}: ${describeRollNeeded(needed, rolled, result)}.`);
      if (isSuccess(result)) continue;
      failed.push({ id: effect.id, margin: result.margin });
      const isNarrow = narrowly !== undefined && -result.margin <= narrowly.by;
      dies = !isNarrow && (conditions?.includes('dead') ?? false);
      break;
    }
  }
  const { places } = victim.state;
  const items = victim.combat()?.fight.context.items ?? [];
  changeState(exchange, victim, victim.stateAfter(wound, injury, failed));
  for (const item of items)
    if (ownValue(victim.state.places, item.key) === 'stowed' && ownValue(places, item.key) !== 'stowed')
      log.push(`${victim.name} drops ${describeItemAt(item)}.`);
  return {
    injury: number(woundStats.injury),
    resistance: number(woundStats.resistance),
    pushed: pushed && worked.worksheet.has(woundStats.knockback) ? number(woundStats.knockback) : 0,
  };
}

/** The rolls of somebody who was hurt while aiming, or while concentrating. */
export function* rollWhenHurt(exchange: ExchangeInProgress, victim: Participant, prefix = ''): Procedure<void> {
  const combat = victim.combat();
  if (!combat || victim.state.conditions.includes('unconscious')) return;
  const isAsked = ({ when, keepsTask }: StateRoll) => when === 'hurt' && !(keepsTask && victim.isCasting);
  for (const { roll, number } of combat.rolls.filter((each) => isAsked(each.roll))) {
    const { value } = combat.worksheet.get(number);
    if (typeof value !== 'number') continue;
    const rolled = yield* rollAgainst({
      id: `${prefix}hurt.${roll.id}`,
      who: victim,
      words: `${victim.name}: ${roll.name}`,
      needed: value,
      rollKind: 'other',
      explained: explained(victim, combat.worksheet, number),
    });
    const result = readRoll(victim.rules.success, value, rolled);
    const words = isSuccess(result) ? roll.success : roll.failure;
    exchange.log.push(`${victim.name}, ${roll.name}: ${describeRollNeeded(value, rolled, result)}; ${words}.`);
    changeState(exchange, victim, afterStateRoll(victim.state, roll, result));
  }
}

/** An exchange while it proceeds. */
export interface ExchangeInProgress {
  readonly setup: ExchangeSetup;
  readonly attacker: Participant;
  readonly defender: Participant;
  /** The rules of the attacker, house rules included. */
  readonly rules: FightRules;
  readonly odds: OddsRules;
  readonly line: FightingLine;
  readonly log: string[];
  /** What became of bystanders so far. */
  readonly others: OtherStruck[];
}

/** A bystander in the state that this exchange has left them in so far. */
export function bystanderIn({ others }: ExchangeInProgress, key: string, combatant: Combatant): Participant {
  const who = combatantIn(`bystander:${key}`, combatant);
  who.state = others.find((other) => other.key === key)?.state ?? who.state;
  return who;
}

/** Keeps what became of a bystander, in place of what was kept of them before. */
export function noteBystander({ others }: ExchangeInProgress, who: Participant, before: CombatState): void {
  if (who.state === before) return;
  const key = who.who.replace('bystander:', '');
  const injury = who.state.hitsLost - before.hitsLost;
  const known = others.findIndex((other) => other.key === key);
  const now = { key, name: who.name, injury, state: who.state };
  if (known < 0) others.push(now);
  else others[known] = { ...now, injury: injury + (others[known]?.injury ?? 0) };
}

/** The name of a place; its id if the rules do not name it. */
export const placeName =
  ({ locations }: Pick<FightRules, 'locations'>) =>
  (id: string): string =>
    locations.find((location) => location.id === id)?.name ?? id;

/** Gives somebody a new state, and reports what changed. */
export function changeState(exchange: ExchangeInProgress, who: Participant, state: Participant['state']): void {
  exchange.log.push(...describeChanges(who.name, who.state, state, placeName(who.rules)));
  who.state = state;
}

/** The location of an id; undefined for the body as a whole. */
export const findPlace = ({ locations }: Pick<FightRules, 'locations'>, id: string): HitLocation | undefined =>
  locations.find((location) => location.id === id);

/** Basic damage: the dice, times the weapon's multiplier, and at least the minimum of its damage type. */
export const basicDamage = (
  { odds }: Pick<ExchangeInProgress, 'odds'>,
  line: Pick<FightingLine, 'type' | 'times'>,
  thrown: number,
): number => Math.max(ownValue(odds.attack.types, line.type)?.least ?? 0, thrown * line.times, 0);

/** True from the weapon’s half-damage range on, if the book has that rule. */
export function isHalved({ fight, worksheet }: CombatSheet, line: FightingLine): boolean {
  const half = lineStat(line.id, 'halfDamage');
  if (!fight.rules.attack.halfDamage || line.mode === 'melee' || fight.target.range === null) return false;
  const from = worksheet.has(half) ? worksheet.get(half).value : null;
  return typeof from === 'number' && worksheet.number(attackStat(line.id, 'range')) >= from;
}

/** A part of an exchange: it makes requests, gets the answers, and returns its result. */
export type Procedure<Result> = Generator<ExchangeRequest, Result, ExchangeInput>;

type Asked<Request> = Omit<Request, 'kind' | 'who'> & { readonly who: Pick<Participant, 'who'> };

/** The sum of the dice of the answer. */
const rolledIn = (input: ExchangeInput): number => ('rolled' in input ? input.rolled : 0);

export function* rollAgainst({ who: { who }, ...request }: Asked<SuccessRequest>): Procedure<number> {
  return rolledIn(yield { kind: 'success', who, ...request });
}

/** The total of dice with what is added to them; no request if there are no dice. */
export function* throwDice({ who: { who }, ...request }: Asked<DiceRequest>): Procedure<number> {
  const { dice, adds } = request.dice;
  return (dice > 0 ? rolledIn(yield { kind: 'dice', who, ...request }) : 0) + adds;
}

export function* rollOnTable({ who: { who }, ...request }: Asked<TableRequest>): Procedure<number> {
  return rolledIn(yield { kind: 'table', who, ...request });
}

/** Asks for the id of an option; no request if there is only one. */
export function* choose({ who: { who }, ...request }: Asked<ChoiceRequest>): Procedure<string> {
  const [only, ...others] = request.options;
  if (only && others.length === 0) return only.id;
  const input = yield { kind: 'choice', who, ...request };
  return 'choice' in input ? input.choice : request.usual;
}

/** The answer of quick mode: dice, or the usual choice. */
export function usualAnswer(request: ExchangeRequest, rollDice: (dice: number) => number): ExchangeInput {
  if (request.kind === 'choice') return { request: request.id, choice: request.usual };
  return { request: request.id, rolled: rollDice(request.kind === 'dice' ? request.dice.dice : 3) };
}

/** Whether an input is a valid answer to the request: an existing option, or a total that the dice can show. */
export function answers(request: ExchangeRequest, input: ExchangeInput): boolean {
  if (input.request !== request.id) return false;
  if (request.kind === 'choice') return 'choice' in input && request.options.some(({ id }) => id === input.choice);
  const dice = request.kind === 'dice' ? request.dice.dice : 3;
  return 'rolled' in input && input.rolled >= dice && input.rolled <= 6 * dice;
}

export const explained = ({ who }: Pick<Participant, 'who'>, worksheet: Worksheet, stat: StatId): ExplainedNumber => ({
  of: who,
  worksheet,
  stat,
});

/** A die. */
export const oneDie: Dice = { dice: 1, adds: 0 };
