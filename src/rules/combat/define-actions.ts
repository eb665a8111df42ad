import type { Worksheet } from '../../engine/worksheet.ts';
import { firstRefusal, writeRefusal } from './define-attacks.ts';
import type { Fight } from './fight-rules.ts';
import { actionStat } from './fight-stats.ts';

/** Defines the roll of each action, what it adds to the foe's, and its damage. */
export function defineActions(worksheet: Worksheet, fight: Fight): void {
  for (const action of fight.rules.actions) {
    const { id, name, cite, refusals = [], formula, foeAdds, damage } = action;
    worksheet.define({
      id: actionStat(id, 'roll'),
      name,
      cite,
      formula: (w) => {
        const refusal = firstRefusal(refusals, fight, action, w);
        if (refusal) writeRefusal(w, refusal);
        else formula(w, fight);
      },
    });
    if (foeAdds) {
      worksheet.define({
        id: actionStat(id, 'against'),
        name: `${name}: the foe's roll`,
        cite,
        formula: (w) => {
          w.start(0, 'as it is', { cite });
          foeAdds(w, fight);
        },
      });
    }
    if (damage) {
      worksheet.define({
        id: actionStat(id, 'damage'),
        name: `${name}: damage`,
        cite,
        formula: (w) => damage(w, fight),
      });
    }
  }
}
