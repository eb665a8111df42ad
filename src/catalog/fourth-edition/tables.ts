import type { Tables } from '../catalog.ts';
import { fourthEditionSkills } from './skills.ts';
import { exoticBodies } from './traits/exotic-bodies.ts';
import { fightingAdvantages } from './traits/fighting-advantages.ts';
import { improvedCharacteristics } from './traits/improved-characteristics.ts';
import { mundaneAdvantages } from './traits/mundane-advantages.ts';
import { perks } from './traits/perks.ts';
import { powers } from './traits/powers.ts';
import { socialAdvantages } from './traits/social-advantages.ts';
import { talentsAndLanguages } from './traits/talents-and-languages.ts';

/** The entries of the Basic Set, loaded with the rules of the fourth edition. */
export const fourthEditionTables: Tables = {
  skills: fourthEditionSkills,
  traits: [
    ...fightingAdvantages,
    ...improvedCharacteristics,
    ...mundaneAdvantages,
    ...talentsAndLanguages,
    ...socialAdvantages,
    ...perks,
    ...exoticBodies,
    ...powers,
  ],
  items: [],
  kits: [],
  races: [],
};
