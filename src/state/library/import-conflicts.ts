import { parseFile } from '../../character/file/parse-file.ts';
import { sameFileText } from '../../character/file/same-file-text.ts';
import { serializeFile } from '../../character/file/serialize-file.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import type { CharacterSummary } from '../../storage/character-summary.ts';
import { readRecords } from '../../storage/records.ts';
import { listSummaries } from '../../storage/summaries.ts';
import { useCharacterStore } from '../character/character-store.ts';
import { sameContent } from '../saving/same-content.ts';
import type { Incoming, IncomingItem } from './incoming.ts';

/** A character to be imported, with its text for a quick comparison with the stored text. */
export interface ImportCandidate {
  readonly incoming: Incoming;
  readonly text: string;
}

/** Finds the conflicts of characters with stored ones. Returns them in the same order. */
export type ConflictFinder = (candidates: readonly ImportCandidate[]) => Promise<readonly IncomingItem[]>;

/**
 * Reads the list of stored characters and returns a finder. A character conflicts with the stored one of the same id or,
 * if there is none, with the newest of the same name that is not in the bin. If the list cannot be read, there are no
 * conflicts, and every import gets a fresh record. `rest` is awaited between two characters.
 */
export async function createConflictFinder(rest: () => Promise<void>): Promise<ConflictFinder> {
  const list = await listSummaries();
  const summaries = list.ok ? list.value : [];
  const byId = new Map(summaries.map((summary) => [summary.id, summary]));
  const known = new Set(byId.keys());
  const byName = new Map<string, CharacterSummary>();
  for (const summary of summaries) {
    const name = foldName(summary.name);
    if (summary.binned === null && !byName.has(name)) byName.set(name, summary);
  }
  const findExisting = ({ id, saved }: Incoming): CharacterSummary | undefined => {
    const name = foldName(saved.character.name);
    return byId.get(id) ?? (name === '' ? undefined : byName.get(name));
  };
  return async (candidates) => {
    const matches = candidates.map(({ incoming }) => findExisting(incoming));
    // One request for all: separate requests take longer than the reading.
    const records = await readRecords([...new Set(matches.flatMap((match) => (match ? [match.id] : [])))]);
    const texts = new Map(records.ok ? records.value.map(({ id, saved }) => [id, String(saved ?? '')]) : []);
    const items: IncomingItem[] = [];
    for (const [index, { incoming, text }] of candidates.entries()) {
      const existing = matches[index];
      if (!existing) items.push({ incoming, conflict: null, known });
      else {
        const { id, name, updated, binned } = existing;
        const same = isSame(id, texts.get(id) ?? '', incoming.saved, text);
        items.push({ incoming, conflict: { id, name, updated, binned: binned !== null, same }, known });
      }
      await rest();
    }
    return items;
  };
}

const foldName = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/** Returns true if the character of that id, stored as `stored`, has the same content as the imported `text`. */
function isSame(id: string, stored: string, saved: SavedCharacter, text: string): boolean {
  const open = useCharacterStore.getState();
  if (open.id === id) return sameContent(open.saved, saved);
  // Texts written by this program can be compared without parsing.
  if (sameFileText(stored, text) || sameFileText(stored, serializeFile(saved, ''))) return true;
  const reading = parseFile(stored, { rulesets: rulesetIds });
  return reading.ok && sameContent(reading.saved, saved);
}
