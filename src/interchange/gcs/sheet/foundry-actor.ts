import type { Worksheet } from '../../../engine/worksheet.ts';
import type { DerivedCharacter } from '../../../rules/derive-character.ts';
import type { JsonObject, JsonValue } from '../read/gcs-sheet.ts';
import { isJsonObject, mapRows, objectsIn, rowLists } from '../sheet-json.ts';
import { buildGcsSheet, unharmedMovement } from './build-sheet.ts';
import { fixed, formatWeight } from './export-object.ts';
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
  const written = exportGcsSheet(derived, options);
  const bonuses = { parry: numberIn(calcOf(written).parry_bonus), block: numberIn(calcOf(written).block_bonus) };
  const sheet = withoutOwnData(mapRows(written, (row) => writeRow(row, bonuses)));
  const lists = Object.fromEntries(rowLists.map((list): [string, JsonValue] => [list, sheet[list] ?? []]));
  const { calc: _, profile, ...rest } = sheet;
  return {
    ...rest,
    profile: { name: 'Unnamed', ...(isJsonObject(profile) ? profile : {}), SM: sizeOf(derived.worksheet) },
    ...lists,
    attributes: attributesWithNumbers(sheet, buildGcsSheet(derived, options.now).sheet),
    settings: isJsonObject(sheet.settings) ? { ...sheet.settings, body_type: plainBody(sheet.settings.body_type) } : {},
    // Injuries halve nothing here: the system does that at the table.
    calc: { ...calcOf(sheet), ...unharmedMovement(derived) },
  };
}

const calcOf = ({ calc }: JsonObject): JsonObject => (isJsonObject(calc) ? calc : {});
const numberIn = (value: JsonValue | undefined): number => (typeof value === 'number' ? value : 0);
const sizeOf = (worksheet: Worksheet): number => (worksheet.has('sizeModifier') ? worksheet.number('sizeModifier') : 0);

/** What the sheet adds to each Parry and Block. */
interface DefenseBonuses {
  readonly parry: number;
  readonly block: number;
}

function writeRow(row: JsonObject, bonuses: DefenseBonuses): JsonObject {
  const { source: _, ...own } = withNotes(withoutSize(withDefenses(withoutOwnData(row), bonuses)));
  const kind = String(row.id ?? '').charAt(0);
  if (/[tT]/.test(kind)) return writeTrait(own, kind === 'T');
  if (/[sSqpPr]/.test(kind)) return writeSkill(own, kind);
  return /[eE]/.test(kind) ? writeItem(own) : own;
}

/** A row without the features that change the Size Modifier: the profile has it in all, where the coming version looks. */
function withoutSize(row: JsonObject): JsonObject {
  const { features, modifiers } = row;
  const changesSize = ({ type, attribute }: JsonObject): boolean => type === 'attribute_bonus' && attribute === 'sm';
  return {
    ...row,
    ...(Array.isArray(features) ? { features: objectsIn(features).filter((each) => !changesSize(each)) } : {}),
    ...(Array.isArray(modifiers) ? { modifiers: objectsIn(modifiers).map(withoutSize) } : {}),
  };
}

/**
 * The coming version works out Parry and Block from the level and what the weapon adds to it, and knows no bonus for a
 * single skill or trait: what is left of our number is what the weapon adds. Releases take the number itself.
 */
function withDefenses(row: JsonObject, bonuses: DefenseBonuses): JsonObject {
  if (!Array.isArray(row.weapons)) return row;
  return {
    ...row,
    weapons: objectsIn(row.weapons).map((weapon) => {
      const own = (part: 'parry' | 'block'): JsonObject => {
        const [, number, marks = ''] = /^(\d+)(\D*)$/.exec(String(calcOf(weapon)[part] ?? '')) ?? [];
        if (number === undefined) return weapon[part] === undefined ? {} : { [part]: 'No' };
        const usual = Math.floor(numberIn(calcOf(weapon).level) / 2) + 3 + bonuses[part];
        return { [part]: `${Number(number) - usual}${marks}` };
      };
      return { ...weapon, ...own('parry'), ...own('block') };
    }),
  };
}

/**
 * Releases look for races by the name that GCS had for them before, and add up the points of every trait. The coming
 * version counts what is in groups, and of other headings nothing.
 */
const writeTrait = (row: JsonObject, isHeading: boolean): JsonObject => ({
  ...row,
  ...(isHeading ? { container_type: containerTypes.get(String(row.container_type)) ?? 'group' } : {}),
  calc: { points: 0, ...calcOf(row) },
});

const containerTypes: ReadonlyMap<string, string> = new Map([
  ['ancestry', 'race'],
  ['race', 'race'],
  ['alternative_abilities', 'alternative_abilities'],
]);

/**
 * Points are added up whether they exist or not; those of a heading have to be none, since what is under it counts too. A
 * technique is named after the name in its default, and a spell without a difficulty stops the import.
 */
function writeSkill(row: JsonObject, kind: string): JsonObject {
  const { default: base } = row;
  const plain = isJsonObject(base) ? plainDefault(base) : null;
  return {
    ...row,
    // Both put the name of the default after that of the technique.
    ...(plain && row.specialization === nameWithKind(plain) ? { specialization: '' } : {}),
    points: kind === 'S' || kind === 'P' ? 0 : numberIn(row.points),
    ...(/[pr]/.test(kind) ? { difficulty: row.difficulty ?? 'iq/h' } : {}),
    ...(Array.isArray(row.defaults) ? { defaults: objectsIn(row.defaults).map(plainDefault) } : {}),
    ...(plain ? { default: { ...plain, name: plain.name ?? nameOfBase(plain) } } : {}),
  };
}

/** "Guns (Pistol)" of a default. */
const nameWithKind = ({ name, specialization }: JsonObject): string =>
  `${String(name ?? '')}${specialization ? ` (${String(specialization)})` : ''}`;
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
 * whether it is worn counts as worn. Both add up what is in a container by itself, and know no container that makes it
 * lighter: such a container weighs as much less.
 */
function writeItem(row: JsonObject): JsonObject {
  const {
    value = 0,
    weight = '0 lb',
    extended_value: inAll = value,
    extended_weight: load = weight,
    ...more
  } = calcOf(row);
  const inside = objectsIn(row.children);
  const quantity = numberIn(row.quantity ?? 1);
  const ofContents = inside.reduce(
    (sum, each) => sum + poundsOf(calcOf(each).extended_weight ?? calcOf(each).weight),
    0,
  );
  const own =
    inside.length === 0 || quantity === 0
      ? plainWeight(weight)
      : formatWeight(fixed((poundsOf(load) - ofContents) / quantity));
  return {
    ...row,
    value,
    weight: own,
    quantity: row.quantity ?? 1,
    equipped: row.equipped === true,
    calc: { value, extended_value: inAll, weight: own, extended_weight: plainWeight(load), ...more },
  };
}

const poundsOf = (weight: JsonValue | undefined): number =>
  Number.parseFloat(String(weight ?? '').replaceAll(',', '')) || 0;

/** A weight without commas, since releases read "1,900 lb" as one pound. */
const plainWeight = (weight: JsonValue): string => String(weight).replaceAll(',', '');

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

/**
 * The attributes that have numbers; headings have none. What the system shows of every character and this sheet does not
 * define is as we have it.
 */
function attributesWithNumbers(sheet: JsonObject, ours: JsonObject): readonly JsonObject[] {
  const present = objectsIn(sheet.attributes).filter(
    ({ calc }) => isJsonObject(calc) && typeof calc.points === 'number',
  );
  const ids = new Set(present.map(({ attr_id: id }) => id));
  return [
    ...present,
    ...objectsIn(ours.attributes).filter(({ attr_id: id = '' }) => shown.has(String(id)) && !ids.has(id)),
  ];
}

const shown: ReadonlySet<string> = new Set([
  'st',
  'dx',
  'iq',
  'ht',
  'will',
  'per',
  'hp',
  'fp',
  'basic_speed',
  'basic_move',
  'fright_check',
  'vision',
  'hearing',
  'taste_smell',
  'touch',
]);

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
