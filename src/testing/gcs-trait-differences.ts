import type { Listed } from '../catalog/entry.ts';
import type { TraitFacet } from '../catalog/trait-entry.ts';
import type { GcsEntry } from './gcs-library.ts';

/** A name without the places to fill in, which are marked with "@". */
const plain = (name: string): string =>
  name
    .replaceAll(/@[^@]*@/g, '')
    .replace(/ \(\)|: *$/, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join(' ');

/** Prices of an entry with none or one of its modifiers in points, without levels. */
function pricesOf({ base_points = 0, modifiers }: GcsEntry): number[] {
  const points = modifiers.flatMap(({ cost_adj: cost = '' }) => (/^[+-]?\d+$/.test(cost) ? [Number(cost)] : []));
  return [base_points, ...points.map((more) => base_points + more)];
}

const pagesOf = ({ reference = '' }: GcsEntry): string[] =>
  reference.split(/[,;] */).flatMap((page) => /^BX?(\d+)$/.exec(page)?.slice(1) ?? []);

type Ours = Listed<TraitFacet>;

/** The prices of ours, without levels: its own with the points of each option of the questions that it has. */
function ourPrices({ facet }: Ours): number[] {
  const { price, parameters = [] } = facet;
  const base = 'levels' in price ? 0 : (price.points ?? 0);
  const options = parameters.flatMap(({ options: list = [] }) => list.flatMap(({ points }) => points ?? []));
  return options.length > 0 ? options.map((points) => base + points) : [base];
}

/**
 * Returns the entries of the second source with one of these names, or a name that matches; "@" marks the placeholders
 * there.
 */
export function traitsOfSameName(list: readonly GcsEntry[], names: readonly string[] | RegExp): readonly GcsEntry[] {
  if (names instanceof RegExp) return list.filter(({ name }) => names.test(name));
  const wanted = names.map(plain);
  return list.filter((entry) => wanted.includes(plain(entry.name)));
}

/** Returns how a trait differs from the entries that it is in the second source: in points, levels, page. */
export function listTraitDifferences(ours: Ours, theirs: readonly GcsEntry[]): string[] {
  const { price, cite } = ours.facet;
  const differences: string[] = [];
  const known = new Set(theirs.flatMap(pricesOf));
  const others = ourPrices(ours).filter((points) => !known.has(points));
  if (others.length > 0) differences.push(`points ${others} are not among ${[...known]}`);
  const levels = new Set(theirs.map(({ points_per_level: each = 0, can_level: leveled }) => (leveled ? each : 0)));
  const [firstLevel = 0, secondLevel = 0] = 'levels' in price ? price.levels : [];
  const each = 'pointsPerLevel' in price ? price.pointsPerLevel : secondLevel - firstLevel;
  if (!levels.has(each)) differences.push(`a level is ${each}, not ${[...levels]}`);
  const pages = theirs.flatMap(pagesOf);
  if (!pages.includes(`${cite.page}`)) differences.push(`p. ${cite.page}, not ${[...new Set(pages)]}`);
  return differences;
}
