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

export const FAMILY = 'NotoSans';

/** Embeds the faces in a document and returns their measures. */
export function embedFonts(document: jsPDF, files: FontFiles): Record<Face, FaceMeasures> {
  const embed = (face: Face, file: Uint8Array): FaceMeasures => {
    const name = `${FAMILY}-${face}.ttf`;
    document.addFileToVFS(name, fileText(file));
    document.addFont(name, FAMILY, face);
    document.setFont(FAMILY, face);
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
