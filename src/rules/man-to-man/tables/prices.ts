/** Points of an attribute by level, 7 to 20 (Man to Man p. 6). Each further level costs 25 more. */
export const attributePrices: Readonly<Record<number, number>> = {
  7: -20,
  8: -15,
  9: -10,
  10: 0,
  11: 10,
  12: 20,
  13: 30,
  14: 45,
  15: 60,
  16: 80,
  17: 100,
  18: 125,
  19: 150,
  20: 175,
};

/** Points of a skill from one level under its attribute upwards (Man to Man p. 9). Each further level costs 8 more. */
export const skillPrices = {
  easy: [0.5, 1, 2, 4, 8, 16, 24],
  average: [1, 2, 4, 8, 16, 24, 32],
  hard: [2, 4, 8, 16, 24, 32, 40],
} as const;
