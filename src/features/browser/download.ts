import { nameOrKind } from '../../character/character.ts';
import { serializeFile, toFileName } from '../../character/file/character-file.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { appVersion } from '../../state/updates/app-version.ts';
import { notify } from '../../state/view/notices.ts';

/** Downloads a file. */
export function download(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Downloads the open character as a file, with a notice. Returns the name of the file. */
export function saveAsFile(): string {
  const { id, saved } = useCharacterStore.getState();
  const name = toFileName(nameOrKind(saved.character), 'json');
  download(new Blob([serializeFile(saved, appVersion)], { type: 'application/json' }), name);
  notify({ kind: 'information', title: `Saved as ${name}`, text: 'Look in your browser’s downloads.' });
  // Only for the reminder to save: a failure does no harm.
  import('../../state/saving/durability.ts').then(({ markExported }) => markExported([id])).catch(() => undefined);
  return name;
}
