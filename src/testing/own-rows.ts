import * as z from 'zod/mini';
import { type OwnRace, ownRace } from '../character/character.ts';
import type { EquipmentRow } from '../character/equipment-rows.ts';
import { equipmentRow, type OwnAttack, type OwnItem, ownItem } from '../character/equipment-rows.ts';
import { type OwnSkill, ownSkill, type SkillRow, skillRow } from '../character/skill-rows.ts';
import { type OwnEffect, type OwnTrait, ownTrait, type TraitRow, traitRow } from '../character/trait-rows.ts';

/** Rows that are typed in by hand, for tests: the name and what matters; the key is the name in lower case unless given. */
export function typedSkill(
  name: string,
  points: number,
  own: Partial<OwnSkill> = {},
  more: Partial<SkillRow> = {},
): SkillRow {
  return z.parse(skillRow, { key: name.toLowerCase(), points, own: z.parse(ownSkill, { name, ...own }), ...more });
}

type TypedTrait = Partial<Omit<OwnTrait, 'effects'>> & { readonly effects?: readonly Partial<OwnEffect>[] };

export function typedTrait(name: string, own: TypedTrait, more: Partial<TraitRow> = {}): TraitRow {
  return z.parse(traitRow, { key: name.toLowerCase(), own: z.parse(ownTrait, { name, ...own }), ...more });
}

type TypedItem = Partial<Omit<OwnItem, 'attacks' | 'effects'>> & {
  readonly attacks?: readonly Partial<OwnAttack>[];
  readonly effects?: readonly Partial<OwnEffect>[];
};

export function typedItem(name: string, own: TypedItem, more: Partial<EquipmentRow> = {}): EquipmentRow {
  return z.parse(equipmentRow, { key: name.toLowerCase(), own: z.parse(ownItem, { name, ...own }), ...more });
}

/** A race of the player's own; what is not filled in is as usual, and what is given stays as it is, fit for a file or not. */
export function typedRace(
  own: Partial<Omit<OwnRace, 'effects'>> & { readonly effects?: readonly Partial<OwnEffect>[] },
): OwnRace {
  const { effects } = z.parse(ownRace, { effects: own.effects ?? [] });
  return { ...z.parse(ownRace, {}), ...own, effects };
}
