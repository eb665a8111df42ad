import { describe, expect, it } from 'vitest';
import { type GcsEntry, hasGcsLibrary, readGcsList, skippedWithoutGcs } from '../../testing/gcs-library.ts';
import { idOf } from './notation/id-of.ts';
import { fourthEditionAdvantages } from './advantages.ts';

/** Where the second source has another name, or several entries in place of one. */
const names: Readonly<Record<string, readonly string[]>> = {};

/** Entries of ours that the second source does not have. */
const oursAlone: Readonly<Record<string, string>> = {};

/** Figures that differ, and why. The text before the reason is what differs. */
const decided: Readonly<Record<string, string>> = {};

/** Entries of the second source that are not in our tables. */
const leftOut: Readonly<Record<string, string>> = {};

/** A name without the places to fill in, which are marked with "@". */
const plain = (name: string): string => idOf(name.replaceAll(/@[^@]*@/g, '').replace(/ \(\)|: *$/, ''));

/** Prices of an entry with none or one of its modifiers in points, without levels. */
function pricesOf({ base_points = 0, modifiers }: GcsEntry): number[] {
  const points = modifiers.flatMap(({ cost_adj: cost = '' }) => (/^[+-]?\d+$/.test(cost) ? [Number(cost)] : []));
  return [base_points, ...points.map((more) => base_points + more)];
}

const pagesOf = ({ reference = '' }: GcsEntry): string[] =>
  reference.split(/[,;] */).flatMap((page) => /^BX?(\d+)$/.exec(page)?.slice(1) ?? []);

type Ours = (typeof fourthEditionAdvantages)[number];

/** The prices of ours, without levels: its own with the points of each option of the questions that it has. */
function ourPrices({ facet }: Ours): number[] {
  const { price, parameters = [] } = facet;
  const base = 'levels' in price ? 0 : (price.points ?? 0);
  const options = parameters.flatMap(({ options: list = [] }) => list.flatMap(({ points }) => points ?? []));
  return options.length > 0 ? options.map((points) => base + points) : [base];
}

function differencesOf(ours: Ours, theirs: readonly GcsEntry[]): string[] {
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

describe(`advantages, perks and social traits agree with the second source${skippedWithoutGcs}`, () => {
  const read = () => readGcsList('Basic Set/Basic Set Traits.adq');
  const theirsOf = (list: readonly GcsEntry[], { id, name }: Ours) => {
    const wanted = (names[id] ?? [name]).map(plain);
    return list.filter((entry) => wanted.includes(plain(entry.name)));
  };

  it.skipIf(!hasGcsLibrary)('in price, levels and page', () => {
    const list = read();
    const found = Object.fromEntries(
      fourthEditionAdvantages
        .filter(({ id }) => !(id in oursAlone))
        .flatMap((ours) => {
          const theirs = theirsOf(list, ours);
          const text = theirs.length > 0 ? differencesOf(ours, theirs).join('; ') : 'is not there';
          return text === '' ? [] : [[ours.id, text]];
        }),
    );
    const expected = Object.fromEntries(Object.entries(decided).map(([id, reason]) => [id, reason.split(': ')[0]]));
    expect(found).toEqual(expected);
  });

  it.skipIf(!hasGcsLibrary)('and none is missing', () => {
    const list = read();
    const ours = new Set(fourthEditionAdvantages.flatMap((entry) => theirsOf(list, entry)));
    const missing = list
      .filter((entry) => !ours.has(entry) && (entry.tags ?? []).some((tag) => tag === 'Advantage' || tag === 'Perk'))
      .map(({ name }) => name);
    expect([...new Set(missing)].sort()).toEqual(Object.keys(leftOut).sort());
  });

  it('has every id once', () => {
    const ids = fourthEditionAdvantages.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});
