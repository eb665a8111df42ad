import type { Worksheet } from '../../engine/worksheet.ts';
import type { EffectIndex } from '../shared/effects.ts';
import { defineMind, type MindRules } from '../third-edition/mind.ts';
import { pages } from './pages.ts';

const mindRules: MindRules = {
  perception: 'all sense rolls',
  senses: [
    { stat: 'vision', name: 'Vision' },
    { stat: 'hearing', name: 'Hearing' },
    { stat: 'tasteSmell', name: 'Taste/Smell' },
  ],
  willNote: 'a roll of 14 or more fails, except against influence skills and mind control',
  cite: pages.mind,
};

/** Sense rolls and Will rolls (p. 24). */
export function defineLiteMind(worksheet: Worksheet, effects: EffectIndex): void {
  defineMind(worksheet, effects, mindRules);
}
