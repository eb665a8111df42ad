import { useEffect, useState } from 'react';
import type { SheetModel } from '../../rules/sheet-model.ts';

/** Characters of a sheet that its PDF will have a mark for; none until that is known. */
export function useMissing(model: SheetModel): readonly string[] {
  const [missing, setMissing] = useState<readonly string[]>([]);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const { checkPdf } = await import('../../pdf/save-pdf.ts');
      const checked = await checkPdf(model);
      if (wanted) setMissing(checked.ok ? checked.missing : []);
    };
    look().catch(() => undefined); // saving says what is wrong
    return () => {
      wanted = false;
    };
  }, [model]);
  return missing;
}
