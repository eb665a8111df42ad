import type { SecondaryId } from '../../character/character.ts';
import type { DerivedCharacter } from '../derive-character.ts';

/** Returns the steps to buy that bring a secondary characteristic closest to a value. */
export function secondarySteps({ ruleset, worksheet, context }: Opened, id: SecondaryId, wanted: number): number {
  const bought = context.character.secondary[id];
  const step = ruleset.secondary.find((characteristic) => characteristic.id === id)?.step ?? 1;
  return bought + Math.round((wanted - worksheet.number(id)) / step);
}

type Opened = Pick<DerivedCharacter, 'ruleset' | 'context' | 'worksheet'>;
