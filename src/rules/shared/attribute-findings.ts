import type { Citation } from '../../engine/citation.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { Finding } from '../findings/finding.ts';
import type { Ruleset } from '../ruleset.ts';
import { boughtStat } from '../stat-ids.ts';
import { finding } from './findings.ts';

/** Returns findings on attributes below the book's minimum, as bought or as derived. */
export function attributeFindings(worksheet: Worksheet, attributes: Ruleset['attributes'], cite: Citation): Finding[] {
  return attributes.flatMap(({ id, short, minimum }) => {
    const score = Math.min(worksheet.number(id), worksheet.number(boughtStat(id)));
    if (score >= minimum) return [];
    const fact = { code: 'attribute-too-low', name: short, score, minimum } as const;
    return [finding(fact, 'rule', { chapter: 'attributes', field: id }, cite)];
  });
}
