import type { Worksheet } from '../../engine/worksheet.ts';
import { attributeNames } from './skill-names.ts';

/**
 * Defines Will and Perception from IQ where the book lacks them, because a typed-in skill may be based on them.
 * Call it after the ruleset has defined its own formulas.
 */
export function defineMissingAttributes(worksheet: Worksheet): void {
  worksheet.section('missing attributes', [], () => {
    for (const id of ['will', 'perception'] as const) {
      if (worksheet.has(id)) continue;
      const name = attributeNames[id];
      worksheet.define({ id, name, formula: (w) => w.startFrom('iq', `IQ (the book has no ${name})`) });
    }
  });
}
