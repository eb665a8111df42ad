import type { TextMatch } from '../../../catalog/effect.ts';
import { type JsonObject, writeObject } from './export-object.ts';

/** What an effect adds, and how a feature counts it. */
export interface Amount {
  readonly amount: number;
  readonly perLevel: boolean;
}

/** A feature with its fields in the order of GCS. */
export const feature = (fields: Parameters<typeof writeObject<'feature'>>[1]): JsonObject =>
  writeObject('feature', fields);
export const counted = ({ amount, perLevel }: Amount) => ({ amount, per_level: perLevel });
/** Features of weapons call it another name. */
export const countedForWeapon = ({ amount, perLevel }: Amount) => ({ amount, leveled: perLevel });

/** A text criterion. */
export const compare = (qualifier: string, how = 'is'): JsonObject => ({ compare: how, qualifier });
export const matching = (match: TextMatch): JsonObject =>
  typeof match === 'string'
    ? compare(match)
    : 'starts' in match
      ? compare(match.starts, 'starts_with')
      : compare(match.contains, 'contains');
