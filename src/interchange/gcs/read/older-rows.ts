import { ownValue } from '../../../engine/own-value.ts';
import type { IdLetter } from '../sheet-json.ts';
import type { JsonObject, JsonValue } from './gcs-sheet.ts';

/** The new form of a field: another name, with its value unchanged or as `value` converts it. */
interface NewField {
  readonly to: string;
  /** Undefined if the value has no counterpart: then the field stays under its old name. */
  readonly value: (old: JsonValue, object: JsonObject) => JsonValue | undefined;
}

/** Fields by their old names; a text is the new name of a field whose value stays. */
export type NewFields = Readonly<Record<string, string | NewField>>;

export const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAbsent = (value: JsonValue | undefined): boolean => value === undefined || value === null || value === '';

/**
 * The object with fields under their new names, each at its old place. If the object has the new name as well, the old
 * field stays next to it, since programs that read both use the new one. Unknown fields stay.
 */
export function renameFields(object: JsonObject, fields: NewFields): JsonObject {
  if (!Object.keys(object).some((name) => Object.hasOwn(fields, name))) return object;
  const renamed: [string, JsonValue][] = [];
  for (const [name, value] of Object.entries(object)) {
    const field = ownValue(fields, name);
    const { to, value: change } = typeof field === 'string' ? { to: field, value: undefined } : (field ?? { to: name });
    const now = change ? change(value, object) : value;
    const isFree = to === name || isAbsent(object[to]);
    renamed.push(now === undefined || !isFree ? [name, value] : [to, now]);
  }
  const names = new Set(renamed.map(([name]) => name));
  // An empty field of the new name gives way to the renamed one.
  return names.size === renamed.length
    ? Object.fromEntries(renamed)
    : Object.fromEntries(renamed.filter(([name, value]) => !isAbsent(value) || countOf(renamed, name) === 1));
}

const countOf = (fields: readonly (readonly [string, JsonValue])[], name: string): number =>
  fields.filter(([each]) => each === name).length;

/** The objects of a list changed; other values in it stay, and so does a value that is not a list. */
export const mapObjects = (value: JsonValue, change: (object: JsonObject, index: number) => JsonObject): JsonValue =>
  Array.isArray(value) ? value.map((each: JsonValue, i) => (isObject(each) ? change(each, i) : each)) : value;

/** The object with some of its fields changed, if it has them. */
export function changeFields(
  object: JsonObject,
  changes: Readonly<Record<string, (value: JsonValue) => JsonValue>>,
): JsonObject {
  if (!Object.keys(object).some((name) => Object.hasOwn(changes, name))) return object;
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, ownValue(changes, name)?.(value) ?? value]),
  );
}

/** The object without some of its fields. */
export const withoutFields = (object: JsonObject, names: readonly string[]): JsonObject =>
  names.some((name) => Object.hasOwn(object, name))
    ? Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)))
    : object;

/** The places that armor covers by one name in version 1, in the names of later versions. */
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
 * A weapon with the names of version 5. Weapons without the number of their own version (`sv`) come from a time when
 * the dice of a trait with levels were those of one level.
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
const partsToVersion5 = (row: JsonObject): JsonObject =>
  changeFields(row, {
    features: (list) => mapObjects(list, featureToVersion5),
    prereqs: (value) => (isObject(value) ? prerequisiteToVersion5(value) : value),
    defaults: (list) => mapObjects(list, defaultToVersion5),
    default: (value) => (isObject(value) ? defaultToVersion5(value) : value),
    defaulted_from: (value) => (isObject(value) ? defaultToVersion5(value) : value),
    difficulty: lowerCase,
    college: (value) => asList(value) ?? value,
  });

/** The kinds of rows of a list. */
export type RowKind = 'trait' | 'skill' | 'spell' | 'item' | 'note' | 'traitModifier' | 'itemModifier';

interface Kind {
  /** The letters of the ids of rows and of containers. */
  readonly letters: readonly [row: IdLetter, container: IdLetter];
  /** The types that versions 1 to 4 write into its rows, containers aside, with the letters of these. */
  readonly types: Readonly<Record<string, IdLetter>>;
  readonly names: NewFields;
}

/** Notes with expressions in them keep their name: GCS makes scripts of these as it reads them. */
const notesAs = (to: string): NewFields[string] => ({
  to,
  value: (old) => (typeof old === 'string' && !old.includes('||') ? old : undefined),
});

const textOf = (unit: string): ((old: JsonValue) => JsonValue) => {
  const ending = unit === '' ? '' : ` ${unit}`;
  return (old) => (typeof old === 'number' ? `${old}${ending}` : old);
};

const signed = (number: number): string => `${number < 0 ? '' : '+'}${number}`;

/** The price of a modifier in the one text of version 5: "+20%", "x2", "-5". Percentages are the usual kind. */
function priceOf(cost: JsonValue, { cost_type: type }: JsonObject): JsonValue | undefined {
  const number = typeof cost === 'string' ? Number(cost) : cost;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  if (type === 'points') return signed(number);
  return type === 'multiplier' ? `x${number}` : `${signed(number)}%`;
}

const notes = notesAs('local_notes');

const kinds: Readonly<Record<RowKind, Kind>> = {
  trait: {
    letters: ['t', 'T'],
    types: { advantage: 't', trait: 't' },
    names: { notes, container_type: { to: 'container_type', value: (old) => (old === 'race' ? 'ancestry' : old) } },
  },
  skill: { letters: ['s', 'S'], types: { skill: 's', technique: 'q' }, names: { notes } },
  spell: { letters: ['p', 'P'], types: { spell: 'p', ritual_magic_spell: 'r' }, names: { notes } },
  item: {
    letters: ['e', 'E'],
    types: { equipment: 'e' },
    names: {
      notes,
      value: { to: 'base_value', value: textOf('') },
      weight: { to: 'base_weight', value: textOf('lb') },
    },
  },
  note: { letters: ['n', 'N'], types: { note: 'n' }, names: { text: notesAs('markdown') } },
  traitModifier: {
    letters: ['m', 'M'],
    types: { modifier: 'm' },
    names: { notes, cost: { to: 'cost_adj', value: priceOf } },
  },
  itemModifier: { letters: ['f', 'F'], types: { eqp_modifier: 'f', equipment_modifier: 'f' }, names: { notes } },
};

const idPattern = /^[A-Za-z][\w-]{16}$/;
const containerEnding = /_container$/;

/** True for an id as version 5 has them, of any kind of row. */
export const isRowId = (id: JsonValue | undefined): id is string => typeof id === 'string' && idPattern.test(id);

/**
 * The first letter of a row's id: by its `type` in versions 1 to 4, otherwise by its contents. Null for a row whose
 * type does not belong in its list.
 */
export function letterOfRow(row: JsonObject, kind: RowKind): IdLetter | null {
  const { letters, types } = kinds[kind];
  const type = typeof row.type === 'string' ? row.type : '';
  if (type !== '' && !Object.hasOwn(types, type.replace(containerEnding, ''))) return null;
  const isContainer = containerEnding.test(type) || row.children !== undefined;
  return isContainer ? letters[1] : (ownValue(types, type) ?? letters[0]);
}

const oldFlags = ['mental', 'physical', 'social', 'exotic', 'supernatural'] as const;

/** The flags and categories of versions 1 and 2 as tags. Of a category "Weapons/Axes" each part is one. */
function withTags(row: JsonObject): JsonObject {
  const flags = oldFlags.filter((flag) => typeof row[flag] === 'boolean');
  const { categories } = row;
  if (flags.length === 0 && categories === undefined) return row;
  const isTexts = Array.isArray(categories) && categories.every((each: JsonValue) => typeof each === 'string');
  const tags: string[] = Array.isArray(row.tags) ? row.tags.filter((each) => typeof each === 'string') : [];
  const further = [
    ...flags.filter((flag) => row[flag] === true).map((flag) => flag.charAt(0).toUpperCase() + flag.slice(1)),
    ...(isTexts ? categories.flatMap((each: JsonValue) => String(each).split('/')) : []),
  ];
  for (const each of further.map((tag) => tag.trim())) {
    if (each !== '' && !tags.some((tag) => tag.toLowerCase() === each.toLowerCase())) tags.push(each);
  }
  const rest = withoutFields(row, [...flags, ...(isTexts ? ['categories'] : [])]);
  return tags.length === 0 ? rest : { ...rest, tags };
}

/**
 * A row without its nested rows, with the names of version 5; its id, modifiers, weapons and contents are unchanged.
 */
export function rowToVersion5(row: JsonObject, kind: RowKind): JsonObject {
  const renamed = partsToVersion5(withTags(renameFields(row, kinds[kind].names)));
  const isPriced = kind === 'traitModifier' && row.cost_adj === undefined && renamed.cost_adj !== undefined;
  if (isPriced) return withoutFields(renamed, ['cost_type']);
  if (kind === 'trait') return withLevels(renamed);
  return kind === 'item' ? withQuantity(renamed) : renamed;
}

const isNumber = (value: JsonValue | undefined): boolean => typeof value === 'number' && value !== 0;

/** A trait that has levels or a price for each says so. */
const withLevels = (row: JsonObject): JsonObject =>
  (isNumber(row.levels) || isNumber(row.points_per_level)) && row.can_level === undefined && row.children === undefined
    ? { ...row, can_level: true }
    : row;

/** Versions 1 to 4 do not say how many there are of a container. */
const withQuantity = (row: JsonObject): JsonObject =>
  row.quantity === undefined && row.children !== undefined ? { ...row, quantity: 1 } : row;

/** Expressions longer than this stay as they are. */
const maxLength = 500;

const part = /\s*(?:\d+\.?\d*|\.\d+|\$\w+|(Math\.)?(floor|ceil|round|abs|sqrt|max|min)(?=\s*\()|[-+*/%(),])\s*/y;

/**
 * An expression of versions 2 to 4 as the script that version 5 has in its place: "floor($basic_speed)" becomes
 * "Math.floor($basic_speed)". Undefined for one with anything but numbers, attributes, signs and such functions.
 */
export function toScript(expression: string): string | undefined {
  if (expression.length > maxLength) return undefined;
  let script = '';
  part.lastIndex = 0;
  while (part.lastIndex < expression.length) {
    const from = part.lastIndex;
    const found = part.exec(expression);
    if (!found) return undefined;
    const [text, prefix, name] = found;
    script +=
      name === undefined || prefix !== undefined
        ? text
        : expression.slice(from, part.lastIndex).replace(name, `Math.${name}`);
  }
  return script;
}

/**
 * The threshold of a pool that versions before 4 have as a share of it, as a script: the pool times `multiplier` by `divisor`,
 * plus `addition`, rounded to the nearest.
 */
export function shareScript(pool: string, multiplier: number, divisor: number, addition: number): string {
  if (multiplier === 0) return String(addition);
  const times = Math.abs(multiplier) === 1 ? `$${pool}` : `$${pool} * ${Math.abs(multiplier)}`;
  const share = `${multiplier < 0 ? '-' : ''}${times}${divisor === 1 || divisor === 0 ? '' : ` / ${divisor}`}`;
  const sum = addition === 0 ? share : `${share} ${addition < 0 ? '-' : '+'} ${Math.abs(addition)}`;
  return Math.abs(multiplier) === 1 && (divisor === 1 || divisor === 0) ? sum : `Math.round(${sum})`;
}
