import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { RowChapter } from '../../character/character.ts';

/** The chapters of the forms that hold rows: spells are skills, but have a separate chapter. */
export type EntryChapter = RowChapter | 'spells';

/** Returns the list of the character that holds the rows of a chapter. */
export function rowChapter(chapter: 'skills' | 'spells'): 'skills';
export function rowChapter(chapter: EntryChapter): RowChapter;
export function rowChapter(chapter: EntryChapter): RowChapter {
  return chapter === 'spells' ? 'skills' : chapter;
}

/** Returns the chapter of the forms that shows a skill: spells have a separate one. */
export function skillChapter(facet: Pick<SkillFacet, 'spell'> | null): 'skills' | 'spells' {
  return facet?.spell ? 'spells' : 'skills';
}
