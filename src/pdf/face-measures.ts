// With its type, because the browser tests load it without a bundler.
import widths from './fonts/widths.json' with { type: 'json' };

/** The faces on paper: plain, bold, and the serif of names and vital figures. */
export type Face = 'normal' | 'bold' | 'serif';

/** Glyphs and widths of a face. */
interface FaceMeasures {
  draws(codePoint: number): boolean;
  /** In ems. */
  width(text: string): number;
}

/** Reads runs of widths in thousandths of an em, by the code point of the first: "20 260 269 …". */
function readWidths(runs: readonly string[]): FaceMeasures {
  const byCode = new Map<number, number>();
  for (const run of runs) {
    const [start = '', ...rest] = run.split(' ');
    const first = Number.parseInt(start, 16);
    rest.forEach((width, i) => {
      byCode.set(first + i, Number(width) / 1000);
    });
  }
  return {
    draws: (codePoint) => byCode.has(codePoint),
    width: (text) => {
      let sum = 0;
      for (const character of text) sum += byCode.get(character.codePointAt(0) ?? 0) ?? 0;
      return sum;
    },
  };
}

/**
 * The measures of the faces, from `fonts/widths.json`, so that pages are laid out without loading the font files. The test beside
 * this file compares them with the files, and writes them.
 */
export const faceMeasures: Readonly<Record<Face, FaceMeasures>> = {
  normal: readWidths(widths.normal),
  bold: readWidths(widths.bold),
  serif: readWidths(widths.serif),
};

/** Whether every face has a glyph for the character. */
export const drawnByAll = (codePoint: number): boolean =>
  Object.values(faceMeasures).every((face) => face.draws(codePoint));
