import type { Citation } from '../../engine/citation.ts';
import type { Finding } from '../../engine/finding.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedItem, SheetContext } from '../context.ts';
import type { Ruleset } from '../ruleset.ts';
import { finding } from './findings.ts';
import { type LoadRules, loadName } from './load.ts';
import { lightLevel } from './third-edition-load.ts';

/** Attributes under the lowest level of the book, bought or as they come out. */
export function attributeFindings(
  worksheet: Worksheet,
  context: SheetContext,
  attributes: Ruleset['attributes'],
  cite: Citation,
): Finding[] {
  return attributes.flatMap(({ id, short, minimum }) => {
    const score = Math.min(worksheet.number(id), context.character.attributes[id]);
    if (score >= minimum) return [];
    const fact = { code: 'attribute-too-low', name: short, score, minimum } as const;
    return [finding(fact, 'rule', { chapter: 'attributes', field: id }, cite)];
  });
}

/** Items of a quality that the book does not make them in. */
export function qualityFindings(
  context: SheetContext,
  offered: (item: ResolvedItem) => boolean,
  cite: Citation,
): Finding[] {
  return context.items.flatMap((item) => {
    const { key, name, row, facet } = item;
    if (row.quality === 'good' || !facet || offered(item)) return [];
    const fact = { code: 'quality-not-offered', name, quality: row.quality } as const;
    return [finding(fact, 'rule', { chapter: 'equipment', row: key }, cite)];
  });
}

/** Skills that want a light load at most, under a heavier one. */
export function skillLoadFindings(
  worksheet: Worksheet,
  context: SheetContext,
  skills: readonly string[],
  rules: { readonly load: LoadRules; readonly cite: Citation },
): Finding[] {
  const level = worksheet.number('encumbrance');
  if (level <= lightLevel) return [];
  const load = loadName(rules.load, level);
  return context.skills
    .filter(({ id }) => skills.includes(id))
    .map(({ key, name, facet }) =>
      finding({ code: 'skill-load', name, load }, 'rule', { chapter: 'skills', row: key }, facet?.cite ?? rules.cite),
    );
}
