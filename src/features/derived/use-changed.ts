import { useState } from 'react';

const none: ReadonlySet<string> = new Set();

/**
 * The stats whose text differs from the one before. `of` grows when another character is opened: then nothing has
 * changed. Pass the same map for as long as nothing is worked out anew.
 */
export function useChanged(texts: ReadonlyMap<string, string>, of: number): ReadonlySet<string> {
  const [known, setKnown] = useState({ texts, of, changed: none });
  if (known.texts === texts) return known.changed;
  const changed = known.of === of ? new Set(differing(known.texts, texts)) : none;
  setKnown({ texts, of, changed });
  return changed;
}

function differing(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...after].filter(([stat, text]) => before.has(stat) && before.get(stat) !== text).map(([stat]) => stat);
}
