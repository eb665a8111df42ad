import { addFighters } from '../../character/encounter-edits.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { loadEncounterRules } from '../../state/encounter/encounter-sheets.ts';
import { editEncounter } from '../../state/encounter/encounter-store.ts';
import { addCharacters } from '../../state/encounter/open-encounter.ts';
import { notify } from '../../state/view/notice-store.ts';
import type { ReadyFighter } from './ready-fighter.ts';

const readyMark = 'ready:';

/**
 * Adds characters, each as often as `counts` says: by the id in the library, or after `ready:` by that of a ready-made one. Returns
 * whether all could be added; a notice says what could not.
 */
export async function addChosenFighters(
  counts: Readonly<Record<string, number>>,
  side: string,
  ready: readonly ReadyFighter[],
): Promise<boolean> {
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
  if (readable.length > 0 && (await loadEncounterRules(readable.map(({ saved }) => saved)))) {
    const names = readable.map(({ saved }) => saved.character.name);
    editEncounter(names.length === 1 ? `${names[0]} joins` : `${names.length} characters join`, (encounter) =>
      readable.reduce((all, { saved, copies }) => addFighters(all, saved, { copies, side }), encounter),
    );
  } else missing += readable.length;
  if (own.length > 0) {
    const added = await addCharacters(own);
    missing += added.ok ? added.value.length : own.length;
  }
  if (missing > 0) {
    notify({
      kind: 'problem',
      title: missing === 1 ? 'A character could not be added' : `${missing} characters could not be added`,
      text: 'It could not be read, or its rules need the network the first time.',
    });
  }
  return missing === 0;
}

async function readReady(card: ReadyFighter | undefined): Promise<SavedCharacter | null> {
  try {
    const reading = parseFile((await card?.load()) ?? '', { rulesets: rulesetIds });
    return reading.ok ? reading.saved : null;
  } catch {
    return null; // it was never loaded, and there is no network
  }
}
