import type { Facet } from '../../catalog/entry.ts';
import type { DerivationBuilder } from '../../engine/derivation-builder.ts';
import { formatFraction, formatSigned } from '../../engine/numbers.ts';
import type { StatId } from '../../engine/step.ts';

/** An effect that is in force, with what causes it. */
export interface ActiveEffect {
  readonly words: string;
  /** What it adds; for the others the factor, the bound, or what the number in its place is divided by. */
  readonly amount: number;
  /** What it does when it does not add. */
  readonly op?: 'instead' | 'times' | 'atMost';
  /** The stat that holds what is added, where it is worked out (Running / 8), or that the number is worked out from. */
  readonly from?: StatId | undefined;
  /** It holds only then, and is a note. */
  readonly when?: string | undefined;
  readonly row?: string | undefined;
  readonly cite: Facet['cite'];
}

/** Effects by the stat or group that they name, in the order in which they count: instead, add, times, at most. */
export type EffectIndex = ReadonlyMap<string, readonly ActiveEffect[]>;

/** Where the effects on a stat or group stand that count for what was learned alone. */
export const learnedOf = (stat: string): string => `learned:${stat}`;
/** Is there, with nothing in it, when there are any such effects: most characters have none. */
export const anyLearned = learnedOf('');

/** Numbers beyond this are not exact, and products of them would soon be no numbers at all. */
const mostCounted = 1e15;

const none: readonly ActiveEffect[] = [];

/** True where an effect works a number out from another one, so that its own formula does not count. */
export function isReplaced(effects: EffectIndex, stat: string): boolean {
  const first = effects.get(stat)?.[0];
  return first?.op === 'instead' && !first.when;
}

/** Effects on a stat that add this side of nothing, without a condition: `sign` 1 for more, −1 for less. */
export const adds = (effects: EffectIndex, stat: string, sign: 1 | -1): boolean =>
  (effects.get(stat) ?? none).some(({ amount, op, when }) => amount * sign > 0 && !op && !when);

/**
 * Writes the effects on a number, and on groups that it belongs to, as steps, and the conditional ones as notes. The
 * number's own name comes first: what works it out anew counts only there. Then everything is added, then multiplied,
 * then bounded.
 */
export function applyAllEffects(w: DerivationBuilder, effects: EffectIndex, stats: readonly string[]): void {
  let last: ActiveEffect[] | null = null;
  for (const stat of stats) {
    const active = effects.get(stat);
    if (!active) continue;
    for (const effect of active) {
      const { words, amount, op, from, when, row, cite } = effect;
      if (when) w.note(noteOf(effect, when), { cite, row });
      else if (op === 'instead')
        w.startFrom(from ?? '')
          .divide(amount, words, { cite, row })
          .round('down', { cite, row });
      else if (op) last = [...(last ?? []), effect];
      else if (from) w.addFrom(from, 1, words, { cite, row });
      else if (amount !== 0) w.add(amount, words, { cite, row });
    }
  }
  if (!last) return;
  for (const { op, words, amount, cite, row } of last) {
    if (op !== 'times') continue;
    w.multiply(amount, words, { cite, row });
    if (typeof w.value === 'number' && Math.abs(w.value) > mostCounted) w.atMost(mostCounted, 'no more can be counted');
  }
  for (const { op, words, amount, cite, row } of last) {
    if (op === 'atMost') w.atMost(amount, `${words}: at most`, { cite, row });
  }
}

/** As {@link applyAllEffects}, with the names one by one. */
export const applyEffects = (w: DerivationBuilder, effects: EffectIndex, ...stats: readonly string[]): void =>
  applyAllEffects(w, effects, stats);

/** A conditional effect in words: "+5 to hear (Acute Hearing)". */
function noteOf({ words, amount, op, from }: ActiveEffect, when: string): string {
  if (op === 'times') return `× ${formatFraction(amount)} ${when} (${words})`;
  if (op === 'atMost') return `at most ${formatFraction(amount)} ${when} (${words})`;
  return `${from ? '' : `${formatSigned(amount)} `}${when} (${words})`;
}
