import type { Ruleset } from '../rules/ruleset.ts';
import { kindNames } from '../rules/shared/traits.ts';
import type { ChapterId } from './view-store.ts';

/** The chapters, in the order in which a character is usually made. */
export const chapterIds = ['concept', 'attributes', 'traits', 'skills', 'equipment'] as const satisfies ChapterId[];

/** True for a text that names a chapter. */
export const isChapter = (text: string): text is ChapterId => chapterIds.some((id) => id === text);

/** What a chapter is called: a ruleset with one kind of traits calls that chapter after it. */
export function chapterName(ruleset: Pick<Ruleset, 'traitKinds'>, id: ChapterId): string {
  const [kind, ...others] = ruleset.traitKinds;
  const name = id === 'traits' && kind && others.length === 0 ? kindNames[kind].many : id;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
