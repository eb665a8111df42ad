import { isRecord } from '../schema-parts.ts';

/** The step from version 1 to 2: an attack of a typed-in item is used with several skills, each less a penalty. */
export const severalSkills = { name: 'skills of an attack', to: 2 };

type Json = Record<string, unknown>;

/** Migrates a character file. */
export function migrateCharacter(file: Json): Json {
  if (!isRecord(file.character)) return file;
  const equipment = mapRows(file.character.equipment, (row) =>
    isRecord(row.own) ? { ...row, own: migrateItem(row.own) } : row,
  );
  return { ...file, character: { ...file.character, ...(equipment ? { equipment } : {}) } };
}

/** Migrates a file of own entries. */
export function migrateEntries(file: Json): Json {
  const equipment = mapRows(file.equipment, migrateItem);
  return equipment ? { ...file, equipment } : file;
}

function migrateItem(own: Json): Json {
  const attacks = mapRows(own.attacks, migrateAttack);
  return attacks ? { ...own, attacks } : own;
}

/** Makes a list of the skill. What is no text is kept in its place, so that it is set aside as invalid. */
function migrateAttack(attack: Json): Json {
  if (!Object.hasOwn(attack, 'skill')) return attack;
  const { skill, ...others } = attack;
  const skills = skill === '' ? [] : [{ skill }];
  // Version 1 had no field of this name: what a file has there meant nothing to the program.
  return { ...others, skills, ...(Object.hasOwn(attack, 'skills') ? { skillsBefore: attack.skills } : {}) };
}

/** The list with each object in it migrated; null for what is no list. */
const mapRows = (list: unknown, migrate: (row: Json) => Json): unknown[] | null =>
  Array.isArray(list) ? list.map((row: unknown) => (isRecord(row) ? migrate(row) : row)) : null;
