import type { RowChapter, SavedCharacter } from '../../character/character.ts';
import type { FileRemark } from '../../character/file/file-problem.ts';
import type { ImportReport } from '../../character/origin.ts';
import type { StatId } from '../../engine/step.ts';

/** The location of a sheet's row in the character. */
export interface RowPlace {
  readonly list: RowChapter;
  readonly key: string;
  /** The key of the item that has the attacks of a trait, skill or spell. */
  readonly attacks?: string;
}

/** Something of a sheet that no field of a character expresses. */
export interface Unexpressed {
  /** The name of the row, or the part of the sheet. */
  readonly where: string;
  readonly what: string;
}

/** A sheet as a character. */
export interface ImportedSheet {
  readonly file: SavedCharacter;
  /** Our rows by the ids of the sheet's rows. Rows that are switched off have none. */
  readonly places: ReadonlyMap<string, RowPlace>;
  /** Our attacks by the ids of the sheet's weapons: the key of the item, and which of its attacks. */
  readonly weapons: ReadonlyMap<string, { readonly key: string; readonly index: number }>;
  /** The keys of the traits that stand for attributes unknown here, by the ids of these attributes. */
  readonly attributeTraits: ReadonlyMap<string, string>;
  /** Rows written by this program were restored: the keys are not those of an import. */
  readonly isRestored?: boolean;
  /** Data kept in the original alone. */
  readonly unexpressed: readonly Unexpressed[];
  /** Data that does not fit into the character, and rejected values. */
  readonly remarks: readonly FileRemark[];
}

const count = (number: number): string => number.toLocaleString('en-US');

/** How many numbers of the file are the same here: "412 of 415 numbers agree with the file; 3 differ." */
export function describeAgreement({ agree, total }: Pick<ImportReport, 'agree' | 'total'>): string {
  if (total === 0) return 'The file has no results to compare with.';
  if (agree === total)
    return total === 1 ? 'The only number agrees with the file.' : `All ${count(total)} numbers agree with the file.`;
  const differ = total - agree;
  return `${count(agree)} of ${count(total)} numbers ${agree === 1 ? 'agrees' : 'agree'} with the file; ${count(differ)} ${differ === 1 ? 'differs' : 'differ'}.`;
}

/** How much of the file has no effect here, in a sentence; '' for nothing. */
export function describeUnexpressed({ unexpressed }: Pick<ImportReport, 'unexpressed'>): string {
  if (unexpressed.length === 0) return '';
  return unexpressed.length === 1
    ? '1 thing is kept without effect.'
    : `${count(unexpressed.length)} things are kept without effect.`;
}

/** A number of the sheet that is another one here. */
export interface GcsDifference {
  readonly figure: string;
  readonly theirs: string;
  readonly ours: string;
  /** The likely reason, in a sentence. */
  readonly why: string;
  /** The stat that explains ours. */
  readonly stat?: StatId;
}

/** How the numbers of a file agree with those computed here. */
export interface GcsReport {
  readonly agree: number;
  readonly total: number;
  readonly differences: readonly GcsDifference[];
}
