import { useEffect, useState } from 'react';
import { loadEveryRuleset } from '../../rules/rulesets.ts';
import { readStatBlock } from '../../rules/stat-block/read-stat-block.ts';
import type { StatBlockReading } from '../../rules/stat-block/reading.ts';

/** Milliseconds without typing before a text is read. */
const pause = 250;

interface Reading {
  readonly reading: StatBlockReading | null;
  /** The rules could not be loaded. */
  readonly failed: boolean;
}

/**
 * What a text is read as, a moment after the last change; the last reading until then, and null for an empty text.
 * @param ruleset '' for the one that the text suggests
 */
export function useReading(text: string, ruleset: string, choices: Readonly<Record<string, string>>): Reading {
  const [state, setState] = useState<Reading>({ reading: null, failed: false });
  useEffect(() => {
    if (text.trim() === '') {
      setState({ reading: null, failed: false });
      return;
    }
    let isCurrent = true;
    const read = async () => {
      try {
        await loadEveryRuleset();
        if (isCurrent)
          setState({ reading: readStatBlock(text, { ruleset: ruleset || undefined, choices }), failed: false });
      } catch (thrown) {
        console.error(thrown);
        if (isCurrent) setState({ reading: null, failed: true });
      }
    };
    const timer = setTimeout(() => void read(), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, ruleset, choices]);
  return state;
}
