import { useEffect, useState } from 'react';
import { addSpeaker } from './announce.ts';

/** Where `announce` is heard. Mount it once in the app; dialogs bring their own. */
export function LiveRegion() {
  const [text, setText] = useState('');
  useEffect(() => addSpeaker(setText), []);
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}
