import type { Template } from '../template.ts';
import { fantasyTemplates } from './templates/fantasy.ts';
import { metaTraits } from './templates/meta-traits.ts';
import { modernTemplates } from './templates/modern.ts';
import { spaceTemplates } from './templates/space.ts';

/** Templates of the fourth edition: professions of our own, and meta-traits. */
export const fourthEditionTemplates: readonly Template[] = [
  ...fantasyTemplates,
  ...modernTemplates,
  ...spaceTemplates,
  ...metaTraits,
];
