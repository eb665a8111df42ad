import type { Subject } from '../../pdf/subject.ts';
import type { DrawResponse } from '../../pdf/worker-messages.ts';
import { workedNumbers } from '../../sheet-model/model/worked-numbers.ts';
import type { PrintChoices } from '../../sheet-model/print/print-choices.ts';
import { yieldBetween, yieldToMain } from '../../state/view/idle.ts';
import type { PrintSubject } from '../../state/view/view-state.ts';
import { findReferences, loadReferences } from './chosen-references.ts';

/** The share of the progress for computing the contents, if there are several sheets. */
const shareOfPreparation = 0.1;

/**
 * Makes one PDF of all subjects with these choices, dated now. The PDF code is loaded on demand.
 * @param onProgress called with the share of the work done, from 0 to 1
 * @returns null if `signal` was aborted before it was made
 */
export async function makePdf(
  subjects: readonly PrintSubject[],
  choices: PrintChoices,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<DrawResponse | null> {
  const { savePdf } = await import('../../pdf/save-pdf.ts');
  await loadReferences(
    subjects.map(({ sheet }) => sheet),
    choices,
  );
  const preparationShare = subjects.length > 1 ? shareOfPreparation : 0;
  const onPrepared = (count: number) => onProgress((count / subjects.length) * preparationShare);
  const prepared = mapInSlices(subjects, (subject) => prepare(subject, choices), onPrepared);
  const onDrawn = (share: number) => onProgress(preparationShare + share * (1 - preparationShare));
  return savePdf(prepared, { choices, date: new Date() }, onDrawn, signal);
}

function prepare({ sheet, model }: PrintSubject, choices: PrintChoices): Subject {
  return {
    model,
    worked: choices.kind === 'sheet' && choices.appendix ? workedNumbers(sheet) : undefined,
    references: findReferences(sheet, choices) ?? [],
  };
}

/**
 * Computes a result for each item, when it is asked for, and lets the page paint and handle events in between.
 * @param onDone called with the number of items whose results have been taken
 */
export async function* mapInSlices<Item, Result>(
  items: readonly Item[],
  compute: (item: Item) => Result,
  onDone?: (count: number) => void,
): AsyncGenerator<Result, void> {
  const rest = yieldBetween(yieldToMain);
  for (const [i, item] of items.entries()) {
    yield compute(item);
    onDone?.(i + 1);
    await rest();
  }
}
