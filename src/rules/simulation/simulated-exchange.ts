import type { CombatState } from '../../character/combat-state.ts';
import { struckWeapon } from '../combat/exchange/broken-items.ts';
import { dropItem, lie, unreadyItem } from '../combat/exchange/suffer-wound.ts';
import { locationOf } from '../combat/fight.ts';
import type { FightingLine } from '../combat/fighting-line.ts';
import { heldItems } from '../combat/hands.ts';
import type { CriticalEffect } from '../combat/outcomes/success-roll.ts';
import type { WoundEffect } from '../combat/wound.ts';
import { placeStat } from '../stat-ids.ts';
import type { FighterTables } from './fighter-tables.ts';
import {
  type AttackNumbers,
  type DefenseNumbers,
  type DefenseNumbersOption,
  type InjuryNumbers,
  type KnownState,
  type Moment,
  outcomeOf,
  outcomes,
} from './moment.ts';
import type { ThrowDice } from './seeded-dice.ts';

/** A fighter while a fight goes on. */
export interface Fighting {
  readonly tables: FighterTables;
  known: KnownState;
  hitsLost: number;
  wounds: number;
  /** The number of the maneuver that they chose last. */
  choice: number;
}

/** Which of the ways to defend somebody takes. */
export type ChooseDefense = (ways: DefenseNumbers) => DefenseNumbersOption;

/** What an attack has come to. */
export interface SimulatedOutcome {
  result: 'missed' | 'defended' | 'stopped' | 'wounded';
  injury: number;
  isCritical: boolean;
  /** The defense that stopped it, or was tried last; null for none. */
  defense: DefenseNumbersOption | null;
  /** The defender gave way by a step. */
  retreated: boolean;
}

export const momentOf = ({ tables, known, hitsLost, wounds }: Fighting): Moment =>
  tables.moment(known, hitsLost, wounds);

const usedBits = { dodge: 1, parry: 2, block: 4, passive: 0, none: 0 } as const;
/** What is taken from the die for a hand that would have dropped a weapon (Man to Man p. 36). */
const handIsSpared = 3;

/**
 * An attack from its roll to the injury, on plain numbers: what `rules/combat/exchange` does, without its sentences, and with the
 * same throws of the dice in the same order. Both fighters are changed. `choose` is the defender's way to choose a defense; `note` is
 * told of each choice.
 */
export function exchangeByNumbers(
  attacker: Fighting,
  defender: Fighting,
  attack: AttackNumbers,
  choose: ChooseDefense,
  dice: ThrowDice,
  note: (defense: string) => void,
): SimulatedOutcome {
  const result: SimulatedOutcome = { result: 'missed', injury: 0, isCritical: false, defense: null, retreated: false };
  const rolled = dice(3);
  const outcome = outcomeOf(attack, rolled);
  const margin = attack.needed - rolled;
  attacker.known = attacker.tables.afterAttack(momentOf(attacker), attack);
  const strays = attack.stray !== null && outcome === outcomes.failure && margin === -1;
  if (outcome < outcomes.success && !strays) {
    if (outcome === outcomes.criticalFailure) missCritically(attacker, attack.line, true, dice);
    return result;
  }
  const where = strays && attack.stray ? attack.stray : attack;
  result.isCritical = outcome === outcomes.criticalSuccess;
  const hits = countHits(attacker, attack, margin);
  const landed: Landed = { hits, location: where.location, wound: where.wound };
  if (!result.isCritical)
    defend(attacker, defender, attack, where.incoming, margin, landed, choose, dice, note, result);
  if (landed.hits <= 0) {
    result.result = 'defended';
    return result;
  }
  for (let hit = 1; hit <= landed.hits; hit += 1) {
    result.injury += landHit(attacker, defender, attack, landed, result.isCritical && hit === 1, rolled, dice);
  }
  if (result.injury > 0) rollWhenHurt(defender, dice);
  result.result = result.injury > 0 ? 'wounded' : 'stopped';
  return result;
}

interface Landed {
  hits: number;
  location: string;
  wound: number;
}

/** How many of several shots hit; 1 for everything else. */
function countHits({ tables }: Fighting, { line, shots, recoil }: AttackNumbers, margin: number): number {
  const { volley } = tables.rules;
  if (!volley || shots <= 1 || line.mode === 'melee') return 1;
  const { value } = volley.hits(Math.max(0, margin), recoil, shots);
  return Math.max(1, typeof value === 'number' ? value : 1);
}

function defend(
  attacker: Fighting,
  defender: Fighting,
  attack: AttackNumbers,
  incoming: number,
  margin: number,
  landed: Landed,
  choose: ChooseDefense,
  dice: ThrowDice,
  note: (defense: string) => void,
  result: SimulatedOutcome,
): void {
  const { tables } = defender;
  const tooFast = margin >= (tables.rules.defense.retreatLostBy ?? Number.POSITIVE_INFINITY);
  let used = 0;
  let times = 1;
  for (let time = 1; time <= times; time += 1) {
    const ways = tables.defenses(momentOf(defender), defender.choice, incoming, attack, tooFast, used);
    if (time === 1 && ways.hasSecond) times = 2;
    if (time > 1 && !ways.hasActive) return;
    const option = choose(ways);
    note(option.id);
    if (option.kind === 'none') return;
    result.defense = option;
    used |= usedBits[option.kind];
    const rolled = dice(3);
    const outcome = outcomeOf(option, rolled);
    defender.known = tables.afterDefense(defender.known, option);
    if (option.retreats) result.retreated = true;
    if (outcome >= outcomes.success) {
      defender.known = tables.afterParry(defender.known, option);
      breakOnParry(defender, option, dice);
      const isActive = option.kind !== 'passive';
      if (outcome === outcomes.criticalSuccess && ways.isBlow && isActive && attacker.tables.rules.criticalDefense)
        missCritically(attacker, attack.line, true, dice);
      if (ways.isUnarmed && option.kind === 'parry') strikeLimb(attacker, defender, attack, option, ways.trained, dice);
      landed.hits = hitsLeft(attacker, landed.hits, option, option.needed - rolled, outcome);
      return;
    }
    if (outcome === outcomes.criticalFailure && tables.rules.criticalDefense) failBadly(defender, option, dice);
    hitArm(attacker, defender, option, ways, landed);
  }
}

/** A dodge of several shots avoids some of them; a parry or a block one. */
function hitsLeft(
  { tables }: Fighting,
  hits: number,
  { kind }: DefenseNumbersOption,
  margin: number,
  outcome: number,
): number {
  const { volley } = tables.rules;
  if (hits <= 1) return 0;
  if (kind !== 'dodge' || !volley) return hits - 1;
  const { value } = volley.afterDodge(hits, Math.max(0, margin), outcome === outcomes.criticalSuccess);
  return typeof value === 'number' ? value : 0;
}

function breakOnParry(defender: Fighting, { breaksOn, line }: DefenseNumbersOption, dice: ThrowDice): void {
  if (breaksOn <= 0) return;
  if (dice(1) <= breaksOn) breakWeapon(defender, line?.line ?? null, dice);
}

/** The weapon of a line breaks; a die may leave something of it. */
function breakWeapon(who: Fighting, line: FightingLine | null, dice: ThrowDice): void {
  const item = line?.use?.item;
  if (!item) return;
  who.known = who.tables.change(who.known, `break ${item.key}`, (state) => ({
    ...state,
    places: { ...state.places, [item.key]: 'home' },
  }));
  const remains = who.tables.rules.brokenWeapon?.remains(struckWeapon(item)) ?? null;
  if (remains !== null) dice(1);
}

const placeAmong = ({ tables }: Fighting, ids: readonly string[]): string =>
  ids.find((id) => locationOf(tables, id)) ?? '';

/** A weapon that parried a bare hand or foot may hit it. */
function strikeLimb(
  attacker: Fighting,
  defender: Fighting,
  { line }: AttackNumbers,
  option: DefenseNumbersOption,
  trained: boolean,
  dice: ThrowDice,
): void {
  const blow = defender.tables.limbBlow(momentOf(defender), defender.choice, option, trained);
  if (!blow) return;
  const outcome = outcomeOf(blow, dice(3));
  if (outcome < outcomes.success || (blow.dice === 0 && blow.adds === 0)) return;
  const thrown = (blow.dice > 0 ? dice(blow.dice) : 0) + blow.adds;
  const isFoot = line.blow?.attack.limb === 'foot';
  const location = placeAmong(attacker, isFoot ? ['rightLeg', 'leg', 'foreleg'] : ['weaponArm', 'rightArm', 'arm']);
  sufferWound(attacker, { type: blow.type, location, rolled: Math.max(blow.least, thrown * blow.times, 0) }, dice);
}

/** A defense that failed badly: a dodger falls, a blocker loses the grip, a parry is a critical miss. */
function failBadly(defender: Fighting, { kind, line }: DefenseNumbersOption, dice: ThrowDice): void {
  const { tables } = defender;
  if (kind === 'dodge') defender.known = tables.change(defender.known, 'lie', lie);
  if (kind === 'parry') missCritically(defender, line?.line ?? null, false, dice);
  if (kind !== 'block') return;
  const shield = heldItems(tables.sheetAt(momentOf(defender), defender.choice).fight.context).find(
    ({ facet }) => facet?.shield,
  );
  if (shield)
    defender.known = tables.change(defender.known, `unready ${shield.key}`, (state) => unreadyItem(state, shield.key));
}

/** Where a weapon hits a bare hand that failed to parry it. */
function hitArm(
  attacker: Fighting,
  defender: Fighting,
  option: DefenseNumbersOption,
  { isUnarmed }: DefenseNumbers,
  landed: Landed,
): void {
  const rule = attacker.tables.rules.failedHandParry;
  if (!rule || rule.byChoice || option.kind !== 'parry' || !option.line?.line?.blow || isUnarmed) return;
  const held = option.combat ? heldItems(option.combat.fight.context) : [];
  const isMainFull = held.some(({ row, facet }) => row.hand === 'main' && !facet?.shield);
  const arm = placeAmong(defender, isMainFull ? ['shieldArm', 'leftArm'] : ['weaponArm', 'rightArm', 'arm']);
  if (arm === '' || arm === landed.location) return;
  const { wounds } = attacker.tables.shared;
  const kind = wounds.values[landed.wound];
  landed.location = arm;
  if (kind) landed.wound = wounds.idOf({ ...kind, location: arm });
}

/** Damage and injury of a hit, with the table of critical hits if it is critical. Returns the hits lost. */
function landHit(
  attacker: Fighting,
  defender: Fighting,
  attack: AttackNumbers,
  landed: Landed,
  isCritical: boolean,
  attackRoll: number,
  dice: ThrowDice,
): number {
  const { rules } = attacker.tables;
  const { line } = attack;
  const effect = isCritical ? readTable(attacker, defender, line, landed.location, dice) : noEffect;
  const more = isCritical ? furtherEffects(attacker, defender, effect, landed.location) : 0;
  let rolled = effect.hits ?? 0;
  if (effect.hits === undefined) {
    if (!attack.hasDamage) return 0;
    const isMost = isCritical && rules.fullDamageOn.includes(attackRoll);
    const thrown = isMost ? 6 * attack.dice : attack.dice > 0 ? dice(attack.dice) : 0;
    rolled = Math.max(attack.least, (thrown + attack.adds) * line.times, 0);
  }
  const { wounds } = attacker.tables.shared;
  const base = wounds.values[landed.wound];
  const kind =
    effect.hits === undefined || !base
      ? landed.wound
      : wounds.idOf({ ...base, type: 'cr', location: '', halved: false, armorDivisor: 1, resistance: 0 });
  const times = effect.damageTimes ?? 1;
  const bypassesArmor = effect.bypassesArmor ?? false;
  const suffered = applyWound(defender, { kind, rolled, times, bypassesArmor, more }, dice);
  if (effect.weapon) dropWeapon(defender);
  if (line.blow) hurtByStriking(attacker, defender, line, rolled, suffered, dice);
  return suffered.injury;
}

const noEffect: CriticalEffect = {};

/** The result of the table of critical hits; nothing without one. */
function readTable(
  attacker: Fighting,
  defender: Fighting,
  line: FightingLine,
  location: string,
  dice: ThrowDice,
): CriticalEffect {
  const kind = locationOf(defender.tables, location)?.kind ?? 'torso';
  if (kind === 'weapon') return noEffect;
  const column = attacker.tables.critical(kind === 'head' ? 'headBlow' : 'hit', line, kind, true);
  return column?.[dice(3) - 3] ?? noEffect;
}

/** The number of the effects that a row of the table adds to those of the wound. */
function furtherEffects(attacker: Fighting, defender: Fighting, effect: CriticalEffect, location: string): number {
  const { cite } = attacker.tables.rules.wounds;
  const { conditions = [], cripples } = effect;
  const { shared, rules } = defender.tables;
  const more: readonly WoundEffect[] = [
    ...(cripples === 'place' && !defender.known.state.crippled.includes(location)
      ? ([
          { id: 'crippled', words: `${locationOf({ rules }, location)?.name ?? location} crippled`, cite },
          { id: 'stunned', words: 'stunned until HT is rolled', cite, conditions: ['stunned'] },
        ] as const)
      : []),
    ...(conditions.length > 0 ? ([{ id: 'critical', words: 'critical hit', cite, conditions }] as const) : []),
  ];
  return more.length === 0 ? 0 : shared.more.idOf(more);
}

/** What is in the main hand, or the other, falls. */
function dropWeapon(who: Fighting): void {
  const { tables } = who;
  const held = heldItems(tables.sheetAt(momentOf(who), who.choice).fight.context).filter(({ facet }) => !facet?.shield);
  const weapon = held.find(({ row }) => row.hand === 'main') ?? held[0];
  if (weapon) dropKey(who, weapon.key);
}

const dropKey = (who: Fighting, key: string): void => {
  who.known = who.tables.change(who.known, `drop ${key}`, (state) => dropItem(state, key));
};

/** A bare hand or foot that strikes armor. */
function hurtByStriking(
  attacker: Fighting,
  defender: Fighting,
  line: FightingLine,
  rolled: number,
  { resistance }: InjuryNumbers,
  dice: ThrowDice,
): void {
  const { rules } = attacker.tables;
  const isFoot = line.blow?.attack.limb === 'foot';
  const location = placeAmong(attacker, isFoot ? ['foot'] : ['weaponHand', 'hand']);
  const value = rules.hurtByStriking?.(rolled, resistance).value;
  if (typeof value === 'number' && value > 0) sufferWound(attacker, { type: 'cr', location, rolled: value }, dice);
  const rule = rules.rollForStriking;
  if (!rule || line.blow?.skill?.id !== rule.skill) return;
  const { context } = defender.tables.sheet;
  const levels = [...context.traits, ...context.race.traits]
    .filter(({ id }) => id === rule.exceptTrait)
    .reduce((sum, { level }) => sum + level, 0);
  if (resistance - levels < rule.minResistance) return;
  const { worksheet } = attacker.tables.sheet;
  if (outcomeOf(attacker.tables.needed(worksheet.number('ht')), dice(3)) >= outcomes.success) return;
  const harm = dice(rule.damage.dice) + rule.damage.adds;
  const ofLimb = worksheet.find(placeStat(isFoot ? 'feet' : 'hands', 'damageResistance'))?.value;
  const resists = location === '' && typeof ofLimb === 'number' ? ofLimb : null;
  sufferWound(attacker, { type: 'cr', location, rolled: Math.max(0, harm), resistance: resists }, dice);
}

/** A critical miss by the one who attacked, or parried, with a line, by the table of the rules; nothing without a table. */
function missCritically(who: Fighting, line: FightingLine | null, attacks: boolean, dice: ThrowDice): void {
  const column = who.tables.critical('miss', line, '', attacks);
  if (!column) return;
  const first = column[dice(3) - 3] ?? noEffect;
  const { confirmed } = first;
  if (!confirmed) {
    applyMiss(who, line, first, dice);
    return;
  }
  const second = column[dice(3) - 3] ?? noEffect;
  const isConfirmed = confirmed.by === 'breaks' ? second.weapon === 'breaks' : second.hitsSelf !== undefined;
  applyMiss(who, line, isConfirmed ? second : (confirmed.otherwise ?? second), dice);
}

function applyMiss(who: Fighting, line: FightingLine | null, effect: CriticalEffect, dice: ThrowDice): void {
  const { weapon, conditions = [], falls, cripples, hitsSelf } = effect;
  if (weapon) loseWeapon(who, line, weapon, dice);
  if (hitsSelf !== undefined) hitSelf(who, line, hitsSelf, dice);
  if (conditions.length === 0 && !falls && cripples !== 'weaponArm') return;
  const what = `miss ${conditions.join()} ${falls === true} ${cripples}`;
  who.known = who.tables.change(who.known, what, (state): CombatState => {
    const arm = cripples === 'weaponArm' && !state.crippled.includes('weaponArm') ? ['weaponArm'] : [];
    const next = {
      ...state,
      conditions: [...new Set([...state.conditions, ...conditions])],
      crippled: [...state.crippled, ...arm],
    };
    return falls ? lie(next) : next;
  });
}

function loseWeapon(
  who: Fighting,
  line: FightingLine | null,
  what: NonNullable<CriticalEffect['weapon']>,
  dice: ThrowDice,
): void {
  if (line?.natural && line.mode !== 'melee') return;
  if (line && !line.use) {
    const isFoot = line.blow?.attack.limb === 'foot';
    const rolled = Math.max(0, dice(1) - handIsSpared);
    const location = placeAmong(who, isFoot ? ['foot'] : ['weaponHand', 'hand']);
    if (rolled > 0) sufferWound(who, { type: 'cr', location, rolled }, dice);
    return;
  }
  const key = line?.use?.item.key;
  switch (what) {
    case 'breaks':
      breakWeapon(who, line, dice);
      return;
    case 'turns':
      if (key !== undefined)
        who.known = who.tables.change(who.known, `unready ${key}`, (state) => unreadyItem(state, key));
      return;
    case 'thrownAway':
      dice(1);
      dice(1);
      if (key !== undefined) dropKey(who, key);
      return;
    case 'dropped':
      if (key !== undefined) dropKey(who, key);
      return;
  }
}

/** The own arm or leg, by a die. */
function hitSelf(who: Fighting, line: FightingLine | null, part: 1 | 0.5, dice: ThrowDice): void {
  const { tables } = who;
  const limb = dice(1);
  const location = placeAmong(who, limb <= 3 ? ['shieldArm', 'leftArm', 'arm'] : ['rightLeg', 'leg', 'foreleg']);
  const blow = line ? tables.ownBlow(momentOf(who), who.choice, line) : null;
  if (!line || !blow) return;
  const thrown = (blow.dice > 0 ? dice(blow.dice) : 0) + blow.adds;
  const rolled = Math.floor(Math.max(blow.least, thrown * line.times, 0) * part);
  sufferWound(who, { type: line.type, location, rolled }, dice);
}

interface PlainWound {
  readonly type: string;
  readonly location: string;
  readonly rolled: number;
  readonly resistance?: number | null;
}

/** A wound that comes of no attack of the other. */
function sufferWound(
  victim: Fighting,
  { type, location, rolled, resistance = null }: PlainWound,
  dice: ThrowDice,
): void {
  const kind = victim.tables.shared.wounds.idOf({
    type,
    location,
    side: 'front',
    halved: false,
    armorDivisor: 1,
    resistance,
  });
  applyWound(victim, { kind, rolled, times: 1, bypassesArmor: false, more: 0 }, dice);
}

const margins: number[] = [];

/** Somebody takes damage: the rolls for what follows, and the new state. */
function applyWound(victim: Fighting, wound: Parameters<FighterTables['injury']>[2], dice: ThrowDice): InjuryNumbers {
  const { tables, known } = victim;
  const injury = tables.injury(known, victim.hitsLost, wound);
  const isDown = known.isLying || injury.downs;
  let dies = known.isDead || injury.kills;
  let failed = 0;
  const { rolls } = injury;
  for (let i = 0; i < rolls.length; i += 1) {
    const effect = rolls[i];
    if (!effect || dies) continue;
    if (!effect.hasConditions && (isDown || failed !== 0)) continue;
    for (let time = 1; time <= effect.times; time += 1) {
      const rolled = dice(3);
      if (outcomeOf(effect, rolled) >= outcomes.success) continue;
      const by = rolled - effect.needed;
      const isNarrow = effect.narrowBy > 0 && by <= effect.narrowBy;
      margins[i] = -by;
      failed |= (isNarrow ? 2 : by >= effect.missedBy ? 3 : 1) << (2 * i);
      dies = !isNarrow && effect.kills;
      break;
    }
  }
  victim.known = tables.afterInjury(momentOf(victim), injury, failed, margins);
  victim.hitsLost += injury.injury;
  victim.wounds += injury.injury;
  return injury;
}

/** The rolls of somebody who was hurt while aiming, or while concentrating. */
function rollWhenHurt(victim: Fighting, dice: ThrowDice): void {
  if (victim.known.isUnconscious) return;
  const { whenHurt } = victim.tables.turn(momentOf(victim), victim.choice);
  for (const due of whenHurt) {
    const rolled = dice(3);
    victim.known = victim.tables.afterRoll(victim.known, due, outcomeOf(due, rolled), due.needed - rolled);
  }
}
