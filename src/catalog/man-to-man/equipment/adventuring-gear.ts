import {
  booksAndInstruments,
  campAndTravel,
  handTools,
  lightAndClimbing,
  packsAndContainers,
} from '../../entries/equipment/adventuring-gear.ts';
import { listItems } from '../../list-entries.ts';
import {
  booksAndInstrumentsFigures,
  campAndTravelFigures,
  handToolsFigures,
  lightAndClimbingFigures,
  packsAndContainersFigures,
} from '../../third-edition/equipment/adventuring-gear.ts';

/** General gear; the book has no list of it. */
export const manToManAdventuringGear = [
  ...listItems(packsAndContainers, packsAndContainersFigures),
  ...listItems(lightAndClimbing, lightAndClimbingFigures),
  ...listItems(handTools, handToolsFigures),
  ...listItems(campAndTravel, campAndTravelFigures),
  ...listItems(booksAndInstruments, booksAndInstrumentsFigures),
];
