import { formatHeight } from '../../engine/format.ts';
import { memoizeReads } from '../../engine/memoize-reads.ts';
import type { Finding } from '../findings/finding.ts';
import type { SheetContext } from '../resolve/context.ts';
import { finding } from '../shared/findings.ts';
import { findHolder } from '../shared/trait-holders.ts';
import { believableHeight, believableWeight, goodLooksShare } from './decisions.ts';
import { pages } from './pages.ts';

const goodLooks = ['attractive', 'handsome', 'very-handsome'];

/** Reports unlikely heights and weights, weights that do not suit good looks, and armor that cannot fit (p. 5). */
export const buildFindings = memoizeReads(
  ({ catalog }: SheetContext) => catalog,
  ({ traits, race, items, character }) => [traits, race, items, character.concept, character.campaign],
  (worksheet, context): readonly Finding[] => {
    const { height, weight } = context.character.concept;
    const findings: Finding[] = fitFindings(context);
    const report = (fact: Parameters<typeof finding>[0]): void => {
      findings.push(finding(fact, 'unusual', { chapter: 'concept', field: 'build' }, pages.build));
    };
    const usualHeight = worksheet.number('averageHeight');
    if (height !== null && Math.abs(height - usualHeight) > believableHeight) {
      const [typedHeight, average] = [formatHeight(height), formatHeight(usualHeight)];
      report({ code: 'height-far', own: typedHeight, average, most: believableHeight });
    }
    if (weight === null) return findings;
    const usualWeight = worksheet.number('averageWeight');
    if (Math.abs(weight - usualWeight) > believableWeight) {
      report({ code: 'weight-far', weight, average: Math.round(usualWeight), most: believableWeight });
    }
    const weightForHeight = worksheet.number('ordinaryWeight');
    if (
      findHolder(context, 'appearance', goodLooks) &&
      Math.abs(weight - weightForHeight) > goodLooksShare * weightForHeight
    ) {
      report({ code: 'looks-weight', weight, average: weightForHeight });
    }
    return findings;
  },
);

/** Reports armor made for another on a fat or skinny character, whom no ordinary clothes and armor fit (p. 5). */
function fitFindings(context: SheetContext): Finding[] {
  const cause = findHolder(context, 'fat', ['fat', 'extremely-fat']) ?? findHolder(context, 'skinny', undefined);
  if (!cause) return [];
  return context.items.flatMap(({ key, name, row, inUse, facet }) => {
    if (!inUse || !facet?.armor || !row.madeForAnother) return [];
    const fact = { code: 'gear-not-for-build', name, trait: cause.plainName } as const;
    return [finding(fact, 'rule', { chapter: 'equipment', row: key }, cause.facet?.cite)];
  });
}
