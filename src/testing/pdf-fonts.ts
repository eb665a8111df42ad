import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FontFiles } from '../pdf/fonts.ts';

const face = (name: string): Uint8Array =>
  readFileSync(fileURLToPath(new URL(`../pdf/fonts/noto-${name}.ttf`, import.meta.url)));

/** The faces of the PDF, read from the files that the program loads. */
export const pdfFonts: FontFiles = {
  regular: face('sans-regular'),
  bold: face('sans-bold'),
  serif: face('serif-semibold'),
};
