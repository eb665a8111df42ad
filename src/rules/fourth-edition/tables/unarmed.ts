/**
 * The damage bonus of an unarmed art for each die of thrust, by the level relative to DX from which it applies, the
 * highest first (Basic Set: Boxing and Brawling p. 182, Karate p. 203).
 */
export const damageByLevel = {
  boxing: [
    { over: 2, perDie: 2 },
    { over: 1, perDie: 1 },
  ],
  brawling: [{ over: 2, perDie: 1 }],
  karate: [
    { over: 1, perDie: 2 },
    { over: 0, perDie: 1 },
  ],
} as const satisfies Record<string, readonly { readonly over: number; readonly perDie: number }[]>;
