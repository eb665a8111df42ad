import { jsPDF } from 'jspdf';
import { expect, it } from 'vitest';
import { pdfFonts } from '../testing/pdf-fonts.ts';
import { embedFonts, family } from './fonts.ts';

/** The part of jsPDF's font that is read here and that it does not type. */
interface Metadata {
  readonly cmap: { readonly unicode: { readonly codeMap: Readonly<Record<string, number>> } };
  widthOfGlyph(glyph: number): number;
}

/** Returns the widths of the characters of a face as `fonts/widths.json` has them: a text for each run of code points. */
function runsOf(metadata: Metadata): string[] {
  const { codeMap } = metadata.cmap.unicode;
  const codes = Object.entries(codeMap)
    .filter(([, glyph]) => glyph > 0)
    .map(([code]) => Number(code))
    .sort((a, b) => a - b);
  const runs: string[][] = [];
  codes.forEach((code, i) => {
    if (code !== (codes[i - 1] ?? Number.NaN) + 1) runs.push([code.toString(16)]);
    runs.at(-1)?.push(String(metadata.widthOfGlyph(codeMap[code] ?? 0)));
  });
  return runs.map((run) => run.join(' '));
}

it('the widths that pages are laid out with are those of the font files', async () => {
  const document = new jsPDF();
  embedFonts(document, pdfFonts);
  const widths = Object.fromEntries(
    ['normal', 'bold', 'serif'].map((face) => {
      document.setFont(family, face);
      const metadata: Metadata = document.getFont().metadata;
      return [face, runsOf(metadata)];
    }),
  );
  await expect(`${JSON.stringify(widths, null, 2)}\n`).toMatchFileSnapshot('fonts/widths.json');
});
