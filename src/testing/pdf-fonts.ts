import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FontFiles } from '../pdf/fonts.ts';

const face = (name: string): Uint8Array => readFileSync(join(import.meta.dirname, `../pdf/fonts/noto-${name}.ttf`));

/** The faces of the PDF, read from the files that the program loads. */
export const pdfFonts: FontFiles = {
  regular: face('sans-regular'),
  bold: face('sans-bold'),
  serif: face('serif-semibold'),
};
