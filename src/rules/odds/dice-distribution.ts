import { type Dice, parseDice } from '../../engine/dice.ts';

/** The chances of whole totals: `chances[i]` is the chance of `least + i`, from 0 to 1. Their sum is 1. */
export interface Distribution {
  readonly least: number;
  readonly chances: readonly number[];
}

/** More dice than anything in the books. */
export const maxDice = 200;

/** Reads dice of damage, such as 2d+1; null for other texts, and for more dice than can be computed at once. */
export function readDamageDice(text: string): Dice | null {
  const dice = parseDice(text);
  return dice && dice.dice <= maxDice && Math.abs(dice.adds) <= maxDice * 10 ? dice : null;
}

const sides = 6;
/** The distributions of sums of dice, by their number; each is made from the one before. */
const sums: (readonly number[])[] = [[1]];

function chancesOfSum(dice: number): readonly number[] {
  for (let count = sums.length; count <= dice; count++) {
    const before = sums[count - 1] ?? [];
    const chances = new Array<number>(before.length + sides - 1).fill(0);
    before.forEach((chance, total) => {
      for (let side = 0; side < sides; side++) chances[total + side] = (chances[total + side] ?? 0) + chance / sides;
    });
    sums.push(chances);
  }
  return sums[dice] ?? [1];
}

/** Returns the chances of all totals of dice with their adds: 2d+1 is 3 to 13. Totals may be negative. */
export const diceDistribution = ({ dice, adds }: Dice): Distribution => ({
  least: dice + adds,
  chances: chancesOfSum(dice),
});

/** Returns the distribution after `change` is applied to each total. It must give whole numbers. */
export function mapTotals({ least, chances }: Distribution, change: (total: number) => number): Distribution {
  const totals = chances.map((_, i) => change(least + i));
  const [lowest, highest] = [Math.min(...totals), Math.max(...totals)];
  const changed = new Array<number>(highest - lowest + 1).fill(0);
  totals.forEach((total, i) => {
    changed[total - lowest] = (changed[total - lowest] ?? 0) + (chances[i] ?? 0);
  });
  return { least: lowest, chances: changed };
}

/** Totals that follow each other, from the lowest to the highest, with the chance of any of them. */
export interface TotalsTogether {
  readonly from: number;
  readonly to: number;
  readonly chance: number;
}

/** Returns the totals from `first` on in at most `most` groups of the same number of totals each, as many as needed. */
export function groupTotals({ least, chances }: Distribution, first: number, most: number): readonly TotalsTogether[] {
  const last = least + chances.length - 1;
  const each = Math.max(1, Math.ceil((last - first + 1) / most));
  const groups: TotalsTogether[] = [];
  for (let from = first; from <= last; from += each) {
    const to = Math.min(last, from + each - 1);
    const chance = chances.reduce((sum, part, i) => (least + i >= from && least + i <= to ? sum + part : sum), 0);
    groups.push({ from, to, chance });
  }
  return groups;
}

/** Returns the average total. */
export const averageOf = ({ least, chances }: Distribution): number =>
  chances.reduce((sum, chance, i) => sum + chance * (least + i), 0);

/** Returns the chance of a total of at least so much. */
export const chanceOfAtLeast = ({ least, chances }: Distribution, total: number): number =>
  chances.reduce((sum, chance, i) => (least + i >= total ? sum + chance : sum), 0);

/** Returns the distribution of a total that is of each of these with its weight. The weights must sum to 1. */
export function mixDistributions(
  parts: readonly { readonly weight: number; readonly of: Distribution }[],
): Distribution {
  const least = Math.min(...parts.map(({ of }) => of.least));
  const highest = Math.max(...parts.map(({ of }) => of.least + of.chances.length - 1));
  const mixed = new Array<number>(highest - least + 1).fill(0);
  for (const { weight, of } of parts) {
    of.chances.forEach((chance, i) => {
      const at = of.least + i - least;
      mixed[at] = (mixed[at] ?? 0) + weight * chance;
    });
  }
  return { least, chances: mixed };
}
