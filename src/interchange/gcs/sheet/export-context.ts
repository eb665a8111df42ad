import { ownFigures } from '../../../catalog/books.ts';
import type { Citation } from '../../../engine/citation.ts';
import { type Dice, isDice } from '../../../engine/dice.ts';
import type { StatId } from '../../../engine/step.ts';
import type { DerivedCharacter } from '../../../rules/derive-character.ts';
import type { IdLetter } from '../sheet-json.ts';
import { fixed, type JsonObject } from './export-object.ts';

/** Dice as GCS writes them: "2d-1", "1d", "3"; of other sides than six "1d8". */
export function formatDice({ dice, adds }: Dice, sides = 6): string {
  const head = dice === 0 ? '' : `${fixed(dice)}d${sides === 6 ? '' : sides}`;
  if (adds === 0) return head || '0';
  return `${head}${adds > 0 && head !== '' ? '+' : ''}${fixed(adds)}`;
}

/** A derived value as GCS writes it; '' for none. */
export const valueText = (value: unknown): string =>
  isDice(value) ? formatDice(value) : typeof value === 'number' ? String(fixed(value)) : '';

/** "+2", "-1", "+0". */
export const formatSigned = (number: number): string => `${number < 0 ? '-' : '+'}${Math.abs(fixed(number))}`;

/** A page in GCS's notation: "B34". Pages of other books keep their words; '' without a page. */
export function referenceOf(cite: Citation | undefined): string {
  if (!cite || cite.page === '') return '';
  if (cite.book === 'Basic Set') {
    const page = String(cite.page);
    return /^\d/.test(page) ? `B${page.replace(/[–-].*$/, '')}` : '';
  }
  return cite.book !== ownFigures.book && typeof cite.page === 'string' ? cite.page : '';
}

/** The first letter in capitals: "Swing". */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name of an entry for one of several kinds, as GCS has it: "Guns" and "Pistol" for "Guns (Pistol)". */
export function splitName(name: string): { readonly name: string; readonly specialization: string } {
  const [, family, kind] = /^(.+?) \(([^()]+)\)$/.exec(name.trim()) ?? [];
  return family === undefined || kind === undefined
    ? { name: name.trim(), specialization: '' }
    : { name: family, specialization: kind };
}

/** The list of a character that contains the source of a sheet's row. */
export type RowList = 'traits' | 'skills' | 'equipment';

/** The meaning of a sheet's row here: a row of the character, or a part of the sheet that has no row. */
export type RowOrigin =
  | { readonly list: RowList; readonly key: string }
  | { readonly list: 'made'; readonly key: string };

/** The data that the writers of rows share. */
export interface ExportContext {
  readonly derived: DerivedCharacter;
  /**
   * The id of the row: the one in the original file, if it has this letter or `other`, or else one made from its key.
   */
  idOf(letter: IdLetter, origin: RowOrigin, other?: IdLetter): string;
  /** The features that are in force, with their amounts in all: each writer of a row adds its own. */
  readonly inForce: JsonObject[];
  /** Keys of items that are the attacks of another row, by the key of that row. */
  readonly attacksOf: ReadonlyMap<string, string>;
}

/** The number of a stat; null if the sheet has none or it is no number. */
export function numberOf({ derived: { worksheet } }: Pick<ExportContext, 'derived'>, stat: StatId): number | null {
  const value = worksheet.find(stat)?.value;
  return typeof value === 'number' ? value : null;
}

/** Adds the features of a row that is in force; `level` multiplies those that count per level. */
export function countFeatures(context: ExportContext, features: readonly JsonObject[], level = 1): void {
  for (const feature of features) {
    const { amount, per_level: perLevel } = feature;
    context.inForce.push(perLevel && typeof amount === 'number' ? { ...feature, amount: amount * level } : feature);
  }
}
