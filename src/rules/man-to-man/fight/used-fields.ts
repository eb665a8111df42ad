import { mappedFields } from '../../combat/common-fields.ts';
import type { UsedFields } from '../../combat/fight-rules.ts';

/** What of a situation counts in Man to Man. */
export const uses: UsedFields = {
  ...mappedFields,
  state: [...mappedFields.state, 'parriedWith'],
  conditions: [...mappedFields.conditions, 'offBalance', 'oneEye'],
  target: [...mappedFields.target, 'height', 'cover', 'bigShield', 'lighterBy', 'passiveDefense'],
  incoming: [...mappedFields.incoming, 'impaling', 'flail', 'bash', 'judoThrow', 'location'],
};
