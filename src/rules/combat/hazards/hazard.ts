import type { CombatState, Condition } from '../../../character/combat-state.ts';
import type { HazardAnswers } from '../../../character/play.ts';
import type { DerivationBuilder } from '../../../engine/builder.ts';
import type { Citation } from '../../../engine/citation.ts';
import { type Dice, parseDice } from '../../../engine/dice.ts';
import { ownValue } from '../../../engine/own-value.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { SheetContext } from '../../resolve/context.ts';
import type { PassingChange } from '../passing-rows.ts';

/** A fact that a hazard depends on: yards, seconds or points, a choice, a yes or no, or dice. */
export type HazardQuestion = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** Whether it matters, by the other answers; it always does if absent. */
  readonly isAsked?: (asked: Asked) => boolean;
} & (
  | {
      readonly kind: 'number';
      readonly usual: number;
      readonly min: number;
      readonly max: number;
      readonly unit?: string;
    }
  /** The first option is the usual one. */
  | { readonly kind: 'choice'; readonly options: readonly { readonly value: string; readonly label: string }[] }
  | { readonly kind: 'check' }
  | { readonly kind: 'dice'; readonly usual: string }
);

/** The answers to the questions of a hazard, each of the right kind and within its limits, and who meets it. */
export interface Asked {
  readonly number: (id: string) => number;
  readonly choice: (id: string) => string;
  readonly isChecked: (id: string) => boolean;
  readonly dice: (id: string) => Dice;
  /** How often it has come to them before: 0 the first time. */
  readonly before: number;
  /** The one who meets it, in their present state. */
  readonly worksheet: Worksheet;
  readonly state: CombatState;
  readonly context: SheetContext;
  /** Places of the body are hit by the dice: there are hit locations, and they are used. */
  readonly hasPlaces: boolean;
  /** What has happened this time so far: the damage of the last dice, and hits lost. */
  readonly rolled: number;
  readonly injury: number;
}

/** Writes the steps of a number of a hazard. */
export type HazardSteps = (w: DerivationBuilder, asked: Asked) => void;
type ByAnswers<Value> = Value | ((asked: Asked) => Value);

/** What follows: of a roll, of a row of a table, or of the hazard itself. */
export interface HazardOutcome {
  /** As part of a sentence: "chokes". */
  readonly words: ByAnswers<string>;
  /** Hits lost past all armor (or, negative, regained), and fatigue lost. */
  readonly hits?: ByAnswers<number>;
  readonly fatigue?: ByAnswers<number>;
  readonly conditions?: readonly Condition[];
  /** The ids of hit locations that are crippled. */
  readonly cripples?: readonly string[];
  /** It does not come again. */
  readonly ends?: true;
  /** Seconds until it comes again, if not those of the hazard. */
  readonly again?: number;
  /** Answers that are different the next time. */
  readonly changes?: HazardAnswers;
  /** Another hazard that begins: its id, with its answers. */
  readonly begins?: { readonly hazard: string; readonly answers?: HazardAnswers };
  /** An effect on the victim's numbers, of those of the ruleset's hazards, that lasts so many seconds. */
  readonly lasts?: { readonly effect: string; readonly seconds: ByAnswers<number> };
  readonly next?: readonly HazardStage[];
}

interface StageBase {
  /** "resist the poison", "damage of the fall". */
  readonly words: string;
  /** Whether it comes to this, by the answers and what has happened so far; it always does if absent. */
  readonly isMet?: (asked: Asked) => boolean;
}

/** A part of a hazard: a roll against a number, dice of damage, a random place, a table, or something that simply happens. */
export type HazardStage = StageBase &
  (
    | {
        readonly kind: 'roll';
        readonly formula: HazardSteps;
        readonly success: HazardOutcome;
        readonly failure: HazardOutcome;
        /** In place of the failure if it is missed by so much. */
        readonly missedBy?: { readonly by: number; readonly outcome: HazardOutcome };
        /** In place of the success if it is critical. */
        readonly critical?: HazardOutcome;
      }
    | {
        readonly kind: 'damage';
        readonly dice: HazardSteps;
        /** "cr", "burn": as the weapon tables of the ruleset have it. */
        readonly type: ByAnswers<string>;
        /** Writes on the sheet's DR against it; all of it counts if absent. */
        readonly resistance?: HazardSteps;
        /** Writes on the damage rolled: a part of it, by distance. */
        readonly share?: HazardSteps;
        /** It may push, as a blow does. */
        readonly pushes?: true;
      }
    /** The place that the damage after it hits, by the ruleset's dice with so much added. */
    | { readonly kind: 'place'; readonly add: number }
    | { readonly kind: 'table'; readonly dice: number; readonly rows: readonly HazardRow[] }
    /** The roll against HT that says how long the places that were crippled stay so, with so much added. */
    | {
        readonly kind: 'recovery';
        readonly add: number;
        readonly cite: Citation;
        /** With fewer hits lost there is no roll: it passes by itself, in these words. */
        readonly passesUnder: { readonly hits: number; readonly words: string };
      }
    | { readonly kind: 'happens'; readonly outcome: HazardOutcome }
  );

/** A row of a table: the totals of the dice from and to which it counts. */
interface HazardRow {
  readonly from: number;
  readonly to: number;
  readonly outcome: HazardOutcome;
}

/** Harm that no attack does: a fall, fire, poison. Plain figures; `meetHazard` runs it. */
export interface Hazard {
  readonly id: string;
  readonly name: string;
  /** One line in our own words. */
  readonly summary: string;
  readonly cite: Citation;
  readonly asks: readonly HazardQuestion[];
  readonly stages: readonly HazardStage[];
  /** Writes the seconds before it first does anything: of a slow poison, of a breath that is held. */
  readonly delay?: HazardSteps;
  /** Seconds until it comes again; null for once. */
  readonly again?: (asked: Asked) => number | null;
  /** How often it comes in all; without limit if absent. */
  readonly times?: (asked: Asked) => number;
  /** The effect on the victim's numbers while it goes on; null for none. */
  readonly meanwhile?: (asked: Asked) => string | null;
  /** How it is ended: "put out", "out of the water". */
  readonly ends?: string;
  /** One roll of its dice may hit several at once, each by their own answers to these questions. */
  readonly area?: readonly string[];
}

/** What a hazard does to the numbers of its victim for a time: tears in the eyes, a numb body, burning clothes. */
export interface LastingEffect {
  /** "Weeping": as the list of what goes on and the steps of the numbers name it. */
  readonly name: string;
  readonly cite: Citation;
  /** "DX −2". */
  readonly words: string;
  readonly changes: readonly PassingChange[];
  /** It comes again on top of itself; otherwise it is renewed. */
  readonly addsUp?: true;
}

/** The hazards of a ruleset, in the order in which they are offered. */
export interface HazardRules {
  readonly hazards: readonly Hazard[];
  /** What some of them do to the numbers of their victims for a time, by id; absent for nothing. */
  readonly effects?: Readonly<Record<string, LastingEffect>>;
  /** The least that dice of a type of damage do. */
  readonly minDamage: (type: string) => number;
}

export const findHazard = ({ hazards }: HazardRules, id: string): Hazard | undefined =>
  hazards.find((hazard) => hazard.id === id);

/** The answers as a hazard reads them: what is missing or not possible is as usual. */
export function readAnswers(
  { asks }: Pick<Hazard, 'asks'>,
  answers: HazardAnswers,
  rest: Pick<Asked, 'before' | 'worksheet' | 'state' | 'context' | 'hasPlaces' | 'rolled' | 'injury'>,
): Asked {
  const find = <Kind extends HazardQuestion['kind']>(id: string, kind: Kind) => {
    const question = asks.find((each) => each.id === id);
    return question?.kind === kind ? (question as Extract<HazardQuestion, { kind: Kind }>) : undefined;
  };
  return {
    ...rest,
    number: (id) => {
      const question = find(id, 'number');
      const given = ownValue(answers, id);
      if (!question) return 0;
      return typeof given === 'number' ? Math.max(question.min, Math.min(question.max, given)) : question.usual;
    },
    choice: (id) => {
      const options = find(id, 'choice')?.options ?? [];
      return options.find(({ value }) => value === ownValue(answers, id))?.value ?? options[0]?.value ?? '';
    },
    isChecked: (id) => find(id, 'check') !== undefined && ownValue(answers, id) === true,
    dice: (id) => {
      const given = ownValue(answers, id);
      const usual = parseDice(find(id, 'dice')?.usual ?? '') ?? { dice: 0, adds: 0 };
      const typed = typeof given === 'string' ? parseDice(given) : null;
      return typed && typed.dice <= maxDice ? typed : usual;
    },
  };
}

/** So many dice can be rolled at once. */
export const maxDice = 10_000;

/** A value that may depend on the answers. */
export const valueBy = <Value extends string | number>(value: ByAnswers<Value>, asked: Asked): Value =>
  typeof value === 'function' ? value(asked) : value;
