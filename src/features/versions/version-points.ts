import { useEffect, useState } from 'react';
import { formatFraction } from '../../engine/numbers.ts';
import { loadRuleset } from '../../rules/rulesets.ts';
import { pointWords } from '../../rules/wording/point-words.ts';
import { summaryPoints } from '../../state/character/summary-points.ts';
import { type CharacterVersion, readVersion } from '../../state/library/library-versions.ts';

/** What a version never changes, so its points are worked out once. */
const known = new Map<number, string>();

/** "98 of 100 points" for a version; where it cannot be read or worked out, that. */
async function pointsOfVersion(key: number): Promise<string> {
  const ready = known.get(key);
  if (ready !== undefined) return ready;
  const read = await readVersion(key);
  if (!read.ok) return 'cannot be read';
  await loadRuleset(read.value.ruleset);
  const points = summaryPoints(read.value);
  const words = points ? `${formatFraction(points.spent)} of ${pointWords(points.budget)}` : 'points unknown';
  known.set(key, words);
  return words;
}

/** The points of versions as they become known, by their keys; one after the other, so that a long list stays usable. */
export function useVersionPoints(list: readonly CharacterVersion[] | null): ReadonlyMap<number, string> {
  const [points, setPoints] = useState<ReadonlyMap<number, string>>(() => new Map(known));
  useEffect(() => {
    let gone = false;
    const workOut = async () => {
      for (const { key } of list ?? []) {
        if (gone) return;
        const words = await pointsOfVersion(key).catch(() => 'points unknown');
        if (!gone) setPoints((before) => (before.get(key) === words ? before : new Map([...before, [key, words]])));
      }
    };
    workOut().catch(console.error);
    return () => {
      gone = true;
    };
  }, [list]);
  return points;
}
