import { memoizeReads } from '../../engine/memoize-reads.ts';
import type { Finding } from '../findings/finding.ts';
import { isMount, type SheetContext } from '../resolve/context.ts';
import { finding } from '../shared/findings.ts';
import { riddenMount } from '../shared/mount-loads.ts';
import { mountStat } from '../stat-ids.ts';
import { pages } from './pages.ts';
import { beastLoad } from './tables/beasts.ts';

const maxLevel = beastLoad.length - 1;

/**
 * Reports mounts that carry too much, are too small for a rider, or are ridden two at a time (p. 22), except those at
 * home.
 */
export const mountFindings = memoizeReads(
  ({ catalog }: SheetContext) => catalog,
  ({ items }) => [items],
  (worksheet, context): readonly Finding[] => {
    const findings: Finding[] = [];
    const cite = pages.beasts;
    for (const { key, name, row, facet } of context.items.filter(isMount)) {
      if (!worksheet.has(mountStat(key, 'load')) || row.place === 'home') continue;
      const place = { chapter: 'equipment', row: key };
      const level = worksheet.number(mountStat(key, 'encumbrance'));
      const load = worksheet.number(mountStat(key, 'load'));
      if (level > maxLevel) {
        const limit = worksheet.number(mountStat(key, `limit${maxLevel}`));
        findings.push(finding({ code: 'mount-cannot-move', name, load, limit }, 'rule', place, cite));
      } else if (level === maxLevel) {
        const limit = worksheet.number(mountStat(key, `limit${maxLevel - 1}`));
        findings.push(finding({ code: 'mount-overload', name, load, limit }, 'unusual', place, cite));
      }
      if (facet?.mount?.tooSmallToRide && row.place === 'ready') {
        findings.push(finding({ code: 'mount-too-small', name }, 'rule', place, facet.cite));
      }
    }
    const riddenItems = context.items.filter((item) => isMount(item) && item.inUse && item.hasAny);
    const second = riddenItems.find((item) => item !== riddenMount(context));
    if (second) {
      const fact = { code: 'two-mounts', names: riddenItems.map(({ name }) => name) } as const;
      findings.push(finding(fact, 'rule', { chapter: 'equipment', row: second.key }, cite));
    }
    return findings;
  },
);
