import type { Citation } from '../../engine/citation.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../context.ts';
import { applyEffects, type EffectIndex } from './effects.ts';

/** The stat of the dollars that there are to spend, and the group of effects on it (wealth). */
export const startMoneyStat = 'money.start';
const wealth = 'startingMoney';

/**
 * The money that a character starts with and what is left of it, in dollars: what the player set, else what an average
 * person of the setting starts with, times the character's wealth; null where nobody said either. Needs the money spent.
 */
export function defineMoney(worksheet: Worksheet, context: SheetContext, effects: EffectIndex, cite: Citation): void {
  const { money, startingWealth } = context.character.campaign;
  worksheet.define({
    id: startMoneyStat,
    name: 'starting money',
    unit: '$',
    cite,
    formula: (w) => {
      if (money !== null) w.start(money, 'set for this character');
      else if (startingWealth === null) w.start(null, 'nobody said what people of this setting start with');
      else applyEffects(w.start(startingWealth, 'what an average person starts with'), effects, wealth);
    },
  });
  worksheet.define({
    id: 'money.left',
    name: 'money left',
    unit: '$',
    cite,
    formula: (w) => w.startFrom(startMoneyStat).addFrom('money', -1),
  });
}
