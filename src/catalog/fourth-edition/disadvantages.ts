import { disadvantagesOfBody } from './traits/disadvantages-of-body.ts';
import { disadvantagesOfMind } from './traits/disadvantages-of-mind.ts';
import { exoticDisadvantages } from './traits/exotic-disadvantages.ts';
import { impairments } from './traits/impairments.ts';
import { phobiasAndBeliefs } from './traits/phobias-and-beliefs.ts';
import { quirks } from './traits/quirks.ts';
import { socialDisadvantages } from './traits/social-disadvantages.ts';

/** Disadvantages and quirks of the Basic Set. */
export const fourthEditionDisadvantages = [
  ...disadvantagesOfMind,
  ...phobiasAndBeliefs,
  ...disadvantagesOfBody,
  ...impairments,
  ...socialDisadvantages,
  ...exoticDisadvantages,
  ...quirks,
];
