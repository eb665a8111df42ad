import type { TargetKind } from '../../catalog/effect.ts';
import type { Facet } from '../../catalog/entry.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import { formatFraction, formatSigned } from '../../engine/format.ts';
import type { StatId } from '../../engine/step.ts';
import { type EffectKey, resistanceKey, type Selection, selectsPlace } from './effect-targets.ts';

/** The keys of the effects on the DR of a place by any of its names: of all places, of this one, of several, of all but some. */
export const resistanceKeysAt = (effects: EffectIndex, ...names: readonly string[]): EffectKey[] => [
  'damageResistance',
  ...names.map(resistanceKey),
  ...effects.selected('resistance', (by) => selectsPlace(by, names)),
];

/** An effect in force, with its cause. */
export interface ActiveEffect {
  readonly words: string;
  /**
   * The amount it adds; for the other operations the factor, the bound, or the divisor of the number that replaces it.
   */
  readonly amount: number;
  /** The operation, if it is not addition. */
  readonly op?: 'instead' | 'times' | 'atMost';
  /** The stat that holds the added amount, if it is computed (Running / 8), or that the number is computed from. */
  readonly from?: StatId | undefined;
  /** Its condition: a conditional effect becomes a note. */
  readonly when?: string | undefined;
  /** The amount in `from` may be 0 because a skill is too low: then it writes no step. */
  readonly fromLevel?: boolean | undefined;
  /** A player typed it in: the number in `from` may depend on the one that it changes. */
  readonly own?: boolean | undefined;
  readonly row?: string | undefined;
  readonly cite: Facet['cite'];
}

/** The effects in force by the key of their target, in the order of application: instead, add, times, at most. */
export class EffectIndex extends Map<EffectKey, ActiveEffect[]> {
  /** The criteria that select skills or weapons; most characters have none. */
  selections: Selection[] = [];

  /** Returns a copy with one more effect. */
  with(key: EffectKey, effect: ActiveEffect): EffectIndex {
    const copy = new EffectIndex(this);
    copy.selections.push(...this.selections);
    return copy.set(key, [...(this.get(key) ?? []), effect]);
  }

  /** True where effects of this kind have criteria. */
  hasSelections(kind: TargetKind): boolean {
    for (const selection of this.selections) if (selection.kind === kind) return true;
    return false;
  }

  /** The keys of this kind whose criterion selects something. */
  selected(kind: TargetKind, isSelected: (by: Selection['by'], selection: Selection) => boolean): EffectKey[] {
    const keys: EffectKey[] = [];
    for (const selection of this.selections) {
      if (selection.kind === kind && isSelected(selection.by, selection)) keys.push(selection.key);
    }
    return keys;
  }
}

/** The key of effects that apply to learned levels only. */
export const keyOfLearned = (key: EffectKey): EffectKey => `learned:${key}`;
/** Is in the index, with an empty list, when there are any such effects: most characters have none. */
export const anyLearned: EffectKey = 'learned:';

/** Numbers beyond this are not exact, and products of them would soon be no numbers at all. */
export const maxCounted = 1e15;

const none: readonly ActiveEffect[] = [];

/** True if an effect computes a number from another one, so that its own formula does not count. */
export function isReplaced(effects: EffectIndex, key: EffectKey): boolean {
  const first = effects.get(key)?.[0];
  return first?.op === 'instead' && !first.when;
}

/** True where an effect without a condition adds more than 0 (`sign` 1) or less (−1). */
export const adds = (effects: EffectIndex, key: EffectKey, sign: 1 | -1): boolean =>
  (effects.get(key) ?? none).some(({ amount, op, when }) => amount * sign > 0 && !op && !when);

/**
 * Writes the effects of several keys on a number as steps, and the conditional ones as notes. The number's own key
 * comes first, because an effect that recomputes the number discards earlier steps. Then everything is added, then
 * multiplied, then bounded.
 */
export function applyAllEffects(w: DerivationBuilder, effects: EffectIndex, keys: readonly EffectKey[]): void {
  let last: ActiveEffect[] | null = null;
  for (const key of keys) {
    const active = effects.get(key);
    if (active) last = writeFirst(w, active, last);
  }
  if (last) writeLast(w, last);
}

/** As {@link applyAllEffects}, of one list. */
export function applyEffectList(w: DerivationBuilder, active: readonly ActiveEffect[]): void {
  const last = writeFirst(w, active, null);
  if (last) writeLast(w, last);
}

/** Writes all effects except factors and bounds, and returns those together with the earlier ones. */
function writeFirst(
  w: DerivationBuilder,
  active: readonly ActiveEffect[],
  before: ActiveEffect[] | null,
): ActiveEffect[] | null {
  let last = before;
  for (const effect of active) {
    const { words, amount, op, from, when, row, cite } = effect;
    if (when) w.note(describeConditionalEffect(effect, when), { cite, row });
    else if (op === 'instead') writeInstead(w, effect);
    else if (op) last = [...(last ?? []), effect];
    else if (from && !isTooLow(w, effect)) w.addFrom(from, 1, words, { cite, row });
    else if (from) continue;
    else if (amount !== 0) w.add(amount, words, { cite, row });
  }
  return last;
}

function writeLast(w: DerivationBuilder, last: readonly ActiveEffect[]): void {
  for (const { op, words, amount, cite, row } of last) {
    if (op !== 'times') continue;
    w.multiply(amount, words, { cite, row });
    boundToExactIntegers(w);
  }
  for (const { op, words, amount, cite, row } of last) {
    if (op === 'atMost') w.atMost(amount, `${words}: maximum`, { cite, row });
  }
}

/** True for an effect that requires a higher level of its skill. */
export const isTooLow = (w: DerivationBuilder, { from = '', fromLevel }: ActiveEffect): boolean =>
  fromLevel === true && w.consultNumber(from) === 0;

/** Bounds a number to the integers that a double represents exactly. */
export function boundToExactIntegers(w: DerivationBuilder): void {
  if (typeof w.value !== 'number') return;
  if (w.value > maxCounted) w.atMost(maxCounted, 'largest number allowed');
  else if (w.value < -maxCounted) w.atLeast(-maxCounted, 'smallest number allowed');
}

/** Starts again from the other number, unless that is null because it would depend on itself. */
function writeInstead(w: DerivationBuilder, { from = '', words, amount, own, row, cite }: ActiveEffect): void {
  if (own && w.given(from, words, { cite, row }) === null) return;
  w.startFrom(from).divide(amount, words, { cite, row }).round('down', { cite, row });
}

/** As {@link applyAllEffects}, with the keys one by one. */
export const applyEffects = (w: DerivationBuilder, effects: EffectIndex, ...keys: readonly EffectKey[]): void =>
  applyAllEffects(w, effects, keys);

/** A conditional effect in words: "+5 to hear (Acute Hearing)", "+1 per die at night (Owl)". */
export function describeConditionalEffect({ words, amount, op, from }: ActiveEffect, when: string, unit = ''): string {
  if (op === 'times') return `× ${formatFraction(amount)} ${when} (${words})`;
  if (op === 'atMost') return `at most ${formatFraction(amount)} ${when} (${words})`;
  return `${from ? '' : `${formatSigned(amount)} `}${unit}${when} (${words})`;
}
