/** Rolls `dice` six-sided dice without bias and returns the result of each. */
export const rollEachDie = (dice: number): number[] => Array.from({ length: dice }, () => 1 + randomBelow(6));

/** The same, as their sum. */
export const rollDice = (dice: number): number => rollEachDie(dice).reduce((sum, die) => sum + die, 0);

/** Returns a uniformly distributed integer from 0 to `count` − 1. */
function randomBelow(count: number): number {
  const limit = 2 ** 32 - (2 ** 32 % count);
  const box = new Uint32Array(1);
  do crypto.getRandomValues(box);
  while ((box[0] ?? 0) >= limit);
  return (box[0] ?? 0) % count;
}
