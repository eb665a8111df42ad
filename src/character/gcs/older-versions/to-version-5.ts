import { gcsId, type IdLetter } from '../gcs-id.ts';
import type { JsonObject, JsonValue } from '../gcs-sheet.ts';
import { weaponToVersion5 } from './older-parts.ts';
import { isRowId, letterOfRow, type RowKind, rowToVersion5 } from './older-rows.ts';
import { settingsToVersion5, withAttributes } from './older-settings.ts';
import { changeFields, isObject, mapObjects, renameFields, withoutFields } from './rename-fields.ts';

const lists = {
  traits: 'trait',
  skills: 'skill',
  spells: 'spell',
  equipment: 'item',
  other_equipment: 'item',
  notes: 'note',
} as const satisfies Readonly<Record<string, RowKind>>;

/** Newer files have the letter of its id say what a row is. */
const lastVersionWithTypes = 4;

/** What is known of a sheet while its rows are changed. */
interface Conversion {
  readonly version: number;
  /** The id of a row: its own where it is one of version 5 and nothing has it yet, else one made of it or of the place. */
  idFor(id: JsonValue | undefined, letter: IdLetter, place: string): string;
}

/**
 * A sheet of version 1 to 5 under the names that version 5 has at present: fields renamed, rows recognized by the letters of
 * their ids, no id twice. What has no counterpart there, or is not known, stays where it is. A sheet that has these names
 * already is as it was.
 */
export function toVersion5(sheet: JsonObject, version: number): JsonObject {
  const conversion: Conversion = { version, idFor: createIds(sheet) };
  const changes = Object.fromEntries(
    Object.entries(lists).map(([list, kind]) => [
      list,
      (rows: JsonValue) => mapObjects(rows, (row, i) => changeRow(row, kind, `${list} ${i}`, conversion)),
    ]),
  );
  return changeFields(withAttributes(renameFields(withHead(sheet, version), { advantages: 'traits' })), {
    ...changes,
    settings: (value) => (isObject(value) ? settingsToVersion5(value) : value),
  });
}

/** The sheet with the present version and an id that says what it is. */
function withHead(sheet: JsonObject, version: number): JsonObject {
  const id = isRowId(sheet.id) ? sheet.id : gcsId('A', typeof sheet.id === 'string' ? sheet.id : '');
  if (version > lastVersionWithTypes) return id === sheet.id ? sheet : { ...sheet, id };
  return { version: 5, id, ...withoutFields(sheet, ['type', 'version', 'id']) };
}

function changeRow(row: JsonObject, kind: RowKind, place: string, conversion: Conversion): JsonObject {
  const letter = isRowId(row.id) ? null : letterOfRow(row, kind);
  if (!isRowId(row.id) && letter === null) return row;
  const first = letter ?? (String(row.id).charAt(0) as IdLetter);
  const id = conversion.idFor(row.id, first, place);
  const old = conversion.version <= lastVersionWithTypes ? withoutFields(row, ['type', 'version']) : row;
  const changed = rowToVersion5(old, kind);
  return changeFields(id === row.id ? changed : withId(changed, id), {
    children: (rows) => mapObjects(rows, (each, i) => changeRow(each, kind, `${place} ${i}`, conversion)),
    modifiers: (rows) => changeModifiers(rows, kind, place, conversion),
    weapons: (rows) =>
      mapObjects(rows, (each, i) => changeWeapon(each, changed.can_level === true, `${place} weapon ${i}`, conversion)),
  });
}

function changeModifiers(rows: JsonValue, owner: RowKind, place: string, conversion: Conversion): JsonValue {
  const kind = owner === 'trait' ? 'traitModifier' : owner === 'item' ? 'itemModifier' : null;
  if (kind === null) return rows;
  return mapObjects(rows, (row, i) => changeRow(row, kind, `${place} modifier ${i}`, conversion));
}

function changeWeapon(weapon: JsonObject, hasLevels: boolean, place: string, conversion: Conversion): JsonObject {
  const changed = weaponToVersion5(weapon, hasLevels);
  const id = conversion.idFor(weapon.id, isRanged(weapon) ? 'W' : 'w', place);
  const named = id === weapon.id ? changed : withId(changed, id);
  return conversion.version <= lastVersionWithTypes ? withoutFields(named, ['type']) : named;
}

const isRanged = ({ type, reach, parry, block, range, accuracy, shots, rate_of_fire: rate }: JsonObject): boolean => {
  if (type === 'ranged_weapon' || type === 'melee_weapon') return type === 'ranged_weapon';
  const isMelee = [reach, parry, block].some((each) => each !== undefined);
  return !isMelee && [range, accuracy, shots, rate].some((each) => each !== undefined);
};

/** The id where the object has one, or first. */
const withId = (object: JsonObject, id: string): JsonObject =>
  Object.hasOwn(object, 'id') ? { ...object, id } : { id, ...object };

/** Gives out ids that nothing else in the sheet has. */
function createIds(sheet: JsonObject): Conversion['idFor'] {
  const valid = new Set<string>();
  collectIds(sheet, valid);
  const given = new Set<string>();
  return (id, letter, place) => {
    const own = isRowId(id);
    if (own && !given.has(id)) {
      given.add(id);
      return id;
    }
    const parts = typeof id === 'string' && id !== '' ? [id] : [place];
    for (let more = parts; ; more = [...more, place]) {
      const made = gcsId(letter, ...more);
      if (valid.has(made) || given.has(made)) continue;
      given.add(made);
      return made;
    }
  };
}

function collectIds(value: JsonValue, ids: Set<string>): void {
  if (Array.isArray(value)) for (const each of value) collectIds(each, ids);
  else if (isObject(value)) {
    if (isRowId(value.id)) ids.add(value.id);
    for (const field of Object.values(value)) collectIds(field, ids);
  }
}
