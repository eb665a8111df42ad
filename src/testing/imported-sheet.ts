import type { GcsSheet } from '../character/gcs/gcs-sheet.ts';
import { importGcsSheet } from '../rules/gcs/sheet/import-sheet.ts';
import type { ImportedSheet } from '../rules/gcs/sheet/imported-sheet.ts';

/** A sheet of GCS as a character; throws if it is refused. */
export function importedSheet(sheet: GcsSheet): ImportedSheet {
  const imported = importGcsSheet(sheet);
  if (!imported.ok) throw new Error(imported.problem.code);
  return imported;
}
