/** Every combination of three dice as its sum: 216 of them, each equally likely. */
export const combinations: readonly number[] = [1, 2, 3, 4, 5, 6].flatMap((a) =>
  [1, 2, 3, 4, 5, 6].flatMap((b) => [1, 2, 3, 4, 5, 6].map((c) => a + b + c)),
);

/** The share of the 216 combinations that a test is true for. */
export const shareOf = (isTrue: (sum: number) => boolean): number => combinations.filter(isTrue).length / 216;
