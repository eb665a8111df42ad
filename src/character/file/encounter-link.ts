import type { Encounter } from '../encounter.ts';
import { encounterBounds, encounterFileSchema } from './encounter-format.ts';
import { type EncounterReading, parseEncounter } from './parse-encounter.ts';
import type { ReadingOptions } from './parse-file.ts';
import { encounterContent } from './serialize-encounter.ts';
import { withoutDefaults } from './serialize-file.ts';
import { packText, readPacked } from './share-link.ts';

/** The packing version of the link to an encounter: the same packing as `1`, which programs without encounters do not try to read. */
const packing = '2';

/** True for the payload of a link to an encounter. */
export const isEncounterPayload = (text: string): boolean => text.startsWith(`${packing}.`);

/**
 * Returns the payload of a link to an encounter: "2." and the packed file without its defaults, without portraits and
 * the files that characters came from, and without references to the library of this browser. `app` is the version of
 * this program.
 */
export function encounterPayload(encounter: Encounter, app: string): string {
  const fighters = encounter.fighters.map((fighter) => {
    const { character } = fighter;
    const built = { ...character, character: { ...character.character, portrait: null, origin: null } };
    return { ...fighter, source: '', sourcePlay: '', character: built };
  });
  const content = encounterContent({ ...encounter, id: '', fighters }, app);
  return `${packing}.${packText(JSON.stringify(withoutDefaults(encounterFileSchema, content)))}`;
}

/** Reads the payload of a link to an encounter with `parseEncounter`, as `readPayload` reads that of a character. Never throws. */
export const readEncounterPayload = (text: string, options: ReadingOptions = {}): EncounterReading =>
  readPacked(text, packing, encounterBounds.length, (json) => parseEncounter(json, options));
