/** The change of height (inches) and weight (pounds) by a roll of 3 dice, 3 to 18 (p. 11). */
export const buildVariation: readonly (readonly [roll: number, inches: number, pounds: number])[] = [
  [3, -6, -40],
  [4, -5, -30],
  [5, -4, -20],
  [6, -3, -10],
  [7, -2, -5],
  [8, -1, -5],
  [9, 0, 0],
  [10, 0, 0],
  [11, 0, 0],
  [12, 1, 5],
  [13, 2, 5],
  [14, 3, 10],
  [15, 4, 20],
  [16, 5, 30],
  [17, 6, 40],
  [18, 6, 50],
];
