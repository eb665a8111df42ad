import type { IdLetter } from '../../../character/gcs/gcs-id.ts';
import type { StatId } from '../../../engine/step.ts';
import type { DerivedCharacter } from '../../derive-character.ts';
import type { JsonObject } from './export-object.ts';

/** The list of a character that a row of a sheet stands for a row of. */
export type RowList = 'traits' | 'skills' | 'equipment';

/** What a row of a sheet is here: a row of the character, or a part of the sheet that has no row. */
export type RowOrigin =
  | { readonly list: RowList; readonly key: string }
  | { readonly list: 'made'; readonly key: string };

/** What the writers of rows share. */
export interface ExportContext {
  readonly derived: DerivedCharacter;
  /** The id of the row: that of the file it came from, where it has this letter or `other`, or else one made from its key. */
  idOf(letter: IdLetter, origin: RowOrigin, other?: IdLetter): string;
  /** The features that are in force, with their amounts in all: each writer of a row adds its own. */
  readonly inForce: JsonObject[];
  /** Keys of items that are the attacks of another row, by the key of that row. */
  readonly attacksOf: ReadonlyMap<string, string>;
}

/** The number of a stat; null where the sheet has none or it is no number. */
export function numberOf({ derived: { worksheet } }: Pick<ExportContext, 'derived'>, stat: StatId): number | null {
  const value = worksheet.find(stat)?.value;
  return typeof value === 'number' ? value : null;
}

/** Adds the features of a row that is in force; `level` is what those that count for each level are multiplied by. */
export function countFeatures(context: ExportContext, features: readonly JsonObject[], level = 1): void {
  for (const feature of features) {
    const { amount, per_level: perLevel } = feature;
    context.inForce.push(perLevel && typeof amount === 'number' ? { ...feature, amount: amount * level } : feature);
  }
}
