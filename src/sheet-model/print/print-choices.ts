import * as z from 'zod/mini';
import { type SheetBlockId, sheetBlocks } from '../model/sheet-blocks.ts';

/** How a sheet is printed or saved as PDF: the player's choices, remembered from one time to the next. */
export interface PrintChoices {
  /** The whole sheet, a stat block for game masters, or the sheet as a form to fill in by hand. */
  readonly kind: 'sheet' | 'stat-block' | 'form';
  /** The user of the form: that of a mage has rows for spells, in rulesets with magic. */
  readonly formFor: 'fighter' | 'mage';
  readonly paper: 'a4' | 'letter';
  readonly orientation: 'portrait' | 'landscape';
  /** The space between rows, or type of 14 points for those who need it. */
  readonly density: 'compact' | 'roomy' | 'large';
  /** Blocks that are left out. */
  readonly without: readonly SheetBlockId[];
  /** The calculation of every number, on extra pages. */
  readonly appendix: boolean;
  /** A page of this character's own numbers for a fight. */
  readonly quickReference: boolean;
  /** A page of the character's limits for lifting, throwing, jumping and so on. */
  readonly feats: boolean;
  /** A page of the chances of this character's rolls and attacks. */
  readonly odds: boolean;
  /** Empty rows to fill in by hand, if there is room. */
  readonly blankRows: boolean;
  /** Boxes for values that change in play: with the current figures, or empty. */
  readonly boxes: 'blank' | 'filled';
  /** The boxes of hits and fatigue that are lost at present are marked. */
  readonly present: boolean;
  /** The picture, an empty frame to sketch in, or neither. */
  readonly portrait: 'shown' | 'sketch' | 'none';
  /** How many stat blocks a page has room for, if they are short enough. */
  readonly perPage: 2 | 4;
  /** The page with the order of turns of an encounter. */
  readonly turnOrder: boolean;
}

/** The orientation of the page: stat blocks are always upright, one above the other. */
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
  perPage: 2,
  turnOrder: true,
};

/** Countries whose printers have Letter paper. */
const letterCountries = new Set(['US', 'CA', 'MX']);

/**
 * The schema of the stored choices; a missing or invalid field falls back to its default without affecting the others.
 */
const storedChoicesSchema = (paper: PrintChoices['paper']) =>
  z.object({
    kind: z.catch(z.enum(['sheet', 'stat-block', 'form']), defaultPrintChoices.kind),
    formFor: z.catch(z.enum(['fighter', 'mage']), defaultPrintChoices.formFor),
    paper: z.catch(z.enum(['a4', 'letter']), paper),
    orientation: z.catch(z.enum(['portrait', 'landscape']), defaultPrintChoices.orientation),
    density: z.catch(z.enum(['compact', 'roomy', 'large']), defaultPrintChoices.density),
    without: z.catch(
      z.pipe(
        z.array(z.unknown()),
        z.transform((names) => names.flatMap((name) => sheetBlocks.find(({ id }) => id === name)?.id ?? [])),
      ),
      [...defaultPrintChoices.without],
    ),
    appendix: z.catch(z.boolean(), defaultPrintChoices.appendix),
    quickReference: z.catch(z.boolean(), defaultPrintChoices.quickReference),
    feats: z.catch(z.boolean(), defaultPrintChoices.feats),
    odds: z.catch(z.boolean(), defaultPrintChoices.odds),
    blankRows: z.catch(z.boolean(), defaultPrintChoices.blankRows),
    boxes: z.catch(z.enum(['blank', 'filled']), defaultPrintChoices.boxes),
    present: z.catch(z.boolean(), defaultPrintChoices.present),
    portrait: z.catch(z.enum(['shown', 'sketch', 'none']), defaultPrintChoices.portrait),
    perPage: z.catch(z.literal([2, 4]), defaultPrintChoices.perPage),
    turnOrder: z.catch(z.boolean(), defaultPrintChoices.turnOrder),
  });

/**
 * Reads print choices from the browser's storage.
 * @param text the choices as JSON, or null when nothing is stored
 * @param locale the language of the browser, "en-US": Letter for the United States, Canada and Mexico, else A4, until
 *   the player has chosen a paper
 * @returns the choices; unreadable ones are the defaults
 */
export function readPrintChoices(text: string | null, locale: string): PrintChoices {
  const paper = defaultPaper(locale);
  return storedChoicesSchema(paper).safeParse(parseJson(text)).data ?? { ...defaultPrintChoices, paper };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}

function defaultPaper(locale: string): PrintChoices['paper'] {
  try {
    const region = new Intl.Locale(locale).maximize().region ?? '';
    return letterCountries.has(region) ? 'letter' : 'a4';
  } catch {
    return 'a4'; // not a language tag
  }
}
