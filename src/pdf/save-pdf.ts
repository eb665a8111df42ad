import type { SheetModel } from '../rules/sheet-model.ts';

type SavedPdf = { readonly ok: true; readonly blob: Blob; readonly name: string } | { readonly ok: false; readonly code: string };

/** Draws the sheet as a PDF. */
export async function savePdf(_model: SheetModel, _options: object): Promise<SavedPdf> {
  return { ok: false, code: 'not-yet' };
}
