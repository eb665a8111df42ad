import { formatHeight } from '../../engine/numbers.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { Finding } from '../findings/finding.ts';
import type { SheetContext } from '../resolve/context.ts';
import { finding } from '../shared/findings.ts';
import { holderOf } from '../shared/trait-holders.ts';
import { believableHeight, believableWeight, goodLooksShare } from './decisions.ts';
import { pages } from './pages.ts';

const goodLooks = ['attractive', 'handsome', 'very-handsome'];

/** Heights and weights that are hard to believe, weights that do not go with good looks, and armor that cannot fit (p. 5). */
export function buildFindings(worksheet: Worksheet, context: SheetContext): Finding[] {
  const { height, weight } = context.character.concept;
  const found: Finding[] = fitFindings(context);
  const say = (fact: Parameters<typeof finding>[0]): void => {
    found.push(finding(fact, 'unusual', { chapter: 'concept', field: 'build' }, pages.build));
  };
  const usualHeight = worksheet.number('averageHeight');
  if (height !== null && Math.abs(height - usualHeight) > believableHeight) {
    const [own, average] = [formatHeight(height), formatHeight(usualHeight)];
    say({ code: 'height-far', own, average, most: believableHeight });
  }
  if (weight === null) return found;
  const usualWeight = worksheet.number('averageWeight');
  if (Math.abs(weight - usualWeight) > believableWeight) {
    say({ code: 'weight-far', weight, average: Math.round(usualWeight), most: believableWeight });
  }
  const ofHeight = worksheet.number('ordinaryWeight');
  if (holderOf(context, 'appearance', goodLooks) && Math.abs(weight - ofHeight) > goodLooksShare * ofHeight) {
    say({ code: 'looks-weight', weight, average: ofHeight });
  }
  return found;
}

/** Armor that was made for another, on somebody whom no ordinary clothes and armor fit (p. 5). */
function fitFindings(context: SheetContext): Finding[] {
  const cause = holderOf(context, 'fat', ['fat', 'extremely-fat']) ?? holderOf(context, 'skinny', undefined);
  if (!cause) return [];
  return context.items.flatMap(({ key, name, row, inUse, facet }) => {
    if (!inUse || !facet?.armor || !row.madeForAnother) return [];
    const fact = { code: 'gear-not-for-build', name, trait: cause.plainName } as const;
    return [finding(fact, 'rule', { chapter: 'equipment', row: key }, cause.facet?.cite)];
  });
}
