/** Average starting wealth in dollars, by the tech level of the setting (Basic Set p. 27). */
export const startingWealth: readonly (readonly [techLevel: number, dollars: number])[] = [
  [0, 250],
  [1, 500],
  [2, 750],
  [3, 1000],
  [4, 2000],
  [5, 5000],
  [6, 10_000],
  [7, 15_000],
  [8, 20_000],
  [9, 30_000],
  [10, 50_000],
  [11, 75_000],
  [12, 100_000],
];

/** The part of the starting wealth that is for gear with a settled life; the rest is home and clothes (p. 26). */
export const forGear = 1 / 5;

/** The cost of living in dollars a month, by Status (p. 265). */
export const costsOfLiving: readonly (readonly [status: number, dollars: number])[] = [
  [-2, 100],
  [-1, 300],
  [0, 600],
  [1, 1200],
  [2, 3000],
  [3, 12_000],
  [4, 60_000],
  [5, 600_000],
  [6, 6_000_000],
  [7, 60_000_000],
  [8, 600_000_000],
];
