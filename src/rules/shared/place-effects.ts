import { type EffectKey, resistanceKey, selectsPlace } from './effect-targets.ts';
import type { EffectIndex } from './effects.ts';

/** The keys of what effects do to the DR of a place: of all places, of this one, of several, of all but some. */
export const resistanceKeysAt = (effects: EffectIndex, place: string): EffectKey[] => [
  'damageResistance',
  resistanceKey(place),
  ...effects.selected('resistance', (by) => selectsPlace(by, place)),
];
