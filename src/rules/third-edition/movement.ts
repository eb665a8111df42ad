import type { Citation } from '../../engine/citation.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { EffectKey } from '../shared/effect-targets.ts';
import { applyEffects, type EffectIndex, isReplaced } from '../shared/effects.ts';
import { defineLoad, type LoadRules } from '../shared/load.ts';

export interface MovementRules {
  readonly load: LoadRules;
  /** Move with more than the heaviest ordinary load. */
  readonly overloadMove: number;
  readonly unit: string;
  /** The note on when Move is halved. */
  readonly halved: string;
  readonly cites: {
    readonly attributes: Citation;
    readonly basicSpeed: Citation;
    readonly encumbrance: Citation;
    readonly overload: Citation;
  };
}

/** Defines hits, fatigue, Basic Speed, load and Move of the third-edition family. */
export function defineMovement(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  rules: MovementRules,
): void {
  const { load, cites } = rules;
  worksheet.section('movement', [effects], () => {
    worksheet.define({
      id: 'hitPoints',
      name: 'hits',
      cite: cites.attributes,
      formula: (w) => applyEffects(w.startFrom('ht'), effects, 'hitPoints'),
    });
    worksheet.define({
      id: 'fatiguePoints',
      name: 'fatigue',
      cite: cites.attributes,
      formula: (w) => applyEffects(w.startFrom('st'), effects, 'fatiguePoints'),
    });
    worksheet.define({
      id: 'basicSpeed',
      name: 'Basic Speed',
      cite: cites.basicSpeed,
      formula: (w) =>
        applyEffects(w.startFrom('ht').addFrom('dx').divide(4, 'a quarter of the sum'), effects, 'basicSpeed'),
    });
  });
  defineLoad(worksheet, context, effects, load);
  defineMove(worksheet, context, effects, rules, { id: 'move', name: 'Move', groups: ['runningMove'] });
}

/**
 * Defines a Move: Basic Speed plus these groups of effects, less the load, rounded down; then effects on Move itself, and
 * at least 1. Effects that replace Move (a wheelchair) apply whatever the load.
 */
export function defineMove(
  worksheet: Worksheet,
  context: SheetContext,
  effects: EffectIndex,
  { load, overloadMove, unit, halved, cites }: MovementRules,
  { id, name, groups }: { readonly id: string; readonly name: string; readonly groups: readonly EffectKey[] },
): void {
  worksheet.section(id, [context.race, effects], () => {
    worksheet.define({
      id,
      name,
      unit,
      cite: cites.encumbrance,
      formula: (w) => {
        const level = w.ahead('encumbrance');
        const loaded = load.levels[level]?.name;
        if (loaded === undefined || loaded === 'overload') {
          w.given('encumbrance', 'encumbrance level');
          const cite = cites.overload;
          w.citing(cite);
          if (loaded) w.lookup('Move', 'overload', overloadMove, { cite });
          else w.lookup('Move', 'too much to carry', 0, { cite });
          return;
        }
        if (isReplaced(effects, 'move')) applyEffects(w, effects, 'move');
        else {
          applyEffects(w.startFrom('basicSpeed'), effects, ...groups);
          w.addFrom('encumbrance', -1, level === 0 ? 'no encumbrance' : `${loaded} encumbrance`).round('down');
          applyEffects(w, effects, 'move');
          w.atLeast(1, 'minimum');
        }
        w.note(halved, { cite: cites.encumbrance });
      },
    });
  });
}
