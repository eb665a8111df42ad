import { rulesetIds } from '../../catalog/entry.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import { sameFileText } from '../../character/file/same-file-text.ts';
import { serializeFile } from '../../character/file/serialize-file.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import type { CharacterSummary } from '../../storage/character-summary.ts';
import { readRecords } from '../../storage/records.ts';
import { listSummaries } from '../../storage/summaries.ts';
import { useCharacterStore } from '../character/character-store.ts';
import { sameContent } from '../saving/same-content.ts';
import type { Incoming, IncomingItem } from './incoming.ts';

/** A character from outside, and its text where that may be what is stored here, letter by letter. */
export interface Newcomer {
  readonly incoming: Incoming;
  readonly text: string;
}

/** Finds what characters from outside meet here, and answers that in the same order. */
export type ConflictFinder = (newcomers: readonly Newcomer[]) => Promise<readonly IncomingItem[]>;

/**
 * Reads the list of what is here, and answers what finds in it the character of the same id or, where there is none, the
 * newest one of the same name that is not in the bin. Where the list cannot be read, nothing meets anything: all that
 * comes in gets a record of its own. `rest` is awaited between two characters.
 */
export async function conflictFinder(rest: () => Promise<void>): Promise<ConflictFinder> {
  const list = await listSummaries();
  const summaries = list.ok ? list.value : [];
  const byId = new Map(summaries.map((each) => [each.id, each]));
  const known = new Set(byId.keys());
  const byName = new Map<string, CharacterSummary>();
  for (const each of summaries) {
    const name = folded(each.name);
    if (each.binned === null && !byName.has(name)) byName.set(name, each);
  }
  const metBy = ({ id, saved }: Incoming): CharacterSummary | undefined => {
    const name = folded(saved.character.name);
    return byId.get(id) ?? (name === '' ? undefined : byName.get(name));
  };
  return async (newcomers) => {
    const met = newcomers.map(({ incoming }) => metBy(incoming));
    // All at once: asking for each by itself takes longer than reading it.
    const records = await readRecords([...new Set(met.flatMap((here) => (here ? [here.id] : [])))]);
    const texts = new Map(records.ok ? records.value.map(({ id, saved }) => [id, String(saved ?? '')]) : []);
    const items: IncomingItem[] = [];
    for (const [index, { incoming, text }] of newcomers.entries()) {
      const here = met[index];
      if (!here) items.push({ incoming, clash: null, known });
      else {
        const { id, name, updated, binned } = here;
        const same = isSame(id, texts.get(id) ?? '', incoming.saved, text);
        items.push({ incoming, clash: { id, name, updated, binned: binned !== null, same }, known });
      }
      await rest();
    }
    return items;
  };
}

const folded = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/** True when the character of that id, of which `stored` is kept, is the one that came in as `text`. */
function isSame(id: string, stored: string, saved: SavedCharacter, text: string): boolean {
  const open = useCharacterStore.getState();
  if (open.id === id) return sameContent(open.saved, saved);
  // What this program wrote need not be read to be compared.
  if (sameFileText(stored, text) || sameFileText(stored, serializeFile(saved, ''))) return true;
  const reading = parseFile(stored, { rulesets: rulesetIds });
  return reading.ok && sameContent(reading.saved, saved);
}
