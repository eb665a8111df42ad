import { toFileName } from '../../character/file/file-name.ts';
import type { SheetModel } from '../../rules/model/sheet-model.ts';
import type { PrintChoices } from '../../rules/print/print-choices.ts';

/** The file name for a PDF of characters: "John-Falcon.pdf", "12-characters.pdf", "Man-to-Man-form.pdf". */
export function pdfName(models: readonly SheetModel[], kind: PrintChoices['kind']): string {
  const [first] = models;
  const name = models.length > 1 ? '' : (first?.head.name ?? '');
  const count = models.length > 1 ? `${models.length}` : '';
  switch (kind) {
    case 'sheet':
      return toFileName(count ? `${count} characters` : name, 'pdf');
    case 'stat-block':
      return toFileName(count ? `${count} stat blocks` : `${name} stat block`, 'pdf');
    case 'form':
      return toFileName(`${first?.ruleset.name ?? ''} form`, 'pdf');
  }
}
