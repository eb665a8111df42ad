import * as z from 'zod/mini';
import type { RowChange } from '../../character/edit-rows.ts';
import { type OwnAttack, type OwnItem, ownItemSchema } from '../../character/equipment-rows.ts';
import type { OwnEffect } from '../../character/own-effect.ts';
import { type OwnTrait, ownTraitSchema } from '../../character/trait-rows.ts';
import type { HeroItem } from './hero-table.ts';

/** A typed-in entry: what is left out has the default of its form. */
type Typed<Own> = Partial<Omit<Own, 'attacks' | 'effects'>> & {
  readonly attacks?: readonly Partial<OwnAttack>[];
  readonly effects?: readonly Partial<OwnEffect>[];
};

/** Returns a row for a typed-in trait; `more` are fields of the row. */
export const ownTrait = (name: string, own: Typed<OwnTrait>, more: RowChange<'traits'> = {}): RowChange<'traits'> => ({
  own: z.parse(ownTraitSchema, { name, ...own }),
  ...more,
});

/** Returns a row for a typed-in item; `more` are fields of the row. */
export const ownItem = (name: string, own: Typed<OwnItem>, more: Omit<HeroItem, 'own'> = {}): HeroItem => ({
  own: z.parse(ownItemSchema, { name, ...own }),
  ...more,
});
