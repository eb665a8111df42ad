import * as z from 'zod/mini';
import type { CombatState } from '../../../character/combat-state.ts';
import type { Dice } from '../../../engine/dice.ts';
import type { StatId } from '../../../engine/step.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { CriticalTable } from '../outcomes/critical-table.ts';
import type { RollKind } from '../outcomes/success-roll.ts';

type Side = 'attacker' | 'defender';

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
  /** What is asked for: "Rainald's Parry". */
  readonly words: string;
}

/** Three dice against a number. */
export interface SuccessRequest extends Request {
  readonly kind: 'success';
  readonly needed: number;
  readonly rollKind: RollKind;
  /** Null for a number that nothing explains: a Dodge that was typed in. */
  readonly explained: ExplainedNumber | null;
}

/** Other dice: damage, a random place. The input is what the dice show, without `adds`. */
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
  /** What is rolled against; null for an option without a roll. */
  readonly needed: number | null;
  readonly explained: ExplainedNumber | null;
}

export interface ChoiceRequest extends Request {
  readonly kind: 'choice';
  readonly options: readonly ExchangeOption[];
  /** The option of the quick mode. */
  readonly usual: string;
}

export type ExchangeRequest = SuccessRequest | DiceRequest | TableRequest | ChoiceRequest;

/** The answer to a request: what the dice show, or the id of an option. Plain data. */
const exchangeInputSchema = z.union([
  z.object({ request: z.string(), rolled: z.int().check(z.gte(1), z.lte(100_000)) }),
  z.object({ request: z.string(), choice: z.string() }),
]);

export const exchangeInputsSchema = z.array(exchangeInputSchema);

export type ExchangeInput = z.infer<typeof exchangeInputSchema>;

/** What an exchange came to. */
export interface ExchangeOutcome {
  /** `impossible`: the attack cannot be made now; `stopped`: it hit, and did no injury; `thrown`: the defender fell. */
  readonly result: 'impossible' | 'missed' | 'defended' | 'stopped' | 'thrown' | 'wounded';
  /** The defender's hits lost. */
  readonly injury: number;
  /** The attacker's: of a limb that was parried, of a fist against armor, of a critical miss. */
  readonly ownInjury: number;
  /** The defender's weapon parried a limb and hit it, whatever came of that. */
  readonly limbHit: boolean;
  /** How often the attacker shot or threw; 0 for a blow, and where the attack was not made. */
  readonly shots: number;
  /** Sentences that read like a fight. */
  readonly log: readonly string[];
  readonly attacker: CombatState;
  /** For a stranger too: see `targetAfter`. */
  readonly defender: CombatState;
}

/** An exchange after some inputs: either a request or an outcome is there. */
export interface ExchangeNow {
  /** What has happened so far. */
  readonly past: readonly string[];
  readonly request: ExchangeRequest | null;
  readonly outcome: ExchangeOutcome | null;
  /** How many of the inputs were used: one that does not answer its request, and those after it, count for nothing. */
  readonly used: number;
}
