import { memoizeReads } from '../../engine/memoize-reads.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { Finding } from '../findings/finding.ts';
import type { ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { traitStat } from '../stat-ids.ts';
import { finding } from './findings.ts';
import { groupBy } from './group-by.ts';

/** Traits that are had more often, or for more points together, than they may be. */
export const traitCountFindings = memoizeReads(
  ({ catalog }: SheetContext) => catalog,
  ({ traits }) => [traits],
  (worksheet, context): readonly Finding[] => {
    // A trait that gives or costs nothing is no more than a note.
    const counted = context.traits.filter(
      ({ key, facet }) => (facet?.most || facet?.mostPoints) && worksheet.number(traitStat(key)) !== 0,
    );
    return [...groupBy(counted, ({ id }) => id).values()].flatMap((traits) => countFindings(worksheet, traits));
  },
);

/** The findings on all traits of one id; they are placed at the last one. */
function countFindings(worksheet: Worksheet, traits: readonly ResolvedTrait[]): Finding[] {
  const last = traits.at(-1);
  if (!last?.facet) return [];
  const { most, mostPoints, cite } = last.facet;
  const name = last.plainName;
  const points = traits.reduce((sum, { key }) => sum + worksheet.number(traitStat(key)), 0);
  const place = { chapter: 'traits', row: last.key };
  const findings: Finding[] = [];
  if (most !== undefined && traits.length > most) {
    findings.push(finding({ code: 'too-many-of', name, count: traits.length, most }, 'rule', place, cite));
  }
  if (mostPoints !== undefined && points < -mostPoints) {
    findings.push(finding({ code: 'too-many-points-of', name, points, most: -mostPoints }, 'rule', place, cite));
  }
  return findings;
}
