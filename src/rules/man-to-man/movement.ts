import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../context.ts';
import { applyEffects, type EffectIndex } from '../shared/effects.ts';
import { defineLoad, type LoadRules } from '../shared/load.ts';
import { overload } from './decisions.ts';
import { pages } from './pages.ts';

/** Load levels by multiples of ST (p. 16); dwarves and gnomes carry their heaviest load further. */
export function loadRules(context: SheetContext): LoadRules {
  const cite = pages.encumbrance;
  const extraHeavy = context.race.facet?.extraHeavyLoad ?? 20;
  return {
    basis: 'st',
    cite,
    levels: [
      { name: 'none', times: 2, cite },
      { name: 'light', times: 4, cite },
      { name: 'medium', times: 6, cite },
      { name: 'heavy', times: 12, cite },
      { name: 'extra-heavy', times: extraHeavy, cite },
      ...(extraHeavy < overload.times ? [{ name: 'overload', times: overload.times, cite: pages.overload }] : []),
    ],
  };
}

/** Hits, fatigue, Basic Speed, load and Move (pp. 6, 7, 16). */
export function defineMovement(worksheet: Worksheet, context: SheetContext, effects: EffectIndex): void {
  worksheet.define({
    id: 'hitPoints',
    name: 'hits',
    cite: pages.attributes,
    formula: (w) => applyEffects(w.startFrom('ht'), effects, 'hitPoints'),
  });
  worksheet.define({
    id: 'fatiguePoints',
    name: 'fatigue',
    cite: pages.attributes,
    formula: (w) => applyEffects(w.startFrom('st'), effects, 'fatiguePoints'),
  });
  worksheet.define({
    id: 'basicSpeed',
    name: 'Basic Speed',
    cite: pages.basicSpeed,
    formula: (w) =>
      applyEffects(w.startFrom('ht').addFrom('dx').divide(4, 'a quarter of the sum'), effects, 'basicSpeed'),
  });
  const load = loadRules(context);
  defineLoad(worksheet, context, effects, load);
  worksheet.define({
    id: 'move',
    name: 'Move',
    unit: 'yards a turn',
    cite: pages.encumbrance,
    formula: (w) => {
      const level = worksheet.number('encumbrance');
      const name = load.levels[level]?.name;
      if (name === undefined || name === 'overload') {
        w.given('encumbrance', 'load level');
        const cite = pages.overload;
        if (name) w.lookup('Move', 'overload', overload.move, { cite });
        else w.lookup('Move', 'more than can be carried', 0, { cite });
        return;
      }
      w.startFrom('basicSpeed').addFrom('encumbrance', -1, `${name} load`).round('down').atLeast(1, 'never under');
      applyEffects(w, effects, 'move');
      w.note('halved at 3 hits or fewer, and at ST 3 from fatigue', { cite: pages.encumbrance });
    },
  });
}
