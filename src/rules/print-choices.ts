/** The blocks of a sheet that can be left out, by chapter. */
export const sheetBlocks = [
  'attributes',
  'movement',
  'load',
  'defenses',
  'protection',
  'reactions',
  'traits',
  'skills',
  'spells',
  'weapons',
  'possessions',
  'mounts',
  'points',
  'notes',
  'story',
] as const;
export type SheetBlock = (typeof sheetBlocks)[number];

/** How a sheet is printed or saved as PDF: the player's choices, remembered from one time to the next. */
export interface PrintChoices {
  readonly paper: 'a4' | 'letter';
  readonly orientation: 'portrait' | 'landscape';
  readonly density: 'compact' | 'roomy';
  /** Blocks that are left out. */
  readonly without: readonly SheetBlock[];
  /** Every number worked out in words, on pages of their own. */
  readonly appendix: boolean;
  /** A page of this character's own numbers for a fight. */
  readonly quickReference: boolean;
  /** Empty rows to write in, where there is room. */
  readonly blankRows: boolean;
  /** The picture, an empty frame to sketch in, or neither. */
  readonly portrait: 'shown' | 'sketch' | 'none';
}

export const usualPrintChoices: PrintChoices = {
  paper: 'a4',
  orientation: 'portrait',
  density: 'roomy',
  without: [],
  appendix: false,
  quickReference: false,
  blankRows: true,
  portrait: 'shown',
};
