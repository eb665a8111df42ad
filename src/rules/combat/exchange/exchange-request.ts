import * as z from 'zod/mini';
import { nameInSentence } from '../../../catalog/name-in-sentence.ts';
import type { CombatState, Condition } from '../../../character/combat-state.ts';
import type { Dice } from '../../../engine/dice.ts';
import type { StatId } from '../../../engine/step.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { ResolvedItem } from '../../resolve/context.ts';
import { itemInSentence } from '../../shared/figure-words.ts';
import type { HitLocation } from '../fight-rules.ts';
import type { FightingLine } from '../fighting-line.ts';
import type { CriticalTable, RollKind, RollResult } from '../outcomes/success-roll.ts';

/** The sentences of an exchange. */
export const possessive = (name: string): string => `${name}’s`;

const outcomes: Readonly<Record<RollResult['outcome'], string>> = {
  criticalSuccess: 'critical success',
  success: 'success',
  failure: 'failure',
  criticalFailure: 'critical failure',
};

/** "9 against 14, success by 5". */
export function describeRollNeeded(needed: number, rolled: number, { outcome, margin }: RollResult): string {
  const isPlain = outcome === 'success' || outcome === 'failure';
  // A 3 that succeeds against 1, or a 17 that fails against 18, is no matter of a margin.
  const by = isPlain && margin !== 0 && margin > 0 === (outcome === 'success') ? ` by ${Math.abs(margin)}` : '';
  return `${rolled} against ${needed}, ${outcomes[outcome]}${by}`;
}

/** "the broadsword", "the Glock 17". */
export const describeItemAt = (item: Pick<ResolvedItem, 'name' | 'row'>): string => `the ${itemInSentence(item)}`;

/** The same for an attack: "the broadsword", "punch". */
export const describeWeapon = ({ use, blow, name }: FightingLine): string =>
  use ? describeItemAt(use.item) : nameInSentence(blow?.name ?? name);

/** "swings the broadsword at Goblin 2", "strikes at Goblin 2’s foot with the small shield". */
export function describeAttack(line: FightingLine, target: string): string {
  const { use, blow, natural, mode } = line;
  if (blow) {
    const { limb, isThrow } = blow.attack;
    if (isThrow) return `tries to throw ${target}`;
    return `${limb === 'foot' ? 'kicks' : limb === 'mouth' ? 'bites' : 'strikes bare-handed at'} ${target}`;
  }
  const weapon = describeWeapon(line);
  if (natural) return weapon === 'bite' ? `bites ${target}` : `attacks ${target} with ${weapon}`;
  if (mode === 'thrown') return `throws ${weapon} at ${target}`;
  if (mode !== 'melee') return `shoots ${weapon} at ${target}`;
  const way = use?.attack.name.toLowerCase() ?? '';
  if (way.startsWith('swing')) return `swings ${weapon} at ${target}`;
  return way.startsWith('thrust') ? `thrusts ${weapon} at ${target}` : `strikes at ${target} with ${weapon}`;
}

/** "Goblin 2", "Goblin 2’s head". */
export const describeTarget = (name: string, place: HitLocation | undefined): string =>
  place && place.kind !== 'torso' ? `${possessive(name)} ${place.name}` : name;

const befell: Partial<Readonly<Record<Condition, string>>> = {
  blinded: 'is blinded',
  oneEye: 'is blinded in one eye',
  mortallyWounded: 'is mortally wounded',
  bleeding: 'bleeds',
  offBalance: 'is off balance',
};

/**
 * What happened to somebody between two states: "Goblin 2 falls stunned.", "Goblin 2’s left leg is crippled."; empty if
 * nothing happened.
 */
export function describeChanges(
  name: string,
  before: CombatState,
  after: CombatState,
  placeName: (id: string) => string,
): readonly string[] {
  const added = after.conditions.filter((condition) => !before.conditions.includes(condition));
  const is = (condition: Condition): boolean => added.includes(condition);
  const crippled = after.crippled.filter((place) => !before.crippled.includes(place));
  const falls = before.posture !== 'lying' && after.posture === 'lying';
  const isOver = (condition: Condition): boolean =>
    before.conditions.includes(condition) && !after.conditions.includes(condition);
  const state = is('dead')
    ? 'dies'
    : is('unconscious')
      ? 'falls unconscious'
      : is('stunned')
        ? falls
          ? 'falls stunned'
          : 'is stunned'
        : falls
          ? 'falls'
          : null;
  return [
    ...crippled.map((place) => `${possessive(name)} ${placeName(place)} is crippled.`),
    ...(isOver('asleep') ? [`${name} wakes.`] : []),
    ...(isOver('dazed') ? [`${name} is no longer dazed.`] : []),
    ...added.flatMap((condition) => (befell[condition] ? [`${name} ${befell[condition]}.`] : [])),
    ...(state ? [`${name} ${state}.`] : []),
  ];
}

/** "9 cut to the torso, 2 stopped by armor, 10 injury."; "Rainald takes 3 cut, 4 injury." for somebody who is named. */
export function describeInjury(wound: {
  readonly name: string | null;
  readonly total: number;
  readonly type: string;
  readonly place: HitLocation | undefined;
  readonly stopped: number;
  readonly penetrating: number;
  readonly injury: number;
  readonly notes: readonly string[];
}): string {
  const { name, total, type, place, stopped, penetrating, injury, notes } = wound;
  const where = place ? `to the ${place.name}` : '';
  const armor =
    penetrating === 0 && stopped > 0
      ? ['all stopped by armor']
      : stopped > 0
        ? [`${Math.min(stopped, total)} stopped by armor`]
        : [];
  const harm = injury > 0 ? [`${injury} injury`] : armor.length > 0 ? [] : ['no injury'];
  const damage = [String(total), type, where].filter(Boolean).join(' ');
  return `${name === null ? '' : `${name} takes `}${[damage, ...notes, ...armor, ...harm].join(', ')}.`;
}

/** Who takes part in an exchange; a bystander by the key of the setup. */
export type Side = 'attacker' | 'defender' | `bystander:${string}`;

/** A number of one of the two, with the worksheet that explains it. */
export interface ExplainedNumber {
  readonly of: Side;
  readonly worksheet: Worksheet;
  readonly stat: StatId;
}

interface Request {
  /** Names the request in inputs; no two requests of an exchange have the same. */
  readonly id: string;
  /** Who rolls or chooses. */
  readonly who: Side;
  /** The question: "Rainald's Parry". */
  readonly words: string;
}

/** Three dice against a number. */
export interface SuccessRequest extends Request {
  readonly kind: 'success';
  readonly needed: number;
  readonly rollKind: RollKind;
  /** Null for a number without an explanation: a Dodge entered by hand. */
  readonly explained: ExplainedNumber | null;
}

/** Other dice: damage, a random place. The input is the total shown by the dice, without `adds`. */
export interface DiceRequest extends Request {
  readonly kind: 'dice';
  readonly dice: Dice;
  readonly explained: ExplainedNumber | null;
}

/** Three dice on a table of critical results. */
export interface TableRequest extends Request {
  readonly kind: 'table';
  readonly table: CriticalTable;
}

export interface ExchangeOption {
  readonly id: string;
  /** "Parry, Broadsword, with a retreat". */
  readonly words: string;
  /** The number to roll against; null for an option without a roll. */
  readonly needed: number | null;
  readonly explained: ExplainedNumber | null;
}

export interface ChoiceRequest extends Request {
  readonly kind: 'choice';
  readonly options: readonly ExchangeOption[];
  /** The option of the quick mode. */
  readonly usual: string;
  /** Only the table knows the answer: the quick mode asks too. */
  readonly isAsked?: boolean;
}

export type ExchangeRequest = SuccessRequest | DiceRequest | TableRequest | ChoiceRequest;

/** The answer to a request: the total shown by the dice, or the id of an option. Plain data. */
const exchangeInputSchema = z.union([
  z.object({ request: z.string(), rolled: z.int().check(z.gte(1), z.lte(100_000)) }),
  z.object({ request: z.string(), choice: z.string() }),
]);

export const exchangeInputsSchema = z.array(exchangeInputSchema);

export type ExchangeInput = z.infer<typeof exchangeInputSchema>;

/** What became of somebody whom the attack was not meant for, and hit. */
export interface OtherStruck {
  /** The key of the bystander in the setup. */
  readonly key: string;
  readonly name: string;
  readonly injury: number;
  readonly state: CombatState;
}

/** The result of an exchange. */
export interface ExchangeOutcome {
  /** `impossible`: the attack cannot be made now; `stopped`: it hit, and did no injury; `thrown`: the defender fell. */
  readonly result: 'impossible' | 'missed' | 'defended' | 'stopped' | 'thrown' | 'wounded';
  /** The defender's hits lost. */
  readonly injury: number;
  /** The attacker's: of a limb that was parried, of a fist against armor, of a critical miss. */
  readonly ownInjury: number;
  /** The defender's weapon parried a limb and hit it, whatever the injury. */
  readonly limbHit: boolean;
  /** How often the attacker shot or threw; 0 for a blow, or if the attack was not made. */
  readonly shots: number;
  /** Sentences that read like a fight. */
  readonly log: readonly string[];
  readonly attacker: CombatState;
  /** For an anonymous foe too: see `targetAfter`. */
  readonly defender: CombatState;
  /** Bystanders who had to defend themselves or were hit. */
  readonly others: readonly OtherStruck[];
}

/** An exchange after some inputs: either a request or an outcome is there. */
export interface ExchangeNow {
  /** What has happened so far. */
  readonly past: readonly string[];
  readonly request: ExchangeRequest | null;
  readonly outcome: ExchangeOutcome | null;
  /** How many of the inputs were used: one that does not answer its request is ignored, and so are all after it. */
  readonly used: number;
}
