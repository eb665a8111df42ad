import type { JsonObject, JsonValue } from '../../../character/gcs/gcs-sheet.ts';
import type { DerivedCharacter } from '../../derive-character.ts';
import { type ExportOptions, exportGcsSheet } from './export-sheet.ts';
import { mapRows, rowLists } from './sheet-rows.ts';
import { withoutOwnData } from './third-party.ts';

/**
 * Writes a character of the fourth edition as the JSON that the GURPS system of Foundry VTT makes an actor of: a sheet of GCS, of
 * which that system reads little but `calc`. It goes by the name of the file, which must end in `.gcs`. Three things differ
 * from the sheet for GCS: a race is called by the name that the released system looks for its points by, notes are also where it
 * reads them, and our own data are left out. Every list is there, empty or not.
 */
export function exportFoundryActor(derived: DerivedCharacter, options: ExportOptions): JsonObject {
  const sheet = withoutOwnData(
    mapRows(exportGcsSheet(derived, options), (row) => withNotes(withOldRace(withoutOwnData(row)))),
  );
  const lists = Object.fromEntries(rowLists.map((list): [string, JsonValue] => [list, sheet[list] ?? []]));
  const { calc, ...rest } = sheet;
  return { ...rest, ...lists, ...(calc === undefined ? {} : { calc }) };
}

/** Releases of the system up to 0.18 look for races by the name that GCS had for them before. */
const withOldRace = (row: JsonObject): JsonObject =>
  row.container_type === 'ancestry' ? { ...row, container_type: 'race' } : row;

/** The system reads notes as GCS has worked them out, and releases nothing else. */
function withNotes(row: JsonObject): JsonObject {
  const { local_notes: notes, calc, ...rest } = row;
  if (typeof notes !== 'string') return row;
  const worked = typeof calc === 'object' && calc !== null && !Array.isArray(calc) ? { ...calc } : {};
  return { ...rest, local_notes: notes, calc: { resolved_notes: notes, ...worked } };
}
