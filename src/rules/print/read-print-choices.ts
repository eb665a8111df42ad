import * as z from 'zod/mini';
import { sheetBlocks } from '../model/sheet-blocks.ts';
import { defaultPrintChoices, type PrintChoices } from './print-choices.ts';

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
    density: z.catch(z.enum(['compact', 'roomy']), defaultPrintChoices.density),
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
