import { readFileSync, writeFileSync } from 'node:fs';
import { jsPDF } from 'jspdf';
import { defaultPrintChoices, type PrintChoices } from '../../src/sheet-model/print/print-choices.ts';
import { drawSheets } from '../../src/testing/draw-sheets.ts';
import { pdfFonts } from '../../src/testing/pdf-fonts.ts';
import type { PrintCharacter } from '../../src/testing/print-characters.ts';
import { readSections } from '../../src/testing/text-sections.ts';

export const goldenPapers = ['a4', 'letter'] as const;
type Paper = (typeof goldenPapers)[number];

const urlOf = (path: string) => new URL(`../../${path}`, import.meta.url);

/** Returns the SHA-256 of a character's PDF from its golden text (which src/pdf/golden.test.ts checks). */
export function goldenHash({ ruleset, kind }: PrintCharacter, paper: Paper): string {
  const texts = readSections(readFileSync(urlOf(`src/pdf/golden/${ruleset}.txt`), 'utf8'));
  const hash = /^sha256 ([0-9a-f]{64}),/.exec(texts.get(`${kind.toLowerCase()} ${paper}`) ?? '')?.[1];
  if (!hash) throw new Error(`The golden text of ${ruleset} ${kind} ${paper} does not begin with a hash`);
  return hash;
}

/** Returns the bytes of that PDF, or of one with other choices. */
export function drawGolden({ sheet }: PrintCharacter, paper: Paper, chosen: Partial<PrintChoices> = {}): Uint8Array {
  const date = new Date(Date.UTC(2026, 0, 2, 3, 4, 5));
  const choices = { ...defaultPrintChoices, ...chosen, paper };
  return drawSheets(jsPDF, pdfFonts, [{ model: sheet() }], { choices, date }).bytes;
}

/** The hash of the PDF with which each picture was last compared: a PDF of the same bytes looks the same. */
const comparedFile = urlOf('e2e/pictures/compared-with.json');

export const readCompared = (): Readonly<Record<string, string>> => JSON.parse(readFileSync(comparedFile, 'utf8'));

export const writeCompared = (hashes: Readonly<Record<string, string>>): void =>
  writeFileSync(comparedFile, `${JSON.stringify(hashes, null, 2)}\n`);
