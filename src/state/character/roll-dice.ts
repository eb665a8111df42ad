/** The sum of so many six-sided dice, thrown fairly. */
export function rollDice(dice: number): number {
  let sum = 0;
  for (let die = 0; die < dice; die++) sum += 1 + fairBelow(6);
  return sum;
}

/** A number from 0 to `count` − 1, each as likely as the others. */
function fairBelow(count: number): number {
  const whole = 2 ** 32 - (2 ** 32 % count);
  const box = new Uint32Array(1);
  do crypto.getRandomValues(box);
  while ((box[0] ?? 0) >= whole);
  return (box[0] ?? 0) % count;
}
