import { ownValue } from '../../../engine/own-value.ts';
import type { JsonObject, JsonValue } from '../gcs-sheet.ts';
import { changeFields, isObject, mapObjects, type NewFields, renameFields } from './rename-fields.ts';

/** The places that armor covers by one name in version 1, in those of later versions. */
const oldLocations: Readonly<Record<string, readonly string[]>> = {
  full_body: ['all'],
  full_body_except_eyes: [
    'skull',
    'face',
    'neck',
    'torso',
    'vitals',
    'groin',
    'arm',
    'hand',
    'leg',
    'foot',
    'tail',
    'wing',
    'fin',
    'brain',
  ],
  eyes: ['eye'],
  arms: ['arm'],
  hands: ['hand'],
  legs: ['leg'],
  feet: ['foot'],
  wings: ['wing'],
  fins: ['fin'],
};

const lowerCase = (value: JsonValue): JsonValue => (typeof value === 'string' ? value.toLowerCase() : value);

/** Texts of a list, and a text as a list of one. */
const asList = (value: JsonValue): JsonValue | undefined =>
  typeof value === 'string' ? (value === '' ? [] : [value]) : value;

const drNames: NewFields = {
  location: {
    to: 'locations',
    value: (old) => (typeof old === 'string' && old !== '' ? (ownValue(oldLocations, old) ?? [old]) : undefined),
  },
};
const weaponBonusNames: NewFields = { per_level: 'per_die' };
const featureNames: NewFields = { category: 'tags' };

/** A feature with the names of version 5. */
function featureToVersion5(feature: JsonObject): JsonObject {
  const type = typeof feature.type === 'string' ? feature.type : '';
  const renamed = renameFields(feature, featureNames);
  if (type === 'dr_bonus') return renameFields(renamed, drNames);
  return type.startsWith('weapon_') ? renameFields(renamed, weaponBonusNames) : renamed;
}

const prerequisiteTypes: Readonly<Record<string, string>> = { advantage_prereq: 'trait_prereq' };

/** A prerequisite, or a list of them, with the names of version 5. Deeper ones are of the depth that a file may have. */
const prerequisiteToVersion5 = (prerequisite: JsonObject): JsonObject =>
  changeFields(prerequisite, {
    type: (type) => (typeof type === 'string' ? (ownValue(prerequisiteTypes, type) ?? type) : type),
    sub_type: (type) => (type === 'category' ? 'tag' : type),
    which: lowerCase,
    prereqs: (list) => mapObjects(list, prerequisiteToVersion5),
  });

const defaultToVersion5 = (source: JsonObject): JsonObject => changeFields(source, { type: lowerCase });

const levelledDamage: Readonly<Record<string, string>> = { thr_leveled: 'thr', sw_leveled: 'sw' };

function damageToVersion5(damage: JsonObject, isLeveled: boolean): JsonObject {
  const renamed = isLeveled ? renameFields(damage, { base: 'base_leveled' }) : damage;
  const st = typeof renamed.st === 'string' ? ownValue(levelledDamage, renamed.st) : undefined;
  return st === undefined ? renamed : { ...renamed, st, leveled: true };
}

/**
 * A weapon with the names of version 5. Weapons without the number of their own version (`sv`) are of a time when the dice of a
 * trait with levels were those of one level.
 */
export function weaponToVersion5(weapon: JsonObject, hasLevels: boolean): JsonObject {
  const isOld = weapon.sv === undefined;
  const { damage } = weapon;
  const changed = changeFields(weapon, {
    damage: (value) => (isObject(value) ? damageToVersion5(value, isOld && hasLevels) : value),
    defaults: (list) => mapObjects(list, defaultToVersion5),
  });
  return isOld && isObject(damage) ? { ...changed, sv: 1 } : changed;
}

/** The fields of any row that hold features, prerequisites and defaults, with the names of version 5. */
export const partsToVersion5 = (row: JsonObject): JsonObject =>
  changeFields(row, {
    features: (list) => mapObjects(list, featureToVersion5),
    prereqs: (value) => (isObject(value) ? prerequisiteToVersion5(value) : value),
    defaults: (list) => mapObjects(list, defaultToVersion5),
    default: (value) => (isObject(value) ? defaultToVersion5(value) : value),
    defaulted_from: (value) => (isObject(value) ? defaultToVersion5(value) : value),
    difficulty: lowerCase,
    college: (value) => asList(value) ?? value,
  });
