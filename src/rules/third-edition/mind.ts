import type { Citation } from '../../engine/citation.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { adds, applyEffects, type EffectIndex } from '../shared/effects.ts';

export interface MindRules {
  /** The name of the number that all senses are based on. */
  readonly perception: string;
  /** The senses that the book distinguishes: each is based on the common number and has separate effects. */
  readonly senses: readonly { readonly stat: 'vision' | 'hearing' | 'tasteSmell'; readonly name: string }[];
  /** A note on Will rolls. */
  readonly willNote?: string;
  readonly cite: Citation;
}

/** IQ counts as no more than this before Weak Will is subtracted. */
const weakWillIq = 14;

/**
 * Defines Will and Perception, both IQ by default (GURPS Lite p. 24: will rolls and sense rolls), and the separate
 * senses. Man to Man has none of them, but typed-in entries may be based on the first two.
 */
export function defineMind(
  worksheet: Worksheet,
  effects: EffectIndex,
  { perception, senses, willNote, cite }: MindRules,
): void {
  worksheet.section('mind', [effects], () => {
    worksheet.define({
      id: 'will',
      name: 'Will',
      cite,
      formula: (w) => {
        w.startFrom('iq');
        if (adds(effects, 'will', -1)) w.atMost(weakWillIq, 'maximum before Weak Will', { cite });
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
  });
}
