import { jsPDF } from 'jspdf';
import { expect } from 'vitest';
import { meleeRules } from '../rules/house-rules/melee/melee-rules.ts';
import { procedureTexts } from '../rules/house-rules/melee/procedures.ts';
import { defaultPrintChoices } from '../sheet-model/print/print-choices.ts';
import { johnFalcon } from './book-characters.ts';
import { drawSheets } from './draw-sheets.ts';
import { itAtLength } from './extent.ts';
import { pdfFonts } from './pdf-fonts.ts';
import { findOverlaps, findTextsInMargins, readPdf } from './read-pdf.ts';
import { wholeSubject } from './whole-subject.ts';

/** Milliseconds: reading large PDFs takes seconds on a busy machine. */
const testTimeout = 120_000;
const date = new Date(Date.UTC(2026, 0, 2, 3, 4, 5));
const choices = { ...defaultPrintChoices, appendix: true, quickReference: true, feats: true, odds: true };

itAtLength(
  'the combat reference has the house rules of the character, without overlaps or texts in the margins',
  async () => {
    const houseRules = meleeRules.map(({ id }) => id);
    const subject = await wholeSubject({ ...johnFalcon(), houseRules });
    const { pages } = await readPdf(drawSheets(jsPDF, pdfFonts, [subject], { choices, date }).bytes);
    const texts = pages.flatMap((page) => page.texts.map(({ text }) => text)).join(' ');
    for (const { name } of procedureTexts) expect(texts).toContain(name);
    for (const words of ['House rules', 'Bold attack', 'On hands and knees', 'In use: Adapted attack stances'])
      expect(texts.toLowerCase()).toContain(words.toLowerCase());
    expect(pages.flatMap(findTextsInMargins)).toEqual([]);
    expect(pages.flatMap(findOverlaps)).toEqual([]);
  },
  testTimeout,
);
