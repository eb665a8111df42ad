import { formatCitation } from '../../../engine/citation.ts';
import { capitalize, formatSigned } from '../../../engine/format.ts';
import { lineStat } from '../../stat-ids.ts';
import { describeFurtherAttack } from '../allowance-words.ts';
import { type CombatSheet, describeRefusal } from '../derive-combat.ts';
import { actionStat, attackStat, isWildSwing, locationsOfTarget } from '../fight.ts';
import type { FightRules, HitLocation } from '../fight-rules.ts';
import { isSuccess, type RollResult, readRoll } from '../outcomes/success-roll.ts';
import { afterAttack } from '../state-after.ts';
import { criticalMiss } from './critical-miss.ts';
import { defend, type Landed } from './defend.ts';
import {
  describeAttack,
  describeRollNeeded,
  describeTarget,
  type ExchangeInput,
  type ExchangeNow,
  type ExchangeOutcome,
  type ExchangeRequest,
  type OtherStruck,
  possessive,
} from './exchange-request.ts';
import { landHit } from './land-hit.ts';
import {
  combatantIn,
  defenderIn,
  type ExchangeSetup,
  hasSheet,
  type SituationParts,
  targetFrom,
} from './participant.ts';
import { forceOf } from './pulled-blow.ts';
import { endStopThrust, isStopThrust } from './stop-thrust.ts';
import { goOn, strikeBystander } from './stray.ts';
import {
  answers,
  changeState,
  type ExchangeInProgress,
  explained,
  findPlace,
  type Procedure,
  rollAgainst,
  rollWhenHurt,
  throwDice,
  usualAnswer,
} from './suffer-wound.ts';

/** An attack from its roll to the injury. Sentences are added to `log` as it proceeds. */
function* runExchange(setup: ExchangeSetup, log: string[]): Procedure<ExchangeOutcome> {
  const attacker = combatantIn('attacker', setup.attacker);
  const { rules } = attacker;
  const defender = defenderIn(setup.defender, rules);
  const before = attacker.state.hitsLost;
  let shotsMade = 0;
  const others: OtherStruck[] = [];
  const outcome = (result: ExchangeOutcome['result'], injury = 0, limbHit = false): ExchangeOutcome => ({
    result,
    injury,
    ownInjury: attacker.state.hitsLost - before,
    limbHit,
    shots: shotsMade,
    log: [...log],
    attacker: attacker.state,
    defender: defender.state,
    others: [...others],
  });
  const locations = locationsOfTarget(rules, defender.rules) ?? rules.locations;
  const first = attacker.combat({ target: targetOf(setup, undefined) }, locations);
  const line = first?.attacks.find((each) => each.line.id === setup.line)?.line;
  if (!first || !line) {
    log.push(`${attacker.name} has no such attack.`);
    return outcome('impossible');
  }
  const { odds } = setup.attacker.sheet.ruleset;
  const exchange: ExchangeInProgress = { setup, attacker, defender, rules, odds, line, log, others };
  const { locationDice } = locations === rules.locations ? rules : defender.rules;
  const body = { locations, locationDice };

  const isThrow = line.blow?.attack.isThrow ?? false;
  const falls = hitsRandomTarget(first) && !isThrow;
  const aimed =
    setup.randomLocation && rules.attack.randomAim && !falls && !isThrow ? yield* locate(exchange, body) : null;
  const target = { ...targetOf(setup, aimed ?? undefined), ...(isThrow ? { passiveDefense: 0 } : {}) };
  const combat = attacker.combat({ target }, locations) ?? first;
  const skill = attackStat(line.id, 'skill');
  const force = forceOf(exchange, combat);
  if (force) log.push(`${attacker.name} holds back. ${force.words}.`);
  const refusal = describeRefusal(combat.worksheet.get(skill));
  if (refusal !== null) {
    log.push(`${attacker.name} cannot attack with ${line.name}: ${refusal}.`);
    return outcome('impossible');
  }
  const further = setup.countsAttacks ? describeFurtherAttack(combat.fight) : null;
  if (further !== null) log.push(`${attacker.name}: ${further}.`);
  const needed = combat.worksheet.number(skill);
  const kind = line.mode === 'melee' ? 'attack' : 'rangedAttack';
  const rolled = yield* rollAgainst({
    id: 'attack',
    who: attacker,
    words: `${possessive(attacker.name)} attack with ${line.name}`,
    needed,
    rollKind: kind,
    explained: explained(attacker, combat.worksheet, skill),
  });
  const result = readRoll(rules.success, needed, rolled, kind);
  const isRandom = falls || (setup.randomLocation === true && rules.attack.randomPlace !== undefined && !isThrow);
  const place = isRandom ? undefined : findPlace(body, combat.fight.target.location);
  const { shots } = combat.fight.choice;
  shotsMade = line.mode === 'melee' ? 0 : rules.volley ? shots : 1;
  log.push(
    `${attacker.name} ${describeAttack(line, describeTarget(defender.name, place))}: ${describeRollNeeded(needed, rolled, result)}.`,
  );
  changeState(exchange, attacker, afterAttack(combat, line, Math.max(1, shotsMade)));
  const somewhere = function* (of: ExchangeInProgress): Procedure<string> {
    const its = locationsOfTarget(rules, of.defender.rules) ? of.defender.rules : rules;
    return isRandom && its.locationDice > 0 ? yield* locate(of, its) : '';
  };
  const strayed = place?.missedByOne !== undefined && result.outcome === 'failure' && result.margin === -1;
  if (!isSuccess(result) && !strayed) {
    if (result.outcome === 'criticalFailure') yield* criticalMiss(exchange, attacker, line, 'miss', true);
    yield* keepFeet(exchange);
    if (isStopThrust(exchange, combat)) endStopThrust(exchange, false);
    yield* goOn(exchange, combat, 'missed', somewhere);
    return outcome('missed');
  }
  if (strayed) log.push(`The blow hits the ${findPlace(body, place.missedByOne ?? '')?.name ?? 'body'} instead.`);
  const location = strayed
    ? (place.missedByOne ?? '')
    : isRandom && locationDice > 0
      ? yield* locate(exchange, body)
      : (place?.id ?? '');

  const isCritical = result.outcome === 'criticalSuccess';
  const hits = countHits(exchange, combat, result, shots);
  if (isCritical && rules.criticalTables.length === 0 && rules.criticalsByGameMaster?.hit)
    log.push(
      `What else the critical hit does is for the game master (${formatCitation(rules.criticalsByGameMaster.hit)}).`,
    );
  const landed: Landed = isCritical
    ? { hits, location, limbHit: false, dodged: false }
    : yield* defend(exchange, combat, { location, hits, margin: result.margin });
  if (landed.taker) {
    yield* strikeBystander({ ...exchange, defender: landed.taker }, combat, { location, rolled }, 'friend.');
    return outcome('defended', 0, landed.limbHit);
  }
  if (landed.hits <= 0) {
    if (isStopThrust(exchange, combat)) endStopThrust(exchange, false);
    if (landed.dodged) yield* goOn(exchange, combat, 'dodged', somewhere);
    return outcome('defended', 0, landed.limbHit);
  }
  if (landed.hits < hits) log.push(landed.hits === 1 ? 'One hit gets through.' : `${landed.hits} hits get through.`);
  let injury = 0;
  for (let hit = 1; hit <= landed.hits; hit += 1) {
    const { location: where } = landed;
    const one = { location: where, hit, critical: isCritical && hit === 1, rolled };
    injury += yield* landHit(exchange, combat, landed.left === undefined ? one : { ...one, left: landed.left });
  }
  if (injury > 0) yield* rollWhenHurt(exchange, defender);
  if (isStopThrust(exchange, combat)) endStopThrust(exchange, true);
  return outcome(injury > 0 ? 'wounded' : isThrow ? 'thrown' : 'stopped', injury);
}

/** The attacker's target as the defender is now. */
export function targetOf(
  { defender }: ExchangeSetup,
  location: string | undefined,
): NonNullable<SituationParts['target']> {
  const aim = location === undefined ? {} : { location };
  if (hasSheet(defender)) {
    const combat = combatantIn('defender', defender).combat();
    return combat ? { ...targetFrom(combat), ...aim } : aim;
  }
  const { dodge, parry, block, passiveDefense, state } = defender;
  const stunned = state.conditions.includes('stunned');
  return {
    dodge,
    parry,
    block,
    passiveDefense,
    posture: state.posture,
    conditions: state.conditions,
    stunned,
    ...aim,
  };
}

/** True for a wild swing and a shot at what cannot be seen: dice decide where it lands. */
export const hitsRandomTarget = ({ fight }: CombatSheet): boolean => isWildSwing(fight) || fight.choice.shootingBlind;

/** The id of a random place of the target's body. */
function* locate(
  { attacker, log, rules, setup }: ExchangeInProgress,
  body: Pick<FightRules, 'locations' | 'locationDice'>,
): Procedure<string> {
  const adds = setup.randomLocation && setup.fromAbove ? (rules.attack.randomFromAbove ?? 0) : 0;
  const rolled = yield* throwDice({
    id: 'location',
    who: attacker,
    words: adds === 0 ? 'Where it falls' : `Where it falls, from above (${formatSigned(adds)})`,
    dice: { dice: body.locationDice, adds },
    explained: null,
  });
  const place = randomLocation(body, rolled);
  if (place) log.push(`A random place: ${rolled}, the ${place.name}.`);
  return place?.id ?? '';
}

/** How many of several shots hit; 1 for everything else. */
export function countHits(
  { rules, line, log }: ExchangeInProgress,
  { worksheet }: CombatSheet,
  { margin }: RollResult,
  shots: number,
): number {
  if (!rules.volley || shots <= 1 || line.mode === 'melee') return 1;
  const changed = worksheet.find(lineStat(line.id, 'recoil'))?.value;
  const recoil = Math.max(1, typeof changed === 'number' ? changed : (line.attack?.ranged?.recoil ?? 1));
  const { value } = rules.volley.hits(Math.max(0, margin), recoil, shots);
  const hits = Math.max(1, typeof value === 'number' ? value : 1);
  log.push(hits === 1 ? 'One shot hits.' : `${hits} shots hit.`);
  return hits;
}

/** A kick that missed: the kicker falls if they fail the roll. */
function* keepFeet(exchange: ExchangeInProgress): Procedure<void> {
  const { attacker, rules, line, log } = exchange;
  const action = rules.actions.find(({ id }) => id === 'keepFeet');
  if (line.blow?.attack.limb !== 'foot' || !action || attacker.state.posture === 'lying') return;
  const combat = attacker.combat({ choice: { subject: line.id } });
  if (!combat) return;
  const stat = actionStat(action.id, 'roll');
  const { value } = combat.worksheet.get(stat);
  if (typeof value !== 'number') return;
  const rolled = yield* rollAgainst({
    id: 'keepFeet',
    who: attacker,
    words: `${attacker.name}: keep standing`,
    needed: value,
    rollKind: 'other',
    explained: explained(attacker, combat.worksheet, stat),
  });
  const result = readRoll(rules.success, value, rolled);
  log.push(`${attacker.name} tries to keep standing: ${describeRollNeeded(value, rolled, result)}.`);
  if (!isSuccess(result)) changeState(exchange, attacker, { ...attacker.state, posture: 'lying' });
}

/**
 * The exchange after these answers, from the beginning: the same inputs always give the same result. To undo, leave out
 * the last input. An input that does not answer its request, and all after it, are ignored (`used`).
 */
export function exchangeAt(setup: ExchangeSetup, inputs: readonly ExchangeInput[]): ExchangeNow {
  return follow(setup, (_, i) => inputs[i]).now;
}

/**
 * Answers all remaining requests: dice with `rollDice` (the sum of so many six-sided dice), choices with the usual
 * option (the best defense by its total, without a retreat or similar option). Returns all inputs, including those
 * given, and their result.
 */
export function rollAll(
  setup: ExchangeSetup,
  inputs: readonly ExchangeInput[],
  rollDice: (dice: number) => number,
): { readonly inputs: readonly ExchangeInput[]; readonly now: ExchangeNow } {
  return follow(setup, (request, i) => inputs[i] ?? usualAnswer(request, rollDice));
}

/** Answers all requests in one go, and returns the outcome; null if an answer does not fit its request. */
export const resolveWith = (
  setup: ExchangeSetup,
  answer: (request: ExchangeRequest) => ExchangeInput,
): ExchangeOutcome | null => follow(setup, answer).now.outcome;

function follow(
  setup: ExchangeSetup,
  answer: (request: ExchangeRequest, index: number) => ExchangeInput | undefined,
): { readonly inputs: readonly ExchangeInput[]; readonly now: ExchangeNow } {
  const log: string[] = [];
  const inputs: ExchangeInput[] = [];
  const exchange = runExchange(setup, log);
  let next = exchange.next();
  while (!next.done) {
    const request = next.value;
    const input = answer(request, inputs.length);
    if (input === undefined || !answers(request, input))
      return {
        inputs,
        now: { past: log.map(capitalize), request: asLabel(request), outcome: null, used: inputs.length },
      };
    inputs.push(input);
    next = exchange.next(input);
  }
  const past = log.map(capitalize);
  return { inputs, now: { past, request: null, outcome: { ...next.value, log: past }, used: inputs.length } };
}

/** A request whose words begin in capitals: somebody who has no name is "the target" within sentences. */
const asLabel = (request: ExchangeRequest): ExchangeRequest => ({ ...request, words: capitalize(request.words) });

/**
 * The place that a random blow hits, by the sum of the ruleset's dice (`locationDice`); a sum below the table means its
 * first row, as for a blow from above. Null if the ruleset has no such table.
 */
export function randomLocation({ locations }: Pick<FightRules, 'locations'>, rolled: number): HitLocation | null {
  const rows = locations.filter(({ rolls }) => rolls !== undefined);
  const row = rows.find(({ rolls = [0, -1], furtherRolls = [] }) =>
    [rolls, ...furtherRolls].some(([from, to]) => rolled >= from && rolled <= to),
  );
  const lowest = Math.min(...rows.map(({ rolls = [0, 0] }) => rolls[0]));
  return row ?? (rolled < lowest ? (rows.find(({ rolls }) => rolls?.[0] === lowest) ?? null) : null);
}
