import type { Worksheet } from '../../../engine/worksheet.ts';
import type { SheetContext } from '../../resolve/context.ts';
import type { EffectIndex } from '../../shared/effects.ts';
import type { LoadRules } from '../../shared/load.ts';
import {
  defineMove,
  defineMovement,
  heaviestLoadOf,
  type MovementRules,
  thirdEditionLoad,
} from '../common/movement.ts';
import { overloadMove } from './decisions.ts';
import { pages } from './pages.ts';

/** The load levels of a human. */
export const loadLevels = thirdEditionLoad(pages.encumbrance, pages.overload).levels;

/**
 * Returns load levels as multiples of ST, and the limit above which a load can be carried only a few feet (p. 21). A race
 * may have a higher limit of the heaviest load, by its template.
 */
export function loadRules(context: SheetContext): LoadRules {
  return thirdEditionLoad(pages.encumbrance, pages.overload, heaviestLoadOf(context));
}

const movementRules = (context: SheetContext): MovementRules => ({
  load: loadRules(context),
  overloadMove,
  unit: 'yards a second',
  halved: 'halved at 3 hits or fewer, and at ST 3 from fatigue',
  cites: pages,
});

/** The stat that Dodge equals: Move, without what Running adds to it (pp. 21, 26). */
export const dodgeStat = (effects: EffectIndex): string =>
  (effects.get('runningMove') ?? []).length > 0 ? 'moveWithoutRunning' : 'move';

/** Hits, fatigue, Basic Speed, load and Move (pp. 3, 18, 21). Running counts for Move alone. */
export function defineLiteMovement(worksheet: Worksheet, context: SheetContext, effects: EffectIndex): void {
  const rules = movementRules(context);
  defineMovement(worksheet, context, effects, rules);
  if (dodgeStat(effects) === 'move') return;
  defineMove(worksheet, context, effects, rules, {
    id: 'moveWithoutRunning',
    name: 'Move without Running',
    groups: [],
  });
}
