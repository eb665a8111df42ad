/** Dollars that an average person starts with, by tech level: the two sums that the book names (GURPS Lite p. 20). */
export const startingWealthByTechLevel: readonly (readonly [techLevel: number, dollars: number])[] = [
  [6, 750],
  [7, 15_000],
];
