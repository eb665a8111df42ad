import * as z from 'zod/mini';
import type { Character } from '../../character/character.ts';
import type { OwnEffect } from '../../character/custom-effect.ts';
import type { RowChange } from '../../character/edit-rows.ts';
import { type OwnAttack, type OwnItem, ownItemSchema } from '../../character/equipment-rows.ts';
import { type OwnTrait, ownTraitSchema } from '../../character/trait-rows.ts';
import type { HeroKindId } from './hero-kind.ts';

/** An item of a hero. An item that names a container by its entry, or by the name of a custom one, is put into it. */
export type HeroItem = RowChange<'equipment'> & { readonly in?: string };

/** A character with points left to spend, as data. Absent fields are as in a blank character. */
export interface HeroTable {
  readonly budget: number;
  readonly campaign?: Partial<Character['campaign']>;
  readonly attributes: Partial<Character['attributes']>;
  readonly secondary?: Partial<Character['secondary']>;
  readonly traits?: readonly RowChange<'traits'>[];
  readonly skills: readonly RowChange<'skills'>[];
  /** Containers before their contents. */
  readonly equipment: readonly HeroItem[];
}

/** The heroes of a ruleset by their kinds. */
export type HeroTables = Readonly<Partial<Record<HeroKindId, HeroTable>>>;

/** A custom entry: omitted fields have the defaults of its form. */
type Typed<Own> = Partial<Omit<Own, 'attacks' | 'effects'>> & {
  readonly attacks?: readonly Partial<OwnAttack>[];
  readonly effects?: readonly Partial<OwnEffect>[];
};

/** Returns a row for a custom trait; `more` are fields of the row. */
export const ownTrait = (name: string, own: Typed<OwnTrait>, more: RowChange<'traits'> = {}): RowChange<'traits'> => ({
  own: z.parse(ownTraitSchema, { name, ...own }),
  ...more,
});

/** Returns a row for a custom item; `more` are fields of the row. */
export const ownItem = (name: string, own: Typed<OwnItem>, more: Omit<HeroItem, 'own'> = {}): HeroItem => ({
  own: z.parse(ownItemSchema, { name, ...own }),
  ...more,
});
