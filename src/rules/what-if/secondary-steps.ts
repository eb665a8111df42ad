import type { SecondaryId } from '../../character/character.ts';
import type { DerivedCharacter } from '../derive-character.ts';

/** The steps to buy so that a secondary characteristic comes as near to a value as steps allow. */
export function secondarySteps({ ruleset, worksheet, context }: Opened, id: SecondaryId, wanted: number): number {
  const bought = context.character.secondary[id];
  const step = ruleset.secondary.find((each) => each.id === id)?.step ?? 1;
  return bought + Math.round((wanted - worksheet.number(id)) / step);
}

type Opened = Pick<DerivedCharacter, 'ruleset' | 'context' | 'worksheet'>;
