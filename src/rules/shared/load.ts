import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../resolve/context.ts';
import { itemStat } from '../stat-ids.ts';
import { applyEffects, type EffectIndex } from './effects.ts';

export interface LoadRules {
  /** The stat that limits are multiples of: ST, or Basic Lift. */
  readonly basis: string;
  /** The levels in order, each up to `times` the basis. The last but `carrying` ones go to the limit of what can be carried. */
  readonly levels: readonly { readonly name: string; readonly times: number; readonly cite: Citation }[];
  readonly cite: Citation;
}

/** The weight of the possessions carried, where the load is more or less than that. */
export const goodsStat = 'load.goods';

/** A stat for the highest load, in pounds, of each level. */
export const limitStat = (level: number): string => `limit.${level}`;

/**
 * The load in pounds, the limit of each level, and `encumbrance`: the number of the level (0 none, 1 light, …), one
 * more than the last when the load exceeds every limit. Limits are inclusive.
 */
export function defineLoad(worksheet: Worksheet, context: SheetContext, effects: EffectIndex, rules: LoadRules): void {
  worksheet.section('load', [context.items, context.race, context.character.race, effects], () => {
    const goods = (w: DerivationBuilder): DerivationBuilder => {
      w.start(0, 'nothing carried');
      for (const { key, name, facet, onBody } of context.items) {
        if (facet && onBody) w.addFrom(itemStat(key, 'weight'), 1, name, { row: key });
      }
      return w;
    };
    worksheet.define({
      id: 'load',
      name: 'load',
      unit: 'lb',
      cite: rules.cite,
      formula: (w) => applyEffects(goods(w), effects, 'load'),
    });
    // What weighs and is no possession (a fat person's own body) is part of the load alone.
    if (effects.has('load')) {
      worksheet.define({
        id: goodsStat,
        name: 'weight carried',
        unit: 'lb',
        cite: rules.cite,
        formula: goods,
      });
    }
    rules.levels.forEach(({ name, times, cite }, i) => {
      worksheet.define({
        id: limitStat(i),
        name: `${name} up to`,
        unit: 'lb',
        cite,
        formula: (w) => w.startFrom(rules.basis).multiply(times, 'multiplier', { cite }),
      });
    });
    worksheet.define({
      id: 'encumbrance',
      name: 'encumbrance',
      cite: rules.cite,
      formula: (w) => {
        const load = w.givenNumber('load');
        for (const [i, level] of rules.levels.entries()) {
          if (load > w.consultNumber(limitStat(i))) continue;
          w.given(limitStat(i));
          w.lookup('load', level.name, i, { cite: level.cite }).citing(level.cite);
          return;
        }
        w.given(limitStat(rules.levels.length - 1));
        w.lookup('load', 'too much to carry', rules.levels.length, { cite: rules.cite });
      },
    });
  });
}

/** The name of a level of load, for a number that `encumbrance` gave. */
export function loadName(rules: Pick<LoadRules, 'levels'>, level: number): string {
  return rules.levels[level]?.name ?? 'too much to carry';
}
