/** Rolls `dice` six-sided dice without bias and returns the sum. */
export function rollDice(dice: number): number {
  let sum = 0;
  for (let die = 0; die < dice; die++) sum += 1 + randomBelow(6);
  return sum;
}

/** Returns a uniformly distributed integer from 0 to `count` − 1. */
function randomBelow(count: number): number {
  const limit = 2 ** 32 - (2 ** 32 % count);
  const box = new Uint32Array(1);
  do crypto.getRandomValues(box);
  while ((box[0] ?? 0) >= limit);
  return (box[0] ?? 0) % count;
}
