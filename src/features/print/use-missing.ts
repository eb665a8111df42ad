import { useEffect, useState } from 'react';
import type { Lacking } from '../../pdf/subject.ts';
import type { PrintChoices } from '../../sheet-model/print/print-choices.ts';
import { yieldBetween, yieldToMain } from '../../state/view/idle.ts';
import type { PrintSubject } from '../../state/view/view-state.ts';

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

/** The Unicode characters that the PDF's typeface lacks, for each sheet; empty until that is known. */
export function useMissing(subjects: readonly PrintSubject[], choices: PrintChoices): readonly Lacking[] {
  const [missing, setMissing] = useState<readonly Lacking[]>([]);
  useEffect(() => {
    const stopping = new AbortController(); // when the subjects or choices have changed
    const check = async () => {
      const { checkPdf } = await import('../../pdf/save-pdf.ts');
      const models = mapInSlices(subjects, ({ model }) => ({ model }));
      const checked = await checkPdf(models, choices, stopping.signal);
      if (checked) setMissing(checked.ok ? checked.value : []);
    };
    const timer = setTimeout(() => {
      check().catch(() => undefined); // saving reports the failure
    }, delay);
    return () => {
      stopping.abort();
      clearTimeout(timer);
    };
  }, [subjects, choices]);
  return missing;
}

/** Milliseconds without a change before checking: several characters are read one after the other. */
const delay = 150;
