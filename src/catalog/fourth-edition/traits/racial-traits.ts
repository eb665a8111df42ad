import { readTraitTable } from '../notation/read-trait-row.ts';
import { write } from '../notation/trait-parameters.ts';

/** What racial templates and meta-traits are made of besides other traits (Basic Set, pp. 14, 261–262). */
export const racialTraits = [
  ...readTraitTable('advantage', {
    feature: ['Feature', 0, 261, 'What is different about you, to no gain and no loss.', 'race feature tail sterile purring harmless', { parameters: [write('Feature', 'What it is', ['Sterile', 'Tail', 'Purring voice', 'No fatigue', 'Wears out instead of aging'])], repeatable: true }],
    'taboo-trait': ['Taboo Trait', 0, 261, 'What nobody of your kind can buy.', 'race taboo forbidden fixed unchangeable', { parameters: [write('Trait', 'What cannot be bought', ['Fixed ST', 'Fixed IQ', 'Supernatural traits'])], repeatable: true }],
  }),
  ...readTraitTable('disadvantage', {
    'decreased-strength': ['Decreased Strength', '-10/level', 14, 'Your kind is weaker than people are.', 'weak strength st body race', { effects: ['st -1/level'] }],
  }),
];
