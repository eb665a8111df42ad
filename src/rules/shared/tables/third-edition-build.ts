/** Average height in inches by ST, 5 (and less) to 16 (and more) (GURPS Lite p. 5; Man to Man p. 10, from 7). */
export const heightByStrength: readonly (readonly [strength: number, inches: number])[] = [
  [5, 64],
  [6, 65],
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

/**
 * Average weight in pounds by height in inches: the row holds up to this height (GURPS Lite p. 5; Man to Man p. 10). 10 lb
 * for each inch beyond 6'3".
 */
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
