/** Throws so many six-sided dice and returns their sum. */
export type ThrowDice = (dice: number) => number;

/** Spreads the bits of a number, so that neighboring seeds give unlike streams (the finalizer of MurmurHash3). */
function mix(value: number): number {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** The number of dice whose values fit into one draw of 32 bits without a bias that matters: 6⁶ is far below 2³². */
const perDraw = 6;
const faces = 6;

/**
 * A seeded source of dice: the same seed and index give the same throws everywhere. The generator is sfc32, of whose 32 bits each
 * throw takes base-6 digits. Fights of one run differ in `index` alone, so that two runs of one seed have the same luck.
 */
export function seededDice(seed: number, index = 0): ThrowDice {
  let a = mix(seed);
  let b = mix(index + 0x9e3779b9);
  let c = mix(a ^ Math.imul(b, 0x27d4eb2f));
  let counter = 1;
  let left = 0;
  let digits = 0;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 8; i += 1) next();
  return (dice) => {
    let sum = dice;
    for (let i = 0; i < dice; i += 1) {
      if (left === 0) {
        digits = next();
        left = perDraw;
      }
      const rest = Math.floor(digits / faces);
      sum += digits - rest * faces;
      digits = rest;
      left -= 1;
    }
    return sum;
  };
}
