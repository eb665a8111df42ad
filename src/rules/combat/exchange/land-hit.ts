import type { Citation } from '../../../engine/citation.ts';
import { type Dice, highestRoll, isDice } from '../../../engine/dice.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import { placeStat } from '../../stat-ids.ts';
import type { CombatSheet } from '../derive-combat.ts';
import { attackStat } from '../fight.ts';
import {
  type CriticalEffect,
  type CriticalRow,
  type CriticalTable,
  criticalEffect,
  criticalRow,
  isSuccess,
  readRoll,
} from '../outcomes/success-roll.ts';
import { type Wound, type WoundEffect, woundOf } from '../wound.ts';
import { breakWeapon, struckWeapon } from './broken-items.ts';
import { collide } from './collision.ts';
import { placeAmong } from './critical-miss.ts';
import { describeItemAt, describeRollNeeded, possessive } from './exchange-request.ts';
import type { Participant } from './participant.ts';
import { forceOf } from './pulled-blow.ts';
import { isStopThrust } from './stop-thrust.ts';
import {
  basicDamage,
  changeState,
  dropItem,
  type ExchangeInProgress,
  explained,
  findPlace,
  isHalved,
  type Procedure,
  placeName,
  rollAgainst,
  rollOnTable,
  sufferWound,
  throwDice,
  weaponInHand,
  weaponKinds,
} from './suffer-wound.ts';

/** A hit that nothing stopped; `hit` counts those of one attack, `rolled` is the attack roll. */
interface Hit {
  readonly location: string;
  readonly hit: number;
  readonly critical: boolean;
  readonly rolled: number;
  /** The damage that is left of a blow that came through a shield; absent if it is rolled. */
  readonly left?: number;
}

/** Resolves damage and injury of a hit, with the table of critical hits if it is critical. Returns the hits lost. */
export function* landHit(exchange: ExchangeInProgress, combat: CombatSheet, hit: Hit): Procedure<number> {
  const { attacker, defender, rules, line, log } = exchange;
  if (line.blow?.attack.isThrow) {
    yield* throwDown(exchange, line.blow.attack.cite);
    return 0;
  }
  const id = hit.hit === 1 ? '' : `${hit.hit}.`;
  const place = findPlace(defender.rules, hit.location);
  const effect = hit.critical ? yield* readTable(exchange, hit.location, id) : {};
  const more = effectsOf(exchange, effect, hit.location);
  const stat = attackStat(line.id, 'damage');
  const force = forceOf(exchange, combat);
  const value = force ? force.dice : combat.worksheet.get(stat).value;
  let rolled = effect.hits ?? hit.left ?? 0;
  if (effect.hits === undefined && hit.left === undefined) {
    const dice: Dice = isDice(value) ? value : { dice: 0, adds: typeof value === 'number' ? value : 0 };
    if (value === null || typeof value === 'string') {
      const does = line.attack?.instead;
      log.push(does ? `${line.name}: ${does}.` : `What ${line.name} does is for the game master.`);
      return 0;
    }
    const isMost = (hit.critical && rules.fullDamageOn.includes(hit.rolled)) || isStopThrust(exchange, combat);
    const total = isMost
      ? highestRoll(dice)
      : yield* throwDice({
          id: `${id}damage`,
          who: attacker,
          words: `Damage of ${line.name}`,
          dice,
          explained: force ? null : explained(attacker, combat.worksheet, stat),
        });
    rolled = basicDamage(exchange, line, total);
    if (isMost) log.push('The most damage that it can do.');
  }
  if (place?.kind === 'weapon') {
    yield* strikeWeapon(exchange, rolled);
    return 0;
  }
  const wound = woundOfHit(exchange, combat, hit, { effect, rolled, type: force?.type ?? line.type });
  const { injury, resistance, pushed } = yield* sufferWound(exchange, defender, { id: `${id}wound`, wound, more });
  const ofCollision = yield* collide(exchange, pushed, id);
  if (effect.weapon) dropWeapon(exchange);
  if (injury > 0 && line.attack?.notes?.includes('mayStick'))
    log.push(`${possessive(attacker.name)} weapon may be stuck: next turn ST is rolled to free it.`);
  yield* hurtByStriking(exchange, rolled, resistance, id);
  return injury + ofCollision;
}

/** The wound of a hit, with the effect of the table of critical hits and the damage that was rolled. */
export function woundOfHit(
  { line }: Pick<ExchangeInProgress, 'line'>,
  combat: CombatSheet,
  hit: Pick<Hit, 'location' | 'left'>,
  { effect, rolled, type }: { readonly effect: CriticalEffect; readonly rolled: number; readonly type: string },
): Wound {
  const exact = effect.hits !== undefined;
  return woundOf({
    rolled,
    type: exact ? 'cr' : type,
    // Hits given by the table are the hits of the wound, whatever the armor and place.
    location: exact ? '' : hit.location,
    ...(exact ? { resistance: 0 } : {}),
    side: combat.fight.target.side === 'behind' ? 'behind' : 'front',
    halved: !exact && hit.left === undefined && isHalved(combat, line),
    times: effect.damageTimes ?? 1,
    bypassesArmor: effect.bypassesArmor ?? false,
    armorDivisor: exact ? 1 : (line.attack?.armorDivisor ?? 1),
  });
}

/** The table that is rolled on after a critical hit there (for the head, that of head blows); undefined if the rules have none. */
export function criticalTableOf(
  { defender, rules }: Pick<ExchangeInProgress, 'defender' | 'rules'>,
  location: string,
): CriticalTable | undefined {
  const { kind } = findPlace(defender.rules, location) ?? { kind: 'torso' };
  return kind === 'weapon'
    ? undefined
    : rules.criticalTables.find(({ id }) => id === (kind === 'head' ? 'headBlow' : 'hit'));
}

/** The effect of a row of that table on a blow there. */
export const criticalEffectOn = (
  { defender, line }: Pick<ExchangeInProgress, 'defender' | 'line'>,
  row: CriticalRow,
  location: string,
): CriticalEffect =>
  criticalEffect(row, {
    place: findPlace(defender.rules, location)?.kind ?? 'torso',
    type: line.type,
    weapon: weaponKinds(line, true),
  });

/** The result of the table of critical hits (for the head, that of head blows); nothing if the rules have none. */
function* readTable(exchange: ExchangeInProgress, location: string, id: string): Procedure<CriticalEffect> {
  const table = criticalTableOf(exchange, location);
  if (!table) return {};
  const rolled = yield* rollOnTable({ id: `${id}critical`, who: exchange.attacker, words: table.name, table });
  const row = criticalRow(table, rolled);
  exchange.log.push(`${table.name}, ${rolled}: ${row.words}.`);
  return criticalEffectOn(exchange, row, location);
}

/** The effects of a table row, which are added to those of the wound. */
export function effectsOf(
  { rules, defender }: Pick<ExchangeInProgress, 'rules' | 'defender'>,
  effect: CriticalEffect,
  location: string,
): readonly WoundEffect[] {
  const { cite } = rules.wounds;
  const { conditions = [], cripples } = effect;
  return [
    ...(cripples === 'place' && !defender.state.crippled.includes(location)
      ? ([
          { id: 'crippled', words: `${placeName(defender.rules)(location)} crippled`, cite },
          { id: 'stunned', words: 'stunned until HT is rolled', cite, conditions: ['stunned'] },
        ] as const)
      : []),
    ...(conditions.length > 0 ? ([{ id: 'critical', words: 'critical hit', cite, conditions }] as const) : []),
  ];
}

function dropWeapon({ defender, log }: ExchangeInProgress): void {
  const weapon = weaponInHand(defender);
  if (!weapon && defender.combat()) return;
  log.push(`${defender.name} drops ${weapon ? describeItemAt(weapon) : 'the weapon'}.`);
  if (weapon) defender.state = dropItem(defender.state, weapon.key);
}

/** A blow at a weapon, which may break a blade; its holder may have to roll ST not to drop it. */
function* strikeWeapon(exchange: ExchangeInProgress, rolled: number): Procedure<void> {
  const { defender, rules, line, log } = exchange;
  log.push(`${rolled} ${line.type} to the weapon.`);
  if (line.type === 'imp') return;
  const held = weaponInHand(defender);
  const breaksAt = held && line.use ? rules.breakBlade?.(struckWeapon(held), struckWeapon(line.use.item))?.value : null;
  if (held && typeof breaksAt === 'number' && rolled >= breaksAt) {
    yield* breakWeapon(exchange, defender, held, 'struck');
    return;
  }
  const combat = defender.combat();
  const worksheet = combat?.worksheet ?? defender.injury(woundOf({ rolled: 0, type: 'cr' })).worksheet;
  const strength = worksheet.number('st');
  const least = rules.damageToDisarm?.(strength).value;
  if (typeof least !== 'number' || rolled < least) return;
  const thrown = yield* rollAgainst({
    id: 'hold',
    who: defender,
    words: `${defender.name}: drops the weapon unless ST is rolled`,
    needed: strength,
    rollKind: 'other',
    explained: explained(defender, worksheet, 'st'),
  });
  const result = readRoll(defender.rules.success, strength, thrown);
  log.push(`${possessive(defender.name)} ST: ${describeRollNeeded(strength, thrown, result)}.`);
  if (isSuccess(result)) return;
  dropWeapon(exchange);
}

/** Somebody who is thrown falls, and is stunned unless HT is rolled. */
function* throwDown(exchange: ExchangeInProgress, cite: Citation): Procedure<void> {
  const { defender } = exchange;
  const wound = woundOf({ rolled: 0, type: '' });
  const { worksheet } = defender.injury(wound);
  const isStunned = !(yield* rollHt(exchange, defender, worksheet, 'thrown', 'stunned unless HT is rolled'));
  const effects: readonly WoundEffect[] = [
    { id: 'knockedDown', words: 'falls', cite },
    ...(isStunned ? ([{ id: 'stunned', words: 'stunned', cite, conditions: ['stunned'] }] as const) : []),
  ];
  changeState(exchange, defender, defender.stateAfter(wound, { worksheet, effects }, []));
}

/** A bare hand or foot that strikes armor. */
function* hurtByStriking(
  exchange: ExchangeInProgress,
  rolled: number,
  resistance: number,
  id: string,
): Procedure<void> {
  const { attacker, rules, line } = exchange;
  if (!line.blow) return;
  const isFoot = line.blow.attack.limb === 'foot';
  const location = placeAmong(attacker, isFoot ? ['foot'] : ['weaponHand', 'hand']);
  const value = rules.hurtByStriking?.(rolled, resistance).value;
  if (typeof value === 'number' && value > 0) {
    const wound = woundOf({ rolled: value, type: 'cr', location });
    yield* sufferWound(exchange, attacker, { id: `${id}striker`, wound, named: true });
  }
  const rule = rules.rollForStriking;
  const combat = attacker.combat();
  if (!rule || !combat || line.blow.skill?.id !== rule.skill) return;
  if (resistance - levelOf(exchange.defender, rule.exceptTrait) < rule.minResistance) return;
  const limb = isFoot ? 'foot' : 'hand';
  const words = `hurts the ${limb} unless HT is rolled`;
  if (yield* rollHt(exchange, attacker, combat.worksheet, `${id}striker.ht`, words)) return;
  const harm = yield* throwDice({
    id: `${id}striker.damage`,
    who: attacker,
    words: `What the ${limb} takes`,
    dice: rule.damage,
    explained: null,
  });
  // Without hit locations it is the armor of hand or foot all the same.
  const ofLimb = combat.worksheet.find(placeStat(isFoot ? 'feet' : 'hands', 'damageResistance'))?.value;
  const wound = woundOf({
    rolled: Math.max(0, harm),
    type: 'cr',
    location,
    ...(location === '' && typeof ofLimb === 'number' ? { resistance: ofLimb } : {}),
  });
  yield* sufferWound(exchange, attacker, { id: `${id}striker`, wound, named: true });
}

/** The levels of a catalog trait, including those of the race; 0 without a sheet. */
function levelOf(who: Participant, trait: string): number {
  const context = who.combat()?.fight.context;
  const all = context ? [...context.traits, ...context.race.traits] : [];
  return all.filter(({ id }) => id === trait).reduce((sum, { level }) => sum + level, 0);
}

/** A roll against HT, with its sentence; true for a success. */
function* rollHt(
  { log }: ExchangeInProgress,
  who: Participant,
  worksheet: Worksheet,
  id: string,
  words: string,
): Procedure<boolean> {
  const needed = worksheet.number('ht');
  const rolled = yield* rollAgainst({
    id,
    who,
    words: `${who.name}: ${words}`,
    needed,
    rollKind: 'other',
    explained: explained(who, worksheet, 'ht'),
  });
  const result = readRoll(who.rules.success, needed, rolled);
  log.push(`${possessive(who.name)} HT: ${describeRollNeeded(needed, rolled, result)}.`);
  return isSuccess(result);
}
