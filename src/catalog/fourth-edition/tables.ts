import type { Tables } from '../catalog.ts';
import { fourthEditionAdvantages } from './advantages.ts';
import { fourthEditionItems } from './items.ts';
import { fourthEditionKits } from './kits.ts';
import { fourthEditionSkills } from './skills.ts';
import { disadvantagesOfBody } from './traits/disadvantages-of-body.ts';
import { disadvantagesOfMind } from './traits/disadvantages-of-mind.ts';
import { exoticDisadvantages } from './traits/exotic-disadvantages.ts';
import { impairments } from './traits/impairments.ts';
import { phobiasAndBeliefs } from './traits/phobias-and-beliefs.ts';
import { quirks } from './traits/quirks.ts';
import { socialDisadvantages } from './traits/social-disadvantages.ts';

/** The entries of the Basic Set, loaded with the rules of the fourth edition. */
export const fourthEditionTables: Tables = {
  skills: fourthEditionSkills,
  traits: [
    ...fourthEditionAdvantages,
    ...disadvantagesOfMind,
    ...disadvantagesOfBody,
    ...quirks,
    ...socialDisadvantages,
    ...phobiasAndBeliefs,
    ...impairments,
    ...exoticDisadvantages,
  ],
  items: fourthEditionItems,
  kits: fourthEditionKits,
  races: [],
};
