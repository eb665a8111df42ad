/** What a blow, or several, does to somebody, on average. Chances are from 0 to 1. */
export interface Harm {
  /** The chance of an injury of one hit or more. */
  readonly wounds: number;
  /** Hits lost, on average. */
  readonly averageInjury: number;
  /** The chance that it stuns, cripples, fells or kills. */
  readonly disables: number;
}

export const noHarm: Harm = { wounds: 0, averageInjury: 0, disables: 0 };

const atLeastOnce = (one: number, other: number): number => 1 - (1 - one) * (1 - other);

/** Returns the harm of one after the other, where the first changes nothing about the second. */
export const harmTogether = (one: Harm, other: Harm): Harm => ({
  wounds: atLeastOnce(one.wounds, other.wounds),
  averageInjury: one.averageInjury + other.averageInjury,
  disables: atLeastOnce(one.disables, other.disables),
});

/** Returns the harm of one of several cases. Where the chances sum to less than 1, nothing happens in the rest. */
export const mixHarm = (cases: readonly { readonly chance: number; readonly harm: Harm }[]): Harm => {
  const mean = (of: (harm: Harm) => number): number =>
    cases.reduce((sum, { chance, harm }) => sum + chance * of(harm), 0);
  return {
    wounds: mean(({ wounds }) => wounds),
    averageInjury: mean(({ averageInjury }) => averageInjury),
    disables: mean(({ disables }) => disables),
  };
};
