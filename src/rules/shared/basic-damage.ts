import type { Citation } from '../../engine/citation.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { BasicDamage } from '../ruleset.ts';

/** `thrust` and `swing` from the strength that counts: ST, or the stat that a ruleset names. */
export function defineBasicDamage(
  worksheet: Worksheet,
  basicDamage: (strength: number) => BasicDamage,
  cite: Citation,
  from = 'st',
): void {
  worksheet.section('basic damage', [], () => {
    for (const id of ['thrust', 'swing'] as const) {
      worksheet.define({
        id,
        name: id,
        cite,
        formula: (w) => {
          const strength = w.givenNumber(from);
          w.lookup('basic damage', `ST ${strength}`, basicDamage(strength)[id], { cite });
        },
      });
    }
  });
}
