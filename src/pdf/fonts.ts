import type { jsPDF } from 'jspdf';
import type { Face } from './face-measures.ts';

/** The faces, as bytes of their TrueType files. */
export interface FontFiles {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
  /** For names and the figures that matter. */
  readonly serif: Uint8Array;
}

export const family = 'NotoSans';

/** Embeds the faces in a document. */
export function embedFonts(document: jsPDF, { regular, bold, serif }: FontFiles): void {
  for (const [face, file] of Object.entries({ normal: regular, bold, serif } satisfies Record<Face, Uint8Array>)) {
    const name = `${family}-${face}.ttf`;
    document.addFileToVFS(name, fileText(file));
    document.addFont(name, family, face);
    document.setFont(family, face);
  }
}

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
