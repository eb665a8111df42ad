import { haveSameItems } from '../../engine/memoize.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { type ActiveEffect, EffectIndex } from './effects.ts';

/** What was collected of entries, the same with what the ruleset adds, and that with the lists that were kept. */
interface Remembered {
  readonly collected: EffectIndex;
  readonly more: EffectIndex;
  readonly index: EffectIndex;
}

/** By the definitions of worksheets. */
const indexes = new WeakMap<object, Remembered>();

/**
 * Remembers the effects with the worksheet that is being defined, and keeps what is the same as on the previous worksheet:
 * formulas that effects go into are kept by the identity of their lists. Without `collected` they are those of the previous
 * worksheet. `withMore` adds what no entry has.
 */
export function keepEffects(
  worksheet: Worksheet,
  collected: EffectIndex | undefined,
  withMore: (effects: EffectIndex) => EffectIndex,
): EffectIndex {
  const { definitions, previousDefinitions } = worksheet;
  const before = previousDefinitions && indexes.get(previousDefinitions);
  const entries = collected ?? before?.collected ?? new EffectIndex();
  const more = withMore(entries);
  const index = !before ? more : more === before.more ? before.index : keepLists(before.index, more);
  indexes.set(definitions, { collected: entries, more, index });
  return index;
}

/** The same effect, field by field. */
const isSameEffect = (a: ActiveEffect, b: ActiveEffect): boolean =>
  a.words === b.words &&
  a.amount === b.amount &&
  a.op === b.op &&
  a.from === b.from &&
  a.fromLevel === b.fromLevel &&
  a.when === b.when &&
  a.own === b.own &&
  a.row === b.row &&
  a.cite === b.cite;

const areSameEffects = (a: readonly ActiveEffect[], b: readonly ActiveEffect[]): boolean =>
  a.length === b.length && a.every((effect, i) => b[i] !== undefined && isSameEffect(effect, b[i]));

/** The index with those lists of the previous one that have the same effects; the previous one where all are the same. */
function keepLists(previous: EffectIndex, index: EffectIndex): EffectIndex {
  const kept = new EffectIndex();
  for (const [key, list] of index) {
    const before = previous.get(key);
    kept.set(key, before && areSameEffects(before, list) ? before : list);
  }
  const sameSelections = haveSameItems(
    previous.selections.map(({ key }) => key),
    index.selections.map(({ key }) => key),
  );
  kept.selections = sameSelections ? previous.selections : index.selections;
  const isSame =
    sameSelections &&
    haveSameItems([...previous.keys()], [...kept.keys()]) &&
    haveSameItems([...previous.values()], [...kept.values()]);
  return isSame ? previous : kept;
}
