import { useEffect, useState } from 'react';
import { formatFraction } from '../../engine/format.ts';
import { loadRuleset } from '../../rules/rulesets.ts';
import { formatPoints } from '../../rules/wording/point-words.ts';
import { summaryPoints } from '../../state/character/summary-points.ts';
import { type CharacterVersion, readVersion } from '../../state/library/library-versions.ts';

/** The points of versions by key. Versions never change, so each is computed once. */
const cache = new Map<number, string>();

/** "98 of 100 points" for a version, or that it cannot be read or computed. */
async function pointsOfVersion(key: number): Promise<string> {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const read = await readVersion(key);
  if (!read.ok) return 'cannot be read';
  await loadRuleset(read.value.ruleset);
  const points = summaryPoints(read.value);
  const words = points ? `${formatFraction(points.spent)} of ${formatPoints(points.budget)}` : 'points unknown';
  cache.set(key, words);
  return words;
}

/** The points of versions by key, filled in one after the other, so that a long list stays responsive. */
export function useVersionPoints(list: readonly CharacterVersion[] | null): ReadonlyMap<number, string> {
  const [points, setPoints] = useState<ReadonlyMap<number, string>>(() => new Map(cache));
  useEffect(() => {
    let unmounted = false;
    const loadPoints = async () => {
      for (const { key } of list ?? []) {
        if (unmounted) return;
        const words = await pointsOfVersion(key).catch(() => 'points unknown');
        if (!unmounted)
          setPoints((before) => (before.get(key) === words ? before : new Map([...before, [key, words]])));
      }
    };
    loadPoints().catch(console.error);
    return () => {
      unmounted = true;
    };
  }, [list]);
  return points;
}
