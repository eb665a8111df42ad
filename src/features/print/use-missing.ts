import { useEffect, useState } from 'react';
import type { Lacking } from '../../pdf/subject.ts';
import { buildModel } from '../../rules/model/build-model.ts';
import type { PrintChoices } from '../../rules/print/print-choices.ts';
import type { PrintSubject } from '../../state/view/print-subjects.ts';

/** Characters of sheets that their PDF will have a mark for, and whose; none until that is known. */
export function useMissing(subjects: readonly PrintSubject[], choices: PrintChoices): readonly Lacking[] {
  const [missing, setMissing] = useState<readonly Lacking[]>([]);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const { checkPdf } = await import('../../pdf/save-pdf.ts');
      if (!wanted) return; // somebody more was chosen meanwhile
      const models = subjects.map(({ sheet }) => buildModel(sheet));
      const checked = await checkPdf(models, choices);
      if (wanted) setMissing(checked.ok ? checked.missing : []);
    };
    const soon = setTimeout(() => {
      look().catch(() => undefined); // saving says what is wrong
    }, A_MOMENT);
    return () => {
      wanted = false;
      clearTimeout(soon);
    };
  }, [subjects, choices]);
  return missing;
}

/** Milliseconds without a change: several characters come one after the other. */
const A_MOMENT = 150;
