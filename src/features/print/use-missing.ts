import { useEffect, useState } from 'react';
import type { Lacking } from '../../pdf/subject.ts';
import { buildModel } from '../../rules/model/build-model.ts';
import type { PrintChoices } from '../../rules/print/print-choices.ts';
import type { PrintSubject } from '../../state/view/print-subjects.ts';

/** The Unicode characters that the PDF's typeface lacks, for each sheet; empty until that is known. */
export function useMissing(subjects: readonly PrintSubject[], choices: PrintChoices): readonly Lacking[] {
  const [missing, setMissing] = useState<readonly Lacking[]>([]);
  useEffect(() => {
    let active = true;
    const check = async () => {
      const { checkPdf } = await import('../../pdf/save-pdf.ts');
      if (!active) return; // the subjects or choices have changed meanwhile
      const models = subjects.map(({ sheet }) => buildModel(sheet));
      const checked = await checkPdf(models, choices);
      if (active) setMissing(checked.ok ? checked.missing : []);
    };
    const timer = setTimeout(() => {
      check().catch(() => undefined); // saving reports the failure
    }, DELAY);
    return () => {
      active = false;
      clearTimeout(timer);
    };
  }, [subjects, choices]);
  return missing;
}

/** Milliseconds without a change before checking: several characters are read one after the other. */
const DELAY = 150;
