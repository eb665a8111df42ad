import * as z from 'zod/mini';
import type { NumberName, PricedNumber, WeaponFigure } from '../../catalog/effect.ts';
import type { Attribute } from '../../catalog/entry.ts';
import { keysInUse, newKey } from '../../character/edit-rows.ts';
import { equipmentRowSchema } from '../../character/equipment-rows.ts';
import { ownValue } from '../../engine/own-value.ts';
import { type DerivedCharacter, deriveCharacter } from '../../rules/derive-character.ts';
import { placeStat } from '../../rules/stat-ids.ts';

/** The stat of the DR of a hit location, by the id that GCS has for it. */
const resistanceAt = (location: string): string => placeStat(placeOf(location), 'damageResistance');

/** As {@link resistanceAt}, for the place that has it: the vitals are in the torso, if nothing names them. */
export const resistanceShown = ({ worksheet }: Pick<DerivedCharacter, 'worksheet'>, location: string): string => {
  const stat = resistanceAt(location);
  return location === 'vitals' && !worksheet.has(stat) ? resistanceAt('torso') : stat;
};

/** The DR of hit locations, by their ids in GCS. */
export function resistancesOf(derived: DerivedCharacter, locations: readonly string[]): ReadonlyMap<string, number> {
  const unnamed = locations.filter((id) => !derived.worksheet.has(resistanceShown(derived, id)));
  const { worksheet } = unnamed.length === 0 ? derived : withPlaces(derived, unnamed.map(placeOf));
  return new Map(
    locations.map((id) => {
      const stat = resistanceShown({ worksheet }, id);
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
