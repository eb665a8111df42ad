import type { SavedCharacter } from '../../character/character.ts';
import { sameFileText } from '../../character/file/character-file.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import type { CharacterSummary } from '../../storage/character-summary.ts';
import { readRecords } from '../../storage/records.ts';
import { listSummaries } from '../../storage/summaries.ts';
import { useCharacterStore } from '../character/character-store.ts';
import { sameContent } from '../saving/same-content.ts';
import type { Incoming, IncomingItem } from './library-state.ts';

/** A character to be imported that has been parsed, with its text in the file for a quick comparison with the stored text. */
export interface ImportCandidate {
  readonly incoming: Incoming;
  readonly saved: SavedCharacter;
  readonly text: string;
}

export interface ConflictFinder {
  /**
   * Returns the stored characters, by id, whose stored file has the same text: there is no need to parse them. The open
   * one is not among them, because it may differ from its stored state.
   */
  findUnchanged(
    texts: readonly { readonly id: string; readonly text: string }[],
  ): Promise<ReadonlyMap<string, CharacterSummary>>;
  /** Finds the conflicts of characters with stored ones. Returns them in the same order. */
  find(candidates: readonly ImportCandidate[]): Promise<readonly IncomingItem[]>;
  /** The item of a character for which `findUnchanged` has found the stored one. */
  unchanged(incoming: Incoming, stored: CharacterSummary): IncomingItem;
}

/**
 * Reads the list of stored characters and returns a finder. A character conflicts with the stored one of the same id
 * or, if there is none, with the newest of the same name that is not in the bin. If the list cannot be read, there are
 * no conflicts, and every import gets a new record. `rest` is awaited between two characters.
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
  const findExisting = (incoming: Incoming): CharacterSummary | undefined => {
    const name = foldName(incoming.name);
    return byId.get(incoming.id) ?? (name === '' ? undefined : byName.get(name));
  };
  const conflictWith = (incoming: Incoming, existing: CharacterSummary, same: boolean): IncomingItem => {
    const { id, name, updated, binned } = existing;
    return { incoming, conflict: { id, name, updated, binned: binned !== null, same }, known };
  };
  return {
    async findUnchanged(texts) {
      const openId = useCharacterStore.getState().id;
      const comparable = texts.filter(({ id }) => byId.has(id) && id !== openId);
      const stored = await readTexts(comparable.map(({ id }) => id));
      const unchanged = new Map<string, CharacterSummary>();
      for (const { id, text } of comparable) {
        const existing = byId.get(id);
        if (existing && sameFileText(stored.get(id) ?? '', text)) unchanged.set(id, existing);
      }
      return unchanged;
    },
    async find(candidates) {
      const matches = candidates.map(({ incoming }) => findExisting(incoming));
      const texts = await readTexts([...new Set(matches.flatMap((match) => (match ? [match.id] : [])))]);
      const items: IncomingItem[] = [];
      for (const [index, { incoming, saved, text }] of candidates.entries()) {
        const existing = matches[index];
        if (!existing) items.push({ incoming, conflict: null, known });
        else {
          const stored = texts.get(existing.id) ?? '';
          items.push(conflictWith(incoming, existing, isSame(existing.id, stored, { incoming, saved, text })));
        }
        await rest();
      }
      return items;
    },
    unchanged: (incoming, stored) => conflictWith(incoming, stored, true),
  };
}

/** Reads the stored texts of characters by id, in one request: separate ones take longer than the reading. */
async function readTexts(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const records = ids.length > 0 ? await readRecords(ids) : undefined;
  return new Map(records?.ok ? records.value.map(({ id, saved }) => [id, String(saved ?? '')]) : []);
}

const foldName = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/** Returns true if the character of that id, stored as `stored`, has the same content as the imported one. */
function isSame(id: string, stored: string, { incoming, saved, text }: ImportCandidate): boolean {
  const open = useCharacterStore.getState();
  if (open.id === id) return sameContent(open.saved, saved);
  // Texts written by this program can be compared without parsing.
  if (sameFileText(stored, text) || sameFileText(stored, incoming.text)) return true;
  const reading = parseFile(stored, { rulesets: rulesetIds });
  return reading.ok && sameContent(reading.value.saved, saved);
}
