import { type OwnRace, ownRaceSchema } from './character.ts';
import { type OwnItem, ownItemSchema } from './equipment-rows.ts';
import { type OwnTemplate, ownTemplateSchema } from './own-template.ts';
import { inSchemaOrder } from './schema-parts.ts';
import { type OwnSkill, ownSkillSchema } from './skill-rows.ts';
import { type OwnTrait, ownTraitSchema } from './trait-rows.ts';

/** The schema of each kind of own entry, by the list that it is in; a file of entries has the same lists. */
export const ownEntrySchemas = {
  traits: ownTraitSchema,
  skills: ownSkillSchema,
  equipment: ownItemSchema,
  races: ownRaceSchema,
  templates: ownTemplateSchema,
} as const;

export type OwnEntryList = keyof typeof ownEntrySchemas;
export const ownEntryLists = [
  'traits',
  'skills',
  'equipment',
  'races',
  'templates',
] as const satisfies readonly OwnEntryList[];

/** An entry that the player typed in, apart from any character. */
export type OwnEntry =
  | { readonly list: 'traits'; readonly own: OwnTrait }
  | { readonly list: 'skills'; readonly own: OwnSkill }
  | { readonly list: 'equipment'; readonly own: OwnItem }
  | { readonly list: 'races'; readonly own: OwnRace }
  | { readonly list: 'templates'; readonly own: OwnTemplate };

/** What an own entry is for the player: spells are skills in a file, but have a chapter of their own. */
export const ownEntryChapters = ['traits', 'skills', 'spells', 'equipment', 'races', 'templates'] as const;
export type OwnEntryChapter = (typeof ownEntryChapters)[number];

/** Returns the chapter in which an own entry is used. */
export const chapterOfOwnEntry = (entry: OwnEntry): OwnEntryChapter =>
  entry.list === 'skills' && entry.own.spell ? 'spells' : entry.list;

/** Returns what an own entry is recognized by: its chapter and its name, ignoring case and spaces around it. */
export const ownEntryIdentity = (entry: OwnEntry): string => identityOf(chapterOfOwnEntry(entry), entry.own.name);

/** Returns the identity of an own entry of a chapter that has this name. */
export const identityOf = (chapter: OwnEntryChapter, name: string): string =>
  `${chapter}/${name.trim().replace(/\s+/g, ' ').toLowerCase()}`;

/** Returns true if two own entries are written alike in a file; the keys of a race's rows are those of its character. */
export function isSameOwnEntry(a: OwnEntry, b: OwnEntry): boolean {
  return a.list === b.list && (a.own === b.own || writtenText(a) === writtenText(b));
}

/** Returns what is the same for two own entries of a list that are written alike; the keys of a race's rows are left out. */
export const writtenText = ({ list, own }: OwnEntry): string =>
  JSON.stringify(inSchemaOrder(ownEntrySchemas[list], own), (name, value: unknown) =>
    list === 'races' && name === 'key' ? undefined : value,
  );

/** Returns the entry under another name. */
export const renameOwnEntry = <Entry extends OwnEntry>(entry: Entry, name: string): Entry => ({
  ...entry,
  own: { ...entry.own, name },
});
