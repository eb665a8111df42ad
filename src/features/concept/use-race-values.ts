import { useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { type OwnRace, ownRace } from '../../character/character.ts';
import { keysInUse, newKey } from '../../character/row-key.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { type RaceTrial, raceTrial } from '../../rules/what-if/race-trial.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useCharacter } from '../../state/character/derived-character.ts';

const blank = z.parse(ownRace, {});

/** The race as the form has it now. */
export function useRaceValues(): OwnRace {
  // The form begins with all values, and its fields never take one out.
  return { ...blank, ...(useWatch() as Partial<OwnRace>) };
}

let last: { readonly saved: SavedCharacter; readonly text: string; readonly trial: RaceTrial } | null = null;

/** What the parts of the race in the form cost. Every row asks; it is worked out once for all of them. */
export function useRaceTrial(): RaceTrial {
  const saved = useCharacter((character) => character);
  const values = useRaceValues();
  const text = JSON.stringify(values);
  if (last?.saved !== saved || last.text !== text) last = { saved, text, trial: raceTrial(saved, values) };
  return last.trial;
}

/** Gives a key for a new row, which neither the character nor the form has. */
export function useNewKey(): () => string {
  const { getValues } = useFormContext<OwnRace>();
  return () => {
    const { character } = useCharacterStore.getState().saved;
    const race = { entry: character.race.entry, own: getValues() };
    return newKey([...keysInUse(character), ...keysInUse({ ...character, race })]);
  };
}
