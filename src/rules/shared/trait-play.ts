import type { TraitFacet } from '../../catalog/trait-entry.ts';

/** How a trait acts: on a number, by a note for the players, or in the story alone; null if its row does not say. */
export type TraitPlay = 'effect' | 'note' | 'story';

/** Returns how an entry acts, with whatever answers its questions get; null if nothing says so. */
export function findTraitPlay(facet: TraitFacet): TraitPlay | null {
  const options = (facet.parameters ?? []).flatMap((parameter) => parameter.options ?? []);
  const parts = [facet, ...options];
  const changes = parts.some(({ effects }) => effects !== undefined && effects.length > 0);
  if (changes || facet.skillOfAnswer || facet.oneHanded) return 'effect';
  if (parts.some(({ notes }) => notes !== undefined && notes.length > 0)) return 'note';
  return facet.plays ?? null;
}
