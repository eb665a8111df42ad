import { container, gear } from './figures-of-our-own.ts';

/** Prices and weights of our own, the same under both books. */
export const packsAndContainersFigures = {
  backpack: container(50, 3, 'Holds about 40 lb'),
  satchel: container(25, 1.5, 'Holds about 20 lb'),
  pouch: container(8, 0.25, 'Holds about 2 lb'),
  sack: container(4, 1, 'Holds about 40 lb'),
  saddlebags: container(70, 4, 'Hold about 40 lb together'),
  chest: container(75, 25, 'Holds about 150 lb'),
  'small-cask': container(12, 6, 'Holds 4 gallons, which weigh 33 lb'),
  'scroll-case': container(15, 0.5),
  bottle: container(4, 0.5, 'Holds a quart, which weighs 2 lb'),
  waterskin: gear(10, 2.5, 'Holds a quart; half a pound when empty'),
  canteen: gear(15, 3, 'Holds a quart; 1 lb when empty'),
};
