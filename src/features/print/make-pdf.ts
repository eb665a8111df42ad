import type { Subject } from '../../pdf/subject.ts';
import type { DrawAnswer } from '../../pdf/worker-messages.ts';
import { buildModel } from '../../rules/model/build-model.ts';
import { combatReference } from '../../rules/model/combat-reference.ts';
import { workedNumbers } from '../../rules/model/worked-numbers.ts';
import type { PrintChoices } from '../../rules/print/print-choices.ts';
import type { PrintSubject } from '../../state/view/print-subjects.ts';

/** How much of the time goes into working out what stands on the pages after the sheets. */
const WORKING_OUT = 0.1;

/**
 * Makes one PDF of all subjects as they were chosen, dated now. What draws it is loaded only now.
 * @param onProgress told how much of the work is done, from 0 to 1
 */
export async function makePdf(
  subjects: readonly PrintSubject[],
  choices: PrintChoices,
  onProgress: (share: number) => void,
): Promise<DrawAnswer> {
  const { savePdf } = await import('../../pdf/save-pdf.ts');
  const { kind, appendix, quickReference } = choices;
  const more = kind === 'sheet' && (appendix || quickReference);
  const before = more && subjects.length > 1 ? WORKING_OUT : 0;
  const drawn: Subject[] = [];
  for (const { sheet } of subjects) {
    drawn.push({
      model: buildModel(sheet),
      worked: more && appendix ? workedNumbers(sheet) : undefined,
      reference: more && quickReference ? combatReference(sheet) : undefined,
    });
    if (before === 0) continue;
    onProgress((drawn.length / subjects.length) * before);
    await new Promise((resolve) => setTimeout(resolve)); // many take a moment: the page stays free meanwhile
  }
  return savePdf(drawn, { choices, date: new Date() }, (share) => onProgress(before + share * (1 - before)));
}
