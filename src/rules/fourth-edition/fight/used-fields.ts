import { mappedFields } from '../../combat/common-fields.ts';
import type { UsedFields } from '../../combat/fight-rules.ts';

/** What of a situation counts in the fourth edition. */
export const uses: UsedFields = {
  ...mappedFields,
  state: [...mappedFields.state, 'evaluated', 'acrobaticDodges', 'attackedWith'],
  conditions: [...mappedFields.conditions, 'blind'],
  choice: [
    ...mappedFields.choice,
    'discriminates',
    'deceptive',
    'rapidStrike',
    'flurry',
    'mightyBlow',
    'shots',
    'hands',
  ],
  target: [...mappedFields.target, 'speed', 'size', 'seen', 'stunned'],
  incoming: [...mappedFields.incoming, 'thrust', 'small', 'trained', 'withinReach', 'deceptive'],
  defense: [...mappedFields.defense, 'drop', 'acrobatic', 'feverish'],
};
