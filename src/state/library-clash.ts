import { rulesetIds } from '../catalog/entry.ts';
import { parseFile } from '../character/file/parse-file.ts';
import { serializeFile } from '../character/file/serialize-file.ts';
import type { SavedCharacter } from '../character/saved-character.ts';
import type { CharacterSummary } from '../storage/character-summary.ts';
import { readRecords } from '../storage/records.ts';
import { listSummaries } from '../storage/summaries.ts';
import { useCharacterStore } from './character-store.ts';
import type { Incoming, IncomingItem } from './library-file.ts';
import { sameContent } from './same-content.ts';

/** Finds what characters from outside meet here. */
export type ClashFinder = (incoming: Incoming) => Promise<IncomingItem['clash']>;

/**
 * Reads the list of what is here, and answers what finds in it the character of the same id or, where there is none, the
 * newest one of the same name that is not in the bin. Where the list cannot be read, nothing meets anything: all that
 * comes in gets a record of its own.
 */
export async function clashFinder(): Promise<ClashFinder> {
  const list = await listSummaries();
  const summaries = list.ok ? list.value : [];
  const byId = new Map(summaries.map((each) => [each.id, each]));
  const byName = new Map<string, CharacterSummary>();
  for (const each of summaries) {
    const name = folded(each.name);
    if (each.binned === null && !byName.has(name)) byName.set(name, each);
  }
  return async ({ id, saved }) => {
    const name = folded(saved.character.name);
    const here = byId.get(id) ?? (name === '' ? undefined : byName.get(name));
    if (!here) return null;
    const { id: hereId, name: hereName, updated, binned } = here;
    return { id: hereId, name: hereName, updated, binned: binned !== null, same: await sameAsStored(hereId, saved) };
  };
}

const folded = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/** The line of a file that says which version of the program wrote it. */
const writer = /\n {2}"app": "[^"\n]*",/;

async function sameAsStored(id: string, saved: SavedCharacter): Promise<boolean> {
  const open = useCharacterStore.getState();
  if (open.id === id) return sameContent(open.saved, saved);
  const records = await readRecords([id]);
  const text = records.ok ? String(records.value[0]?.saved ?? '') : '';
  // What this version of the program wrote need not be read to be compared.
  if (text.replace(writer, '') === serializeFile(saved, '').replace(writer, '')) return true;
  const reading = parseFile(text, { rulesets: rulesetIds });
  return reading.ok && sameContent(reading.saved, saved);
}
