import type { NamedBonus } from '../../../feats/named-traits.ts';

/** What traits add to sense rolls (pp. 358–359). */
export const senseBonuses = {
  vision: [
    { trait: 'acute vision', add: 1, perLevel: true },
    { trait: 'hyperspectral vision', add: 3 },
    { trait: 'bad sight', add: -6 },
  ],
  hearing: [
    { trait: 'acute hearing', add: 1, perLevel: true },
    { trait: 'discriminatory hearing', add: 4 },
    { trait: 'hard of hearing', add: -4 },
  ],
  tasteSmell: [
    { trait: 'acute taste and smell', add: 1, perLevel: true },
    { trait: 'discriminatory smell', add: 4 },
    { trait: 'discriminatory taste', add: 4 },
  ],
  touch: [{ trait: 'acute touch', add: 1, perLevel: true }],
} as const satisfies Record<string, readonly NamedBonus[]>;

/** What traits add to every Fright Check (p. 360). */
export const frightBonuses: readonly NamedBonus[] = [
  { trait: 'fearlessness', add: 1, perLevel: true },
  { trait: 'fearfulness', add: -1, perLevel: true },
  { trait: 'combat reflexes', add: 2 },
  { trait: 'combat paralysis', add: -2 },
];
