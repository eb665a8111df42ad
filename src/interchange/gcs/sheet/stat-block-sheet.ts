import type { DerivedCharacter } from '../../../rules/derive-character.ts';
import type { JsonObject, JsonValue } from '../read/gcs-sheet.ts';
import { isJsonObject, mapRows, objectsIn } from '../sheet-json.ts';
import { buildGcsSheet, unharmedMovement } from './build-sheet.ts';
import { fixed } from './export-object.ts';
import type { ExportOptions } from './export-sheet.ts';

/**
 * Writes a fighter whose numbers stand in a stat block as a sheet of GCS that works out these numbers: `derived` has them
 * in place of what the rules make of the character. What they are made of there is not what the book would make them of:
 * attributes are bought to the printed value, attacks have a level of their own, armor is DR of the place, nothing has a
 * weight, and no bonus is left but those on skills. Points mean nothing.
 */
export function exportStatBlockSheet(derived: DerivedCharacter, { now }: ExportOptions): JsonObject {
  const { sheet } = buildGcsSheet(derived, now);
  const attributes = plainAttributes(objectsIn(sheet.attributes), derived);
  const attributeOf = (id: string): number =>
    numberIn(attributes.find(({ attr_id: each }) => each === id)?.calc, 'value');
  const dodge = derived.worksheet.has('dodge') ? Math.floor(derived.worksheet.number('dodge')) : 0;
  const rows = mapRows(sheet, plainRow);
  const { basic_lift: lift = '0 lb' } = unharmedMovement(derived);
  const calc: JsonObject = {
    ...(isJsonObject(sheet.calc) ? sheet.calc : {}),
    basic_lift: lift,
    move: atLoads((level) => (attributeOf('basic_move') * (10 - 2 * level)) / 10),
    dodge: atLoads((level) => dodge - level),
  };
  const bonus = dodge - Math.floor(attributeOf('basic_speed')) - 3;
  const { parry_bonus: _, block_bonus: __, dodge_bonus: ___, ...plain } = calc;
  return {
    ...rows,
    profile: { ...(isJsonObject(sheet.profile) ? sheet.profile : {}), SM: sizeOf(derived) },
    settings: plainSettings(sheet.settings),
    attributes,
    traits: [
      ...objectsIn(rows.traits),
      {
        id: 'tstatblocknumbers',
        name: 'Numbers of the stat block',
        features: bonus === 0 ? [] : [{ type: 'attribute_bonus', attribute: 'dodge', amount: bonus }],
        calc: { points: 0 },
      },
    ],
    calc: bonus === 0 ? plain : { ...plain, dodge_bonus: bonus },
  };
}

const numberIn = (calc: JsonValue | undefined, name: string): number => {
  const number = isJsonObject(calc) ? calc[name] : undefined;
  return typeof number === 'number' ? number : 0;
};
const atLoads = (number: (level: number) => number): number[] =>
  [0, 1, 2, 3, 4].map((level) => Math.max(1, Math.floor(number(level))));
const sizeOf = ({ worksheet }: DerivedCharacter): number =>
  worksheet.has('sizeModifier') ? worksheet.number('sizeModifier') : 0;

/** What an attribute starts from in GCS, by the values of the others. */
const bases: Readonly<Record<string, (value: (id: string) => number) => number>> = {
  will: (value) => value('iq'),
  per: (value) => value('iq'),
  fright_check: (value) => value('will'),
  vision: (value) => value('per'),
  hearing: (value) => value('per'),
  taste_smell: (value) => value('per'),
  touch: (value) => value('per'),
  basic_speed: (value) => (value('dx') + value('ht')) / 4,
  basic_move: (value) => Math.floor(value('basic_speed')),
  fp: (value) => value('ht'),
  hp: (value) => value('st'),
};
const ten = ['st', 'dx', 'iq', 'ht'];

/** The attributes bought to their values, without any bonus. */
function plainAttributes(attributes: readonly JsonObject[], { worksheet }: DerivedCharacter): readonly JsonObject[] {
  const values = new Map(attributes.map(({ attr_id: id, calc }) => [String(id), numberIn(calc, 'value')]));
  if (worksheet.has('move')) values.set('basic_move', Math.floor(worksheet.number('move')));
  const value = (id: string): number => values.get(id) ?? 10;
  return attributes.map((attribute) => {
    const id = String(attribute.attr_id);
    const base = ten.includes(id) ? 10 : bases[id]?.(value);
    if (base === undefined) return attribute;
    const calc = isJsonObject(attribute.calc) ? attribute.calc : {};
    return { ...attribute, adj: fixed(value(id) - base), calc: { ...calc, value: value(id), points: 0 } };
  });
}

/** Features that may stay: what they change is not printed. */
const isOnSkills = ({ type, selection_type: selection }: JsonObject): boolean =>
  (type === 'skill_bonus' && selection === 'skills_with_name') ||
  ['spell_bonus', 'skill_point_bonus', 'spell_point_bonus', 'reaction_bonus', 'conditional_modifier'].includes(
    String(type),
  );

function plainRow(row: JsonObject): JsonObject {
  const { third_party: _, ...own } = row;
  const plain = (object: JsonObject): JsonObject => ({
    ...object,
    ...(Array.isArray(object.features) ? { features: objectsIn(object.features).filter(isOnSkills) } : {}),
    ...(Array.isArray(object.modifiers) ? { modifiers: objectsIn(object.modifiers).map(plain) } : {}),
  });
  const weightless = /^[eE]/.test(String(row.id ?? ''))
    ? {
        base_weight: '0 lb',
        rated_strength: 0,
        calc: { ...(isJsonObject(row.calc) ? row.calc : {}), weight: '0 lb', extended_weight: '0 lb' },
      }
    : {};
  return {
    ...plain(own),
    ...weightless,
    ...(Array.isArray(row.weapons) ? { weapons: objectsIn(row.weapons).map(plainWeapon) } : {}),
  };
}

/** An attack with the printed numbers alone: a level over the constant 10, dice of its own, and what they add to Parry and Block. */
function plainWeapon(weapon: JsonObject): JsonObject {
  const calc = isJsonObject(weapon.calc) ? weapon.calc : {};
  const level = numberIn(calc, 'level');
  const { damage, strength: _, ...own } = weapon;
  const [, dice = '', type = ''] = /^(\d+d?(?:[+-]\d+)?(?:x\d+)?)?\S*\s*(.*)$/.exec(String(calc.damage ?? '')) ?? [];
  const { armor_divisor: divisor, fragmentation, fragmentation_type: kind } = isJsonObject(damage) ? damage : {};
  const defense = (part: 'parry' | 'block'): JsonObject => {
    const [, number, marks = ''] = /^(\d+)(\D*)$/.exec(String(calc[part] ?? '')) ?? [];
    return number === undefined ? {} : { [part]: `${Number(number) - Math.floor(level / 2) - 3}${marks}` };
  };
  const { parry: __, block: ___, ...rest } = own;
  return {
    ...rest,
    damage: {
      type: isJsonObject(damage) ? (damage.type ?? type) : type,
      ...(dice === '' ? {} : { base: dice }),
      ...(divisor === undefined ? {} : { armor_divisor: divisor }),
      ...(fragmentation === undefined ? {} : { fragmentation, fragmentation_type: kind ?? 'cut' }),
    },
    ...defense('parry'),
    ...defense('block'),
    defaults: level <= 0 ? [] : [{ type: '10', modifier: level - 10 }],
  };
}

/** The settings with the DR of each place as DR of its own. */
function plainSettings(settings: JsonValue | undefined): JsonObject {
  if (!isJsonObject(settings)) return {};
  const body = isJsonObject(settings.body_type) ? settings.body_type : {};
  const locations = objectsIn(body.locations).map((location) => {
    const dr = isJsonObject(location.calc) && isJsonObject(location.calc.dr) ? location.calc.dr : {};
    const all = typeof dr.all === 'number' ? dr.all : 0;
    return { ...location, dr_bonus: all, calc: { ...(isJsonObject(location.calc) ? location.calc : {}), dr: { all } } };
  });
  // Attributes that were bought to printed values cost nothing: a stat block has no points.
  const attributes = objectsIn(settings.attributes).map((definition) => ({ ...definition, cost_per_point: 0 }));
  return { ...settings, attributes, body_type: { ...body, locations } };
}
