import { GcsLog, type GcsRefusal } from '../../../character/file/gcs-problem.ts';
import { isRecord } from '../../../character/schema-parts.ts';
import { done, failed, type Result } from '../../../engine/result.ts';
import { gcsId, type IdLetter } from '../sheet-json.ts';
import { GcsFields, maxContainerDepth, readWeight, toNumber } from './gcs-fields.ts';
import {
  type GcsAttribute,
  type GcsAttributeDefinition,
  type GcsBody,
  type GcsCalc,
  type GcsLocation,
  type GcsNote,
  type GcsPointsEntry,
  type GcsProfile,
  type GcsSettings,
  type GcsSheet,
  type GcsThreshold,
  type JsonObject,
  type JsonValue,
  standardAttributes,
} from './gcs-sheet.ts';
import {
  changeFields,
  isObject,
  isRowId,
  letterOfRow,
  mapObjects,
  type NewFields,
  type RowKind,
  renameFields,
  rowToVersion5,
  shareScript,
  toScript,
  weaponToVersion5,
  withoutFields,
} from './older-rows.ts';
import { newestVersion, parseGcsJson, readItems, readSkillTree, readSpellTree, readTraitTree } from './read-rows.ts';

const unchanged = (id: string): GcsAttribute => ({ id, adjustment: 0, damage: 0, calc: null });

/** Reads the bought part of each attribute. */
function readAttributes(file: GcsFields): GcsAttribute[] {
  if (file.value('attributes') === undefined) return standardAttributes.map(({ id }) => unchanged(id));
  return file.objects('attributes').map((attribute) => {
    const calc = attribute.object('calc');
    return {
      id: attribute.text('attr_id'),
      adjustment: attribute.number(0, 'adj'),
      damage: attribute.number(0, 'damage'),
      calc: calc && {
        value: calc.number(0, 'value'),
        points: calc.number(0, 'points'),
        current: toNumber(calc.value('current')),
      },
    };
  });
}

/** Reads the record of points, the newest first. */
const readPointsRecord = (file: GcsFields): GcsPointsEntry[] =>
  file.objects('points_record').map((entry) => ({
    when: entry.text('when'),
    points: entry.number(0, 'points'),
    reason: entry.text('reason'),
  }));

/** Reads who the character is. */
function readProfile(profile: GcsFields | null): GcsProfile {
  const text = (...names: string[]) => profile?.text(...names) ?? '';
  // Far longer than any other text, so it is not cut: a part of a picture is useless.
  const portrait = profile?.value('portrait');
  return {
    name: text('name'),
    playerName: text('player_name'),
    title: text('title'),
    organization: text('organization'),
    religion: text('religion'),
    age: text('age'),
    birthday: text('birthday'),
    gender: text('gender'),
    height: text('height'),
    weight: text('weight'),
    eyes: text('eyes'),
    hair: text('hair'),
    skin: text('skin'),
    handedness: text('handedness'),
    techLevel: text('tech_level'),
    sizeModifier: Math.trunc(profile?.number(0, 'SM') ?? 0),
    portrait: typeof portrait === 'string' ? portrait : '',
  };
}

/** Reads notes and the headings that they are under. */
function readNotes(notes: readonly GcsFields[], depth = 1): GcsNote[] {
  return notes.map((note) => ({
    id: note.text('id'),
    text: note.text('markdown', 'text', 'notes', 'name'),
    reference: note.text('reference'),
    children: depth > maxContainerDepth ? [] : readNotes(note.objects('children'), depth + 1),
  }));
}

/** Reads the numbers of the whole sheet that the file has computed. */
function readCalc(calc: GcsFields | null): GcsCalc | null {
  if (!calc) return null;
  const lift = calc.value('basic_lift');
  const numbers = (name: string) => {
    const list = calc.value(name);
    return Array.isArray(list) ? list.slice(0, 5).map((each) => toNumber(each) ?? 0) : [];
  };
  return {
    thrust: calc.text('thrust'),
    swing: calc.text('swing'),
    basicLift: (typeof lift === 'string' ? readWeight(lift) : toNumber(lift)) ?? 0,
    strikingBonus: calc.number(0, 'striking_st_bonus'),
    liftingBonus: calc.number(0, 'lifting_st_bonus'),
    throwingBonus: calc.number(0, 'throwing_st_bonus'),
    dodgeBonus: calc.number(0, 'dodge_bonus'),
    parryBonus: calc.number(0, 'parry_bonus'),
    blockBonus: calc.number(0, 'block_bonus'),
    move: numbers('move'),
    dodge: numbers('dodge'),
  };
}

/** Reads the settings that change numbers. Without definitions the attributes are the usual ones. */
function readSettings(file: GcsFields): GcsSettings {
  const settings = file.object('settings');
  const definitions = settings?.objects('attributes').map(readDefinition) ?? [];
  const body = settings?.object('body_type') ?? null;
  return {
    attributes: definitions.length === 0 ? standardAttributes : definitions,
    body: body && readBody(body, 1),
    damageProgression: settings?.text('damage_progression') || 'basic_set',
    multiplicativeModifiers: settings?.flag('use_multiplicative_modifiers') ?? false,
    modifyingDicePlusAdds: settings?.flag('use_modifying_dice_plus_adds') ?? false,
    halfStatDefaults: settings?.flag('use_half_stat_defaults') ?? false,
    excludesUnspentPoints: settings?.flag('exclude_unspent_points_from_total') ?? false,
  };
}

const readDefinition = (definition: GcsFields): GcsAttributeDefinition => ({
  id: definition.text('id').toLowerCase(),
  type: definition.text('type') || 'integer',
  name: definition.text('name'),
  fullName: definition.text('full_name'),
  base: definition.text('base', 'attribute_base'),
  costPerPoint: definition.number(0, 'cost_per_point'),
  percentPerSize: definition.number(0, 'cost_adj_percent_per_sm'),
  thresholds: definition.objects('thresholds').map(readThreshold),
});

const readThreshold = (threshold: GcsFields): GcsThreshold => ({
  state: threshold.text('state'),
  value: threshold.text('value', 'expression'),
  effects: threshold.texts('ops'),
});

function readBody(body: GcsFields, depth: number): GcsBody {
  return {
    name: body.text('name'),
    roll: body.text('roll'),
    locations: body.objects('locations').map((location) => readLocation(location, depth)),
  };
}

function readLocation(location: GcsFields, depth: number): GcsLocation {
  const resistance = location.object('calc')?.object('dr') ?? null;
  const parts = depth > maxContainerDepth ? null : location.object('sub_table');
  return {
    id: location.text('id').toLowerCase(),
    choiceName: location.text('choice_name'),
    tableName: location.text('table_name'),
    slots: location.number(0, 'slots'),
    hitPenalty: location.number(0, 'hit_penalty'),
    resistance: location.number(0, 'dr_bonus'),
    description: location.text('description'),
    calc:
      resistance &&
      new Map(Object.keys(resistance.record).map((kind) => [kind.toLowerCase(), resistance.number(0, kind)])),
    parts: parts && readBody(parts, depth + 1),
  };
}

/** The result of reading a GCS sheet: the sheet and differences in reading, or why it could not be read. */
type GcsSheetReading = Result<{ readonly sheet: GcsSheet; readonly log: GcsLog }, GcsRefusal>;

/** Lists of which a sheet has at least one, by their names in all versions. */
const sheetFields = ['attributes', 'profile', 'advantages', 'traits', 'total_points', 'ST'];

/**
 * True for the parsed JSON of a sheet: by its type in versions 1 to 4, later by the letter of its id or by its fields.
 */
function isSheet(value: Readonly<Record<string, unknown>>): boolean {
  if (typeof value.type === 'string') return value.type === 'character';
  if (Array.isArray(value.rows)) return false;
  if (typeof value.id === 'string' && /^[BL][\w-]{16}$/.test(value.id)) return false;
  return sheetFields.some((name) => Object.hasOwn(value, name)) && !Object.hasOwn(value, 'format');
}

/**
 * Reads a sheet (`.gcs`) of GCS, version 1 to 5. Never throws and runs nothing of the file: unknown parts are reported
 * in the log.
 */
export function readGcsSheet(text: string): GcsSheetReading {
  const json = parseGcsJson(text);
  if (!json.ok) return json;
  const { value, dropped } = json.value;
  if (!isRecord(value) || !isSheet(value)) return failed({ code: 'not-a-sheet' });
  const version = toNumber(value.version);
  if (version === null) return failed({ code: 'no-version' });
  if (version > newestVersion) return failed({ code: 'newer-version', version });
  const log = new GcsLog();
  for (const path of dropped) log.add({ code: 'unsafe-name', at: String(path.at(-1) ?? '') });
  // JSON.parse gives nothing but JSON.
  return done({ sheet: readSheet(toVersion5(value as JsonObject, version), version, log), log });
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

const asScript = (to: string): NewFields[string] => ({
  to,
  value: (old) => (typeof old === 'string' ? toScript(old) : old),
});

const settingNames: NewFields = {
  hit_locations: 'body_type',
  show_advantage_modifier_adj: 'show_trait_modifier_adj',
};
const definitionNames: NewFields = { attribute_base: asScript('base') };
const thresholdNames: NewFields = { expression: asScript('value') };

const numberOf = (value: JsonValue | undefined): number => (typeof value === 'number' ? value : 0);

/** The settings of a sheet with the names of version 5. */
const settingsToVersion5 = (settings: JsonObject): JsonObject =>
  changeFields(withOldRules(renameFields(settings, settingNames)), {
    attributes: (list) => mapObjects(list, definition),
  });

const definition = (old: JsonObject): JsonObject =>
  changeFields(renameFields(old, definitionNames), {
    thresholds: (list) => mapObjects(list, (each) => threshold(each, typeof old.id === 'string' ? old.id : '')),
  });

function threshold(old: JsonObject, pool: string): JsonObject {
  const renamed = renameFields(old, thresholdNames);
  const { value, expression, multiplier, divisor, addition } = renamed;
  if (value !== undefined || expression !== undefined || multiplier === undefined) return renamed;
  const share = shareScript(pool, numberOf(multiplier), numberOf(divisor), numberOf(addition));
  return Object.fromEntries(
    Object.entries(renamed).flatMap(([name, field]): [string, JsonValue][] => {
      if (name === 'multiplier') return [['value', share]];
      return name === 'divisor' || name === 'addition' ? [] : [[name, field]];
    }),
  );
}

/** The progressions of damage that version 1 has flags for, the first that is set. */
const oldProgressions = [
  ['use_know_your_own_strength', 'knowing_your_own_strength'],
  ['use_reduced_swing', 'no_school_grognard_damage'],
  ['use_thrust_equals_swing_minus_2', 'thrust_equals_swing_minus_2'],
] as const;

/** The flags of version 1. */
function withOldRules(settings: JsonObject): JsonObject {
  const fixed = [
    ...(settings.base_will_on_10 === true ? ['will'] : []),
    ...(settings.base_per_on_10 === true ? ['per'] : []),
  ];
  const progression = oldProgressions.find(([flag]) => settings[flag] === true)?.[1];
  return {
    ...withoutFields(settings, [...oldProgressions.map(([flag]) => flag), 'base_will_on_10', 'base_per_on_10']),
    ...(progression !== undefined && settings.damage_progression === undefined
      ? { damage_progression: progression }
      : {}),
    ...(fixed.length > 0 && settings.attributes === undefined ? { attributes: definitionsWith(fixed) } : {}),
  };
}

/** The usual definitions, but with some attributes based on 10. */
const definitionsWith = (fixed: readonly string[]): readonly JsonObject[] =>
  standardAttributes.map(({ id, type, name, fullName, base, costPerPoint, percentPerSize }) => ({
    id,
    type,
    name,
    ...(fullName === '' ? {} : { full_name: fullName }),
    base: fixed.includes(id) ? '10' : base,
    cost_per_point: costPerPoint,
    ...(percentPerSize === 0 ? {} : { cost_adj_percent_per_sm: percentPerSize }),
  }));

/** The top-level fields of version 1 instead of the list of attributes, and the base of each. */
const oldAttributes: readonly (readonly [id: string, field: string, base: number, damage?: string])[] = [
  ['st', 'ST', 10],
  ['dx', 'DX', 10],
  ['iq', 'IQ', 10],
  ['ht', 'HT', 10],
  ['will', 'will_adj', 0],
  ['fright_check', '', 0],
  ['per', 'per_adj', 0],
  ['vision', '', 0],
  ['hearing', '', 0],
  ['taste_smell', '', 0],
  ['touch', '', 0],
  ['basic_speed', 'speed_adj', 0],
  ['basic_move', 'move_adj', 0],
  ['fp', 'FP_adj', 0, 'fp_damage'],
  ['hp', 'HP_adj', 0, 'hp_damage'],
];

/** The sheet with a list of attributes in place of the fields that version 1 has; a field that is no number stays. */
function withAttributes(sheet: JsonObject): JsonObject {
  if (sheet.attributes !== undefined || !oldAttributes.some(([, field]) => Object.hasOwn(sheet, field))) return sheet;
  const taken = oldAttributes
    .flatMap(([, field, , damage = '']) => [field, damage])
    .filter((name) => typeof sheet[name] === 'number');
  const attributes = oldAttributes.map(([id, field, base, damage]) => {
    const lost = damage === undefined ? 0 : numberOf(sheet[damage]);
    const bought = typeof sheet[field] === 'number' ? numberOf(sheet[field]) - base : 0;
    return { attr_id: id, adj: bought, ...(lost === 0 ? {} : { damage: lost }) };
  });
  return { ...withoutFields(sheet, taken), attributes };
}

const lists = {
  traits: 'trait',
  skills: 'skill',
  spells: 'spell',
  equipment: 'item',
  other_equipment: 'item',
  notes: 'note',
} as const satisfies Readonly<Record<string, RowKind>>;

/** Newer files give the kind of a row by the letter of its id. */
const lastVersionWithTypes = 4;

/** The known facts about a sheet while its rows are converted. */
interface Conversion {
  readonly version: number;
  /**
   * The id of a row: its own if it is one of version 5 and unused yet, otherwise one made from it or from the place.
   */
  idFor(id: JsonValue | undefined, letter: IdLetter, place: string): string;
}

/**
 * A sheet of version 1 to 5 under the names that version 5 has at present: fields renamed, rows recognized by the
 * letters of their ids, no id twice. Fields without a counterpart there, and unknown ones, stay in place. A sheet that
 * has these names already is unchanged.
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

/** The sheet with the present version and an id that gives its kind. */
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

/** The id if the object has one, or first. */
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
