import { formatNumber } from '../../engine/format.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../resolve/context.ts';
import { applyEffects, type EffectIndex } from '../shared/effects.ts';
import { defineLoad, type LoadRules } from '../shared/load.ts';
import { pages } from './pages.ts';
import { loads, mostOnTheBack } from './tables/load.ts';

/** The index of the heaviest load level; the next index is the limit of what can be carried on the back. */
export const heaviest = loads.length - 1;

/** Load levels as multiples of Basic Lift (ch. 1, pp. 14–18), and the limit on the back (p. 353). */
export const loadRules: LoadRules = {
  basis: 'basicLift',
  cite: pages.encumbrance,
  levels: [
    ...loads.map(({ name, times }) => ({ name, times, cite: pages.encumbrance })),
    { name: 'on the back', times: mostOnTheBack, cite: pages.onTheBack },
  ],
};

/** Basic Lift is rounded to whole pounds from this value on. */
const roundedFrom = 10;

/** Defines ST for damage and for lifting, Basic Lift in pounds, load, and Move in yards a second. */
export function defineFourthEditionMovement(worksheet: Worksheet, context: SheetContext, effects: EffectIndex): void {
  worksheet.section('movement', [effects], () => {
    for (const [id, name] of [
      ['strikingStrength', 'Striking ST'],
      ['liftingStrength', 'Lifting ST'],
    ] as const) {
      worksheet.define({
        id,
        name,
        cite: pages.attributes,
        formula: (w) => applyEffects(w.startFrom('st'), effects, id),
      });
    }
    worksheet.define({
      id: 'basicLift',
      name: 'Basic Lift',
      unit: 'lb',
      cite: pages.basicLift,
      formula: (w) => {
        w.startFrom('liftingStrength').multiplyFrom('liftingStrength', 'squared').divide(5, 'a fifth');
        if (typeof w.value === 'number' && w.value >= roundedFrom) w.round('nearest');
      },
    });
    worksheet.define({
      id: 'move',
      name: 'Move',
      unit: 'yards a second',
      cite: pages.encumbrance,
      formula: (w) => {
        const level = w.givenNumber('encumbrance', 'encumbrance level');
        if (level >= loadRules.levels.length) {
          w.lookup('Move', 'too much to carry', 0, { cite: pages.onTheBack });
          return;
        }
        const load = loads[Math.min(level, heaviest)];
        w.startFrom('basicMove');
        if (load) w.multiply(load.move, `${load.name} encumbrance`, { cite: pages.encumbrance });
        w.round('down').atLeast(1, 'minimum');
        applyEffects(w, effects, 'move');
        if (level > heaviest) {
          w.note(`1 FP per second: over ${formatNumber(loads[heaviest]?.times ?? 0)} × Basic Lift`, {
            cite: pages.onTheBack,
          });
        }
      },
    });
  });
  defineLoad(worksheet, context, effects, loadRules);
}
