import { nameOrKind } from '../../character/character.ts';
import { toFileName } from '../../character/file/character-file.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { notify } from '../../state/view/notices.ts';
import { download } from '../browser/download.ts';

/** The programs that characters of the fourth edition are saved for, and the use of the file there. */
const targets = {
  gcs: { suffix: '', hint: 'Open it in GCS (GURPS Character Sheet).' },
  foundry: { suffix: ' Foundry', hint: 'In Foundry, open an actor of the GURPS system and import the file there.' },
} as const;

/**
 * Downloads the open character as a GCS sheet, for GCS itself or for the GURPS system of Foundry VTT, which reads such
 * sheets, with a notice. The writer is loaded now. Returns the name of the file; null if it could not be loaded.
 */
export async function saveSheet(target: keyof typeof targets): Promise<string | null> {
  const { suffix, hint } = targets[target];
  const writers = await loadWriters();
  if (!writers) return null;
  const derived = currentSheet();
  const name = `${nameOrKind(derived.context.saved.character)}${suffix}`;
  return saveText(writers.gcsText(writers[target](derived, { now: presentTime() })), name, hint);
}

/**
 * Downloads a fighter with the numbers of a stat block as a GCS sheet that works out these numbers. Returns the name of the
 * file; null if the writer could not be loaded.
 */
export async function saveStatBlockSheet(derived: DerivedCharacter, name: string): Promise<string | null> {
  const writers = await loadWriters();
  if (!writers) return null;
  return saveText(writers.gcsText(writers.block(derived, { now: presentTime() })), name, targets.gcs.hint);
}

const presentTime = (): string => new Date().toISOString().replace(/\.\d+Z$/, 'Z');

function saveText(text: string, title: string, hint: string): string {
  const name = toFileName(title, 'gcs');
  download(new Blob([text], { type: 'application/json' }), name);
  notify({ kind: 'information', title: `Saved as ${name}`, text: hint });
  return name;
}

async function loadWriters() {
  try {
    const [{ exportGcsSheet, gcsText }, { exportFoundryActor }, { exportStatBlockSheet }] = await Promise.all([
      import('../../interchange/gcs/sheet/export-sheet.ts'),
      import('../../interchange/gcs/sheet/foundry-actor.ts'),
      import('../../interchange/gcs/sheet/stat-block-sheet.ts'),
    ]);
    return { gcs: exportGcsSheet, foundry: exportFoundryActor, block: exportStatBlockSheet, gcsText };
  } catch {
    notify({
      kind: 'problem',
      title: 'The file was not saved',
      text: 'Part of the app failed to load. Check your connection and try again.',
    });
    return null;
  }
}

/** True where the open character can be saved for these programs: its rules are the fourth edition's. */
export const canSaveSheet = (ruleset: { readonly readsLibraryFiles?: boolean }): boolean =>
  ruleset.readsLibraryFiles === true;
