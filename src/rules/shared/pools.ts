import { formatSpan } from '../../engine/format.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { campaignAttributeStat, poolStat } from '../stat-ids.ts';

/** A pool of points with its size, and the minutes in which a point returns; null for points that do not return with time. */
export interface PoolLine {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly stat: StatId;
  readonly most: number;
  readonly minutes: number | null;
}

/** A point of an Energy Reserve with Slow Recharge returns in an hour or a day (Powers p. 119). */
const slowRecharge = [
  { pattern: /day/i, minutes: 24 * 60 },
  { pattern: /hour/i, minutes: 60 },
] as const;

function minutesOf({ facet, row }: ResolvedTrait): number | null {
  const minutes = facet?.pool?.minutes ?? null;
  if (row.modifiers.some(({ name }) => /^special recharge/i.test(name))) return null;
  const slow = row.modifiers.find(({ name }) => /^slow recharge/i.test(name));
  if (!slow) return minutes;
  return slowRecharge.find(({ pattern }) => pattern.test(slow.name))?.minutes ?? (slow.percent <= -60 ? 24 * 60 : 60);
}

/** The pools of a character: those of the race, of traits, and the campaign's own attributes that are pools. */
export const listPools = (
  worksheet: Pick<Worksheet, 'has' | 'number' | 'get'>,
  { race, traits, character }: Pick<SheetContext, 'race' | 'traits' | 'character'>,
): readonly PoolLine[] => [
  ...[...race.traits, ...traits].flatMap((trait) => {
    const stat = poolStat(trait.key);
    if (!worksheet.has(stat)) return [];
    const { key, name, row } = trait;
    return [{ key, name, note: row.note, stat, most: worksheet.number(stat), minutes: minutesOf(trait) }];
  }),
  ...(character.campaign.attributes ?? []).flatMap(({ key, kind }) => {
    const stat = campaignAttributeStat(key);
    if (kind !== 'pool' || !worksheet.has(stat)) return [];
    const { name } = worksheet.get(stat);
    return [{ key, name, note: '', stat, most: Math.max(0, worksheet.number(stat)), minutes: null }];
  }),
];

/** How the points of a pool come back: "1 back in 10 minutes", "1 back in 1 hour"; '' if not with time. */
export const describeRegained = (minutes: number | null): string =>
  minutes === null ? '' : `1 back in ${formatSpan(Math.round(minutes * 60))}`;
