import { ownFigures } from '../../books.ts';
import type {
  booksAndInstruments,
  campAndTravel,
  handTools,
  lightAndClimbing,
  packsAndContainers,
} from '../../entries/equipment/adventuring-gear.ts';
import type { ItemFacet } from '../../item-entry.ts';

/** Gear with a price in dollars and a weight in pounds, each, that neither book gives. */
export const gear = (cost: number, weight: number, note?: string): ItemFacet => figures('gear', cost, weight, note);

/** A container for other items, likewise. */
export const container = (cost: number, weight: number, note?: string): ItemFacet =>
  figures('container', cost, weight, note);

const figures = (kind: ItemFacet['kind'], cost: number, weight: number, note: string | undefined): ItemFacet => ({
  cite: ownFigures,
  kind,
  cost,
  weight,
  ...(note === undefined ? {} : { notes: [note] }),
});

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

/** Prices and weights of our own, the same under both books. */
export const booksAndInstrumentsFigures = {
  'writing-set': gear(15, 0.5),
  parchment: gear(10, 0.25),
  journal: gear(30, 1),
  book: gear(150, 3),
  'sealing-wax': gear(12, 0),
  'magnifying-glass': gear(80, 0.25),
  spyglass: gear(250, 1.5),
  compass: gear(60, 0.25),
  hourglass: gear(30, 1),
  mirror: gear(20, 0.5),
  whistle: gear(2, 0),
  horn: gear(15, 1),
  bandages: gear(4, 0.5),
  'first-aid-kit': gear(50, 2),
  'healers-bag': gear(180, 8),
  herbs: gear(10, 0.25),
  instrument: gear(100, 3),
  dice: gear(2, 0),
  'playing-cards': gear(5, 0.25),
  'holy-symbol': gear(15, 0.25),
  incense: gear(8, 0.25),
  'disguise-kit': gear(80, 3),
  'strong-drink': gear(8, 2),
  wine: gear(8, 5),
  bowstring: gear(3, 0),
  'arm-guard': gear(10, 0.25),
};

/** The tech levels at which our own gear is first made; items not listed are made at any. */
export const techLevels: ReadonlyMap<string, number> = new Map<string, number>(
  Object.entries({
    chest: 1,
    'scroll-case': 1,
    bottle: 1,
    candle: 1,
    'lamp-oil': 1,
    'hand-saw': 1,
    bell: 1,
    soap: 1,
    'writing-set': 1,
    parchment: 1,
    'sealing-wax': 1,
    mirror: 1,
    'healers-bag': 1,
    incense: 1,
    'disguise-kit': 1,
    wine: 1,
    saddlebags: 2,
    'small-cask': 2,
    lantern: 2,
    tinderbox: 2,
    grapnel: 2,
    'iron-spike': 2,
    'block-and-tackle': 2,
    crowbar: 2,
    pickaxe: 2,
    file: 2,
    lockpicks: 2,
    padlock: 2,
    manacles: 2,
    'cooking-pot': 2,
    'saddle-and-bridle': 2,
    journal: 2,
    book: 2,
    hourglass: 2,
    'strong-drink': 2,
    'magnifying-glass': 3,
    compass: 3,
    'playing-cards': 3,
    canteen: 4,
    spyglass: 4,
  } satisfies Partial<
    Record<
      keyof (typeof packsAndContainers &
        typeof lightAndClimbing &
        typeof handTools &
        typeof campAndTravel &
        typeof booksAndInstruments),
      number
    >
  >),
);
