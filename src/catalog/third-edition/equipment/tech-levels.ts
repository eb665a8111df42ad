import type { booksAndInstruments } from '../../entries/equipment/books-and-instruments.ts';
import type { campAndTravel } from '../../entries/equipment/camp-and-travel.ts';
import type { handTools } from '../../entries/equipment/hand-tools.ts';
import type { lightAndClimbing } from '../../entries/equipment/light-and-climbing.ts';
import type { packsAndContainers } from '../../entries/equipment/packs-and-containers.ts';

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
