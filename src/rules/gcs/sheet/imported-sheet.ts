import type { RowChapter } from '../../../character/character.ts';
import type { FileRemark } from '../../../character/file/file-problem.ts';
import type { SavedCharacter } from '../../../character/saved-character.ts';

/** Where a row of a sheet is in the character. */
export interface RowPlace {
  readonly list: RowChapter;
  readonly key: string;
  /** The key of the item that has the attacks of a trait, skill or spell. */
  readonly attacks?: string;
}

/** Something of a sheet that no field of a character expresses. */
export interface Unexpressed {
  /** The name of the row, or what part of the sheet it is. */
  readonly where: string;
  readonly what: string;
}

/** A sheet as a character. */
export interface ImportedSheet {
  readonly file: SavedCharacter;
  /** Our rows by the ids of those of the sheet. Rows that are switched off have none. */
  readonly places: ReadonlyMap<string, RowPlace>;
  /** Our attacks by the ids of the sheet's weapons: the key of the item, and which of its attacks. */
  readonly weapons: ReadonlyMap<string, { readonly key: string; readonly index: number }>;
  /** The keys of the traits that are attributes of the sheet which there are none of here, by the ids of these. */
  readonly attributeTraits: ReadonlyMap<string, string>;
  /** Rows that this program wrote were restored: the keys are not those that an import gives. */
  readonly isRestored?: boolean;
  /** What is kept in the original alone. */
  readonly unexpressed: readonly Unexpressed[];
  /** What the character has no room for, and what its fields did not take. */
  readonly remarks: readonly FileRemark[];
}
