import type { TraitFacet } from '../../catalog/trait-entry.ts';

/**
 * How a trait acts: on a number, by an attack of its own or a change of the body's blows, by a note for the players, or in
 * the story alone; null if its row does not say.
 */
export type TraitPlay = 'effect' | 'attack' | 'note' | 'story';

const hasAny = (list: readonly unknown[] | undefined): boolean => list !== undefined && list.length > 0;

/** Returns how an entry acts, with whatever answers its questions get; null if nothing says so. */
export function findTraitPlay(facet: TraitFacet): TraitPlay | null {
  const options = (facet.parameters ?? []).flatMap((parameter) => parameter.options ?? []);
  const parts = [facet, ...options];
  if (parts.some(({ effects }) => hasAny(effects)) || facet.skillOfAnswer || facet.oneHanded) return 'effect';
  if (parts.some(({ attacks, blows }) => hasAny(attacks) || hasAny(blows))) return 'attack';
  if (parts.some(({ notes }) => hasAny(notes))) return 'note';
  return facet.plays ?? null;
}
