import type { ImportedSheet } from '../interchange/gcs/gcs-report.ts';
import { importGcsSheet } from '../interchange/gcs/import/import-sheet.ts';
import type { GcsSheet } from '../interchange/gcs/read/gcs-sheet.ts';

/** A sheet of GCS as a character; throws if it is refused. */
export function importedSheet(sheet: GcsSheet): ImportedSheet {
  const imported = importGcsSheet(sheet);
  if (!imported.ok) throw new Error(imported.problem.code);
  return imported;
}
