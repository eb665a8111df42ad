import { gear } from './figures-of-our-own.ts';

/** Prices and weights of our own, the same under both books. */
export const handToolsFigures = {
  hammer: gear(12, 2),
  crowbar: gear(15, 3),
  shovel: gear(15, 6),
  pickaxe: gear(20, 8),
  'hand-saw': gear(25, 2),
  file: gear(10, 0.25),
  lockpicks: gear(50, 0.25),
  padlock: gear(30, 1),
  manacles: gear(40, 3),
  whetstone: gear(4, 0.5),
  chalk: gear(1, 0),
  'needle-and-thread': gear(2, 0),
  'trade-tools': gear(200, 15),
  glue: gear(4, 0.5),
  bell: gear(2, 0.25),
};
