/** What a choice gives and risks. Chances are from 0 to 1. */
export interface Measures {
  readonly wounds: number;
  /** Hits that the foe loses, on average. */
  readonly averageInjury: number;
  readonly disables: number;
  /** The chance to be hit before the next turn: less is better. */
  readonly risk: number;
}

/** As it is shown: chances in whole percents, hits to a tenth. Differences that nobody sees decide nothing. */
const shown = ({ wounds, averageInjury, disables, risk }: Measures): readonly number[] => [
  Math.round(wounds * 100),
  Math.round(averageInjury * 10),
  Math.round(disables * 100),
  -Math.round(risk * 100),
];

/** Whether the first is, as shown, as good as the other in everything and better in something. */
export function dominates(one: Measures, other: Measures): boolean {
  const [first, second] = [shown(one), shown(other)];
  return first.every((value, i) => value >= (second[i] ?? 0)) && first.some((value, i) => value > (second[i] ?? 0));
}

/** Returns those that no other one dominates, in their order; of several that are alike as shown the first. */
export function undominated<Choice extends Measures>(choices: readonly Choice[]): readonly Choice[] {
  const best: Choice[] = [];
  for (const choice of choices) {
    const text = shown(choice).join();
    if (best.some((other) => shown(other).join() === text || dominates(other, choice))) continue;
    const kept = best.filter((other) => !dominates(choice, other));
    best.splice(0, best.length, ...kept, choice);
  }
  return best;
}
