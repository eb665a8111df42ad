import { formatCountOf, formatNumber } from '../../engine/format.ts';

/** What a ruleset calls one point of injury, as its book does. */
export type HitUnit = 'HP' | 'hit';

/** A count of them: "3 HP"; "1 hit", "3 hits". */
export const formatHits = (count: number, unit: HitUnit): string =>
  unit === 'HP' ? `${formatNumber(count)} HP` : formatCountOf(count, unit);

/** As a label: "HP", "Hits". */
export const hitsName = (unit: HitUnit): 'HP' | 'Hits' => (unit === 'HP' ? 'HP' : 'Hits');

/** Within a sentence, of no certain number: "HP", "hits". */
export const hitsInSentence = (unit: HitUnit): 'HP' | 'hits' => (unit === 'HP' ? 'HP' : 'hits');
