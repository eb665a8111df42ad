import { download } from '../features/file/download.ts';
import { notify } from '../state/notice-store.ts';
import { currentSheet } from '../state/sheet.ts';

/** Makes the sheet's PDF and gives it to the browser. What draws it is loaded only now. */
export async function saveSheetAsPdf(): Promise<void> {
  const failed = (why: string) =>
    notify({
      kind: 'problem',
      title: 'The PDF could not be made',
      text: `${why} Printing, with “Save as PDF” as the printer, makes the same sheet.`,
      actions: [{ label: 'Print', run: () => window.print() }],
    });
  try {
    const { savePdf } = await import('../pdf/save-pdf.ts');
    const made = await savePdf(currentSheet().model, {});
    if (made.ok) download(made.blob, made.name);
    else failed(`(${made.code})`);
  } catch (error) {
    failed(error instanceof Error ? error.message : String(error));
  }
}
