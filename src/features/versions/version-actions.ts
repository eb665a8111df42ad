import { serializeFile, toFileName } from '../../character/file/serialize-file.ts';
import { undo, useCharacterStore } from '../../state/character/character-store.ts';
import { addVersionOf, type CharacterVersion, openVersion, readVersion } from '../../state/library/library-versions.ts';
import { sameContent } from '../../state/saving/same-content.ts';
import { describeSavingProblem } from '../../state/saving/saving-reason.ts';
import { appVersion } from '../../state/updates/app-version.ts';
import { notify } from '../../state/view/notices.ts';
import { openDialog } from '../../state/view/view-store.ts';

/** The name of the version that is stored before an older version is restored. */
const restoreBackupName = (name: string): string => `Before restoring “${name}”`;

const programReasons: readonly (readonly [name: RegExp, words: string])[] = [
  [/^From the other tab$/, 'another tab’s character, replaced by this tab’s'],
  [/^From this tab$/, 'this tab’s character, replaced by another tab’s'],
  [/^Before the import of /, 'the character before an import replaced it'],
  [/^Before (?:restoring|going back to) “/, 'the character before an older version was restored'],
];

/** Why the program stored a version; '' for a version stored by the player. */
export function keptByProgram({ name, reason }: Pick<CharacterVersion, 'name' | 'reason'>): string {
  if (reason === 'before-migration') {
    return 'Saved automatically: the character before an update converted it.';
  }
  const words = programReasons.find(([pattern]) => pattern.test(name))?.[1];
  return words === undefined ? '' : `Saved automatically: ${words}.`;
}

/** Suggested names for a version: common occasions, and the date. */
export function suggestedNames(now: Date = new Date()): string[] {
  const day = now.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return ['before the dungeon', 'before spending points', 'as first made', day];
}

/**
 * Restores a version of the open character. The current state can be reached by undo and, once the tab is closed, as a
 * separate version, unless one of `versions` has the same content.
 * @returns a sentence on what failed; '' on success
 */
export async function restoreVersion(
  version: CharacterVersion,
  versions: readonly CharacterVersion[],
): Promise<string> {
  const { id, saved } = useCharacterStore.getState();
  if (!(await isStored(saved, versions))) {
    const kept = await addVersionOf(id, restoreBackupName(version.name));
    if (!kept.ok) return describeSavingProblem(kept.problem, 'version');
  }
  const opened = await openVersion(version.key);
  if (!opened.ok) return describeSavingProblem(opened.problem, 'version');
  if (!opened.value) return '';
  openDialog(null);
  notify({
    kind: 'information',
    title: `Version “${version.name}” restored`,
    text: 'The character as it was before is saved as a version.',
    actions: [{ label: 'Undo', run: undo }],
  });
  return '';
}

async function isStored(
  saved: Parameters<typeof sameContent>[0],
  versions: readonly CharacterVersion[],
): Promise<boolean> {
  for (const { key } of versions) {
    const read = await readVersion(key);
    if (read.ok && sameContent(read.value, saved)) return true;
  }
  return false;
}

/** Downloads a version as a file. Returns a sentence on what failed; '' on success. */
export async function downloadVersion(
  { key, name }: CharacterVersion,
  onDownload: (file: Blob, name: string) => void,
): Promise<string> {
  const read = await readVersion(key);
  if (!read.ok) return describeSavingProblem(read.problem, 'version');
  const file = new Blob([serializeFile(read.value, appVersion)], { type: 'application/json' });
  onDownload(file, toFileName([read.value.character.name, name].filter(Boolean).join(' '), 'json'));
  return '';
}
