import type { Citation } from '../../engine/citation.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { adds, applyEffects, type EffectIndex } from '../shared/effects.ts';

export interface MindRules {
  /** What the number is called that every sense has in common. */
  readonly perception: string;
  /** The senses that the book tells apart: each has what they have in common, and its own effects. */
  readonly senses: readonly { readonly stat: 'vision' | 'hearing' | 'tasteSmell'; readonly name: string }[];
  /** What the table should know of Will rolls. */
  readonly willNote?: string;
  readonly cite: Citation;
}

/** IQ counts as no more than this before a weak will is taken off it. */
const weakWillIq = 14;

/**
 * Will and Perception, both IQ until something changes them (GURPS Lite p. 24: will rolls and sense rolls), and the senses
 * by themselves. Man to Man has none of them, but an entry typed in by hand may lean on the first two.
 */
export function defineMind(
  worksheet: Worksheet,
  effects: EffectIndex,
  { perception, senses, willNote, cite }: MindRules,
): void {
  worksheet.define({
    id: 'will',
    name: 'Will',
    cite,
    formula: (w) => {
      w.startFrom('iq');
      if (adds(effects, 'will', -1)) w.atMost(weakWillIq, 'before a weak will at most', { cite });
      applyEffects(w, effects, 'will');
      if (willNote) w.note(willNote, { cite });
    },
  });
  worksheet.define({
    id: 'perception',
    name: perception,
    cite,
    formula: (w) => applyEffects(w.startFrom('iq'), effects, 'perception'),
  });
  for (const { stat, name } of senses) {
    worksheet.define({
      id: stat,
      name,
      cite,
      formula: (w) => applyEffects(w.startFrom('perception'), effects, stat),
    });
  }
}
