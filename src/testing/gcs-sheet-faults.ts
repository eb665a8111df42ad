import { keyOrder, type ObjectKind } from '../interchange/gcs/sheet/export-object.ts';

/** The kind of JSON value that GCS expects in a field. It refuses a whole sheet for one field of another kind. */
type GcsValueType = 'text' | 'number' | 'whole' | 'flag' | 'list' | 'object' | 'texts';

const sets: Readonly<Record<GcsValueType, string>> = {
  text: `id name description reference reference_highlight local_notes cr_adj vtt_notes userdesc max_levels container_type ancestry
    cost_adj affects cost_type weight_type cost weight tech_level legality_class base_value base_weight specialization
    optional_specialization difficulty power_source spell_class resist casting_cost maintenance_cost casting_time duration
    item base_skill strength usage usage_notes reach parry block accuracy range rate_of_fire shots bulk recoil type st base
    base_leveled fragmentation fragmentation_type attr_id full_name state value explanation choice_name table_name
    markdown when reason selection_type match attribute limitation situation`,
  number: `base_points points_per_level levels points quantity level rated_strength amount percentage adj armor_divisor
    modifier_per_die fragmentation_armor_divisor limit modifier total_points cost_per_point cost_adj_percent_per_sm
    encumbrance_penalty_multiplier`,
  whole: 'version sv cr frequency uses max_uses prereq_count slots hit_penalty dr_bonus SM',
  flag: `disabled round_down can_level equipped hide leveled per_level per_die percent use_level_from_trait
    show_notes_on_weapon cost_is_per_level cost_is_per_pound weight_is_per_level ignore_weight_for_skills`,
  texts: 'tags college locations ops',
  list: 'traits skills spells equipment other_equipment notes modifiers features weapons defaults children points_record thresholds',
  object: 'profile settings prereqs replacements source third_party calc default damage',
};

const types = new Map(
  Object.entries(sets).flatMap(([type, names]) => names.split(/\s+/).map((name) => [name, type] as const)),
);

/** Fields that are something else in some objects. */
const exceptions: Readonly<Partial<Record<ObjectKind, Readonly<Record<string, GcsValueType>>>>> = {
  profile: {},
  attribute: { damage: 'number' },
  feature: {
    name: 'object',
    specialization: 'object',
    optional_specialization: 'object',
    usage: 'object',
    level: 'object',
    tags: 'object',
  },
  location: { description: 'text' },
};

const isOf: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  whole: Number.isInteger,
  flag: (value) => typeof value === 'boolean',
  list: Array.isArray,
  texts: (value) => Array.isArray(value) && value.every((each) => typeof each === 'string'),
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** The fields of an object of a sheet whose values are of another kind than GCS reads. */
function fieldsOfOtherType(object: Readonly<Record<string, unknown>>, kind: ObjectKind): string[] {
  return Object.entries(object).flatMap(([name, value]) => {
    // The DR bonus names a kind of damage in a text; other features compare one.
    const isDamageKind = object.type === 'dr_bonus' && name === 'specialization';
    const type = isDamageKind ? 'text' : (exceptions[kind]?.[name] ?? types.get(name));
    return type === undefined || isOf[type]?.(value) ? [] : [`${name} is no ${type}`];
  });
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectsIn = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** The kind of a row by the letter of its id. */
const kinds: Readonly<Record<string, ObjectKind>> = {
  t: 'trait',
  T: 'trait',
  m: 'traitModifier',
  s: 'skill',
  S: 'skill',
  q: 'skill',
  p: 'spell',
  P: 'spell',
  r: 'spell',
  e: 'item',
  E: 'item',
  f: 'itemModifier',
  n: 'note',
  w: 'weapon',
  W: 'weapon',
};
const lettersOf: Readonly<Record<string, string>> = {
  traits: 'tT',
  skills: 'sSq',
  spells: 'pPr',
  equipment: 'eE',
  other_equipment: 'eE',
  notes: 'nN',
  modifiers: 'mMfF',
  weapons: 'wW',
};

/**
 * The violations of the format in a GCS sheet written by this program: ids, keys and their order, fields that other
 * programs need.
 */
export function faultsOfSheet(sheet: Json): string[] {
  const faults: string[] = [];
  const ids = new Set<string>();
  const checkKeys = (object: Json, kind: ObjectKind, where: string): void => {
    const order: readonly string[] = keyOrder[kind];
    const places = Object.keys(object).map((key) => order.indexOf(key));
    for (const [i, place] of places.entries()) {
      if (place < 0) faults.push(`${where}: unknown key ${Object.keys(object)[i]}`);
      else if (place < (places[i - 1] ?? 0)) faults.push(`${where}: ${Object.keys(object)[i]} is out of order`);
    }
    faults.push(...fieldsOfOtherType(object, kind).map((fault) => `${where}: ${fault}`));
  };
  const checkRow = (row: Json, letters: string, where: string): void => {
    const id = String(row.id);
    if (!/^[a-zA-Z][\w-]{16}$/.test(id) || !letters.includes(id.charAt(0))) faults.push(`${where}: id ${id}`);
    if (ids.has(id)) faults.push(`${where}: id ${id} twice`);
    ids.add(id);
    const kind = kinds[id.charAt(0)];
    if (kind) checkKeys(row, kind, `${where} ${id}`);
    if (row.children !== undefined && !/^[A-Z]/.test(id))
      faults.push(`${where} ${id}: contents of what is no container`);
    for (const part of ['modifiers', 'weapons'] as const) {
      for (const each of objectsIn(row[part])) checkRow(each, lettersOf[part] ?? '', `${where} ${id} ${part}`);
    }
    for (const feature of objectsIn(row.features)) checkKeys(feature, 'feature', `${where} ${id} feature`);
    for (const source of objectsIn(row.defaults)) checkKeys(source, 'default', `${where} ${id} default`);
    if (kind === 'weapon') checkWeapon(row, `${where} ${id}`);
    if (kind === 'item' && (typeof row.quantity !== 'number' || typeof row.equipped !== 'boolean')) {
      faults.push(`${where} ${id}: quantity and equipped are always written`);
    }
    for (const child of objectsIn(row.children)) checkRow(child, letters, where);
  };
  const checkWeapon = ({ id, calc, damage }: Json, where: string): void => {
    if (!isObject(calc) || typeof calc.level !== 'number' || typeof calc.damage !== 'string') {
      faults.push(`${where}: no level or damage worked out`);
    } else if (String(id).startsWith('w') && (typeof calc.parry !== 'string' || typeof calc.block !== 'string')) {
      faults.push(`${where}: no Parry or Block worked out`);
    }
    if (!isObject(damage) || typeof damage.type !== 'string') faults.push(`${where}: no damage`);
    else checkKeys(damage, 'damage', `${where} damage`);
  };

  if (sheet.version !== 5) faults.push('version');
  if (!/^A[\w-]{16}$/.test(String(sheet.id))) faults.push(`id ${String(sheet.id)}`);
  checkKeys(sheet, 'sheet', 'the sheet');
  for (const list of ['traits', 'skills', 'spells', 'equipment', 'other_equipment', 'notes']) {
    for (const row of objectsIn(sheet[list])) checkRow(row, lettersOf[list] ?? '', list);
  }
  for (const record of objectsIn(sheet.points_record)) {
    checkKeys(record, 'record', 'points record');
    if (!/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(String(record.when)))
      faults.push(`time ${String(record.when)}`);
  }
  const { profile, settings, calc } = sheet;
  if (isObject(profile)) checkKeys(profile, 'profile', 'profile');
  if (!isObject(settings) || !isObject(settings.body_type)) faults.push('no settings');
  else {
    checkKeys(settings, 'settings', 'settings');
    for (const definition of objectsIn(settings.attributes)) {
      checkKeys(definition, 'definition', 'definition');
      for (const threshold of objectsIn(definition.thresholds)) checkKeys(threshold, 'threshold', 'threshold');
    }
    for (const location of objectsIn(settings.body_type.locations)) {
      checkKeys(location, 'location', `location ${String(location.id)}`);
      const worked = location.calc;
      if (!isObject(worked) || !isObject(worked.dr) || typeof worked.dr.all !== 'number') {
        faults.push(`location ${String(location.id)}: no DR`);
      }
    }
  }
  for (const attribute of objectsIn(sheet.attributes)) {
    checkKeys(attribute, 'attribute', 'attribute');
    if (typeof attribute.adj !== 'number' || !isObject(attribute.calc))
      faults.push(`attribute ${String(attribute.attr_id)}`);
  }
  const byLoad = isObject(calc) ? [calc.move, calc.dodge] : [];
  if (!byLoad.every((each) => Array.isArray(each) && each.length === 5) || byLoad.length === 0) faults.push('calc');
  return faults;
}
