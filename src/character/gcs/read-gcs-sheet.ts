import { isRecord } from '../schema-parts.ts';
import { GcsFields, toNumber } from './gcs-fields.ts';
import { GcsLog, type GcsRefusal } from './gcs-problem.ts';
import type { GcsSheet, JsonObject } from './gcs-sheet.ts';
import { toVersion5 } from './older-versions/to-version-5.ts';
import { parseGcsJson } from './parse-gcs-json.ts';
import { newestVersion } from './read-gcs-library.ts';
import { readItems, readSkillTree, readSpellTree, readTraitTree } from './read-row-lists.ts';
import { readAttributes } from './read-sheet-attributes.ts';
import { readCalc, readNotes, readPointsRecord, readProfile } from './read-sheet-parts.ts';
import { readSettings } from './read-sheet-settings.ts';

/** A sheet of GCS that was read with what was read differently from the file, or why it could not be. */
export type GcsSheetReading =
  | { readonly ok: true; readonly sheet: GcsSheet; readonly log: GcsLog }
  | { readonly ok: false; readonly problem: GcsRefusal };

const refused = (problem: GcsRefusal): GcsSheetReading => ({ ok: false, problem });

/** Lists of which a sheet has at least one, by their names in all versions. */
const sheetFields = ['attributes', 'profile', 'advantages', 'traits', 'total_points', 'ST'];

/** True for the parsed JSON of a sheet: by its type in versions 1 to 4, later by the letter of its id or by what it has. */
function isSheet(value: Readonly<Record<string, unknown>>): boolean {
  if (typeof value.type === 'string') return value.type === 'character';
  if (Array.isArray(value.rows)) return false;
  if (typeof value.id === 'string' && /^[BL][\w-]{16}$/.test(value.id)) return false;
  return sheetFields.some((name) => Object.hasOwn(value, name)) && !Object.hasOwn(value, 'format');
}

/**
 * Reads a sheet (`.gcs`) of GCS, version 1 to 5. Never throws and runs nothing of the file: what it does not understand is
 * remarked on in the log.
 */
export function readGcsSheet(text: string): GcsSheetReading {
  const json = parseGcsJson(text);
  if (!json.ok) return json;
  const { value, dropped } = json;
  if (!isRecord(value) || !isSheet(value)) return refused({ code: 'not-a-sheet' });
  const version = toNumber(value.version);
  if (version === null) return refused({ code: 'no-version' });
  if (version > newestVersion) return refused({ code: 'newer-version', version });
  const log = new GcsLog();
  for (const path of dropped) log.add({ code: 'unsafe-name', at: String(path.at(-1) ?? '') });
  // JSON.parse gives nothing but JSON.
  return { ok: true, sheet: readSheet(toVersion5(value as JsonObject, version), version, log), log };
}

function readSheet(original: JsonObject, version: number, log: GcsLog): GcsSheet {
  const file = new GcsFields(original, 'the sheet', log);
  const settings = readSettings(file);
  return {
    version,
    id: file.text('id'),
    totalPoints: file.number(0, 'total_points'),
    pointsRecord: readPointsRecord(file),
    profile: readProfile(file.object('profile')),
    settings,
    attributes: readAttributes(file),
    traits: readTraitTree(file.objects('traits')),
    skills: readSkillTree(file.objects('skills')),
    spells: readSpellTree(file.objects('spells')),
    equipment: readItems(file.objects('equipment')),
    otherEquipment: readItems(file.objects('other_equipment')),
    notes: readNotes(file.objects('notes')),
    calc: readCalc(file.object('calc')),
    original,
  };
}
