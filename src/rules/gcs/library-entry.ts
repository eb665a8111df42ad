import type * as z from 'zod/mini';
import type { ownItemSchema } from '../../character/equipment-rows.ts';
import type { Known } from '../../character/known.ts';
import type { ownEffectSchema } from '../../character/own-effect.ts';
import type { ownSkillSchema } from '../../character/skill-rows.ts';
import type { ownTraitSchema, traitModifierSchema } from '../../character/trait-rows.ts';

/** Own entries as they are written: fields that are absent have their defaults. */
export type TraitDraft = Known<z.input<typeof ownTraitSchema>>;
export type SkillDraft = Known<z.input<typeof ownSkillSchema>>;
export type ItemDraft = Known<z.input<typeof ownItemSchema>>;
export type EffectDraft = Known<z.input<typeof ownEffectSchema>>;
export type ModifierDraft = Omit<Known<z.input<typeof traitModifierSchema>>, 'key'>;

/** A row that a character gets from a library, without its key. */
export type LibraryRow =
  | {
      readonly list: 'traits';
      readonly own: TraitDraft;
      readonly level?: number;
      readonly roundDown?: boolean;
      readonly selfControl?: 6 | 9 | 12 | 15;
      readonly modifiers?: readonly ModifierDraft[];
    }
  | {
      readonly list: 'skills';
      readonly own: SkillDraft;
      readonly speciality?: string;
      readonly techLevel?: number;
      readonly points?: number;
    }
  | {
      readonly list: 'equipment';
      readonly own: ItemDraft;
      readonly quantity?: number;
      /** What is in it. */
      readonly contents?: readonly LibraryRow[];
    };

/** Rows of a template of which some are to be chosen: "2 of these", "15 points of these". */
export interface LibraryChoice {
  readonly title: string;
  readonly rows: readonly LibraryRow[];
  readonly choices?: readonly LibraryChoice[];
}

export const libraryChapters = [
  'traits',
  'skills',
  'spells',
  'equipment',
  'templates',
  'modifiers',
  'itemModifiers',
] as const;
export type LibraryChapter = (typeof libraryChapters)[number];

/** What lists and the search show of an entry. */
export interface LibraryHeading {
  readonly name: string;
  readonly chapter: LibraryChapter;
  /** The kind of a trait. */
  readonly kind?: 'advantage' | 'perk' | 'disadvantage' | 'quirk';
  /** In short: "disadvantage, −10 points". */
  readonly figures: string;
  /** Tags, colleges and names of the groups around it. */
  readonly keywords: string;
  /** Page as the file gives it: "B174". */
  readonly page: string;
  /** The name of its file. */
  readonly file: string;
}

/** An entry of a library: what it is called, and what a character gets. */
export interface LibraryEntry {
  readonly heading: LibraryHeading;
  /** What is added at once. */
  readonly rows: readonly LibraryRow[];
  /** What the player chooses from. */
  readonly choices?: readonly LibraryChoice[];
  /** A general modifier of traits. */
  readonly modifier?: ModifierDraft;
  /** A template's texts, or what could not be expressed. */
  readonly notes?: readonly string[];
}
