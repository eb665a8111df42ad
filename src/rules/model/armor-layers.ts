import { groupBy } from '../shared/group-by.ts';
import type { BodyPlaceLine } from './sheet-model.ts';

/** Returns the layers of a place: "Mail hauberk 5, Cloth armor 1; flexible"; '' where nothing protects it. */
export const describeLayers = ({ layers, flexible }: Pick<BodyPlaceLine, 'layers' | 'flexible'>): string =>
  [layers.join(', '), flexible ? 'flexible' : ''].filter(Boolean).join('; ');

/**
 * Returns the layers of several places together, each only once, where that is more than the name of one piece: "torso,
 * groin: Mail hauberk 5, Cloth armor 1; flexible". '' where there is nothing to say.
 */
export function describeAllLayers(lines: readonly BodyPlaceLine[]): string {
  const several = lines.filter(({ layers, flexible }) => layers.length > 1 || flexible);
  return [...groupBy(several, describeLayers)]
    .map(([words, places]) => `${places.map(({ place }) => place).join(', ')}: ${words}`)
    .join('. ');
}
