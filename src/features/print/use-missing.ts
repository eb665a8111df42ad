import { useEffect, useState } from 'react';
import type { Lacking } from '../../pdf/subject.ts';
import type { PrintChoices } from '../../rules/print/print-choices.ts';
import type { PrintSubject } from '../../state/view/print-subjects.ts';
import { mapInSlices } from './map-in-slices.ts';

/** The Unicode characters that the PDF's typeface lacks, for each sheet; empty until that is known. */
export function useMissing(subjects: readonly PrintSubject[], choices: PrintChoices): readonly Lacking[] {
  const [missing, setMissing] = useState<readonly Lacking[]>([]);
  useEffect(() => {
    const stopping = new AbortController(); // when the subjects or choices have changed
    const check = async () => {
      const { checkPdf } = await import('../../pdf/save-pdf.ts');
      const models = mapInSlices(subjects, ({ model }) => ({ model }));
      const checked = await checkPdf(models, choices, stopping.signal);
      if (checked) setMissing(checked.ok ? checked.missing : []);
    };
    const timer = setTimeout(() => {
      check().catch(() => undefined); // saving reports the failure
    }, DELAY);
    return () => {
      stopping.abort();
      clearTimeout(timer);
    };
  }, [subjects, choices]);
  return missing;
}

/** Milliseconds without a change before checking: several characters are read one after the other. */
const DELAY = 150;
