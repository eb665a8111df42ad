import { useEffect, useState } from 'react';
import { registerLiveRegion } from './announce.ts';

/** The live region for texts queued by `announce`. Mount it once in the app; dialogs have their own. */
export function LiveRegion() {
  const [text, setText] = useState('');
  useEffect(() => registerLiveRegion(setText), []);
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}
