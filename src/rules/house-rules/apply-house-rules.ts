import type { StatFormula } from '../../engine/stat-formula.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { AppliedRule, HouseRule, NumberChange } from './house-rule.ts';

/** Redefines formulas of a worksheet by these rules, in their order. None of its stats may have been evaluated yet. */
export function applyHouseRules(worksheet: Worksheet, context: SheetContext, rules: readonly HouseRule[]): void {
  for (const rule of rules) {
    for (const change of rule.changes ?? []) {
      for (const id of changedStats(worksheet, change)) {
        worksheet.redefine(id, (formula) => changedFormula(formula, rule, change, context));
      }
    }
  }
}

function changedStats(worksheet: Worksheet, { stat }: NumberChange): readonly string[] {
  if (typeof stat !== 'string') return worksheet.ids().filter(stat);
  return worksheet.has(stat) ? [stat] : [];
}

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
