/**
 * Points of an attribute by level, 1 to 20; each further level costs 25 more (GURPS Lite p. 3, printed to 18; Man to Man
 * p. 6, printed from 7 to 20).
 */
export const attributePrices: Readonly<Record<number, number>> = {
  1: -80,
  2: -70,
  3: -60,
  4: -50,
  5: -40,
  6: -30,
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
