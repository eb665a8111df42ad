import type { jsPDF } from 'jspdf';
import type { SheetModel } from '../rules/model/sheet-model.ts';
import { statBlock } from '../rules/model/stat-block.ts';
import type { PrintChoices } from '../rules/print/print-choices.ts';
import { printedModel } from '../rules/print/printed-model.ts';
import { drawnByAll, embedFonts, type FontFiles } from './fonts.ts';
import { Printable } from './printable.ts';
import { type Lacking, nameOf } from './subject.ts';

/** Strings of a model that are not printed: ids and keys, and pictures. */
const notDrawn = new Set(['id', 'key', 'itemKey', 'stat', 'data']);

/** Returns the characters of printed sheets that the fonts lack: a PDF has a mark instead. */
export function missingCharacters(
  JsPdf: typeof jsPDF,
  fonts: FontFiles,
  models: readonly SheetModel[],
  choices: PrintChoices,
): Lacking[] {
  const faces = embedFonts(new JsPdf(), fonts);
  return models.flatMap((fullModel) => {
    const printable = new Printable((codePoint) => drawnByAll(faces, codePoint));
    const model = printedModel(fullModel, choices);
    for (const text of textsIn(choices.kind === 'stat-block' ? statBlock(model) : model)) printable.text(text);
    return printable.missing.size > 0 ? [{ name: nameOf({ model }), characters: [...printable.missing] }] : [];
  });
}

function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(textsIn);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    notDrawn.has(name) && typeof value === 'string' ? [] : textsIn(value),
  );
}
