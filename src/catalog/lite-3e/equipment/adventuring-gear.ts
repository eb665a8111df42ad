import { booksAndInstruments } from '../../entries/equipment/books-and-instruments.ts';
import { campAndTravel } from '../../entries/equipment/camp-and-travel.ts';
import { handTools } from '../../entries/equipment/hand-tools.ts';
import { lightAndClimbing } from '../../entries/equipment/light-and-climbing.ts';
import { packsAndContainers } from '../../entries/equipment/packs-and-containers.ts';
import { listItems } from '../../list-entries.ts';
import { booksAndInstrumentsFigures } from '../../third-edition/equipment/books-and-instruments.ts';
import { campAndTravelFigures } from '../../third-edition/equipment/camp-and-travel.ts';
import { handToolsFigures } from '../../third-edition/equipment/hand-tools.ts';
import { lightAndClimbingFigures } from '../../third-edition/equipment/light-and-climbing.ts';
import { packsAndContainersFigures } from '../../third-edition/equipment/packs-and-containers.ts';
import { techLevels } from '../../third-edition/equipment/tech-levels.ts';

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
