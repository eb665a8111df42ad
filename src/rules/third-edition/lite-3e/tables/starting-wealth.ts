/** Average starting wealth in dollars, by tech level: the two sums of the book (GURPS Lite p. 20). */
export const startingWealthByTechLevel: readonly (readonly [techLevel: number, dollars: number])[] = [
  [6, 750],
  [7, 15_000],
];
