import * as z from 'zod/mini';
import type { NumberName, PricedNumber, WeaponFigure } from '../../catalog/effect.ts';
import type { Attribute } from '../../catalog/entry.ts';
import { keysInUse, newKey } from '../../character/edit-rows.ts';
import { equipmentRowSchema } from '../../character/equipment-rows.ts';
import { formatFraction, formatMoney } from '../../engine/format.ts';
import { ownValue } from '../../engine/own-value.ts';
import { type DerivedCharacter, deriveCharacter } from '../../rules/derive-character.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { attributeNames, difficultyNames } from '../../rules/shared/skill-ladder.ts';
import { placeStat } from '../../rules/stat-ids.ts';
import type { LibraryRow, StoredRow, WantedOfChoice } from './library/library-entry.ts';
import type {
  GcsMatch,
  GcsNumberMatch,
  GcsPicker,
  GcsPrerequisite,
  GcsPrerequisiteList,
  GcsPrerequisiteTest,
  GcsWeapon,
} from './read/gcs-rows.ts';

/** The stat of the DR of a hit location, by the id that GCS has for it. */
const resistanceAt = (location: string): string => placeStat(placeOf(location), 'damageResistance');

/**
 * As {@link resistanceAt}, for the place that has it: the vitals are in the torso, if nothing names them; legs of a horse are
 * those in front.
 */
export function resistanceShown(
  { worksheet, ruleset, context }: Pick<DerivedCharacter, 'worksheet' | 'ruleset' | 'context'>,
  location: string,
): string {
  const stat = resistanceAt(location);
  const body = ruleset.hitLocations?.of(context);
  if (body?.plan !== 'own' && worksheet.has(stat)) return stat;
  const names = [placeOf(location), location];
  const places = body?.table.find(({ coveredBy }) => coveredBy.some((name) => names.includes(name)))?.places ?? [];
  const ofBody = places.map((place) => placeStat(place, 'damageResistance')).find((each) => worksheet.has(each));
  if (ofBody !== undefined) return ofBody;
  return location === 'vitals' ? resistanceAt('torso') : stat;
}

/** The DR of hit locations, by their ids in GCS. */
export function resistancesOf(derived: DerivedCharacter, locations: readonly string[]): ReadonlyMap<string, number> {
  const unnamed = locations.filter((id) => !derived.worksheet.has(resistanceShown(derived, id)));
  const { worksheet } = unnamed.length === 0 ? derived : withPlaces(derived, unnamed.map(placeOf));
  return new Map(
    locations.map((id) => {
      const stat = resistanceShown({ ...derived, worksheet }, id);
      return [id, worksheet.has(stat) ? worksheet.number(stat) : 0] as const;
    }),
  );
}

/** The character with numbers for places that nothing names: a worn piece there that stops nothing. */
function withPlaces(derived: DerivedCharacter, places: readonly string[]): DerivedCharacter {
  const { saved } = derived.context;
  const { character } = saved;
  const cloth = z.parse(equipmentRowSchema, {
    key: newKey(keysInUse(character)),
    place: 'ready',
    own: { name: 'nothing', kind: 'armor', places: [...places] },
  });
  return deriveCharacter(
    { ...saved, character: { ...character, equipment: [...character.equipment, cloth] } },
    derived,
  );
}

/** The places of the body as this program names them, by the location ids of GCS. */
const places: Readonly<Record<string, string>> = {
  eye: 'eyes',
  arm: 'arms',
  leg: 'legs',
  hand: 'hands',
  foot: 'feet',
};

/** The place of the body for a location id of GCS; unknown ones keep their name. */
export function placeOf(location: string): string {
  const id = location.trim().toLowerCase();
  return ownValue(places, id) ?? id.replaceAll('_', ' ');
}

/** The feature of GCS that changes each figure of weapons. Of a rate of fire it is the shots of the first mode. */
export const figureFeatures = {
  weaponReach: 'weapon_max_reach_bonus',
  weaponLeastReach: 'weapon_min_reach_bonus',
  weaponMinimumStrength: 'weapon_min_st_bonus',
  weaponAccuracy: 'weapon_acc_bonus',
  weaponHalfDamage: 'weapon_half_damage_range_bonus',
  weaponMaximum: 'weapon_max_range_bonus',
  weaponRateOfFire: 'weapon_rof_mode_1_shots_bonus',
  weaponBulk: 'weapon_bulk_bonus',
  weaponRecoil: 'weapon_recoil_bonus',
} as const satisfies Record<WeaponFigure, string>;

const others = { weaponBlock: 'weapon_block_bonus', weaponStrength: 'weapon_effective_st_bonus' } as const;

type FigureTarget = WeaponFigure | keyof typeof others;
const targets = { ...figureFeatures, ...others };
const isTarget = (stat: string): stat is FigureTarget => Object.hasOwn(targets, stat);

/** The target of a feature of this type on weapons, among figures, Block and their ST; null for others. */
export const figureOfFeature = (type: string): FigureTarget | null =>
  Object.keys(targets)
    .filter(isTarget)
    .find((stat) => targets[stat] === type) ?? null;

/** The attributes that skills can be based on, by their ids in GCS. */
const controlling: Readonly<Record<string, Attribute>> = {
  st: 'st',
  dx: 'dx',
  iq: 'iq',
  ht: 'ht',
  will: 'will',
  per: 'perception',
};

/** The same of senses and fear, which have a price too. */
const senses = {
  fright_check: 'frightCheck',
  vision: 'vision',
  hearing: 'hearing',
  taste_smell: 'tasteSmell',
  touch: 'touch',
} as const;

/** Numbers that are bought, by their ids in GCS. */
const priced: Readonly<Record<string, PricedNumber>> = {
  ...controlling,
  hp: 'hitPoints',
  fp: 'fatiguePoints',
  basic_speed: 'basicSpeed',
  basic_move: 'basicMove',
  ...senses,
};

/** Numbers that bonuses can go to. */
const numbers: Readonly<Record<string, NumberName>> = {
  ...priced,
  sm: 'sizeModifier',
  dodge: 'dodge',
  parry: 'parry',
  block: 'block',
};

const limitedStrengths: Readonly<Record<string, NumberName>> = {
  striking_only: 'strikingStrength',
  lifting_only: 'liftingStrength',
  throwing_only: 'throwingStrength',
};

/** The attribute of a skill or default; undefined for one that skills here cannot have. */
export const controllingAttribute = (id: string): Attribute | undefined => ownValue(controlling, id);

/** The number that an attribute bonus goes to; undefined for one that this program does not have. */
export function changedNumber(id: string, limitation: string): NumberName | undefined {
  return id === 'st' && limitation !== '' ? ownValue(limitedStrengths, limitation) : ownValue(numbers, id);
}

/** The number for an attribute of GCS, if it is bought; its stat has the same name. */
export const pricedNumber = (id: string): PricedNumber | undefined => ownValue(priced, id);

const names: Readonly<Record<string, string>> = {
  will: 'Will',
  per: 'Per',
  basic_speed: 'Basic Speed',
  basic_move: 'Basic Move',
  fright_check: 'Fright Check',
  taste_smell: 'Taste and Smell',
  vision: 'Vision',
  hearing: 'Hearing',
  touch: 'Touch',
  dodge: 'Dodge',
  parry: 'Parry',
  block: 'Block',
};

/** The name of an attribute of GCS: "ST", "Basic Speed"; an unknown one by its id. */
export const nameOfAttribute = (id: string): string => ownValue(names, id) ?? id.toUpperCase().replaceAll('_', ' ');

const textWords: Readonly<Record<GcsMatch['compare'], (text: string) => string>> = {
  any: () => 'anything',
  is: (text) => `“${text}”`,
  is_not: (text) => `anything but “${text}”`,
  contains: (text) => `anything with “${text}”`,
  does_not_contain: (text) => `anything without “${text}”`,
  starts_with: (text) => `anything that starts with “${text}”`,
  does_not_start_with: (text) => `anything that does not start with “${text}”`,
  ends_with: (text) => `anything that ends with “${text}”`,
  does_not_end_with: (text) => `anything that does not end with “${text}”`,
};

/** A comparison of texts in words: "anything with “Sword”". */
export const describeMatch = ({ compare, text }: GcsMatch): string => textWords[compare](text);

/** A name without quotes if it must match exactly, otherwise the comparison in words. */
export const nameOfMatch = (match: GcsMatch): string => (match.compare === 'is' ? match.text : describeMatch(match));

/** A comparison of numbers in words: "3 or more"; '' for anything. */
export function describeNumberMatch({ compare, number }: GcsNumberMatch): string {
  const figure = formatFraction(number);
  switch (compare) {
    case 'any':
      return '';
    case 'is':
      return figure;
    case 'is_not':
      return `anything but ${figure}`;
    case 'at_least':
      return `${figure} or more`;
    case 'at_most':
      return `${figure} or less`;
  }
}

/** The requirements of a row, in words: "Magery 2; Fireball; 5 spells of the Fire college"; '' for none. */
export function describePrerequisites(list: GcsPrerequisiteList | null): string {
  return list ? describeList(list) : '';
}

function describeList({ all, whenTechLevel, of }: GcsPrerequisiteList): string {
  const parts = of.map((part) => describe(part, all)).filter(Boolean);
  const words = parts.join(all ? '; ' : ' or ');
  const when = describeNumberMatch(whenTechLevel);
  return when === '' || words === '' ? words : `${words} (at TL ${when})`;
}

function describe(part: GcsPrerequisite, isInAll: boolean): string {
  if (part.type !== 'list') return describeTest(part);
  const words = describeList(part);
  return part.of.length > 1 && part.all !== isInAll ? `(${words})` : words;
}

function describeTest(test: GcsPrerequisiteTest): string {
  const words = wordsOf(test);
  return test.has || words === '' ? words : `not ${words}`;
}

function wordsOf(test: GcsPrerequisiteTest): string {
  const { name, specialization, notes, level, quantity } = test;
  const least = level.compare === 'at_least' ? formatFraction(level.number) : describeNumberMatch(level);
  switch (test.type) {
    case 'trait': {
      // Lists exclude by the notes of a trait in nearly all of their prerequisites with Magery: "not one college".
      const with_ = notes.compare === 'is' || notes.compare === 'contains' ? ` (${notes.text})` : '';
      const levels = level.compare === 'any' || (level.compare === 'at_least' && level.number === 0) ? '' : ` ${least}`;
      return `${nameOfMatch(name)}${with_}${levels}`;
    }
    case 'skill': {
      const special = specialization.compare === 'any' ? '' : ` (${nameOfMatch(specialization)})`;
      return `${nameOfMatch(name)}${special}${level.compare === 'any' ? '' : ` at ${least}`}`;
    }
    case 'spell':
      return describeSpells(test, quantity.compare === 'any' ? 1 : quantity.number);
    case 'attribute': {
      const both = [test.attribute, test.combinedWith].filter(Boolean).map(nameOfAttribute).join(' + ');
      return `${both} ${least}`;
    }
    case 'equipped':
      return `${nameOfMatch(name)} worn or in hand`;
    case 'weight':
      return `contents of ${describeNumberMatch(level)} lb`;
    case 'quantity':
      return `${describeNumberMatch(level)} items in it`;
    case 'script':
      return 'what a script of the file says, which is not run';
    case 'unknown':
      return `“${test.original}”, which this program does not know`;
  }
}

function describeSpells({ subType, name }: GcsPrerequisiteTest, count: number): string {
  const spells = count === 1 ? '1 spell' : `${formatFraction(count)} spells`;
  switch (subType) {
    case 'college':
      return `${spells} of the college ${nameOfMatch(name)}`;
    case 'college_count':
      return `spells of ${formatFraction(count)} colleges`;
    case 'any':
      return spells;
    case 'tag':
    case 'category':
      return `${spells} with the tag ${nameOfMatch(name)}`;
    default:
      return count > 1 ? `${spells} such as ${nameOfMatch(name)}` : nameOfMatch(name);
  }
}

/** The name of a row with its speciality: "Guns (Pistol)". */
export const nameOfRow = (row: LibraryRow): string => {
  const name = row.own.name ?? '';
  return row.list === 'skills' && row.speciality ? `${name} (${row.speciality})` : name;
};

/** The figures of a row in short: "disadvantage, −10 points", "IQ, hard", "$20, 2 lb". */
export function describeRow(row: LibraryRow): string {
  switch (row.list) {
    case 'traits': {
      const { kind = 'advantage', points = 0, pointsPerLevel = 0 } = row.own;
      const perLevel = pointsPerLevel === 0 ? '' : `${formatPoints(pointsPerLevel)} per level`;
      const price = pointsPerLevel !== 0 && points === 0 ? '' : formatPoints(points);
      return [kind, price, perLevel].filter(Boolean).join(', ');
    }
    case 'skills': {
      const { attribute = 'dx', difficulty = 'average', spell } = row.own;
      const base = difficulty.startsWith('technique') ? '' : attributeNames[attribute];
      const grade = [base, difficultyNames[difficulty]].filter(Boolean).join(', ');
      const college = spell?.colleges?.join(', ') ?? '';
      return college === '' ? grade : `${grade}, ${college}`;
    }
    case 'equipment': {
      const { cost = 0, weight = 0, techLevel } = row.own;
      const age = typeof techLevel === 'number' ? `TL ${techLevel}` : '';
      const modified = (row.modifiers ?? []).map(({ name = '' }) => name).join(', ');
      return [
        formatMoney(cost),
        weight === 0 ? '' : `${formatFraction(weight)} lb`,
        age,
        modified && `with ${modified}`,
      ]
        .filter(Boolean)
        .join(', ');
    }
  }
}

/** The name and the figures of a stored row, with its level, its points or its number. */
export function describeStoredRow(stored: StoredRow): { readonly name: string; readonly figures: string } {
  switch (stored.list) {
    case 'traits': {
      const { own, level } = stored.row;
      const figures = describeRow({ list: 'traits', own: own ?? {} });
      const leveled = own && own.pointsPerLevel !== 0 ? `, level ${level}` : '';
      return { name: own?.name ?? '', figures: `${figures}${leveled}` };
    }
    case 'skills': {
      const { own, speciality, points } = stored.row;
      const row = { list: 'skills', own: own ?? {}, speciality } as const;
      return { name: nameOfRow(row), figures: `${describeRow(row)}, ${formatPoints(points)}` };
    }
    case 'equipment': {
      const { own, quantity } = stored.row;
      const figures = describeRow({ list: 'equipment', own: own ?? {}, modifiers: stored.modifiers });
      return { name: own?.name ?? '', figures: quantity === 1 ? figures : `${formatFraction(quantity)} at ${figures}` };
    }
  }
}

interface NotedRow {
  readonly notes: string;
  readonly scripts: readonly string[];
}

/** The notes of any row: its own, its requirements, and the scripts that were not run. */
export function notesOfRow({ notes, scripts }: NotedRow, required: string): string[] {
  return [
    notes,
    required === '' ? '' : `Requires ${required}`,
    ...scripts.map((field) => `A script in the file’s ${field} was not run; the value stored with it is used`),
  ].filter(Boolean);
}

/** An attack line of a row that is no item, in words: "Punch: thr−1 cr, reach C". */
export function describeWeapon(weapon: GcsWeapon): string {
  const { usage, damage, calc, reach, parry, range, accuracy, rateOfFire, shots, recoil } = weapon;
  const st = damage.st === 'none' ? '' : damage.st;
  const perDie = damage.perDie === 0 ? '' : ` (${damage.perDie > 0 ? '+' : ''}${damage.perDie} per die)`;
  const figures =
    calc?.damage || `${[st, damage.base].filter(Boolean).join('+').replace('+-', '-')}${perDie} ${damage.type}`;
  const parts = [
    figures.trim(),
    reach && `reach ${reach}`,
    parry && `parry ${parry}`,
    accuracy && `Acc ${accuracy}`,
    range && `range ${range}`,
    rateOfFire && `RoF ${rateOfFire}`,
    shots && `shots ${shots}`,
    recoil && `Rcl ${recoil}`,
  ].filter(Boolean);
  return `Attack: ${usage === '' ? '' : `${usage}, `}${parts.join(', ')}`;
}

/** The request of a template's choice, in words: "2 of these", "at least 15 points of these". */
export function describePicker({ type, number: { compare, number } }: GcsPicker): string {
  const amount = type === 'points' ? formatPoints(number) : formatFraction(number);
  switch (compare) {
    case 'any':
      return 'any of these';
    case 'is':
      return `${amount} of these`;
    case 'is_not':
      return `not exactly ${amount} of these`;
    case 'at_least':
      return `at least ${amount} of these`;
    case 'at_most':
      return `at most ${amount} of these`;
  }
}

/** How much a choice asks for, as figures; none for one that any answer fits. */
export function wantedOf({ type, number: { compare, number } }: GcsPicker): { readonly wanted?: WantedOfChoice } {
  if (compare === 'any' || compare === 'is_not') return {};
  return { wanted: { by: type, compare, amount: number } };
}

/** How far a choice is filled, in words: "1 of 2 chosen", "5 of 15 points left", "3 over 15 points". */
export function describeLeft(wanted: WantedOfChoice | null, count: number, points: number): string {
  if (!wanted) return `${count} chosen`;
  const { by, compare, amount } = wanted;
  const whole = formatFraction(amount);
  if (by === 'points') {
    const left = Math.abs(amount) - Math.abs(points);
    if (left < 0) return `${formatFraction(-left)} over ${whole} points`;
    return `${formatFraction(amount < 0 ? -left : left)} of ${whole} points left`;
  }
  return compare === 'at_least' || count <= amount
    ? `${count} of ${whole} chosen`
    : `${count} chosen, ${formatFraction(count - amount)} more than ${whole}`;
}
