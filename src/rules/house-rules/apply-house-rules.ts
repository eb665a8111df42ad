import type { StatFormula } from '../../engine/builder.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { AppliedRule, HouseRule, NumberChange } from './house-rule.ts';

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
