import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { completePreparation, removePrepared, usePrintPreparation } from '../state/view/print-preparation.ts';

/**
 * True while the browser prints, when the sheet is rendered whatever the size of the window, and while several sheets are prepared
 * for that.
 */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  const prepared = usePrintPreparation(({ phase }) => phase !== 'none');
  useEffect(() => {
    const before = () =>
      flushSync(() => {
        setPrinting(true);
        completePreparation();
      });
    const after = () => {
      setPrinting(false);
      void removePrepared();
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return printing || prepared;
}
