import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import { memoizeByKeys, memoizeFilter } from '../../engine/memoize.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { isMount, type ResolvedItem, type SheetContext } from '../resolve/context.ts';
import { itemStat, mountStat } from '../stat-ids.ts';
import { applyEffects, type EffectIndex } from './effects.ts';
import { groupBy } from './group-by.ts';

/** Returns the mount that is ridden, if any; the first of several. */
export const riddenMount = memoizeByKeys(
  ({ items }: SheetContext) => [items],
  ({ items }): ResolvedItem | undefined => items.find((item) => isMount(item) && item.inUse && item.hasAny),
);

/** Returns the mounts among items; most characters have none. */
export const mountsAmong = memoizeFilter<ResolvedItem>(isMount);

/** Returns the items on each mount, by the key of the mount. */
const cargoes = memoizeByKeys(
  ({ items }: SheetContext) => [items],
  ({ items }) => groupBy(items, ({ mount }) => mount),
);

/** Writes the load of a mount in pounds: the items on it, divided by the quantity of the row, and its rider. */
export function writeCargo(
  w: DerivationBuilder,
  context: SheetContext,
  { key }: ResolvedItem,
  isRidden: boolean,
): void {
  w.start(0, 'nothing carried');
  for (const item of cargoes(context).get(key) ?? []) {
    if (item.facet) w.addFrom(itemStat(item.key, 'weight'), 1, item.name, { row: item.key });
  }
  const quantity = w.choice(itemStat(key, 'quantity'));
  if (quantity > 1) w.divide(quantity, 'shared among the animals', { row: key });
  if (isRidden) w.addFrom(mountStat(key, 'rider'), 1, 'rider');
}

/**
 * Writes the weight of the rider in pounds: body and gear. The part of the body in a fat person's load is not counted twice.
 * @param writeAverage writes the weight of a body that is not said
 */
export function writeRiderWeight(
  w: DerivationBuilder,
  context: SheetContext,
  writeAverage: (w: DerivationBuilder) => unknown,
): void {
  const { weight } = context.character.concept;
  if (weight === null) writeAverage(w);
  else w.start(weight, 'body weight');
  for (const { key, name, facet, onBody } of context.items) {
    if (facet && onBody) w.addFrom(itemStat(key, 'weight'), 1, name, { row: key });
  }
}

export interface LoadRules {
  /** The stat that limits are multiples of: ST, or Basic Lift. */
  readonly basis: string;
  /**
   * The levels in order, each up to `times` the basis. All but the last `carrying` of them reach to the maximum load.
   */
  readonly levels: readonly { readonly name: string; readonly times: number; readonly cite: Citation }[];
  readonly cite: Citation;
  /** Writes what the place makes of the load, such as its gravity, and the choices that this depends on. */
  readonly place?: {
    write(w: DerivationBuilder): void;
    readonly inputs: readonly unknown[];
    readonly changes: boolean;
  };
}

/** The weight of the carried possessions, if it differs from the load. */
export const goodsStat = 'load.goods';

/** A stat for the highest load, in pounds, of each level. */
export const limitStat = (level: number): string => `limit.${level}`;

/**
 * The load in pounds, the limit of each level, and `encumbrance`: the number of the level (0 none, 1 light, …), one
 * more than the last when the load exceeds every limit. Limits are inclusive.
 */
export function defineLoad(worksheet: Worksheet, context: SheetContext, effects: EffectIndex, rules: LoadRules): void {
  const { place } = rules;
  const inputs = [context.items, context.race, context.character.race, effects, ...(place?.inputs ?? [])];
  worksheet.section('load', inputs, () => {
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
      formula: (w) => {
        applyEffects(goods(w), effects, 'load');
        place?.write(w);
      },
    });
    // Weight that is no possession (a fat person's own body) is part of the load alone.
    if (effects.has('load') || place?.changes) {
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

/** Fencing, Karate and similar skills need this level or less. */
export const lightLevel = 1;

/** The level of the heaviest ordinary load; overload is above it. */
export const extraHeavyLevel = 4;
