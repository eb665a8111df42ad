import type { UsedFields } from './fight-rules.ts';

/** What of a situation counts in every ruleset. */
export const commonFields = {
  state: [
    'hitsLost',
    'fatigueLost',
    'wounds',
    'posture',
    'conditions',
    'crippled',
    'places',
    'unready',
    'shotsFired',
    'footing',
    'darkness',
    'aim',
    'parries',
    'blocks',
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
  incoming: [...commonFields.incoming, 'feint'],
  defense: ['retreat'],
} as const satisfies UsedFields;
