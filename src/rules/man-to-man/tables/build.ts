/** Average height in inches by ST, 7 to 16 and more (Man to Man p. 10). */
export const heightByStrength: readonly (readonly [strength: number, inches: number])[] = [
  [7, 66],
  [8, 67],
  [9, 68],
  [10, 69],
  [11, 70],
  [12, 71],
  [13, 72],
  [14, 73],
  [15, 74],
  [16, 75],
];

/** Average weight in pounds by height in inches: the row holds up to this height (p. 10). 10 lb for each inch beyond 6'3". */
export const weightByHeight: readonly (readonly [upTo: number, pounds: number])[] = [
  [62, 120],
  [64, 130],
  [66, 135],
  [67, 140],
  [68, 145],
  [69, 150],
  [70, 155],
  [71, 160],
  [72, 165],
  [73, 170],
  [74, 180],
  [75, 190],
];

/** What 3 dice change in height (inches) and weight (pounds), rolls 3 to 18 (p. 11). */
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
