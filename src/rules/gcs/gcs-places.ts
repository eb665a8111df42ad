import { ownValue } from '../../engine/own-value.ts';

/** The places of the body as this program names them, by the location ids of GCS. */
const places: Readonly<Record<string, string>> = {
  eye: 'eyes',
  arm: 'arms',
  leg: 'legs',
  hand: 'hands',
  foot: 'feet',
};

/** The place of the body for a location id of GCS; others keep their name. */
export function placeOf(location: string): string {
  const id = location.trim().toLowerCase();
  return ownValue(places, id) ?? id.replaceAll('_', ' ');
}
