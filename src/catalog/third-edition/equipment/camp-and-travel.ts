import { gear } from './figures-of-our-own.ts';

/** Prices and weights of our own, the same under both books. */
export const campAndTravelFigures = {
  blanket: gear(15, 2.5),
  bedroll: gear(35, 4),
  tent: gear(90, 14),
  'cooking-pot': gear(18, 4),
  'mess-kit': gear(10, 0.5),
  'travelers-rations': gear(6, 1),
  'fishing-tackle': gear(8, 0.5),
  snare: gear(2, 0.25),
  cloak: gear(30, 2),
  soap: gear(1, 0.25),
  'saddle-and-bridle': gear(150, 20),
  fodder: gear(3, 10),
  snowshoes: gear(20, 4),
};
