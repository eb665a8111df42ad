import type { EntryChapter } from '../../rules/chapters/row-chapter.ts';
import type { SearchHit } from '../../state/search/catalog-search.ts';

/** Whether a chapter has entries to pick. */
export const isEntryChapter = (id: string | undefined): id is EntryChapter =>
  id === 'traits' || id === 'skills' || id === 'spells' || id === 'equipment';

/** Chapter, entry and what the query has of it in one text: "traits/wealth?level=poor". */
export const formatHitId = ({ chapter, id, choices, ownWords, reading }: SearchHit): string => {
  const figures = Object.keys(reading.wanted).length === 0 ? '' : JSON.stringify(reading.wanted);
  const answers = choices.map(({ parameter, value }) => [parameter, value]);
  return `${chapter}/${id}?${new URLSearchParams(answers)}${ownWords}${reading.answers.join(';')}${figures}`;
};

/** The entry of a hit's id; null for the id of anything else. */
export function parseHitId(text: string): { readonly chapter: EntryChapter; readonly id: string } | null {
  const [, chapter, id = ''] = /^(\w+)\/([^?]*)\?/.exec(text) ?? [];
  return isEntryChapter(chapter) ? { chapter, id } : null;
}
