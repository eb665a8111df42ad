import type { FightRules } from '../combat/fight-rules.ts';
import { woundStats } from '../combat/wound.ts';
import type { SheetContext } from '../resolve/context.ts';
import { findHolder } from '../shared/rows.ts';
import { isInForce } from './rules-in-force.ts';
import { bleeding } from './sheet-rules.ts';

/** Open wounds: by an edge, a point or a bullet. */
const opens = (type: string): boolean => type === 'cut' || type === 'imp' || type.startsWith('pi');

/** Whether somebody bleeds under that rule: if it is on, and they have blood. */
export const bleedsByItself = (context: SheetContext): boolean =>
  isInForce(context, bleeding) && !findHolder(context, 'injury-tolerance', ['no-blood']);

/** The rules of a fight for those who do. */
export function withBleeding(rules: FightRules): FightRules {
  const { wounds } = rules;
  return {
    ...rules,
    wounds: {
      ...wounds,
      effects: (wound, place, number, ...rest) => {
        const effects = wounds.effects(wound, place, number, ...rest);
        return opens(wound.type) && number(woundStats.injury) > 0
          ? [
              ...effects,
              { id: 'bleeds', words: 'bleeds: HT each minute', cite: bleeding.cite, conditions: ['bleeding'] },
            ]
          : effects;
      },
    },
  };
}
