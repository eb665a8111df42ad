import type * as z from 'zod/mini';
import type { Attribute } from '../../../catalog/attribute.ts';
import type { ItemKind, offeredItemModifierSchema, ownItemSchema } from '../../../character/equipment-rows.ts';
import type { ownEffectSchema, ownPrerequisiteSchema, ownTestSchema } from '../../../character/own-effect.ts';
import type { Known } from '../../../character/schema-parts.ts';
import type { ownSkillSchema } from '../../../character/skill-rows.ts';
import type {
  AppearanceRoll,
  ownTraitSchema,
  SelfControlRoll,
  traitModifierSchema,
} from '../../../character/trait-rows.ts';

/** Own entries as they are written: fields that are absent have their defaults. */
export type TraitDraft = Known<z.input<typeof ownTraitSchema>>;
export type SkillDraft = Known<z.input<typeof ownSkillSchema>>;
export type ItemDraft = Known<z.input<typeof ownItemSchema>>;
export type EffectDraft = Known<z.input<typeof ownEffectSchema>>;
export type ModifierDraft = Omit<Known<z.input<typeof traitModifierSchema>>, 'key'>;

export type PrerequisiteDraft = Known<z.input<typeof ownPrerequisiteSchema>>;
export type TestDraft = Known<z.input<typeof ownTestSchema>>;
export type ItemModifierDraft = Known<z.input<typeof offeredItemModifierSchema>>;

/** A row that a character gets from a library, without its key. */
export type LibraryRow =
  | {
      readonly list: 'traits';
      readonly own: TraitDraft;
      readonly level?: number;
      readonly roundDown?: boolean;
      readonly selfControl?: SelfControlRoll;
      readonly frequency?: AppearanceRoll;
      readonly modifiers?: readonly ModifierDraft[];
      /** What is in it, where it is a container of traits. */
      readonly contents?: readonly LibraryRow[];
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
      readonly modifiers?: readonly ItemModifierDraft[];
      /** What is in it. */
      readonly contents?: readonly LibraryRow[];
    };

/** How much of a choice is to be taken. */
export interface WantedOfChoice {
  readonly by: 'count' | 'points';
  readonly compare: 'is' | 'at_least' | 'at_most';
  readonly amount: number;
}

/** Rows of a template of which some are to be chosen: "2 of these", "15 points of these". */
export interface LibraryChoice {
  readonly title: string;
  /** How many rows, or points of them: exactly, at least or at most; absent for any. */
  readonly wanted?: WantedOfChoice;
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
  /** What a skill or spell is based on. */
  readonly attribute?: Attribute;
  /** What an item is used as, its dollars, and the first tech level that makes it. */
  readonly itemKind?: ItemKind;
  readonly cost?: number;
  readonly techLevel?: number;
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
  /** A modifier of items. */
  readonly itemModifier?: ItemModifierDraft;
  /** A template's texts, or what could not be expressed. */
  readonly notes?: readonly string[];
}
