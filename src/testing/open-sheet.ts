import type { Effect } from '../catalog/effect.ts';
import type { SavedCharacter } from '../character/character.ts';
import type { ImportedSheet } from '../interchange/gcs/gcs-report.ts';
import type { GcsSheet } from '../interchange/gcs/read/gcs-sheet.ts';
import { importGcsSheet } from '../interchange/gcs/sheet/import-sheet.ts';
import { type DerivedCharacter, deriveCharacter } from '../rules/derive-character.ts';
import { resolveTarget } from '../rules/shared/targets.ts';
import { buildModel } from '../sheet-model/model/build-model.ts';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';

/** Derives a character, with the model of its sheet. */
export function openSheet(saved: SavedCharacter): DerivedCharacter & { readonly model: SheetModel } {
  const sheet = deriveCharacter(saved);
  return { ...sheet, model: buildModel(sheet) };
}

/** Returns the target of an effect as one text, as in files: "dodge", "skill:bow", "reaction:named". */
export const statOf = ({ to }: Pick<Effect, 'to'>): string => resolveTarget(to, '').key.replace(/[.:]$/, '');

/** A sheet of GCS as a character; throws if it is refused. */
export function importedSheet(sheet: GcsSheet): ImportedSheet {
  const imported = importGcsSheet(sheet);
  if (!imported.ok) throw new Error(imported.error.code);
  return imported.value;
}
