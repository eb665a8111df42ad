import type { SheetBlockId } from '../model/sheet-blocks.ts';

/** How a sheet is printed or saved as PDF: the player's choices, remembered from one time to the next. */
export interface PrintChoices {
  /** The whole sheet, half a page for game masters, or the sheet as a form to fill in by hand. */
  readonly kind: 'sheet' | 'stat-block' | 'form';
  /** Whose form it is: that of a mage has rows for spells, in rulesets with magic. */
  readonly formFor: 'fighter' | 'mage';
  readonly paper: 'a4' | 'letter';
  readonly orientation: 'portrait' | 'landscape';
  readonly density: 'compact' | 'roomy';
  /** Blocks that are left out. */
  readonly without: readonly SheetBlockId[];
  /** The calculation of every number, on extra pages. */
  readonly appendix: boolean;
  /** A page of this character's own numbers for a fight. */
  readonly quickReference: boolean;
  /** A page of what this character can lift, throw, jump and the like. */
  readonly feats: boolean;
  /** A page of the chances of this character's rolls and attacks. */
  readonly odds: boolean;
  /** Empty rows to fill in by hand, where there is room. */
  readonly blankRows: boolean;
  /** Boxes for what changes in play: with the current figures, or empty. */
  readonly boxes: 'blank' | 'filled';
  /** The boxes of hits and fatigue that are lost at present are marked. */
  readonly present: boolean;
  /** The picture, an empty frame to sketch in, or neither. */
  readonly portrait: 'shown' | 'sketch' | 'none';
}

/** The orientation of the page: stat blocks are always upright, as two halves one above the other. */
export const pageOrientation = ({
  kind,
  orientation,
}: Pick<PrintChoices, 'kind' | 'orientation'>): PrintChoices['orientation'] =>
  kind === 'stat-block' ? 'portrait' : orientation;

export const defaultPrintChoices: PrintChoices = {
  kind: 'sheet',
  formFor: 'fighter',
  paper: 'a4',
  orientation: 'portrait',
  density: 'roomy',
  without: [],
  appendix: false,
  quickReference: false,
  feats: false,
  odds: false,
  blankRows: true,
  boxes: 'blank',
  present: false,
  portrait: 'shown',
};
