import { type EffectTarget, partNames, type Selections, statNames, type TargetKind } from '../../catalog/effect.ts';
import type { OwnEffect } from '../../character/own-effect.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import type { ResolvedTarget, StoredTarget } from './effect-targets.ts';
import {
  type AskedSelection,
  changed,
  type RulesetNumbers,
  type SortedTarget,
  summed,
  type TargetLists,
  targetKinds,
  toConstantTarget,
} from './target-kinds.ts';

const isKind = (name: string): name is TargetKind => Object.hasOwn(targetKinds, name);
const allKinds = Object.keys(targetKinds).filter(isKind);

type SelectingTarget = Exclude<EffectTarget, string>;
type MaybeSelections = { readonly [Kind in TargetKind]?: Selections[Kind] | undefined };

/** A target together with the rules of its kind. */
interface BoundTarget {
  resolve(owner: string): ResolvedTarget;
  describe(lists: TargetLists): string | undefined;
  store(): StoredTarget;
}

function bindKind<Kind extends TargetKind>(kind: Kind, to: MaybeSelections): BoundTarget | null {
  const by = to[kind];
  if (by === undefined) return null;
  const rules = targetKinds[kind];
  return {
    resolve: (owner) => rules.resolve(by, owner),
    describe: (lists) => rules.describe(by, lists),
    store: () => rules.store(by),
  };
}

const bind = memoizeByObject((to: SelectingTarget): BoundTarget => {
  for (const kind of allKinds) {
    const bound = bindKind(kind, to);
    if (bound) return bound;
  }
  throw new Error('An effect has a target of no known kind.');
});

/**
 * The key of a target. `owner` is the key of the row that has the effect, for targets of that row: the price of "this"
 * item.
 */
export const resolveTarget = (to: EffectTarget, owner: string): ResolvedTarget =>
  typeof to === 'string' ? { key: to } : bind(to).resolve(owner);

/**
 * The target of an effect, in words: "Dodge", "Swimming", "damage with Karate"; undefined for a number these rules
 * lack.
 */
export function describeTarget(lists: TargetLists, to: EffectTarget): string | undefined {
  const { key } = resolveTarget(to, '');
  const listed = lists.ruleset.changeable.find(({ stat }) => stat === key)?.name;
  return listed || typeof to === 'string' ? listed : bind(to).describe(lists);
}

/** The fields of a custom effect that {@link readTarget} reads as this target. */
export const storeTarget = (to: EffectTarget): StoredTarget =>
  typeof to === 'string' ? { stat: to } : bind(to).store();

type NumberTarget = Extract<EffectTarget, string>;
const sortNumber = (name: NumberTarget): SortedTarget => {
  if (name === 'techLevel' || name === 'sizeModifier') return toConstantTarget(name);
  return name === 'throwingStrength' ? summed(name) : changed(name);
};

/** The targets that a `stat` names without a selection. */
const named: ReadonlyMap<string, SortedTarget> = new Map([
  ...[...statNames, ...partNames].map((name) => [name, sortNumber(name)] as const),
  ...allKinds.flatMap((kind) => targetKinds[kind].named ?? []),
  ['surprise', changed('iq')], // as files of the first version name it
]);

/** The kinds of targets with their own `stat` in custom effects, by that. */
const selecting = new Map(
  allKinds.flatMap((kind) => {
    const rules = targetKinds[kind].selecting;
    return rules ? [[rules.stat, rules] as const] : [];
  }),
);

/** Each `stat` that needs a selection. */
export const selectingStats: readonly string[] = [...selecting.keys()];

/** The selection that a `stat` needs; null for one that is a target by itself. */
export const findRequiredSelection = (stat: string): AskedSelection | null => selecting.get(stat)?.asks ?? null;

/** The target of a custom effect; null if it is not in the vocabulary, or lacks its selection. */
export function readTarget(own: OwnEffect): SortedTarget | null {
  const stat = own.stat.trim();
  const target = named.get(stat);
  if (target) return target;
  const rules = selecting.get(stat);
  if (rules) return rules.read(own);
  const colon = stat.indexOf(':');
  const kind = stat.slice(0, Math.max(0, colon));
  const id = stat.slice(colon + 1).trim();
  return id !== '' && isKind(kind) ? (targetKinds[kind].readId?.(id) ?? null) : null;
}

/** A choice in the form for custom effects. */
interface TargetChoice {
  readonly stat: string;
  readonly words: string;
  readonly group: string;
}

/**
 * Everything that a custom entry can change under a ruleset, in the order of the form. Only items have a price and a
 * weight.
 */
export function targetChoices(ruleset: RulesetNumbers, isItem: boolean): TargetChoice[] {
  const choices = allKinds.flatMap((kind): TargetChoice[] => {
    const { form } = targetKinds[kind];
    if (!form || (form.ofItem && !isItem)) return [];
    return form.choices(ruleset).map(([stat, words]) => ({ stat, words, group: form.group }));
  });
  const ofKinds = new Set(choices.map(({ stat }) => stat));
  const numbers = ruleset.changeable.filter(({ stat }) => !ofKinds.has(stat));
  return [...numbers.map(({ stat, name }) => ({ stat, words: name, group: 'Numbers' })), ...choices];
}
