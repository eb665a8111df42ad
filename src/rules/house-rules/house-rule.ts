import type { DerivationBuilder, StatFormula } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { RulesetFamily } from '../ruleset-family.ts';

/**
 * Redefines formulas of a worksheet by these rules, in their order: all that they change, or those among `ids`. None of these
 * may have been evaluated yet.
 */
export function applyHouseRules(
  worksheet: Worksheet,
  context: SheetContext,
  rules: readonly HouseRule[],
  ids: readonly StatId[] = worksheet.ids(),
): void {
  for (const rule of rules) {
    for (const change of rule.changes ?? []) {
      for (const id of changedStats(ids, change)) {
        worksheet.redefine(id, (formula) => changedFormula(formula, rule, change, context));
      }
    }
  }
}

const changedStats = (ids: readonly StatId[], { stat }: NumberChange): readonly StatId[] =>
  ids.filter((id) => (typeof stat === 'string' ? id === stat : stat(id)));

/** Returns a stat's formula under a rule. A replaced formula cites the rule, because the book's page differs. */
function changedFormula(
  current: StatFormula,
  { name, cite }: HouseRule,
  { base, addition, caption = current.caption }: NumberChange,
  context: SheetContext,
): StatFormula {
  const applied: AppliedRule = { name, cite, id: current.id, context, current };
  const { bonuses } = current;
  return {
    ...current,
    caption,
    ...(base ? { cite, formula: (w) => base(w, applied) } : {}),
    ...(addition
      ? {
          bonuses: (w) => {
            bonuses?.(w);
            addition(w, applied);
          },
        }
      : {}),
  };
}

/** An optional rule of a book, or a house rule, that the player can switch on and off. */
export interface HouseRule {
  /** Stable: saved files name it in `houseRules`. */
  readonly id: string;
  readonly name: string;
  /** The name within a sentence, if it is not a proper name: "hit locations". */
  readonly nameInSentence?: string;
  /** One line for the settings: its effect. */
  readonly explanation: string;
  /** The page that it is on; for a rule that is in no book, see `adapted`. */
  readonly cite: Citation;
  /**
   * The families whose rulesets offer it, and whether a new character has it on. Rules of a single ruleset are in its
   * own `houseRules`.
   */
  readonly availableIn: Readonly<Partial<Record<RulesetFamily, 'on' | 'off'>>>;
  /**
   * The numbers and rules of the book that it replaces, in the book's words: "Dodge". Of two rules that replace the
   * same thing only one can be on.
   */
  readonly replaces: readonly string[];
  /**
   * Its changes to numbers of the sheet. Rules that change the display, or a calculation shared by many numbers, have
   * none: the code concerned calls `isInForce`.
   */
  readonly changes?: readonly NumberChange[];
}

/** A change to one number, or to each of a family, after the ruleset has defined it. */
export interface NumberChange {
  /** The stat, or a predicate that selects stats (the Parry of every weapon). */
  readonly stat: StatId | ((id: StatId) => boolean);
  /** Replaces the ruleset's formula. Bonuses of traits and gear are still added afterwards. */
  readonly base?: RuleFormula;
  /** Steps after all others. Not called if the number has no value. */
  readonly addition?: RuleFormula;
  /** Replaces the ruleset's caption under the number; needed with `base` if the ruleset has one. */
  readonly caption?: string;
}

/**
 * Writes the steps of a change; at least one of them must carry the rule's name, so that the explanation shows why the
 * number differs from the book: `w.divide(2, rule.name, rule)`.
 */
type RuleFormula = (w: DerivationBuilder, rule: AppliedRule) => void;

/** A rule while it changes one number of one character. */
interface AppliedRule {
  readonly name: string;
  readonly cite: Citation;
  /** The number that is changed. */
  readonly id: StatId;
  readonly context: SheetContext;
  /** The number's formula without the rule, for cases that a `base` does not change: `current.formula(w)`. */
  readonly current: StatFormula;
}

/** The citation of a house rule that is in no book. */
export const adapted: Citation = { book: 'House rule', page: 'adapted' };
