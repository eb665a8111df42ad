import type { DerivedCharacter } from '../../../rules/derive-character.ts';
import type { JsonObject, JsonValue } from '../read/gcs-sheet.ts';
import { isJsonObject, mapRows, objectsIn, rowLists } from '../sheet-json.ts';
import { type ExportOptions, exportGcsSheet } from './export-sheet.ts';
import { withoutOwnData } from './third-party.ts';

/**
 * Writes a character of the fourth edition as JSON that the GURPS system of Foundry VTT turns into an actor: a GCS
 * sheet, of which that system reads little except `calc`. It recognizes it by the name of the file, which must end in
 * `.gcs`. docs/gcs-files.md lists the differences from the sheet for GCS: fields that releases read under older names,
 * numbers that they add up without checking that they exist, and parts that they cannot read at all. Our own data are
 * left out.
 */
export function exportFoundryActor(derived: DerivedCharacter, options: ExportOptions): JsonObject {
  const sheet = withoutOwnData(mapRows(exportGcsSheet(derived, options), writeRow));
  const lists = Object.fromEntries(rowLists.map((list): [string, JsonValue] => [list, sheet[list] ?? []]));
  const { calc, ...rest } = sheet;
  return {
    ...rest,
    ...lists,
    attributes: attributesWithNumbers(sheet),
    settings: isJsonObject(sheet.settings) ? { ...sheet.settings, body_type: plainBody(sheet.settings.body_type) } : {},
    ...(calc === undefined ? {} : { calc }),
  };
}

const calcOf = ({ calc }: JsonObject): JsonObject => (isJsonObject(calc) ? calc : {});
const numberIn = (value: JsonValue | undefined): number => (typeof value === 'number' ? value : 0);

function writeRow(row: JsonObject): JsonObject {
  const { source: _, ...own } = withNotes(withoutOwnData(row));
  const kind = String(row.id ?? '').charAt(0);
  if (/[tT]/.test(kind)) return writeTrait(own);
  if (/[sSqpPr]/.test(kind)) return writeSkill(own, kind);
  return /[eE]/.test(kind) ? writeItem(own) : own;
}

/** Releases look for races by the name that GCS had for them before, and add up the points of every trait. */
const writeTrait = (row: JsonObject): JsonObject => ({
  ...row,
  ...(row.container_type === 'ancestry' ? { container_type: 'race' } : {}),
  calc: { points: 0, ...calcOf(row) },
});

/**
 * Points are added up whether they exist or not; a heading of spells has its own count instead of its spells'. A
 * technique is named after the name in its default, and a spell without a difficulty stops the import.
 */
function writeSkill(row: JsonObject, kind: string): JsonObject {
  const inside = objectsIn(row.children).reduce((sum, { points }) => sum + numberIn(points), 0);
  const { default: base } = row;
  return {
    ...row,
    points: kind === 'S' || kind === 'P' ? inside : numberIn(row.points),
    ...(/[pr]/.test(kind) ? { difficulty: row.difficulty ?? 'iq/h' } : {}),
    ...(Array.isArray(row.defaults) ? { defaults: objectsIn(row.defaults).map(plainDefault) } : {}),
    ...(isJsonObject(base)
      ? { default: { ...plainDefault(base), name: plainDefault(base).name ?? nameOfBase(base) } }
      : {}),
  };
}

const nameOfBase = ({ type }: JsonObject): string => (typeof type === 'string' ? type.toUpperCase() : '');

/** A default with plain texts instead of GCS's comparisons. */
function plainDefault(source: JsonObject): JsonObject {
  const text = (value: JsonValue | undefined): JsonValue | undefined => (isJsonObject(value) ? value.qualifier : value);
  return Object.fromEntries(
    Object.entries(source).map(([name, value]) => [
      name,
      name === 'name' || name === 'specialization' ? (text(value) ?? '') : value,
    ]),
  );
}

/**
 * Releases read the weight of one, for the load, and its price under the older names of GCS. An item that does not say
 * whether it is worn counts as worn.
 */
function writeItem(row: JsonObject): JsonObject {
  const {
    value = 0,
    weight = '0 lb',
    extended_value: inAll = value,
    extended_weight: load = weight,
    ...more
  } = calcOf(row);
  return {
    ...row,
    value,
    weight,
    quantity: row.quantity ?? 1,
    equipped: row.equipped === true,
    calc: { value, extended_value: inAll, weight, extended_weight: load, ...more },
  };
}

/**
 * The system reads notes as GCS has computed them, and releases those of modifiers, of weapons and of the sheet under
 * older names. Notes of the sheet are its long texts.
 */
function withNotes(row: JsonObject): JsonObject {
  const { local_notes: notes, markdown, modifiers } = row;
  const withModifiers = Array.isArray(modifiers) ? { ...row, modifiers: objectsIn(modifiers).map(withOldNotes) } : row;
  if (typeof markdown === 'string') {
    return { ...withModifiers, text: markdown, calc: { resolved_text: markdown, ...calcOf(row) } };
  }
  if (typeof notes !== 'string') return withModifiers;
  const { resolved_notes: resolved = notes, ...calc } = calcOf(row);
  return { ...withModifiers, notes: resolved, calc: { resolved_notes: resolved, ...calc } };
}

const withOldNotes = (modifier: JsonObject): JsonObject => ({
  ...modifier,
  ...(modifier.local_notes === undefined ? {} : { notes: modifier.local_notes }),
  ...(Array.isArray(modifier.children) ? { children: objectsIn(modifier.children).map(withOldNotes) } : {}),
});

/** The attributes that have numbers; headings have none. */
const attributesWithNumbers = (sheet: JsonObject): readonly JsonObject[] =>
  objectsIn(sheet.attributes).filter(({ calc }) => isJsonObject(calc) && typeof calc.points === 'number');

/** The bodies that the system knows, by their names in lower case. */
const knownBodies = [
  'humanoid',
  'quadruped',
  'avian',
  'centaur',
  'hexapod',
  'vermiform',
  'octopod',
  'cancroid',
  'ichthyoid',
  'arachnoid',
];

/** A body under a name that the system knows, as it looks for no other, and without tables in its locations. */
function plainBody(body: JsonValue | undefined): JsonObject {
  if (!isJsonObject(body)) return {};
  const name = typeof body.name === 'string' ? body.name : '';
  const known = knownBodies.find((each) => each === name.toLowerCase());
  const locations = objectsIn(body.locations).map(({ sub_table: _, ...location }) => location);
  return { ...body, ...(known === undefined ? { name: 'Humanoid' } : { id: known }), locations };
}
