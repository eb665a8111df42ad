import { addFighters } from '../../character/encounter-edits.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { loadEncounterRules } from '../../state/encounter/encounter-sheets.ts';
import { currentEncounter, editEncounter } from '../../state/encounter/encounter-store.ts';
import { addCharacters } from '../../state/encounter/open-encounter.ts';
import { notify } from '../../state/view/notice-store.ts';
import type { ReadyFighter } from './ready-fighter.ts';

const readyMark = 'ready:';

/** What came of adding fighters. */
export interface FightersAdded {
  readonly added: number;
  /** How many had no room. */
  readonly dropped: number;
  /** How many characters could not be added otherwise; a notice says so. */
  readonly missing: number;
}

/** Adds characters, each as often as `counts` says: by the id in the library, or after `ready:` by that of a ready-made one. */
export async function addChosenFighters(
  counts: Readonly<Record<string, number>>,
  side: string,
  ready: readonly ReadyFighter[],
): Promise<FightersAdded> {
  const chosen = Object.entries(counts).flatMap(([id, copies]) => (copies > 0 ? [{ id, copies, side }] : []));
  const own = chosen.filter(({ id }) => !id.startsWith(readyMark));
  const made = chosen.filter(({ id }) => id.startsWith(readyMark));
  const read = await Promise.all(
    made.map(async ({ id, copies }) => ({
      saved: await readReady(ready.find((each) => `${readyMark}${each.id}` === id)),
      copies,
    })),
  );
  const readable = read.flatMap(({ saved, copies }) => (saved ? [{ saved, copies }] : []));
  let missing = read.length - readable.length;
  let [added, dropped] = [0, 0];
  if (readable.length > 0 && (await loadEncounterRules(readable.map(({ saved }) => saved)))) {
    const names = readable.map(({ saved }) => saved.character.name);
    const before = currentEncounter()?.fighters.length ?? 0;
    editEncounter(names.length === 1 ? `${names[0]} joins` : `${names.length} characters join`, (encounter) =>
      readable.reduce((all, { saved, copies }) => addFighters(all, saved, { copies, side }), encounter),
    );
    added = (currentEncounter()?.fighters.length ?? 0) - before;
    dropped = readable.reduce((sum, { copies }) => sum + copies, 0) - added;
  } else missing += readable.length;
  if (own.length > 0) {
    const outcome = await addCharacters(own);
    if (outcome.ok) {
      added += outcome.value.added;
      dropped += outcome.value.dropped;
    }
    missing += outcome.ok ? outcome.value.unread.length : own.length;
  }
  if (missing > 0) {
    notify({
      kind: 'problem',
      title: missing === 1 ? 'A character could not be added' : `${missing} characters could not be added`,
      text: 'It could not be read, or its rules need the network the first time.',
    });
  }
  return { added, dropped, missing };
}

async function readReady(card: ReadyFighter | undefined): Promise<SavedCharacter | null> {
  try {
    const reading = parseFile((await card?.load()) ?? '', { rulesets: rulesetIds });
    return reading.ok ? reading.saved : null;
  } catch {
    return null; // it was never loaded, and there is no network
  }
}
