import type { jsPDF } from 'jspdf';

/** The faces, as bytes of their TrueType files. */
export interface FontFiles {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
  /** For names and the figures that matter. */
  readonly serif: Uint8Array;
}

export type Face = 'normal' | 'bold' | 'serif';

/** Glyphs and widths of an embedded face. */
export interface FaceMeasures {
  draws(codePoint: number): boolean;
  /** In ems. */
  width(text: string): number;
}

/** The part of jsPDF's font that is used here and that it does not type. */
interface Metadata {
  characterToGlyph(code: number): number;
  widthOfGlyph(glyph: number): number;
}

export const family = 'NotoSans';

/** Embeds the faces in a document and returns their measures. */
export function embedFonts(document: jsPDF, files: FontFiles): Record<Face, FaceMeasures> {
  const embed = (face: Face, file: Uint8Array): FaceMeasures => {
    const name = `${family}-${face}.ttf`;
    document.addFileToVFS(name, fileText(file));
    document.addFont(name, family, face);
    document.setFont(family, face);
    const metadata: Metadata = document.getFont().metadata;
    const widths = new Map<string, number>();
    const width = (character: string): number => {
      const known = widths.get(character);
      if (known !== undefined) return known;
      const glyph = metadata.characterToGlyph(character.codePointAt(0) ?? 0);
      const measured = metadata.widthOfGlyph(glyph) / 1000;
      widths.set(character, measured);
      return measured;
    };
    return {
      draws: (codePoint) => metadata.characterToGlyph(codePoint) > 0,
      width: (text) => {
        let sum = 0;
        for (const character of text) sum += width(character);
        return sum;
      },
    };
  };
  return {
    normal: embed('normal', files.regular),
    bold: embed('bold', files.bold),
    serif: embed('serif', files.serif),
  };
}

/** Whether every face has a glyph for the character. */
export const drawnByAll = (faces: Record<Face, FaceMeasures>, codePoint: number): boolean =>
  Object.values(faces).every((face) => face.draws(codePoint));

/** The files as jsPDF takes them; the same three are embedded in every document. */
const fileTexts = new WeakMap<Uint8Array, string>();

function fileText(file: Uint8Array): string {
  const known = fileTexts.get(file);
  if (known !== undefined) return known;
  const text = binaryString(file);
  fileTexts.set(file, text);
  return text;
}

function binaryString(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 8192) parts.push(String.fromCharCode(...bytes.subarray(i, i + 8192)));
  return parts.join('');
}

/** Characters that the embedded font lacks and that can be replaced by words. */
const inWords = new Map([
  ['\u2190', '<-'],
  ['\u2192', '->'],
  ['\u2194', '<->'],
  ['\u2248', 'about '],
  ['\u2260', 'not '],
  ['\u2264', 'at most '],
  ['\u2265', 'at least '],
]);

/** Replaces a character that cannot be drawn, so that no text vanishes unnoticed. */
const fallback = '[?]';

/** Zero-width characters, direction marks and variation selectors: nothing to draw. */
const invisible = /[\p{Cf}\p{Variation_Selector}]/gu;
const control = /[\p{Cc}\u2028\u2029]+/gu;
/** Bidi controls: the font may have them, but they would change the direction of text copied from the PDF. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;
const wholeCharacters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Turns any text into text that the font can draw, and records the characters that it lacks. */
export class Printable {
  readonly missing = new Set<string>();
  readonly #draws: (codePoint: number) => boolean;
  readonly #ready = new Map<string, string>();

  constructor(draws: (codePoint: number) => boolean) {
    this.#draws = draws;
  }

  text(raw: string): string {
    const cached = this.#ready.get(raw);
    if (cached !== undefined) return cached;
    const composed = raw.normalize('NFC').replace(control, ' ').replace(bidiControls, '').replaceAll('\u00AD', '');
    const result = this.#drawn(composed) ? composed : this.#replaced(composed);
    this.#ready.set(raw, result);
    return result;
  }

  #drawn(text: string): boolean {
    return Array.from(text).every((character) => this.#draws(character.codePointAt(0) ?? 0));
  }

  #replaced(text: string): string {
    const parts = Array.from(wholeCharacters.segment(text), ({ segment }) => {
      if (this.#drawn(segment)) return segment;
      const visible = segment.replace(invisible, '');
      if (this.#drawn(visible)) return visible;
      const words = inWords.get(visible);
      if (words !== undefined) return words;
      if (/^\s+$/u.test(visible)) return ' ';
      this.missing.add(visible);
      return fallback;
    });
    return parts.join('');
  }
}
