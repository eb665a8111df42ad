import { toFileName } from '../../character/file/file-name.ts';
import { serializeFile } from '../../character/file/serialize-file.ts';
import { undo, useCharacterStore } from '../../state/character/character-store.ts';
import { addVersionOf, type CharacterVersion, openVersion, readVersion } from '../../state/library/library-versions.ts';
import { sameContent } from '../../state/saving/same-content.ts';
import { storageProblemSentence } from '../../state/saving/saving-reason.ts';
import { appVersion } from '../../state/updates/app-version.ts';
import { notify } from '../../state/view/notice-store.ts';
import { openDialog } from '../../state/view/view-store.ts';
import { restoreBackupName } from './version-words.ts';

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
    if (!kept.ok) return storageProblemSentence(kept.problem, 'version');
  }
  const opened = await openVersion(version.key);
  if (!opened.ok) return storageProblemSentence(opened.problem, 'version');
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
  if (!read.ok) return storageProblemSentence(read.problem, 'version');
  const file = new Blob([serializeFile(read.value, appVersion)], { type: 'application/json' });
  onDownload(file, toFileName([read.value.character.name, name].filter(Boolean).join(' '), 'json'));
  return '';
}
