import type { DerivationBuilder } from '../../../engine/builder.ts';
import { formatFraction } from '../../../engine/format.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { Finding } from '../../findings/finding.ts';
import type { SheetContext } from '../../resolve/context.ts';
import type { KindLimit } from '../../ruleset.ts';
import { finding } from '../../shared/findings.ts';
import { pointsStat } from '../../shared/points.ts';
import { traitStat } from '../../stat-ids.ts';
import { disadvantageShare } from './decisions.ts';
import { pages } from './pages.ts';
import { mostQuirks } from './tables/traits.ts';

type Campaign = SheetContext['character']['campaign'];

/** The stats for the points that count against the limit on disadvantages, and for the number of quirks that count. */
const reductions = 'points.reductions';
const quirks = 'quirks';

/** Returns the book's limit on disadvantages: half of the budget, in points below 0. */
const bookLimit = ({ budget }: Campaign): number => -disadvantageShare * budget;

const disadvantagesAtMost = (campaign: Campaign): number =>
  campaign.disadvantageLimit === null ? bookLimit(campaign) : -Math.abs(campaign.disadvantageLimit);
const quirksAtMost = ({ quirkLimit }: Campaign): number => quirkLimit ?? mostQuirks;

/**
 * Returns the limits on disadvantages (points, below 0) and quirks (their number): the setting's, or the book's (pp.
 * 11, 162).
 */
export function kindLimits(campaign: Campaign): readonly KindLimit[] {
  return [
    { kind: 'disadvantage', stat: reductions, most: disadvantagesAtMost(campaign), book: bookLimit(campaign) },
    { kind: 'quirk', stat: quirks, most: quirksAtMost(campaign), book: mostQuirks },
  ];
}

/** Returns the quirks that count: those that give points. One that was bought off gives none. */
const countedQuirks = (w: DerivationBuilder, context: SheetContext) =>
  context.traits.filter(({ key, facet }) => facet?.kind === 'quirk' && w.consultNumber(traitStat(key)) < 0);

/**
 * Defines the sums that count against the limits: disadvantages and the parts of `bought` (attributes, secondary
 * characteristics) that were bought down, in points, and the number of quirks.
 */
export function defineLimits(worksheet: Worksheet, context: SheetContext, bought: readonly string[]): void {
  worksheet.section('limits', [context.traits, context.character.campaign], () => {
    const { campaign } = context.character;
    worksheet.define({
      id: reductions,
      name: 'disadvantages and reduced attributes',
      unit: 'points',
      cite: pages.disadvantages,
      formula: (w) => {
        w.startFrom(pointsStat('disadvantage'));
        for (const id of bought) if (w.consultNumber(`${id}.points`) < 0) w.addFrom(`${id}.points`);
      },
    });
    worksheet.define({
      id: quirks,
      name: `quirks that give points (limit ${formatFraction(quirksAtMost(campaign))})`,
      cite: pages.quirks,
      formula: (w) => {
        w.start(0, 'none yet');
        for (const { key, name } of countedQuirks(w, context)) w.add(1, name, { row: key });
      },
    });
  });
}

/** Reports more points from disadvantages, or more quirks, than the setting allows. */
export function limitFindings(worksheet: Worksheet, context: SheetContext): Finding[] {
  const findings: Finding[] = [];
  const { campaign } = context.character;
  const points = worksheet.number(reductions);
  const limit = disadvantagesAtMost(campaign);
  if (points < limit) {
    const fact = { code: 'disadvantage-limit', points, limit } as const;
    findings.push(finding(fact, 'unusual', { chapter: 'traits', field: 'disadvantages' }, pages.disadvantages));
  }
  const count = worksheet.number(quirks);
  const maxQuirks = quirksAtMost(campaign);
  if (count > maxQuirks) {
    const fact = { code: 'too-many-quirks', count, limit: maxQuirks } as const;
    findings.push(finding(fact, 'rule', { chapter: 'traits', field: 'quirks' }, pages.quirks));
  }
  return findings;
}
