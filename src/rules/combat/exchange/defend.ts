import type { CombatSituation } from '../../../character/combat-situation.ts';
import { isDice } from '../../../engine/dice.ts';
import type { CombatSheet } from '../derive-combat.ts';
import { actionStat, attackStat, fightStats, isAny } from '../fight.ts';
import type { DefenseLine, FightingLine } from '../fighting-line.ts';
import { heldItems } from '../hands.ts';
import type { ActiveDefense } from '../maneuver.ts';
import { isSuccess, type RollResult, readRoll } from '../outcomes/success-roll.ts';
import { afterDefense, afterParry, loseFatigue } from '../state-after.ts';
import { woundOf } from '../wound.ts';
import { breakWeapon, strikeShield } from './broken-items.ts';
import { criticalMiss, placeAmong } from './critical-miss.ts';
import {
  describeItemAt,
  describeRollNeeded,
  describeWeapon,
  type ExchangeOption,
  possessive,
} from './exchange-request.ts';
import { askFriends } from './friend-dodge.ts';
import { incomingAttack, type Participant, type SituationParts } from './participant.ts';
import {
  basicDamage,
  changeState,
  choose,
  type ExchangeInProgress,
  explained,
  findPlace,
  lie,
  oneDie,
  type Procedure,
  rollAgainst,
  sufferWound,
  throwDice,
  unreadyItem,
} from './suffer-wound.ts';

/** How many hits come, and where. */
interface Coming {
  readonly hits: number;
  readonly location: string;
  /** The margin of the attack roll. */
  readonly margin: number;
}

/** The hits that get through, whether a parrying weapon hit the attacking limb, and whether a dodge let the attack go by. */
export interface Landed extends Pick<Coming, 'hits' | 'location'> {
  readonly limbHit: boolean;
  readonly dodged: boolean;
  /** Somebody who threw themselves in the way and is hit instead; absent for nobody. */
  readonly taker?: Participant;
  /** The damage of a blow that came through the shield; absent for others. */
  readonly left?: number;
}

/**
 * The defender's choice and roll, and a second one if the maneuver allows two. Returns the hits that get through, and
 * where.
 */
export function* defend(exchange: ExchangeInProgress, attack: CombatSheet, coming: Coming): Procedure<Landed> {
  const { defender, line, log } = exchange;
  const incoming = incomingAttack(attack, line, coming.location);
  const rolls = defender.combat()?.fight.allowance.secondDefense ? 2 : 1;
  const used: ActiveDefense[] = [];
  let { location } = coming;
  const way = yield* askFriends(exchange, incoming);
  if (way?.taker) return { hits: 0, location, limbHit: false, dodged: false, taker: way.taker };
  if (way) return { hits: 0, location, limbHit: false, dodged: true };
  for (let time = 1; time <= rolls; time += 1) {
    const id = time === 1 ? 'defense' : `defense${time}`;
    const options = defenseOptions(exchange, attack, incoming, { used, margin: coming.margin });
    if (time > 1 && !options.some(({ kind }) => kind !== 'none' && kind !== 'passive')) break;
    const chosen = yield* choose({
      id,
      who: defender,
      words: time === 1 ? `${possessive(defender.name)} defense` : `${possessive(defender.name)} second defense`,
      options: options.map(({ id: option, words, needed, explained: number }) => ({
        id: option,
        words,
        needed,
        explained: number,
      })),
      usual: usualDefense(options),
    });
    const option = options.find((each) => each.id === chosen);
    if (!option || option.kind === 'none') {
      log.push(options.length > 1 ? `${defender.name} does not defend.` : `${defender.name} cannot defend.`);
      break;
    }
    if (option.kind !== 'passive') used.push(option.kind);
    const result = yield* rollDefense(exchange, option, id);
    if (isSuccess(result)) {
      const left = yield* strikeShield(exchange, attack, { incoming, margin: result.margin, id });
      const limbHit = yield* afterSuccess(exchange, option, incoming, result, id);
      const hits = hitsLeft(exchange, coming.hits, option, result);
      if (hits === 0 && left !== null && left > 0) return { hits: 1, location, limbHit, dodged: false, left };
      return { hits, location, limbHit, dodged: option.kind === 'dodge' && left === null };
    }
    yield* afterFailure(exchange, option, result, id);
    location = yield* armHit(exchange, option, incoming, { id, location });
  }
  return { hits: coming.hits, location, limbHit: false, dodged: false };
}

/** The roll, and the state after it. */
function* rollDefense(exchange: ExchangeInProgress, option: DefenseOption, id: string): Procedure<RollResult> {
  const { defender, log } = exchange;
  const now = option.acrobatic ? yield* acrobatics(exchange, option, id) : option;
  const needed = now.needed ?? 0;
  const rolled = yield* rollAgainst({
    id: `${id}.roll`,
    who: defender,
    words: `${possessive(defender.name)} ${option.words}`,
    needed,
    rollKind: 'defense',
    explained: now.explained,
  });
  const result = readRoll(defender.rules.success, needed, rolled, 'defense');
  log.push(`${defender.name} ${option.verb}: ${describeRollNeeded(needed, rolled, result)}.`);
  const { combat, line } = now;
  if (combat && line) {
    const effort = combat.fight.defense.feverish ? 1 : 0;
    changeState(exchange, defender, loseFatigue(combat, afterDefense(combat, line.id), effort));
  }
  return result;
}

/** The roll before an acrobatic dodge, and the Dodge that it leaves. */
function* acrobatics(
  { defender, log }: ExchangeInProgress,
  option: DefenseOption,
  id: string,
): Procedure<DefenseOption> {
  const { combat, line } = option;
  const stat = fightStats.acrobatics;
  const needed = combat?.worksheet.find(stat)?.value;
  if (!combat || !line || typeof needed !== 'number') return option;
  const rolled = yield* rollAgainst({
    id: `${id}.acrobatics`,
    who: defender,
    words: `${possessive(defender.name)} Acrobatics`,
    needed,
    rollKind: 'other',
    explained: explained(defender, combat.worksheet, stat),
  });
  const result = readRoll(defender.rules.success, needed, rolled);
  log.push(`${possessive(defender.name)} Acrobatics: ${describeRollNeeded(needed, rolled, result)}.`);
  const after = option.after?.(isSuccess(result) ? 'made' : 'failed') ?? combat;
  const total = after.defenses.find((each) => each.line.id === line.id)?.total ?? '';
  const value = after.worksheet.find(total)?.value;
  return {
    ...option,
    combat: after,
    needed: typeof value === 'number' ? value : 0,
    explained: explained(defender, after.worksheet, total),
  };
}

/** A dodge of several shots avoids some of them; a parry or a block one. */
export function hitsLeft(
  { rules }: Pick<ExchangeInProgress, 'rules'>,
  hits: number,
  { kind }: DefenseOption,
  result: RollResult,
): number {
  if (hits <= 1) return 0;
  if (kind !== 'dodge' || !rules.volley) return hits - 1;
  const { value } = rules.volley.afterDodge(hits, Math.max(0, result.margin), result.outcome === 'criticalSuccess');
  return typeof value === 'number' ? value : 0;
}

type Incoming = NonNullable<SituationParts['incoming']>;

/**
 * Further results of a successful defense: a weapon that breaks, a foe who misses badly, a blow at the limb that was
 * parried. Returns whether that blow hit.
 */
function* afterSuccess(
  exchange: ExchangeInProgress,
  option: DefenseOption,
  incoming: Incoming,
  result: RollResult,
  id: string,
): Procedure<boolean> {
  const { attacker, defender, rules, line } = exchange;
  if (option.line) defender.state = afterParry(defender.state, option.line);
  yield* breakOnParry(exchange, option, incoming, id);
  const isBlow = incoming.kind === 'melee' || incoming.kind === 'unarmed';
  const isActive = option.kind !== 'passive' && option.kind !== 'none';
  if (result.outcome === 'criticalSuccess' && isBlow && isActive && rules.criticalDefense)
    yield* criticalMiss(exchange, attacker, line, `${id}.foe`, true);
  return yield* strikeLimb(exchange, option, incoming, id);
}

/** A weapon that parried something far heavier may break. */
function* breakOnParry(
  exchange: ExchangeInProgress,
  option: DefenseOption,
  { weight }: Incoming,
  id: string,
): Procedure<void> {
  const { defender, log } = exchange;
  const item = option.line?.line?.use?.item;
  const own = item ? (item.row.weightOverride ?? item.facet?.weight ?? 0) : 0;
  if (option.kind !== 'parry' || !item || own <= 0 || weight === null || weight === undefined) return;
  const { value } = defender.rules.breakage(weight / own, item.row.quality);
  const chances = typeof value === 'number' ? value : 0;
  if (chances <= 0) return;
  const rolled = yield* throwDice({
    id: `${id}.breakage`,
    who: defender,
    words: `${item.name} breaks on ${chances === 1 ? '1' : `1 to ${Math.min(6, chances)}`}`,
    dice: oneDie,
    explained: null,
  });
  if (rolled <= chances) yield* breakWeapon(exchange, defender, item, id);
  else log.push(`${possessive(defender.name)} weapon holds: ${describeItemAt(item)}.`);
}

/** A weapon that parried a bare hand or foot may hit it. Returns whether it did. */
function* strikeLimb(
  exchange: ExchangeInProgress,
  option: DefenseOption,
  { kind, trained }: Incoming,
  id: string,
): Procedure<boolean> {
  const { attacker, defender, line, log } = exchange;
  const parrying = option.line?.line;
  if (kind !== 'unarmed' || option.kind !== 'parry' || !parrying?.use) return false;
  const action = defender.rules.actions.find((each) => each.id === 'strikeLimb');
  const combat = defender.combat({ choice: { subject: parrying.id }, incoming: { kind, trained: trained ?? false } });
  const stat = actionStat('strikeLimb', 'roll');
  const needed = action && combat ? combat.worksheet.get(stat).value : null;
  if (!combat || typeof needed !== 'number') return false;
  const rolled = yield* rollAgainst({
    id: `${id}.limb`,
    who: defender,
    words: `${defender.name}: hit the limb that was parried`,
    needed,
    rollKind: 'attack',
    explained: explained(defender, combat.worksheet, stat),
  });
  const result = readRoll(defender.rules.success, needed, rolled, 'attack');
  log.push(
    `${defender.name} strikes at the limb with ${describeWeapon(parrying)}: ${describeRollNeeded(needed, rolled, result)}.`,
  );
  const harm = attackStat(parrying.id, 'damage');
  const damage = combat.worksheet.find(harm)?.value;
  if (!isSuccess(result) || !isDice(damage)) return false;
  const thrown = yield* throwDice({
    id: `${id}.limb.damage`,
    who: defender,
    words: `Damage of ${parrying.name}`,
    dice: damage,
    explained: explained(defender, combat.worksheet, harm),
  });
  const location = placeAmong(attacker, placesOfBlow(line));
  const wound = woundOf({
    rolled: basicDamage(exchange, parrying, thrown),
    type: parrying.type,
    location,
  });
  yield* sufferWound(exchange, attacker, { id: `${id}.limb.wound`, wound, named: true });
  return true;
}

/** A defense that failed badly: a dodger falls, a blocker loses the grip, a parry is a critical miss. */
function* afterFailure(
  exchange: ExchangeInProgress,
  { kind, line }: DefenseOption,
  { outcome }: RollResult,
  id: string,
): Procedure<void> {
  const { defender, log } = exchange;
  if (outcome !== 'criticalFailure' || !defender.rules.criticalDefense) return;
  if (kind === 'dodge') changeState(exchange, defender, lie(defender.state));
  if (kind === 'parry') yield* criticalMiss(exchange, defender, line?.line ?? null, `${id}.miss`, false);
  if (kind !== 'block') return;
  log.push(`${defender.name} loses the grip on the shield.`);
  const combat = defender.combat();
  const shield = combat ? heldItems(combat.fight.context).find(({ facet }) => facet?.shield) : undefined;
  if (shield) defender.state = unreadyItem(defender.state, shield.key);
}

/** The arm that a weapon may hit when a bare hand fails to parry it; '' if it makes no difference. */
export function parryingArm(
  { defender, rules }: Pick<ExchangeInProgress, 'defender' | 'rules'>,
  option: Pick<DefenseOption, 'kind' | 'line' | 'combat'>,
  attack: Incoming['kind'],
): string {
  if (!rules.failedHandParry || option.kind !== 'parry' || !option.line?.line?.blow || attack === 'unarmed') return '';
  const held = option.combat ? heldItems(option.combat.fight.context) : [];
  const isMainFull = held.some(({ row, facet }) => row.hand === 'main' && !facet?.shield);
  return placeAmong(defender, isMainFull ? ['shieldArm', 'leftArm'] : ['weaponArm', 'rightArm', 'arm']);
}

/** Where a weapon hits a bare hand that failed to parry it: the arm, in some rulesets by the attacker's choice. */
function* armHit(
  exchange: ExchangeInProgress,
  option: DefenseOption,
  { kind }: Incoming,
  { id, location }: { readonly id: string; readonly location: string },
): Procedure<string> {
  const { attacker, defender, log, rules } = exchange;
  const arm = parryingArm(exchange, option, kind);
  if (arm === '' || arm === location) return location;
  const where = rules.failedHandParry?.byChoice
    ? yield* choose({
        id: `${id}.where`,
        who: attacker,
        words: `Where ${attacker.name} hits`,
        options: [
          { id: 'aimed', words: 'Where the blow was aimed', needed: null, explained: null },
          { id: 'arm', words: 'The arm that parried', needed: null, explained: null },
        ],
        usual: 'aimed',
      })
    : 'arm';
  if (where !== 'arm') return location;
  log.push(`The blow hits ${possessive(defender.name)} arm.`);
  return arm;
}

/** A way to defend. */
export interface DefenseOption extends ExchangeOption {
  readonly kind: ActiveDefense | 'passive' | 'none';
  /** Null for an anonymous foe. */
  readonly line: DefenseLine | null;
  /** The numbers with what the option adds; null for an anonymous foe. */
  readonly combat: CombatSheet | null;
  readonly acrobatic: boolean;
  /** The same with the retreat of this option, after the Acrobatics roll. */
  readonly after?: (acrobatic: 'made' | 'failed') => CombatSheet | null;
  /** "parries", "retreats and dodges". */
  readonly verb: string;
}

type DefenseChoice = CombatSituation['defense'];

const names = { dodge: 'Dodge', parry: 'Parry', block: 'Block' } as const;
const verbs = { dodge: 'dodges', parry: 'parries', block: 'blocks' } as const;

/** What a defender may add to a defense. */
const additions = [
  { id: '', words: '', verb: '', choice: {} },
  { id: '+retreat', words: ', with a retreat', verb: 'retreats and ', choice: { retreat: true } },
  { id: '+drop', words: ' and drop', verb: 'drops and ', choice: { drop: true } },
  { id: '+acrobatic', words: ', acrobatic', verb: 'leaps and ', choice: { acrobatic: 'made' } },
  {
    id: '+acrobatic+retreat',
    words: ', acrobatic, with a retreat',
    verb: 'leaps back and ',
    choice: { acrobatic: 'made', retreat: true },
  },
] as const satisfies readonly { id: string; words: string; verb: string; choice: Partial<DefenseChoice> }[];

interface Offered {
  readonly used: readonly ActiveDefense[];
  readonly margin: number;
  /** The ids of what may be added to a defense; everything if absent. */
  readonly added?: readonly string[];
}

/**
 * All ways to defend against an attack that succeeded by `margin`, except the kinds in `used`. Always at least one,
 * which may be “none”.
 */
export function defenseOptions(
  exchange: ExchangeInProgress,
  attack: CombatSheet,
  incoming: NonNullable<SituationParts['incoming']>,
  { used, margin, added }: Offered,
): readonly DefenseOption[] {
  const { defender, odds } = exchange;
  const least = odds.attack.minDefense ?? Number.NEGATIVE_INFINITY;
  // A shield blocks no blow at the weapon (Man to Man p. 36).
  const atWeapon = findPlace(exchange.rules, incoming.location ?? '')?.kind === 'weapon';
  const at = defending(defender, incoming);
  const plain = at({});
  const options = (
    plain ? combatantOptions(defender, at, margin, added) : anonymousFoeOptions(exchange, attack, incoming.kind)
  ).filter(
    ({ kind, needed, acrobatic }) =>
      !(atWeapon && kind === 'block') && !used.some((each) => each === kind) && (acrobatic || (needed ?? 0) >= least),
  );
  return [...options, withoutActive(exchange, attack, plain)];
}

const noChoice = { retreat: false, drop: false, acrobatic: '' } as const;

/** The defender against an attack, with what they add to a defense; null for an anonymous foe. */
type Defending = (choice: Partial<DefenseChoice>) => CombatSheet | null;

/** Each addition is worked out once: several options are compared with the same one. */
function defending({ combat }: Participant, incoming: SituationParts['incoming']): Defending {
  const known = new Map<string, CombatSheet | null>();
  return (choice) => {
    const defense = { ...noChoice, ...choice };
    const key = `${defense.retreat} ${defense.drop} ${defense.acrobatic}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const sheet = combat({ ...(incoming ? { incoming } : {}), defense });
    known.set(key, sheet);
    return sheet;
  };
}

function combatantOptions(
  defender: Participant,
  at: Defending,
  margin: number,
  added?: readonly string[],
): readonly DefenseOption[] {
  const { uses } = defender.rules;
  const isTooFast = margin >= (defender.rules.defense.retreatLostBy ?? Number.POSITIVE_INFINITY);
  const sheets = additions
    .filter(({ id }) => added === undefined || id === '' || added.includes(id))
    .filter(({ choice }) => !(isTooFast && 'retreat' in choice))
    .filter(({ choice }) => Object.keys(choice).every((field) => uses.defense.some((each) => each === field)))
    .map((addition) => ({ addition, combat: at(addition.choice) }));
  const plain = sheets[0]?.combat;
  const numberOf = (combat: CombatSheet | null | undefined, total: string): number | null => {
    const value = combat?.worksheet.find(total)?.value;
    return typeof value === 'number' ? value : null;
  };
  return (plain?.defenses ?? []).flatMap(({ line, total }) =>
    sheets.flatMap(({ addition, combat }): DefenseOption[] => {
      const needed = numberOf(combat, total);
      if (needed === null || !combat) return [];
      const { choice } = addition;
      const isAcrobatic = 'acrobatic' in choice;
      const without = 'retreat' in choice ? at({ ...choice, retreat: false }) : plain;
      // An option that changes nothing is not offered.
      if (addition.id !== '' && needed === numberOf(without, total)) return [];
      if (isAcrobatic && needed === numberOf(at({ ...choice, acrobatic: '' }), total)) return [];
      return [
        {
          id: `${line.id}${addition.id}`,
          kind: line.kind,
          words: `${line.name}${addition.words}`,
          verb: `${addition.verb}${verbs[line.kind]}`,
          needed: isAcrobatic ? null : needed,
          explained: isAcrobatic ? null : explained(defender, combat.worksheet, total),
          line,
          combat,
          acrobatic: isAcrobatic,
          ...(isAcrobatic ? { after: (acrobatic: 'made' | 'failed') => at({ ...choice, acrobatic }) } : {}),
        },
      ];
    }),
  );
}

/** The defenses of an anonymous foe: the numbers that the attacker knows. */
function anonymousFoeOptions(
  { attacker, defender, rules }: ExchangeInProgress,
  attack: CombatSheet,
  kind: string | undefined,
): readonly DefenseOption[] {
  const { target } = attack.fight;
  if (isAny(defender, 'unconscious', 'dead', 'asleep', 'dazed', 'pinned', 'frozen')) return [];
  if (target.side === 'behind' && !target.ranAround && rules.uses.target.includes('side')) return [];
  const isShot = kind === 'missile' || kind === 'firearm';
  return attack.foe.flatMap(({ defense, total }): DefenseOption[] => {
    const { value } = attack.worksheet.get(total);
    if (typeof value !== 'number' || (defense === 'parry' && isShot) || (defense === 'block' && kind === 'firearm'))
      return [];
    return [
      {
        id: defense,
        kind: defense,
        words: names[defense],
        verb: verbs[defense],
        needed: value,
        explained: explained(attacker, attack.worksheet, total),
        line: null,
        combat: null,
        acrobatic: false,
      },
    ];
  });
}

/** Passive defense alone, if there is any; otherwise no defense. */
function withoutActive(
  { defender, setup }: ExchangeInProgress,
  attack: CombatSheet,
  combat: CombatSheet | null,
): DefenseOption {
  const stat = fightStats.passiveDefense;
  const value = !defender.rules.defense.passive
    ? null
    : combat
      ? combat.worksheet.find(stat)?.value
      : 'passiveDefense' in setup.defender && attack.fight.target.passiveDefense;
  const isPassive = typeof value === 'number' && value > 0;
  return {
    id: isPassive ? 'passive' : 'none',
    kind: isPassive ? 'passive' : 'none',
    words: isPassive ? 'Passive defense alone' : 'No defense',
    verb: isPassive ? 'has passive defense alone' : 'does not defend',
    needed: isPassive ? value : null,
    explained: isPassive && combat ? explained(defender, combat.worksheet, stat) : null,
    line: null,
    combat: null,
    acrobatic: false,
  };
}

/**
 * The defense with the best total among those without a retreat or similar option; the last one (none) if there is no
 * other.
 */
export function usualDefense(options: readonly DefenseOption[]): string {
  const plain = options.filter(({ id, needed }) => !id.includes('+') && needed !== null);
  const best = plain.toSorted((one, other) => (other.needed ?? 0) - (one.needed ?? 0))[0];
  return best?.id ?? options.at(-1)?.id ?? '';
}

/** The places that a parry of a blow without a weapon may strike: an arm, a leg, the face of what bites, else the body. */
function placesOfBlow({ blow, natural, name }: FightingLine): readonly string[] {
  const limb = blow?.attack.limb;
  if (limb === 'mouth' || (natural && name === 'Bite')) return ['face'];
  if (natural) return [];
  return limb === 'foot' ? ['rightLeg', 'leg', 'foreleg'] : ['weaponArm', 'rightArm', 'arm'];
}
