import type { CombatSheet } from '../derive-combat.ts';
import { attackStat, inCloseCombat, locationsOfTarget } from '../fight.ts';
import { isSuccess, readRoll } from '../outcomes/success-roll.ts';
import { defend, type Landed } from './defend.ts';
import { describeRollNeeded } from './exchange-request.ts';
import { landHit } from './land-hit.ts';
import { combatantIn, targetFrom } from './participant.ts';
import {
  bystanderIn,
  choose,
  type ExchangeInProgress,
  explained,
  noteBystander,
  type Procedure,
  rollAgainst,
  rollWhenHurt,
} from './suffer-wound.ts';

/** How an attack came past its target: it missed, or the target dodged. */
type Passed = 'missed' | 'dodged';

/** The requests of a part that is made more than once, under ids of their own. */
function* under<Result>(prefix: string, part: Procedure<Result>): Procedure<Result> {
  let next = part.next();
  while (!next.done) next = part.next(yield { ...next.value, id: `${prefix}${next.value.id}` });
  return next.value;
}

/**
 * True for an attack that goes on to somebody else when it comes past its target: a shot or a throw, and a blow from outside
 * into a close combat, where the rules have that.
 */
function mayStray({ rules, line }: ExchangeInProgress, { fight }: CombatSheet): boolean {
  if (line.mode !== 'melee') return rules.attack.wrongTarget !== undefined;
  return rules.attack.intoMelee !== undefined && fight.target.inMelee && !inCloseCombat(fight);
}

/**
 * An attack came past its target. Who is in its way is asked, one after another, until it hits, is blocked or parried, or
 * nobody is left; each of them defends as if it had been meant for them. `combat` is the attacker when the attack was made;
 * `locate` rolls for the place that is hit, '' for the body.
 */
export function* goOn(
  exchange: ExchangeInProgress,
  combat: CombatSheet,
  passed: Passed,
  locate: (exchange: ExchangeInProgress) => Procedure<string>,
): Procedure<void> {
  const { setup, attacker, line, log } = exchange;
  const { target } = combat.fight;
  if (!mayStray(exchange, combat)) return;
  const left = [...(setup.bystanders ?? [])];
  if (left.length === 0) {
    if (target.inTheWay > 0 || target.inMelee) log.push(somebodyElse(exchange));
    return;
  }
  const isBlow = line.mode === 'melee';
  const words = isBlow
    ? 'Who else is in the close combat, by chance'
    : passed === 'dodged'
      ? `Who is behind ${exchange.defender.name}`
      : 'Who is in the way or beyond, the closest first';
  for (let time = 1; left.length > 0; time += 1) {
    const options = left.map(({ key, combatant }) => ({ id: key, words: combatant.name }));
    const key = yield* choose({
      id: `stray${time}`,
      who: attacker,
      words: time === 1 ? words : 'Who is next',
      options: [{ id: '', words: 'Nobody' }, ...options].map((option) => ({
        ...option,
        needed: null,
        explained: null,
      })),
      usual: '',
      isAsked: target.inMelee || (passed === 'missed' && target.inTheWay >= time),
    });
    const index = left.findIndex((each) => each.key === key);
    const [next] = index < 0 ? [] : left.splice(index, 1);
    if (!next) break;
    const who = bystanderIn(exchange, next.key, next.combatant);
    const before = who.state;
    const inTheWay = isBlow ? 0 : time - 1 + (passed === 'dodged' ? target.inTheWay + 1 : 0);
    const result = yield* under(`stray${time}.`, strikeAt({ ...exchange, defender: who }, inTheWay, locate));
    noteBystander(exchange, who, before);
    if (result === 'stopped') break;
  }
}

/** The hit on somebody who threw themselves in its way, without a defense; `prefix` is that of the ids of its requests. */
export function* strikeBystander(
  exchange: ExchangeInProgress,
  combat: CombatSheet,
  { location, rolled }: { readonly location: string; readonly rolled: number },
  prefix: string,
): Procedure<void> {
  const { defender } = exchange;
  const before = defender.state;
  const injury = yield* under(prefix, landHit(exchange, combat, { location, hit: 1, critical: false, rolled }));
  if (injury > 0) yield* under(prefix, rollWhenHurt(exchange, defender));
  noteBystander(exchange, defender, before);
}

/** The attack on somebody whom it was not meant for, with others in front of them. Returns whether it went on past them. */
function* strikeAt(
  exchange: ExchangeInProgress,
  inTheWay: number,
  locate: (exchange: ExchangeInProgress) => Procedure<string>,
): Procedure<'stopped' | 'goesOn'> {
  const { setup, attacker, defender, rules, line, log } = exchange;
  // As the attack was made: since then the weapon may have left the hand.
  const then = combatantIn('attacker', setup.attacker);
  const victim = defender.combat();
  const target = { ...(victim ? targetFrom(victim) : {}), location: '', inTheWay };
  const combat = then.combat({ target }, locationsOfTarget(rules, defender.rules));
  const stat = attackStat(line.id, 'wrongTarget');
  const needed = combat?.worksheet.find(stat)?.value;
  if (!combat || typeof needed !== 'number') {
    log.push(`It cannot hit ${defender.name}.`);
    return 'goesOn';
  }
  const kind = line.mode === 'melee' ? 'attack' : 'rangedAttack';
  const rolled = yield* rollAgainst({
    id: 'attack',
    who: attacker,
    words: `${defender.name} is hit by chance`,
    needed,
    rollKind: kind,
    explained: explained(attacker, combat.worksheet, stat),
  });
  const result = readRoll(rules.success, needed, rolled, kind);
  log.push(`It may hit ${defender.name}: ${describeRollNeeded(needed, rolled, result)}.`);
  if (!isSuccess(result)) return 'goesOn';
  const critical = result.outcome === 'criticalSuccess';
  const location = yield* locate(exchange);
  const landed: Landed = critical
    ? { hits: 1, location, limbHit: false, dodged: false }
    : yield* defend(exchange, combat, { hits: 1, location, margin: result.margin });
  if (landed.taker) {
    yield* strikeBystander({ ...exchange, defender: landed.taker }, combat, { location, rolled }, 'friend.');
    return 'stopped';
  }
  if (landed.hits <= 0) return landed.dodged ? 'goesOn' : 'stopped';
  const hit = { location: landed.location, hit: 1, critical, rolled };
  const injury = yield* landHit(exchange, combat, landed.left === undefined ? hit : { ...hit, left: landed.left });
  if (injury > 0) yield* rollWhenHurt(exchange, defender);
  return 'stopped';
}

/** Without anybody who is known, the number is said. */
function somebodyElse({ setup, line }: ExchangeInProgress): string {
  const combat = combatantIn('attacker', setup.attacker).combat({ target: { location: '', inTheWay: 0 } });
  const needed = combat?.worksheet.find(attackStat(line.id, 'wrongTarget'))?.value;
  return typeof needed === 'number' ? `Somebody else may be hit, by ${needed} or less.` : 'Nobody else can be hit.';
}
