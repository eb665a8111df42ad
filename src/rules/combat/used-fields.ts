import { type CombatSituation, situationOf } from '../../character/combat-situation.ts';
import type { UsedFields } from './fight-rules.ts';

const fresh = situationOf();

/** The part with these fields, and every other as it is in a fresh one. */
function keepFields<Part extends object>(part: Part, blank: Part, fields: readonly (keyof Part)[]): Part {
  const kept = { ...blank };
  for (const field of fields) kept[field] = part[field];
  return kept;
}

/** A situation with what the ruleset has: the rest, set for another ruleset perhaps, counts for nothing. */
export function keepUsedFields(situation: CombatSituation, uses: UsedFields): CombatSituation {
  const state = keepFields(situation.state, fresh.state, uses.state);
  return {
    state: {
      ...state,
      conditions: state.conditions.filter((condition) => uses.conditions.includes(condition)),
      footing: uses.footings.includes(state.footing) ? state.footing : fresh.state.footing,
    },
    choice: keepFields(situation.choice, fresh.choice, uses.choice),
    target: keepFields(situation.target, fresh.target, uses.target),
    incoming: keepFields(situation.incoming, fresh.incoming, uses.incoming),
    defense: keepFields(situation.defense, fresh.defense, uses.defense),
  };
}
