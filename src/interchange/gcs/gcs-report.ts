import type { RowChapter, SavedCharacter } from '../../character/character.ts';
import type { FileRemark } from '../../character/file/file-problem.ts';
import type { ImportReport } from '../../character/origin.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { GcsSkill, GcsSpell, GcsWeapon } from './read/gcs-rows.ts';
import type { GcsSheet } from './read/gcs-sheet.ts';

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

/** What sort of figure it is: the reasons for a difference depend on that. */
export type FigureKind =
  | 'attribute'
  | 'attribute points'
  | 'basic damage'
  | 'lift'
  | 'move'
  | 'dodge'
  | 'trait points'
  | 'points by kind'
  | 'skill'
  | 'weapon level'
  | 'parry'
  | 'block'
  | 'damage'
  | 'range'
  | 'resistance'
  | 'weight'
  | 'value';

/** What a figure is of, where the reasons for a difference depend on that. */
export type About = GcsSkill | GcsSpell | GcsWeapon | null;

/** What the reasons for a difference are sought in. */
export interface ComparedSheet {
  readonly sheet: GcsSheet;
  readonly unexpressed: ImportedSheet['unexpressed'];
  readonly worksheet: Worksheet;
  /** True where a figure of this kind differs already. */
  hasDifferent(kind: FigureKind): boolean;
}
