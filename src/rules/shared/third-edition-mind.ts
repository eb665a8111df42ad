import type { Citation } from '../../engine/citation.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { applyEffects, type EffectIndex } from './effects.ts';

/** IQ counts as no more than this before a weak will is taken off it. */
const weakWillIq = 14;

/**
 * Will and Perception, both IQ until something changes them (GURPS Lite p. 24: will rolls and sense rolls). Man to Man has
 * neither, but an entry typed in by hand may lean on them.
 */
export function defineMind(worksheet: Worksheet, effects: EffectIndex, cite: Citation): void {
  worksheet.define({
    id: 'will',
    name: 'Will',
    cite,
    formula: (w) => {
      w.startFrom('iq');
      const weak = (effects.get('will') ?? []).some(({ amount, when }) => amount < 0 && !when);
      if (weak) w.atMost(weakWillIq, 'before a weak will at most', { cite });
      applyEffects(w, effects, 'will');
    },
  });
  worksheet.define({
    id: 'perception',
    name: 'Perception',
    cite,
    formula: (w) => applyEffects(w.startFrom('iq'), effects, 'perception'),
  });
}
