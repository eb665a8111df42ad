import type { UsedFields } from '../../combat/fight-rules.ts';

/** What of a situation counts in GURPS Lite: no sides, no close combat, no places, no feints. */
export const uses: UsedFields = {
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
  conditions: ['stunned', 'mentallyStunned', 'unconscious', 'dead', 'blinded', 'blind', 'oneEye'],
  footings: ['good', 'bad'],
  choice: ['maneuver', 'kind', 'subject'],
  target: ['range', 'posture', 'location', 'cover', 'inTheWay', 'dodge', 'parry', 'block', 'passiveDefense'],
  incoming: ['kind', 'side', 'thrust', 'impaling', 'flail', 'small', 'kick', 'trained', 'weight', 'seen'],
  defense: [],
};
