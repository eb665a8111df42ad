import { commonFields } from '../../combat/common-fields.ts';
import type { UsedFields } from '../../combat/fight-rules.ts';

/** What of a situation counts in GURPS Lite: no sides, no close combat, no places, no feints. */
export const uses: UsedFields = {
  ...commonFields,
  conditions: [...commonFields.conditions, 'blind', 'oneEye'],
  target: [...commonFields.target, 'cover', 'passiveDefense'],
  incoming: [...commonFields.incoming, 'thrust', 'impaling', 'flail', 'small', 'kick', 'trained'],
};
