import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { RowChapter } from '../../character/character.ts';

/** The chapters of the forms that hold rows: spells are skills, and stand in a chapter of their own. */
export type EntryChapter = RowChapter | 'spells';

/** The list of the character that holds the rows of a chapter. */
export function rowChapter(chapter: 'skills' | 'spells'): 'skills';
export function rowChapter(chapter: EntryChapter): RowChapter;
export function rowChapter(chapter: EntryChapter): RowChapter {
  return chapter === 'spells' ? 'skills' : chapter;
}

/** The chapter of the forms that a skill stands in: spells have one of their own. */
export function skillChapter(facet: Pick<SkillFacet, 'spell'> | null): 'skills' | 'spells' {
  return facet?.spell ? 'spells' : 'skills';
}
