import { booksAndInstruments } from '../../entries/equipment/books-and-instruments.ts';
import { campAndTravel } from '../../entries/equipment/camp-and-travel.ts';
import { handTools } from '../../entries/equipment/hand-tools.ts';
import { lightAndClimbing } from '../../entries/equipment/light-and-climbing.ts';
import { packsAndContainers } from '../../entries/equipment/packs-and-containers.ts';
import type { Entry, Listed } from '../../entry.ts';
import type { ItemFacet } from '../../item-entry.ts';
import { booksAndInstrumentsFigures } from '../../third-edition/equipment/books-and-instruments.ts';
import { campAndTravelFigures } from '../../third-edition/equipment/camp-and-travel.ts';
import { handToolsFigures } from '../../third-edition/equipment/hand-tools.ts';
import { lightAndClimbingFigures } from '../../third-edition/equipment/light-and-climbing.ts';
import { packsAndContainersFigures } from '../../third-edition/equipment/packs-and-containers.ts';
import { techLevels } from '../../third-edition/equipment/tech-levels.ts';

/** These entries with the prices, weights and tech levels of our own that the other rulesets have. */
const withOurFigures = <Id extends string>(
  entries: Readonly<Record<Id, Entry>>,
  figures: Readonly<Record<Id, ItemFacet>>,
  ...ids: readonly NoInfer<Id>[]
): Listed<ItemFacet>[] =>
  ids.map((id) => {
    const from = techLevels.get(id);
    const facet = figures[id];
    return { ...entries[id], id, facet: from === undefined ? facet : { ...facet, techLevel: { from } } };
  });

/** Adventuring gear that the Basic Set does not list (pp. 264–289). */
export const gearOfOurOwn: readonly Listed<ItemFacet>[] = [
  ...withOurFigures(
    packsAndContainers,
    packsAndContainersFigures,
    ...(['satchel', 'sack', 'chest', 'small-cask', 'scroll-case'] as const),
  ),
  ...withOurFigures(
    booksAndInstruments,
    booksAndInstrumentsFigures,
    ...(['book', 'journal', 'writing-set', 'parchment', 'sealing-wax', 'magnifying-glass', 'hourglass'] as const),
    ...(['mirror', 'whistle', 'horn', 'instrument', 'dice', 'playing-cards', 'holy-symbol', 'incense'] as const),
    ...(['herbs', 'strong-drink', 'wine', 'bowstring', 'arm-guard'] as const),
  ),
  ...withOurFigures(
    campAndTravel,
    campAndTravelFigures,
    ...(['cloak', 'bedroll', 'cooking-pot', 'mess-kit', 'snare', 'soap', 'fodder', 'snowshoes'] as const),
  ),
  ...withOurFigures(
    lightAndClimbing,
    lightAndClimbingFigures,
    ...(['tinderbox', 'block-and-tackle', 'ladder'] as const),
  ),
  ...withOurFigures(
    handTools,
    handToolsFigures,
    ...(['hammer', 'file', 'padlock', 'manacles', 'chalk', 'needle-and-thread', 'glue', 'bell'] as const),
  ),
];
