import { ownValue } from '../../../engine/own-value.ts';
import {
  anyText,
  type GcsFields,
  maxContainerDepth,
  readMatch,
  readNumberMatch,
  readReplacements,
  readWeight,
  toNumber,
} from './gcs-fields.ts';
import type {
  GcsDamage,
  GcsDefault,
  GcsFeature,
  GcsPrerequisite,
  GcsPrerequisiteList,
  GcsPrerequisiteTest,
  GcsRowCalc,
  GcsWeapon,
  GcsWeaponCalc,
} from './gcs-rows.ts';

const kindsByLetter: Readonly<Record<string, string>> = {
  t: 'trait',
  m: 'traitModifier',
  s: 'skill',
  q: 'technique',
  p: 'spell',
  r: 'ritualSpell',
  e: 'item',
  f: 'itemModifier',
  n: 'note',
};

const kindsByType: Readonly<Record<string, string>> = {
  advantage: 'trait',
  trait: 'trait',
  modifier: 'traitModifier',
  skill: 'skill',
  technique: 'technique',
  spell: 'spell',
  ritual_magic_spell: 'ritualSpell',
  equipment: 'item',
  eqp_modifier: 'itemModifier',
  note: 'note',
};

const idPattern = /^[A-Za-z][\w-]{16}$/;

/**
 * The kind of a row: by its `type` in versions 1 to 4, otherwise by the first letter of its id. '' if neither says so.
 * Containers have the kind of their rows.
 */
export function kindOfRow(row: GcsFields): string {
  const type = row.text('type').replace(/_container$/, '');
  if (type !== '') return ownValue(kindsByType, type) ?? type;
  const id = row.text('id');
  return idPattern.test(id) ? (ownValue(kindsByLetter, id.slice(0, 1).toLowerCase()) ?? '') : '';
}

/** True for a container: by its type, by the capital of its id, or because it has children. */
export function isContainerRow(row: GcsFields): boolean {
  if (row.text('type').endsWith('_container')) return true;
  const id = row.text('id');
  if (idPattern.test(id)) return /^[A-Z]/.test(id);
  return row.value('children') !== undefined;
}

/** Reads a row's effects on numbers. Unknown types are kept with the fields that all have. */
export const readFeatures = (row: GcsFields): GcsFeature[] => row.objects('features').map(readFeature);

function readFeature(feature: GcsFields): GcsFeature {
  const type = feature.text('type');
  const isWeapons = type.startsWith('weapon_');
  const leveled = feature.flag('leveled');
  // In versions 2 to 4 the `per_level` of a weapon's bonus counted its dice.
  const oldPerDie = isWeapons && feature.flag('per_level');
  const location = feature.text('location');
  return {
    type,
    amount: feature.number(0, 'amount'),
    perLevel: leveled || (!isWeapons && feature.flag('per_level')),
    perDie: feature.flag('per_die') || oldPerDie,
    percent: feature.flag('percent'),
    attribute: feature.text('attribute'),
    limitation: feature.text('limitation'),
    switchable: feature.flag('switchable'),
    situation: feature.text('situation'),
    percentage: feature.number(0, 'percentage'),
    selection: feature.text('selection_type'),
    match: feature.text('match'),
    name: readMatch(feature, 'name'),
    specialization: type === 'dr_bonus' ? { compare: 'any', text: '' } : readMatch(feature, 'specialization'),
    optionalSpecialization: readMatch(feature, 'optional_specialization'),
    usage: readMatch(feature, 'usage'),
    tags: readMatch(feature, 'tags', 'category'),
    level: readNumberMatch(feature, 'level'),
    locations: location === '' ? feature.texts('locations') : [location],
    damageKind: type === 'dr_bonus' ? feature.text('specialization') : '',
    reduction: feature.text('reduction'),
    switchType: feature.text('switch_type'),
    switchValue: feature.flag('switch_type_value'),
  };
}

const kinds: Readonly<Record<string, GcsPrerequisiteTest['type']>> = {
  trait_prereq: 'trait',
  advantage_prereq: 'trait',
  skill_prereq: 'skill',
  spell_prereq: 'spell',
  attribute_prereq: 'attribute',
  contained_weight_prereq: 'weight',
  contained_quantity_prereq: 'quantity',
  equipped_equipment: 'equipped',
  script_prereq: 'script',
};

/** Reads the requirements of a row; null if none. */
export function readPrerequisites(row: GcsFields): GcsPrerequisiteList | null {
  const list = row.object('prereqs');
  if (!list) return null;
  const read = readList(list, 1);
  return read.of.length === 0 ? null : read;
}

function readList(list: GcsFields, depth: number): GcsPrerequisiteList {
  const items = depth > maxContainerDepth ? [] : list.objects('prereqs');
  if (depth > maxContainerDepth) list.log.add({ code: 'rows-too-deep', at: list.at, limit: maxContainerDepth });
  return {
    type: 'list',
    all: list.value('all') === undefined ? true : list.flag('all'),
    whenTechLevel: readNumberMatch(list, 'when_tl'),
    of: items.map(
      (item): GcsPrerequisite => (item.text('type') === 'prereq_list' ? readList(item, depth + 1) : readTest(item)),
    ),
  };
}

function readTest(test: GcsFields): GcsPrerequisiteTest {
  const original = test.text('type');
  const type = ownValue(kinds, original) ?? 'unknown';
  const isAttribute = type === 'attribute';
  const isCounted = type === 'weight' || type === 'quantity';
  return {
    type,
    has: test.value('has') === undefined ? true : test.flag('has'),
    name: type === 'spell' ? readMatch(test, 'qualifier') : readMatch(test, 'name'),
    specialization: readMatch(test, 'specialization'),
    notes: readMatch(test, 'notes'),
    level: isAttribute || isCounted ? readNumberMatch(test, 'qualifier') : readNumberMatch(test, 'level'),
    quantity: readNumberMatch(test, 'quantity'),
    subType: test.text('sub_type'),
    attribute: isAttribute ? test.text('which') : '',
    combinedWith: isAttribute ? test.text('combined_with') : '',
    original,
    ...(type === 'script' ? { name: anyText } : {}),
  };
}

/** Reads the attack lines of a row. */
export const readWeapons = (row: GcsFields): GcsWeapon[] => row.objects('weapons').map(readWeapon);

/** Reads the defaults of a skill or a weapon. */
export const readDefaults = (row: GcsFields): GcsDefault[] => row.objects('defaults').map(readDefault);

/** Reads one default. */
export const readDefault = (source: GcsFields): GcsDefault => ({
  type: source.text('type').toLowerCase(),
  name: readMatch(source, 'name'),
  specialization: readMatch(source, 'specialization'),
  tags: readMatch(source, 'tags'),
  modifier: source.number(0, 'modifier'),
  whenTechLevel: readNumberMatch(source, 'when_tl'),
});

function readWeapon(weapon: GcsFields): GcsWeapon {
  const type = weapon.text('type');
  return {
    id: weapon.text('id'),
    ranged: type === 'ranged_weapon' || (type === '' && weapon.text('id').startsWith('W')),
    usage: weapon.text('usage'),
    usageNotes: weapon.text('usage_notes'),
    damage: readDamage(weapon.object('damage')),
    strength: weapon.text('strength'),
    reach: weapon.text('reach'),
    parry: weapon.text('parry'),
    block: weapon.text('block'),
    accuracy: weapon.text('accuracy'),
    range: weapon.text('range'),
    rateOfFire: weapon.text('rate_of_fire'),
    shots: weapon.text('shots'),
    bulk: weapon.text('bulk'),
    recoil: weapon.text('recoil'),
    defaults: readDefaults(weapon),
    hidden: weapon.flag('hide'),
    calc: readWeaponCalc(weapon.object('calc')),
  };
}

const readWeaponCalc = (calc: GcsFields | null): GcsWeaponCalc | null =>
  calc && {
    level: toNumber(calc.value('level')),
    damage: calc.text('damage'),
    parry: calc.text('parry'),
    block: calc.text('block'),
    reach: calc.text('reach'),
    strength: calc.text('strength'),
    accuracy: calc.text('accuracy'),
    range: calc.text('range'),
    rateOfFire: calc.text('rate_of_fire'),
    shots: calc.text('shots'),
    bulk: calc.text('bulk'),
    recoil: calc.text('recoil'),
  };

function readDamage(damage: GcsFields | null): GcsDamage {
  const st = damage?.text('st') ?? '';
  return {
    type: damage?.text('type') ?? '',
    st: st.replace(/_leveled$/, '') || 'none',
    leveled: (damage?.flag('leveled') ?? false) || st.endsWith('_leveled'),
    base: damage?.text('base') ?? '',
    baseLeveled: damage?.text('base_leveled') ?? '',
    strengthTimes: damage?.number(1, 'st_mul') ?? 1,
    armorDivisor: damage?.number(1, 'armor_divisor') ?? 1,
    perDie: damage?.number(0, 'modifier_per_die') ?? 0,
    fragmentation: damage?.text('fragmentation') ?? '',
    fragmentationDivisor: damage?.number(1, 'fragmentation_armor_divisor') ?? 1,
    fragmentationType: damage?.text('fragmentation_type') ?? '',
  };
}

const scriptPattern = /<script>[\s\S]*?(?:<\/script>|$)/gi;
/** Expressions of files before version 5. */
const expressionPattern = /\|\|[\s\S]*?\|\|/g;

/** The fields of all rows. */
interface RowTexts {
  readonly id: string;
  readonly name: string;
  readonly reference: string;
  readonly notes: string;
  readonly tags: readonly string[];
  readonly scripts: readonly string[];
  readonly userDescription: string;
  readonly replacements: ReadonlyMap<string, string>;
  readonly calc: GcsRowCalc | null;
}

/**
 * Reads the texts of a row. A script in the notes is never run: its place is taken by the text that the file has of it, or
 * by nothing. `scripts` names the fields that had one.
 */
export function readRowTexts(row: GcsFields): RowTexts {
  const notes = row.text('local_notes', 'notes', 'markdown', 'text');
  const plain = notes.replace(scriptPattern, '').replace(expressionPattern, '');
  const hasScript = plain !== notes;
  const shown = row.object('calc')?.text('resolved_notes') ?? '';
  const resolved = /\b\w*Error: /.test(shown) ? '' : shown; // of a script that failed
  return {
    id: row.text('id'),
    name: row.text('name', 'description'),
    reference: row.text('reference'),
    notes: (hasScript && resolved !== '' ? resolved : plain).trim(),
    tags: row.texts('tags', 'categories'),
    scripts: hasScript ? ['notes'] : [],
    userDescription: row.text('userdesc'),
    replacements: readReplacements(row.value('replacements')),
    calc: readRowCalc(row.object('calc')),
  };
}

/** The values computed in the file for a row; null if none. Weights are in pounds. */
function readRowCalc(calc: GcsFields | null): GcsRowCalc | null {
  if (!calc) return null;
  const number = (name: string) => toNumber(calc.value(name));
  const weight = (name: string) => {
    const value = calc.value(name);
    return typeof value === 'string' ? readWeight(value) : toNumber(value);
  };
  return {
    points: number('points'),
    currentLevel: number('current_level'),
    level: number('level'),
    relativeLevel: calc.text('rsl'),
    value: number('value'),
    weight: weight('weight'),
    extendedValue: number('extended_value'),
    extendedWeight: weight('extended_weight'),
  };
}

/** A number that may be given as a script; then the number that the file has of it counts. */
export function readNumberOrScript(
  row: GcsFields,
  names: readonly string[],
  read: (text: string) => number | null,
  shown: string,
  scripts: string[],
): number {
  const text = row.text(...names);
  if (text === '') return 0;
  const number = read(text);
  if (number !== null) return number;
  const stored = row.object('calc')?.text(shown) ?? '';
  const known = read(stored);
  scripts.push((names[0] ?? '').replaceAll('_', ' '));
  return known ?? 0;
}
