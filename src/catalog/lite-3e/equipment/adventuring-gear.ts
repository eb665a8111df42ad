import {
  booksAndInstruments,
  campAndTravel,
  handTools,
  lightAndClimbing,
  packsAndContainers,
} from '../../entries/equipment/adventuring-gear.ts';
import { modernGear } from '../../entries/equipment/modern-gear.ts';
import type { ItemFacet } from '../../item-entry.ts';
import { listItems } from '../../list-entries.ts';
import {
  booksAndInstrumentsFigures,
  campAndTravelFigures,
  container,
  gear,
  handToolsFigures,
  lightAndClimbingFigures,
  packsAndContainersFigures,
  techLevels,
} from '../../third-edition/equipment/adventuring-gear.ts';

/** General gear; the book has no list of it. */
export const liteAdventuringGear = [
  ...listItems(packsAndContainers, packsAndContainersFigures),
  ...listItems(lightAndClimbing, lightAndClimbingFigures),
  ...listItems(handTools, handToolsFigures),
  ...listItems(campAndTravel, campAndTravelFigures),
  ...listItems(booksAndInstruments, booksAndInstrumentsFigures),
].map((item) => {
  const from = techLevels.get(item.id);
  return from === undefined ? item : { ...item, facet: { ...item.facet, techLevel: { from } } };
});

const from = (level: number, facet: ItemFacet): ItemFacet => ({ ...facet, techLevel: { from: level } });

/** In the money of the world wars, in which the guns of that time are priced; dearer later as they are. */
const ofWorldWars = (facet: ItemFacet): ItemFacet => ({ ...from(6, facet), pricedByWealth: true });

/** Modern gear with our own figures. Items new at TL7 or later are in the money of TL7. */
export const liteModernGear = listItems(modernGear, {
  'walking-boots': gear(60, 3),
  flashlight: ofWorldWars(gear(1, 1)),
  matches: from(5, gear(1, 0)),
  'cigarette-lighter': ofWorldWars(gear(0.5, 0)),
  binoculars: ofWorldWars(gear(10, 2)),
  camera: ofWorldWars(gear(15, 1.5)),
  wristwatch: ofWorldWars(gear(2.5, 0)),
  handcuffs: ofWorldWars(gear(2, 0.5)),
  'gas-mask': ofWorldWars(gear(5, 2.5)),
  'tool-kit': ofWorldWars(gear(15, 20)),
  briefcase: ofWorldWars(container(2.5, 3)),
  'sleeping-bag': from(7, gear(120, 4)),
  'hiking-pack': from(7, container(150, 4, 'Holds about 60 lb')),
  'ration-pack': from(7, gear(25, 2)),
  'multi-tool': from(7, gear(60, 0.5)),
  'duct-tape': from(7, gear(8, 2)),
  'glass-cutter': from(6, gear(40, 0.5)),
  'latex-gloves': from(7, gear(15, 0.5)),
  'walkie-talkie': from(7, gear(80, 1)),
  'cell-phone': from(7, gear(200, 0.25)),
  laptop: from(7, gear(1500, 4)),
  'night-vision-goggles': from(7, gear(2500, 2)),
  'gps-receiver': from(7, gear(200, 0.5)),
  'sound-recorder': from(7, gear(60, 0.5)),
  'paramedics-bag': from(7, container(600, 15)),
  medkit: from(8, gear(1500, 5)),
  communicator: from(8, gear(300, 0.25)),
  'hand-computer': from(8, gear(1000, 0.5)),
  'hand-scanner': from(9, gear(2000, 1)),
  breather: from(9, gear(400, 3)),
  translator: from(9, gear(1200, 0.5)),
});
