import { useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/**
 * The stats whose text differs from the previous texts. `openedCount` grows when another character is opened, in which case
 * nothing counts as changed. Pass the same map until the texts are computed anew.
 */
export function useChanged(texts: ReadonlyMap<string, string>, openedCount: number): ReadonlySet<string> {
  const [previous, setPrevious] = useState({ texts, openedCount, changed: NONE });
  if (previous.texts === texts) return previous.changed;
  const changed = previous.openedCount === openedCount ? new Set(changedStats(previous.texts, texts)) : NONE;
  setPrevious({ texts, openedCount, changed });
  return changed;
}

function changedStats(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...after].filter(([stat, text]) => before.has(stat) && before.get(stat) !== text).map(([stat]) => stat);
}
