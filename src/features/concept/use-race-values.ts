import { useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { type RaceTrial, raceTrial } from '../../builder/what-if/race-trial.ts';
import { type OwnRace, ownRaceSchema, type SavedCharacter } from '../../character/character.ts';
import { keysInUse, newKey } from '../../character/edit-rows.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useCharacter } from '../../state/character/derived-character.ts';

const blank = z.parse(ownRaceSchema, {});

/** The current race in the form. */
export function useRaceValues(): OwnRace {
  // The form starts with all values, and its fields never remove one.
  return { ...blank, ...(useWatch() as Partial<OwnRace>) };
}

let cached: { readonly saved: SavedCharacter; readonly text: string; readonly trial: RaceTrial } | null = null;

/** The prices of the parts of the race in the form; computed once for all rows. */
export function useRaceTrial(): RaceTrial {
  const saved = useCharacter((character) => character);
  const values = useRaceValues();
  const text = JSON.stringify(values);
  if (cached?.saved !== saved || cached.text !== text) cached = { saved, text, trial: raceTrial(saved, values) };
  return cached.trial;
}

/** Returns a generator of row keys that neither the character nor the form uses. */
export function useNewKey(): () => string {
  const { getValues } = useFormContext<OwnRace>();
  return () => {
    const { character } = useCharacterStore.getState().saved;
    const race = { entry: character.race.entry, own: getValues() };
    return newKey([...keysInUse(character), ...keysInUse({ ...character, race })]);
  };
}
