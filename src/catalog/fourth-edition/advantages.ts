import { exoticBodies } from './traits/exotic-bodies.ts';
import { fightingAdvantages } from './traits/fighting-advantages.ts';
import { improvedCharacteristics } from './traits/improved-characteristics.ts';
import { mundaneAdvantages } from './traits/mundane-advantages.ts';
import { perks } from './traits/perks.ts';
import { powers } from './traits/powers.ts';
import { socialAdvantages } from './traits/social-advantages.ts';
import { talentsAndLanguages } from './traits/talents-and-languages.ts';

/** Advantages, perks, languages and social traits of the Basic Set. */
export const fourthEditionAdvantages = [
  ...mundaneAdvantages,
  ...fightingAdvantages,
  ...improvedCharacteristics,
  ...talentsAndLanguages,
  ...socialAdvantages,
  ...perks,
  ...exoticBodies,
  ...powers,
];
