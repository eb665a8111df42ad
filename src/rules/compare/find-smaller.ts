import type { Difference } from './comparison.ts';

/** A chapter with more differences than this is long. */
const MANY = 6;
/** So many differences of a long chapter are not smaller ones, or a few more, so that a thing is not torn apart. */
const FOREMOST = 4;
/** Fewer than this are not worth folding away. */
const WORTH_FOLDING = 3;

/** How much of a unit weighs as much as one point or one level. */
const perUnit = { points: 1, lb: 5, $: 100 } as const;
/** A number without points weighs no more than this, since figures have scales of their own. */
const MAX_CHANGE = 3;
/** What is no number: a choice or text that is the thing itself ("Race"), and one of its parts ("note"). */
const TEXT = 2;
const PART = 0.25;
const DETAIL = 0.1;

/**
 * Those of a chapter's differences that weigh least, in their order; none where there are few. Points weigh by their number, other
 * figures by how much they change, texts and parts of figures least. All differences of one thing (the level and the points of a
 * skill) count as the largest of them; of equal weights the first is the larger.
 */
export function findSmaller(differences: readonly Difference[]): readonly Difference[] {
  if (differences.length <= MANY) return [];
  const things: { readonly of: Difference[]; weight: number }[] = [];
  differences.forEach((difference, i) => {
    const thing = difference.name === differences[i - 1]?.name ? things.at(-1) : undefined;
    if (thing) {
      thing.of.push(difference);
      thing.weight = Math.max(thing.weight, weigh(difference));
    } else things.push({ of: [difference], weight: weigh(difference) });
  });
  const foremost = new Set<Difference>();
  for (const { of } of [...things].sort((a, b) => b.weight - a.weight)) {
    if (foremost.size >= FOREMOST) break;
    for (const difference of of) foremost.add(difference);
  }
  const smaller = differences.filter((difference) => !foremost.has(difference));
  return smaller.length < WORTH_FOLDING ? [] : smaller;
}

function weigh({ part, change, unit, worth, detail }: Difference): number {
  if (detail) return DETAIL;
  if (worth !== undefined) return Math.abs(worth);
  if (change === undefined) return part === '' ? TEXT : PART;
  const size = Math.abs(change) / (unit ? perUnit[unit] : 1);
  return unit === 'points' ? size : Math.min(size, MAX_CHANGE);
}
