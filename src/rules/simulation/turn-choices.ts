import { situationOf } from '../../character/combat-situation.ts';
import type { Posture } from '../../character/combat-state.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { FightingLine } from '../combat/fighting-line.ts';
import type { Maneuver, ManeuverKind } from '../combat/maneuver.ts';
import { attackOdds } from '../odds/attack-odds.ts';
import type { FighterTables } from './fighter-tables.ts';
import type { AttackNumbers, Choice, Moment } from './moment.ts';
import { type Fighting, momentOf } from './simulated-exchange.ts';

/** A way to fight: what somebody does in a turn, and how they defend. */
export interface Policy {
  readonly id: PolicyId;
  readonly name: string;
  /** One line in our own words, for lists and results. */
  readonly words: string;
  /** Gives way by a step where that makes the defense better. */
  readonly retreats: boolean;
  readonly plan: (now: Surroundings) => Plan;
}

export const policyIds = [
  'steady',
  'cautious',
  'allOut',
  'opening',
  'counter',
  'deceptive',
  'legs',
  'feint',
  'archer',
  'shieldWall',
  'behind',
] as const;
export type PolicyId = (typeof policyIds)[number];

/** A fighter of a fight that goes on. */
export interface FightingNow extends Fighting {
  readonly key: number;
  readonly side: number;
  policy: Policy;
  readonly choices: ManeuverChoices;
  /** Yards along the line of the fight. */
  position: number;
  /** Turns in a row without an attack, of somebody who waits. */
  waited: number;
  /** Strikes whoever comes within reach, until their next turn. */
  isWaiting: boolean;
  /** The foe of the last feint, by their key: nobody else is open to the next blow. −1 for none, or one before the fight. */
  feinted: number;
  out: '' | 'dead' | 'unconscious' | 'yielded' | 'fled';
}

/** What somebody does in a turn. */
export interface Plan {
  readonly choice: number;
  /** The index of the attack; −1 for none. */
  readonly line: number;
  /** The id of the place that it is aimed at; absent for none. */
  readonly location?: string;
  /** The distance to end at, in yards: as near to it as the maneuver lets one come. Null to stay. */
  readonly distance: number | null;
  /** The posture to change to; null for none. */
  readonly posture: Posture | null;
  readonly waits: boolean;
  /** A feint at the foe. */
  readonly feints?: true;
}

/** What a policy knows, and what it can ask for. */
export interface Surroundings {
  readonly self: FightingNow;
  readonly foe: FightingNow;
  readonly distance: number;
  /** The foe's last maneuver lets them defend themselves. */
  readonly foeDefends: boolean;
  readonly isFaster: boolean;
  /** A friend stands between the fighter and the foe. */
  readonly isCovered: boolean;
  /** An attack now, or the way there: getting up, making ready, coming nearer. */
  readonly attackOrClose: (how: 'attack' | 'allOut') => Plan;
  /** An attack that reaches the foe with no more than a step; null for none. */
  readonly attackInReach: () => Plan | null;
  /** A shot, an aim or a reload; null for somebody without a weapon for that. */
  readonly shoot: () => Plan | null;
  readonly study: () => Plan;
  /** A feint by the better fighter at a foe in reach who defends; null for none, or if the foe is open already. */
  readonly feint: () => Plan | null;
  /** Lets the foe come, ready to strike first: the maneuver Wait where the rules have it. */
  readonly awaitFoe: () => Plan;
  /** The plan with its melee attack as deceptive as it can be without missing often; the plan itself where the rules have no such attack. */
  readonly deceptively: (plan: Plan) => Plan;
  /** The plan with its melee attack aimed at a leg; the plan itself if there is none to aim at. */
  readonly atTheLegs: (plan: Plan) => Plan;
  readonly defend: () => Plan;
  readonly moveAway: () => Plan;
}

const blank = situationOf();

/** The maneuvers that policies use, by their numbers; −1 where the ruleset has none. */
export class ManeuverChoices {
  readonly tables: FighterTables;
  readonly attack: number;
  readonly idle: number;
  readonly move: number;
  readonly posture: number;
  readonly evaluate: number;
  /** An attack on whoever comes within reach. */
  readonly wait: number;
  readonly allOut: readonly number[];
  readonly allOutDefense: readonly number[];
  /** Whether the ruleset has a map, and so close combat and weapons that reach farther. */
  readonly hasMap: boolean;
  /** Whether the ruleset has deceptive attacks. */
  readonly isDeceptive: boolean;
  readonly #canAim: boolean;
  readonly #feint: string | null;

  constructor(tables: FighterTables) {
    this.tables = tables;
    const { maneuvers, uses } = tables.rules;
    this.hasMap = uses.state.includes('closeTurns');
    const find = (test: (maneuver: Maneuver) => boolean): Maneuver | undefined => maneuvers.find(test);
    const numberOf = (maneuver: Maneuver | undefined, kind?: ManeuverKind): number =>
      maneuver ? this.#number(maneuver.id, kind?.id ?? '') : -1;
    const attack = find(({ attacks, onTrigger }) => attacks > 0 && !onTrigger);
    this.attack = numberOf(attack);
    this.idle = numberOf(find(({ whileStunned }) => whileStunned === true) ?? attack);
    this.move = numberOf(find(({ id }) => id === 'move'));
    this.posture = numberOf(find(({ id }) => id === 'changePosture' || id === 'changePosition'));
    this.evaluate = numberOf(find(({ id }) => id === 'evaluate'));
    this.wait = numberOf(find(({ onTrigger }) => onTrigger === true));
    this.isDeceptive = uses.choice.includes('deceptive');
    const allOut = find(({ id }) => id === 'allOutAttack');
    this.allOut = (allOut?.kinds ?? [])
      .filter(({ feint, rangedOnly }) => !feint && !rangedOnly)
      .map((kind) => numberOf(allOut, kind));
    const defense = find(({ id }) => id === 'allOutDefense');
    this.allOutDefense = defense ? (defense.kinds ?? [undefined]).map((kind) => numberOf(defense, kind)) : [];
    this.#canAim = maneuvers.some(({ id }) => id === 'aim');
    this.#feint =
      find(({ feint, attacks: blows, onTrigger }) => feint === true && blows === 0 && !onTrigger)?.id ?? null;
  }

  #number(maneuver: string, kind: string, subject = ''): number {
    return this.tables.shared.choices.idOf({ ...blank.choice, maneuver, kind, subject });
  }

  aim(line: FightingLine): number {
    return this.#canAim ? this.#number('aim', '', line.id) : -1;
  }

  /** A turn of feinting with a weapon, for nobody's in particular without one; −1 where the ruleset has no such maneuver. */
  feint(line?: FightingLine): number {
    return this.#feint === null ? -1 : this.#number(this.#feint, '', line?.id ?? '');
  }

  /** The same maneuver with an attack that is so deceptive. */
  deceptive(choice: number, deceptive: number): number {
    return this.tables.shared.choices.idOf({ ...this.tables.choice(choice), deceptive });
  }

  /** A turn of making something ready. */
  task(choice: Pick<Choice, 'maneuver' | 'kind' | 'subject'>): number {
    return this.tables.shared.choices.idOf({ ...blank.choice, ...choice });
  }
}

/** Whether an attack reaches so many yards, without a step. */
export function reaches({ mode, reach }: FightingLine, distance: number, hasMap: boolean): boolean {
  if (mode !== 'melee') return true;
  if (!hasMap || reach.length === 0) return distance <= 1;
  let [near, far] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const yards of reach) {
    near = Math.min(near, yards);
    far = Math.max(far, yards);
  }
  return distance >= near && distance <= far;
}

/** The distance from which a melee attack is made: as far as it reaches. */
export const strikingDistance = ({ reach }: FightingLine, hasMap: boolean): number =>
  !hasMap || reach.length === 0 ? 1 : Math.max(...reach);

export interface Found {
  readonly line: number;
  readonly value: number;
}

export const none: Found = { line: -1, value: 0 };

/** What several shots are worth beside one, for choosing among attacks. */
const severalShots = 1.5;

/** The average injury of an attack on a foe, defenses apart, as a measure for choosing among attacks. */
function worthOf(self: FighterTables, attack: AttackNumbers, foe: FightingNow): number {
  if (!attack.hasDamage) return 0;
  const { odds } = self.sheet.ruleset;
  const type = ownValue(odds.attack.types, attack.line.type);
  const usual = Math.max(1, Math.round((attack.dice * 3.5 + attack.adds) * attack.line.times));
  const { resistance } = foe.tables.injury(foe.known, 0, {
    kind: attack.wound,
    rolled: usual,
    times: 1,
    bypassesArmor: false,
    more: 0,
  });
  const blow = {
    skill: attack.needed,
    isRanged: attack.line.mode !== 'melee',
    damage: { dice: attack.dice, adds: attack.adds },
    least: attack.least,
    multiplier: type?.multiplier ?? 1,
    resistance,
    armorDivisor: 1,
    defenses: [],
    deceptive: 0,
  };
  const chances = self.shared.oddsOf(blow, () => attackOdds(odds, blow));
  const times = Math.max(1, attack.sheet.fight.allowance.attacks) * (attack.shots > 1 ? severalShots : 1);
  // What cannot get through armor is better than nothing, and more damage is better.
  return chances ? times * (chances.averageInjury * attack.line.times + chances.hits * usual * 1e-3) : 0;
}

/** No hand weapon reaches as far. */
const farReach = 15;

/** Which attacks count. */
export type Sort = 'melee' | 'ranged';
const sortNumber = { melee: 0, ranged: 1 } as const;

/** The best attack of a sort with a maneuver at a distance, of those that can be made now. */
export function bestAttack(
  self: FightingNow,
  moment: Moment,
  foe: FightingNow,
  choice: number,
  distance: number,
  sort: Sort,
  anyReach: boolean,
): Found {
  const { tables, choices } = self;
  const target = foe.tables.target(foe.known, momentOf(foe), tables);
  // What reaches the foe differs by a few yards only; of a shot each yard counts.
  const yards = sort === 'melee' ? (anyReach ? 0 : Math.min(distance, farReach)) : Math.min(distance, 1023);
  const key = (((target * 1024 + yards) * 256 + choice) * 2 + sortNumber[sort]) * 2 + (anyReach ? 1 : 0);
  const found = moment.bestAttacks.get(key);
  if (found !== undefined) return found;
  let best = none;
  tables.lines.forEach((line, index) => {
    if ((line.mode === 'melee') !== (sort === 'melee')) return;
    // Kicks lose their balance and throws wound nobody: policies leave them out.
    if (line.blow && (line.blow.attack.limb === 'foot' || line.blow.attack.isThrow)) return;
    if (!anyReach && !reaches(line, distance, choices.hasMap)) return;
    const attack = tables.attack(moment, choice, index, target, distance);
    const value = attack ? worthOf(tables, attack, foe) : 0;
    if (value > best.value) best = { line: index, value };
  });
  moment.bestAttacks.set(key, best);
  return best;
}
