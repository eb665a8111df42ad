import type { SheetContext } from '../resolve/context.ts';
import type { LoadRules } from '../shared/load.ts';
import { heaviestLoadOf, thirdEditionLoad } from '../third-edition/load.ts';
import type { MovementRules } from '../third-edition/movement.ts';
import { overloadMove } from './decisions.ts';
import { pages } from './pages.ts';

/** Returns load levels as multiples of ST (p. 16); dwarves and gnomes have a higher limit of the heaviest load. */
export function loadRules(context: SheetContext): LoadRules {
  return thirdEditionLoad(pages.encumbrance, pages.overload, heaviestLoadOf(context));
}

/** Hits, fatigue, Basic Speed, load and Move (pp. 6, 7, 16). */
export function movementRules(context: SheetContext): MovementRules {
  return {
    load: loadRules(context),
    overloadMove,
    unit: 'yards a turn',
    halved: 'halved at 3 hits or fewer, and at ST 3 from fatigue',
    cites: pages,
  };
}
