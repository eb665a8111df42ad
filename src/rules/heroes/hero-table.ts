import type { Character } from '../../character/character.ts';
import type { RowChange } from '../../character/edit-rows.ts';
import type { HeroKindId } from './hero-kind.ts';

/** An item of a hero. What names a container by its entry, or by the name of an own one, is put into it. */
export type HeroItem = RowChange<'equipment'> & { readonly in?: string };

/** A character with points left to spend, as data. What is absent is as in a blank character. */
export interface HeroTable {
  readonly budget: number;
  readonly campaign?: Partial<Character['campaign']>;
  readonly attributes: Partial<Character['attributes']>;
  readonly secondary?: Partial<Character['secondary']>;
  readonly traits?: readonly RowChange<'traits'>[];
  readonly skills: readonly RowChange<'skills'>[];
  /** Containers before what is in them. */
  readonly equipment: readonly HeroItem[];
}

/** The heroes of a ruleset by their kinds. */
export type HeroTables = Readonly<Partial<Record<HeroKindId, HeroTable>>>;
