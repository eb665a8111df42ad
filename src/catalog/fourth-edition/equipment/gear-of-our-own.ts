import {
  booksAndInstruments,
  campAndTravel,
  handTools,
  lightAndClimbing,
  packsAndContainers,
} from '../../entries/equipment/adventuring-gear.ts';
import type { Entry, Listed } from '../../entry.ts';
import type { ItemFacet } from '../../item-entry.ts';
import {
  booksAndInstrumentsFigures,
  campAndTravelFigures,
  handToolsFigures,
  lightAndClimbingFigures,
  packsAndContainersFigures,
  techLevels,
} from '../../third-edition/equipment/adventuring-gear.ts';

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
