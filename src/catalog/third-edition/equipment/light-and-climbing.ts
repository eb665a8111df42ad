import { gear } from './figures-of-our-own.ts';

/** Prices and weights of our own, the same under both books. */
export const lightAndClimbingFigures = {
  torch: gear(2, 1),
  candle: gear(1, 0.25),
  lantern: gear(30, 2, 'A pint of oil lasts for a night'),
  'lamp-oil': gear(3, 1),
  tinderbox: gear(5, 0.25),
  rope: gear(12, 2, 'Holds about 300 lb'),
  'heavy-rope': gear(30, 6, 'Holds about 1,000 lb'),
  cord: gear(2, 0.25, 'Holds about 50 lb'),
  grapnel: gear(25, 2),
  'iron-spike': gear(1, 0.5),
  'block-and-tackle': gear(60, 8),
  ladder: gear(20, 25),
  pole: gear(5, 4),
};
