import type { Citation } from '../../../engine/citation.ts';
import { memoizeByKeys, memoizeFilter } from '../../../engine/memoize.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { Finding } from '../../findings/finding.ts';
import type { ResolvedItem, SheetContext } from '../../resolve/context.ts';
import { finding } from '../../shared/findings.ts';
import { type LoadRules, lightLevel, loadName } from '../../shared/load.ts';

const itemsNotGood = memoizeFilter<ResolvedItem>(({ row }) => row.quality !== 'good');

/** Reports items of a quality that the book does not offer. */
export function qualityFindings(
  context: SheetContext,
  offered: (item: ResolvedItem) => boolean,
  cite: Citation,
): Finding[] {
  return itemsNotGood(context.items).flatMap((item) => {
    const { key, name, row, facet } = item;
    if (!facet || offered(item)) return [];
    const fact = { code: 'quality-not-offered', name, quality: row.quality } as const;
    return [finding(fact, 'rule', { chapter: 'equipment', row: key }, cite)];
  });
}

const skillsWithIds = memoizeByKeys(
  ({ skills }: SheetContext, ids: readonly string[]) => [skills, ids],
  ({ skills }, ids) => skills.filter(({ id }) => ids.includes(id)),
);

/** Reports skills that need a light load at most while the load is heavier. */
export function skillLoadFindings(
  worksheet: Worksheet,
  context: SheetContext,
  skills: readonly string[],
  rules: { readonly load: LoadRules; readonly cite: Citation },
): Finding[] {
  const level = worksheet.number('encumbrance');
  if (level <= lightLevel) return [];
  const load = loadName(rules.load, level);
  return skillsWithIds(context, skills).map(({ key, name, facet }) =>
    finding({ code: 'skill-load', name, load }, 'rule', { chapter: 'skills', row: key }, facet?.cite ?? rules.cite),
  );
}
