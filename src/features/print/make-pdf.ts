import type { DrawAnswer } from '../../pdf/worker-messages.ts';
import type { Sheet } from '../../rules/build-sheet.ts';
import { combatReference } from '../../rules/combat-reference.ts';
import type { PrintChoices } from '../../rules/print-choices.ts';
import { workedNumbers } from '../../rules/worked-numbers.ts';

/**
 * Makes the PDF of a sheet as it was chosen, dated now. What draws it is loaded only now.
 * @param onProgress told how much of the work is done, from 0 to 1
 */
export async function makePdf(
  sheet: Sheet,
  choices: PrintChoices,
  onProgress: (share: number) => void,
): Promise<DrawAnswer> {
  const { savePdf } = await import('../../pdf/save-pdf.ts');
  const options = {
    choices,
    date: new Date(),
    worked: choices.appendix ? workedNumbers(sheet) : undefined,
    reference: choices.quickReference ? combatReference(sheet) : undefined,
  };
  return savePdf(sheet.model, options, (done, all) => onProgress(done / all));
}
