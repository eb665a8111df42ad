import { fileName } from '../character/file/file-name.ts';
import { download } from '../features/file/download.ts';
import { notify } from '../state/notice-store.ts';
import { currentSheet } from '../state/sheet.ts';

const lettersAreUsual = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE']);

/** Makes the sheet's PDF and gives it to the browser. What draws it is loaded only now. */
export async function saveSheetAsPdf(): Promise<void> {
  const { model } = currentSheet();
  try {
    const { savePdf } = await import('../pdf/save-pdf.ts');
    const made = await savePdf(model, { paper: usualPaper(), date: new Date() });
    if (!made.ok) return failed(made.detail);
    download(new Blob([made.bytes], { type: 'application/pdf' }), fileName(model.head.name, 'pdf'));
    if (made.missing.length > 0) {
      notify({
        kind: 'attention',
        title: 'Some letters are missing in the PDF',
        text: `Its typeface has no ${made.missing.join(' ')}: a mark stands in their place. Printing from the browser has them.`,
      });
    }
  } catch (error) {
    failed(error instanceof Error ? error.message : String(error));
  }
}

function failed(why: string): void {
  notify({
    kind: 'problem',
    title: 'The PDF could not be made',
    text: `${why} Printing, with “Save as PDF” as the printer, makes the same sheet.`,
    actions: [{ label: 'Print', run: () => window.print() }],
  });
}

/** Letter where that is what lies in the printer, by the language of the browser; A4 elsewhere. */
function usualPaper(): 'a4' | 'letter' {
  const region = new Intl.Locale(navigator.language).maximize().region ?? '';
  return lettersAreUsual.has(region) ? 'letter' : 'a4';
}
