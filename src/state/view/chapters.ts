import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { kindNames } from '../../rules/shared/traits.ts';
import type { ChapterId } from './view-state.ts';

/** The chapters, in the usual order of character creation. */
export const chapterIds = [
  'concept',
  'attributes',
  'traits',
  'skills',
  'spells',
  'equipment',
] as const satisfies ChapterId[];

/** Returns true for the id of a chapter. */
export const isChapter = (text: string): text is ChapterId => chapterIds.some((id) => id === text);

/** Returns true if a chapter has content: spells need a ruleset with magic, or a spell on the sheet. */
export function hasChapter(
  { ruleset, context }: Pick<DerivedCharacter, 'ruleset' | 'context'>,
  id: ChapterId,
): boolean {
  return id !== 'spells' || ruleset.spells !== undefined || context.skills.some(({ facet }) => facet?.spell);
}

/** Returns the name of a chapter; in a ruleset with one kind of traits, that chapter is named after the kind. */
export function chapterName(ruleset: Pick<Ruleset, 'traitKinds'>, id: ChapterId): string {
  const [kind, ...moreKinds] = ruleset.traitKinds;
  const name = id === 'traits' && kind && moreKinds.length === 0 ? kindNames[kind].plural : id;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
