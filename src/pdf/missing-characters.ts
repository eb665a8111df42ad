import type { jsPDF } from 'jspdf';
import type { SheetModel } from '../rules/sheet-model.ts';
import { embedFonts, type FontFiles } from './fonts.ts';
import { Printable } from './printable.ts';

/** Strings of a model that name a thing for the program, not for people, and pictures. */
const notDrawn = new Set(['id', 'key', 'itemKey', 'stat', 'data']);

/** The characters of a sheet that the fonts lack, each once: in a PDF a mark stands in their place. */
export function missingCharacters(JsPdf: typeof jsPDF, fonts: FontFiles, model: SheetModel): string[] {
  const { normal, bold } = embedFonts(new JsPdf(), fonts);
  const printable = new Printable((codePoint) => normal.draws(codePoint) && bold.draws(codePoint));
  for (const text of textsIn(model)) printable.text(text);
  return [...printable.missing];
}

function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(textsIn);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    notDrawn.has(name) && typeof value === 'string' ? [] : textsIn(value),
  );
}
