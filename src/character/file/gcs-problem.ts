import type { RowChapter } from '../character.ts';

/**
 * An error in a GCS file (GURPS Character Sheet) or in a value in it. `at` is the place in words: `“Guns”, points`. The
 * functions below put it into sentences.
 */
export type GcsRefusal =
  | { readonly code: 'not-a-library-file' }
  | { readonly code: 'not-a-sheet' }
  | { readonly code: 'empty' }
  | { readonly code: 'not-json' }
  | { readonly code: 'cut-off' }
  | { readonly code: 'no-version' }
  | { readonly code: 'newer-version'; readonly version: number }
  | { readonly code: 'too-large'; readonly limit: number }
  | { readonly code: 'too-deep'; readonly limit: number }
  | { readonly code: 'too-many-values'; readonly limit: number }
  | { readonly code: 'damaged-zip' }
  | { readonly code: 'access-denied' };

/** A difference between the file and the reading. */
export type GcsRemark =
  /** A value of the wrong kind: `kept` replaces it. */
  | { readonly code: 'wrong-value'; readonly at: string; readonly found: string; readonly kept: string }
  /** An invalid row, or one without a name. */
  | { readonly code: 'no-row'; readonly at: string; readonly found: string }
  | { readonly code: 'unknown-kind'; readonly at: string; readonly found: string }
  | { readonly code: 'unsafe-name'; readonly at: string }
  | { readonly code: 'text-cut'; readonly at: string; readonly limit: number }
  | { readonly code: 'too-many-rows'; readonly at: string; readonly limit: number }
  | { readonly code: 'rows-too-deep'; readonly at: string; readonly limit: number };

/** How many rows of a sheet belong into each list of a character. */
export type RowCounts = Readonly<Record<RowChapter, number>>;

/** Rows of a sheet that a character has no room for: of `count` rows of a list the first `kept` are in it. */
export interface LeftOutRows {
  readonly list: RowChapter;
  readonly count: number;
  readonly kept: number;
  /** The first and the last name of those left out. */
  readonly first: string;
  readonly last: string;
}

/** Remarks on one file that are kept; of more only the number is. */
const maxRemarks = 50;

/** Collects the remarks on one file. */
export class GcsLog {
  readonly remarks: GcsRemark[] = [];
  count = 0;
  /** Rows that were read so far, over all lists. */
  rows = 0;

  /** Notes a remark; beyond the most that are kept it is only counted. */
  add(remark: GcsRemark): void {
    this.count += 1;
    if (this.remarks.length < maxRemarks) this.remarks.push(remark);
  }
}

const thousands = (number: number): string => number.toLocaleString('en-US');

/** Why a library file could not be read, in a sentence. */
export function describeGcsRefusal(problem: GcsRefusal): string {
  switch (problem.code) {
    case 'not-a-library-file':
      return 'It is no library file: it has no rows.';
    case 'not-a-sheet':
      return 'It is no character sheet of GURPS Character Sheet.';
    case 'empty':
      return 'It is empty.';
    case 'not-json':
      return 'It is no library file of version 2 to 5, or it is damaged.';
    case 'cut-off':
      return 'It is cut off: its end is missing.';
    case 'no-version':
      return 'It does not say of which version it is.';
    case 'newer-version':
      return `It is of version ${problem.version}, which is newer than this program reads (5).`;
    case 'too-large':
      return `It is too large: more than ${thousands(problem.limit)} characters.`;
    case 'too-deep':
      return `Its lists are nested more than ${problem.limit} deep.`;
    case 'too-many-values':
      return `It has more than ${thousands(problem.limit)} values.`;
    case 'damaged-zip':
      return 'The zip file is damaged, or is none.';
    case 'access-denied':
      return 'The browser was denied access to it.';
  }
}

/** A difference between a file and its reading, in a sentence. */
export function describeGcsRemark(remark: GcsRemark): string {
  switch (remark.code) {
    case 'wrong-value':
      return `${sentenceStart(remark.at)} is ${remark.found}, which does not belong there; ${remark.kept} counts instead.`;
    case 'no-row':
      return `${sentenceStart(remark.at)} is ${remark.found}, and was left out.`;
    case 'unknown-kind':
      return `${sentenceStart(remark.at)} is of the kind “${remark.found}”, which does not belong into this file, and was left out.`;
    case 'unsafe-name':
      return `A field called “${remark.at}” was left out.`;
    case 'text-cut':
      return `${sentenceStart(remark.at)} is longer than ${thousands(remark.limit)} characters, and was cut there.`;
    case 'too-many-rows':
      return `${sentenceStart(remark.at)}: only the first ${thousands(remark.limit)} were read.`;
    case 'rows-too-deep':
      return `${sentenceStart(remark.at)} is nested more than ${remark.limit} deep; what is in it was left out.`;
  }
}

/** Which rows of a sheet a character has no room for, in a sentence. */
export function describeLeftOut({ list, count, kept, first, last }: LeftOutRows): string {
  const left = count - kept;
  const which =
    left === 1 ? `“${first}” is left out` : `the last ${thousands(left)}, “${first}” to “${last}”, are left out`;
  return `There are ${thousands(count)} ${listWords[list]}, and a character has room for ${thousands(kept)}: ${which}.`;
}

const listWords: Readonly<Record<LeftOutRows['list'], string>> = {
  traits: 'traits',
  skills: 'skills and spells',
  equipment: 'items',
};

const sentenceStart = (at: string): string => at.replace(/^./u, (letter) => letter.toUpperCase());
