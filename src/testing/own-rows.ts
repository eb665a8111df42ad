import * as z from 'zod/mini';
import { type Character, type OwnRace, ownRaceSchema } from '../character/character.ts';
import { type OwnEffect, ownEffectSchema } from '../character/custom-effect.ts';
import type { CustomEntry } from '../character/custom-entry.ts';
import {
  type EquipmentRow,
  equipmentRowSchema,
  type OwnAttack,
  type OwnItem,
  ownItemSchema,
} from '../character/equipment-rows.ts';
import {
  type OwnDefault,
  type OwnSkill,
  ownSkillSchema,
  type SkillRow,
  skillRowSchema,
} from '../character/skill-rows.ts';
import { type OwnTrait, ownTraitSchema, type TraitRow, traitRowSchema } from '../character/trait-rows.ts';

/** Custom rows, for tests: the name and the fields that matter; the key defaults to the name in lower case. */
export function typedSkill(
  name: string,
  points: number,
  own: Partial<Omit<OwnSkill, 'effects'>> & { readonly effects?: readonly Partial<OwnEffect>[] } = {},
  more: Partial<SkillRow> = {},
): SkillRow {
  return z.parse(skillRowSchema, {
    key: name.toLowerCase(),
    points,
    own: z.parse(ownSkillSchema, { name, ...own }),
    ...more,
  });
}

/** An effect of a custom entry; omitted fields have their defaults. */
export const typedEffect = (own: Partial<OwnEffect>): OwnEffect => z.parse(ownEffectSchema, own);

type TypedTrait = Partial<Omit<OwnTrait, 'effects'>> & { readonly effects?: readonly Partial<OwnEffect>[] };

export function typedTrait(name: string, own: TypedTrait, more: Partial<TraitRow> = {}): TraitRow {
  return z.parse(traitRowSchema, { key: name.toLowerCase(), own: z.parse(ownTraitSchema, { name, ...own }), ...more });
}

/** An attack with the skill that it is used with, or the list of several. */
type TypedAttack = Partial<Omit<OwnAttack, 'skills'>> & {
  readonly skill?: string;
  readonly skills?: readonly Partial<OwnDefault>[];
};

const withSkills = ({ skill, ...attack }: TypedAttack) => ({
  ...attack,
  skills: attack.skills ?? (skill === undefined ? [] : [{ skill }]),
});

type TypedItem = Partial<Omit<OwnItem, 'attacks' | 'effects'>> & {
  readonly attacks?: readonly TypedAttack[];
  readonly effects?: readonly Partial<OwnEffect>[];
};

export function typedItem(name: string, own: TypedItem, more: Partial<EquipmentRow> = {}): EquipmentRow {
  return z.parse(equipmentRowSchema, {
    key: name.toLowerCase(),
    own: z.parse(ownItemSchema, { name, ...own, attacks: (own.attacks ?? []).map(withSkills) }),
    ...more,
  });
}

/** A race of the player's own; omitted fields have their defaults, and given ones are kept, valid in a file or not. */
export function typedRace(
  own: Partial<Omit<OwnRace, 'effects'>> & { readonly effects?: readonly Partial<OwnEffect>[] },
): OwnRace {
  const { effects } = z.parse(ownRaceSchema, { effects: own.effects ?? [] });
  return { ...z.parse(ownRaceSchema, {}), ...own, effects };
}

/** Returns the custom entries of a character, and the character as a template, in the order of a file of entries. */
export function customEntriesOf({
  name,
  attributes,
  secondary,
  traits,
  skills,
  equipment,
  race,
}: Character): CustomEntry[] {
  const template = {
    name,
    description: '',
    ruleset: 'lite-3e',
    race,
    attributes,
    secondary,
    traits,
    skills,
    equipment,
    choices: [],
  };
  return [
    ...traits.flatMap(({ own }): CustomEntry[] => (own ? [{ list: 'traits', own }] : [])),
    ...skills.flatMap(({ own }): CustomEntry[] => (own ? [{ list: 'skills', own }] : [])),
    ...equipment.flatMap(({ own }): CustomEntry[] => (own ? [{ list: 'equipment', own }] : [])),
    ...(race.own ? [{ list: 'races' as const, own: race.own }] : []),
    { list: 'templates', own: template },
  ];
}
