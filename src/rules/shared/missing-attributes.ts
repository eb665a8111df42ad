import type { Worksheet } from '../../engine/worksheet.ts';
import { attributeNames } from './skill-names.ts';

/**
 * A skill that was typed in may lean on Will or Perception, which not every book has: IQ serves there.
 * Called after a ruleset put its own formulas on the worksheet.
 */
export function defineMissingAttributes(worksheet: Worksheet): void {
  for (const id of ['will', 'perception'] as const) {
    if (worksheet.has(id)) continue;
    const name = attributeNames[id];
    worksheet.define({ id, name, formula: (w) => w.startFrom('iq', `IQ, as the book has no ${name}`) });
  }
}
