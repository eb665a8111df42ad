import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { kindNames } from '../../rules/shared/traits.ts';
import type { ChapterId } from './view-store.ts';

/** The chapters, in the order in which a character is usually made. */
export const chapterIds = [
  'concept',
  'attributes',
  'traits',
  'skills',
  'spells',
  'equipment',
] as const satisfies ChapterId[];

/** True for a text that names a chapter. */
export const isChapter = (text: string): text is ChapterId => chapterIds.some((id) => id === text);

/** True where there is something in a chapter to choose or to see: spells ask for rules with magic, or for a spell. */
export function hasChapter(
  { ruleset, context }: Pick<DerivedCharacter, 'ruleset' | 'context'>,
  id: ChapterId,
): boolean {
  return id !== 'spells' || ruleset.spells !== undefined || context.skills.some(({ facet }) => facet?.spell);
}

/** What a chapter is called: a ruleset with one kind of traits calls that chapter after it. */
export function chapterName(ruleset: Pick<Ruleset, 'traitKinds'>, id: ChapterId): string {
  const [kind, ...others] = ruleset.traitKinds;
  const name = id === 'traits' && kind && others.length === 0 ? kindNames[kind].many : id;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
