import { type CombatSituation, situationOf } from '../../character/combat-situation.ts';
import type { CombatState } from '../../character/combat-state.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
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

/** True for two values that say the same without a look into lists and records: only empty ones are alike. */
const isAlike = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (isEmpty(one) && isEmpty(other) && Array.isArray(one) === Array.isArray(other));

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

const setOf = memoizeByObject((fields: readonly PropertyKey[]): ReadonlySet<PropertyKey> => new Set(fields));

/** The part with these fields; every other field is as in a new one. The part itself if all others are. */
function keepFields<Part extends object>(part: Part, blank: Part, fields: readonly (keyof Part)[]): Part {
  const used = setOf(fields);
  const isKept = (name: string): boolean =>
    used.has(name) || isAlike(Reflect.get(part, name), Reflect.get(blank, name));
  if (Object.keys(part).every(isKept)) return part;
  const kept = { ...blank };
  for (const field of fields) kept[field] = part[field];
  return kept;
}

/** The conditions that the ruleset has: the same list if all are. */
function keepConditions(conditions: CombatState['conditions'], known: UsedFields['conditions']) {
  return conditions.every((condition) => known.includes(condition))
    ? conditions
    : conditions.filter((condition) => known.includes(condition));
}

/** A situation with only the parts that the ruleset has: the rest, perhaps set for another ruleset, is reset. */
export function keepUsedFields(situation: CombatSituation, uses: UsedFields): CombatSituation {
  const state = keepFields(situation.state, fresh.state, uses.state);
  return {
    state: {
      ...state,
      conditions: keepConditions(state.conditions, uses.conditions),
      footing: uses.footings.includes(state.footing) ? state.footing : fresh.state.footing,
    },
    choice: keepFields(situation.choice, fresh.choice, uses.choice),
    target: keepFields(situation.target, fresh.target, uses.target),
    incoming: keepFields(situation.incoming, fresh.incoming, uses.incoming),
    defense: keepFields(situation.defense, fresh.defense, uses.defense),
  };
}
