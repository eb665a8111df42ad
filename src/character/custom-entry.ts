import * as z from 'zod/mini';
import { attributesSchema, type OwnRace, ownRaceSchema, raceSchema, secondarySchema } from './character.ts';
import { equipmentRowSchema, type OwnItem, ownItemSchema } from './equipment-rows.ts';
import { inSchemaOrder, type Known, maybeNumber, rows, text } from './schema-parts.ts';
import { type OwnSkill, ownSkillSchema, skillRowSchema } from './skill-rows.ts';
import { type OwnTrait, ownTraitSchema, traitRowSchema } from './trait-rows.ts';

/**
 * A choice of a template: so many of the rows with these keys, or so many points of them; one of them if neither is
 * given.
 */
const templateChoiceSchema = z.looseObject({
  /** The subject of the choice: "Advantages". */
  words: text,
  points: maybeNumber,
  count: maybeNumber,
  /** The keys of rows of the template. */
  rows: rows(text),
});

export type TemplateChoice = Known<z.infer<typeof templateChoiceSchema>>;

/** A template that the player saved from a character: its race, attributes and rows, to be added to other characters. */
const ownTemplateSchema = z.looseObject({
  name: text,
  description: text,
  /** The id of the ruleset that its entries are of. */
  ruleset: text,
  race: z.prefault(raceSchema, {}),
  attributes: z.prefault(attributesSchema, {}),
  secondary: z.prefault(secondarySchema, {}),
  traits: rows(traitRowSchema),
  skills: rows(skillRowSchema),
  equipment: rows(equipmentRowSchema),
  /** The open choices; a row that is in no choice goes to everyone who applies the template. */
  choices: rows(templateChoiceSchema),
});

export type OwnTemplate = Known<z.infer<typeof ownTemplateSchema>>;

/** The schema of each kind of custom entry, by its list; a file of entries has the same lists. */
export const customEntrySchemas = {
  traits: ownTraitSchema,
  skills: ownSkillSchema,
  equipment: ownItemSchema,
  races: ownRaceSchema,
  templates: ownTemplateSchema,
} as const;

export type CustomEntryList = keyof typeof customEntrySchemas;
export const customEntryLists = [
  'traits',
  'skills',
  'equipment',
  'races',
  'templates',
] as const satisfies readonly CustomEntryList[];

/** An entry that the player created, apart from any character. */
export type CustomEntry =
  | { readonly list: 'traits'; readonly own: OwnTrait }
  | { readonly list: 'skills'; readonly own: OwnSkill }
  | { readonly list: 'equipment'; readonly own: OwnItem }
  | { readonly list: 'races'; readonly own: OwnRace }
  | { readonly list: 'templates'; readonly own: OwnTemplate };

/** The player's name for the kind of a custom entry: spells are skills in a file, but have their own chapter. */
export const customEntryChapters = ['traits', 'skills', 'spells', 'equipment', 'races', 'templates'] as const;
export type CustomEntryChapter = (typeof customEntryChapters)[number];

/** Returns the chapter in which a custom entry is used. */
export const chapterOfCustomEntry = (entry: CustomEntry): CustomEntryChapter =>
  entry.list === 'skills' && entry.own.spell ? 'spells' : entry.list;

/** Returns the identity of a custom entry: its chapter and its name, ignoring case and surrounding spaces. */
export const customEntryIdentity = (entry: CustomEntry): string =>
  identityOf(chapterOfCustomEntry(entry), entry.own.name);

/** Returns the identity of a custom entry of a chapter with this name. */
export const identityOf = (chapter: CustomEntryChapter, name: string): string =>
  `${chapter}/${name.trim().replace(/\s+/g, ' ').toLowerCase()}`;

/**
 * Returns true if two custom entries are written alike in a file; the keys of a race's rows depend on its character.
 */
export function isSameCustomEntry(a: CustomEntry, b: CustomEntry): boolean {
  return a.list === b.list && (a.own === b.own || writtenText(a) === writtenText(b));
}

/**
 * Returns a key that is equal for two custom entries of a list that are written alike; the keys of a race's rows are
 * left out.
 */
export const writtenText = ({ list, own }: CustomEntry): string =>
  JSON.stringify(inSchemaOrder(customEntrySchemas[list], own), (name, value: unknown) =>
    list === 'races' && name === 'key' ? undefined : value,
  );

/** Returns the entry under another name. */
export const renameCustomEntry = <Entry extends CustomEntry>(entry: Entry, name: string): Entry => ({
  ...entry,
  own: { ...entry.own, name },
});
