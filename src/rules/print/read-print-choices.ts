import * as z from 'zod/mini';
import { type PrintChoices, sheetBlocks, usualPrintChoices } from './print-choices.ts';

/** Countries whose printers have Letter paper. */
const lettersAreUsual = new Set(['US', 'CA', 'MX']);

/** The choices as they are kept; a field that is missing or odd is the usual one, and the others stay. */
const kept = (paper: PrintChoices['paper']) =>
  z.object({
    kind: z.catch(z.enum(['sheet', 'stat-block', 'form']), usualPrintChoices.kind),
    paper: z.catch(z.enum(['a4', 'letter']), paper),
    orientation: z.catch(z.enum(['portrait', 'landscape']), usualPrintChoices.orientation),
    density: z.catch(z.enum(['compact', 'roomy']), usualPrintChoices.density),
    without: z.catch(z.array(z.enum(sheetBlocks)), [...usualPrintChoices.without]),
    appendix: z.catch(z.boolean(), usualPrintChoices.appendix),
    quickReference: z.catch(z.boolean(), usualPrintChoices.quickReference),
    blankRows: z.catch(z.boolean(), usualPrintChoices.blankRows),
    boxes: z.catch(z.enum(['blank', 'filled']), usualPrintChoices.boxes),
    portrait: z.catch(z.enum(['shown', 'sketch', 'none']), usualPrintChoices.portrait),
  });

/**
 * Print choices from the text that a browser kept.
 * @param text the choices as JSON, or null when nothing is stored
 * @param locale the language of the browser, "en-US": Letter for the United States, Canada and Mexico, else A4, until
 *   the player has chosen a paper
 * @returns the choices; whatever cannot be read is the usual one
 */
export function readPrintChoices(text: string | null, locale: string): PrintChoices {
  const paper = usualPaper(locale);
  return kept(paper).safeParse(parsed(text)).data ?? { ...usualPrintChoices, paper };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}

function usualPaper(locale: string): PrintChoices['paper'] {
  try {
    const region = new Intl.Locale(locale).maximize().region ?? '';
    return lettersAreUsual.has(region) ? 'letter' : 'a4';
  } catch {
    return 'a4'; // no language at all
  }
}
