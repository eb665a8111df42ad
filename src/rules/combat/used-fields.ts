import { type CombatSituation, situationOf } from '../../character/combat-situation.ts';
import type { UsedFields } from './fight-rules.ts';

/** The parts of a situation that matter in every ruleset. */
export const commonFields = {
  state: [
    'hitsLost',
    'fatigueLost',
    'wounds',
    'posture',
    'conditions',
    'crippled',
    'cripplings',
    'cripplingMonths',
    'rollsDue',
    'rolledThisTurn',
    'beforeBlow',
    'bandaged',
    'fatigueOfSleep',
    'fatigueOfHunger',
    'places',
    'itemDamage',
    'unready',
    'shotsFired',
    'footing',
    'darkness',
    'aim',
    'parries',
    'blocks',
    'attacksMade',
    'spellEffects',
  ],
  conditions: ['stunned', 'mentallyStunned', 'unconscious', 'dead', 'blinded'],
  footings: ['good', 'bad'],
  choice: ['maneuver', 'kind', 'subject'],
  target: [
    'range',
    'posture',
    'location',
    'inTheWay',
    'dodge',
    'parry',
    'block',
    'damageResistance',
    'st',
    'dx',
    'ht',
    'hits',
    'hitsLost',
    'conditions',
  ],
  incoming: ['kind', 'side', 'weight', 'seen'],
  defense: [],
} as const satisfies UsedFields;

/** The same in a ruleset with a map of the fight: sides, movement, close combat, feints and surprise. */
export const mappedFields = {
  state: [...commonFields.state, 'shieldSide', 'ranLastTurn', 'feint', 'surprise', 'closeTurns', 'retreated'],
  conditions: [...commonFields.conditions, 'frozen', 'grappled', 'pinned', 'grappling'],
  footings: [...commonFields.footings, 'shallowWater', 'swimming'],
  choice: [
    ...commonFields.choice,
    'moved',
    'entersHex',
    'wildSwing',
    'shootingBlind',
    'popUp',
    'hexesWatched',
    'watchesLine',
  ],
  target: [...commonFields.target, 'side', 'throughFoe', 'inMelee', 'shield', 'holdsWithBoth', 'charged'],
  incoming: [...commonFields.incoming, 'feint', 'intoMelee'],
  defense: ['retreat'],
} as const satisfies UsedFields;

const fresh = situationOf();

/** The part with these fields; every other field is as in a new one. */
function keepFields<Part extends object>(part: Part, blank: Part, fields: readonly (keyof Part)[]): Part {
  const kept = { ...blank };
  for (const field of fields) kept[field] = part[field];
  return kept;
}

/** A situation with only the parts that the ruleset has: the rest, perhaps set for another ruleset, is reset. */
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
