/** Points of a skill from one level under its attribute upwards (Man to Man p. 9). Each further level costs 8 more. */
export const skillPrices = {
  easy: [0.5, 1, 2, 4, 8, 16, 24],
  average: [1, 2, 4, 8, 16, 24, 32],
  hard: [2, 4, 8, 16, 24, 32, 40],
} as const;
