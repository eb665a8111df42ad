import type { Prerequisite, PrerequisiteLeaf } from '../catalog/prerequisite.ts';

/** Every leaf of a prerequisite. */
export function prerequisiteLeaves(prerequisite: Prerequisite): PrerequisiteLeaf[] {
  if ('all' in prerequisite) return prerequisite.all.flatMap(prerequisiteLeaves);
  if ('any' in prerequisite) return prerequisite.any.flatMap(prerequisiteLeaves);
  if ('of' in prerequisite) return prerequisite.of.flatMap(prerequisiteLeaves);
  if ('atTechLevel' in prerequisite) return prerequisiteLeaves(prerequisite.requires);
  return 'not' in prerequisite ? prerequisiteLeaves(prerequisite.not) : [prerequisite];
}
