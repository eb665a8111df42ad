import { useEffect, useState } from 'react';
import { ownTextWriters } from '../../outputs/own-text-writers.ts';
import { loadEveryRuleset } from '../../rules/rulesets.ts';
import { withOwnTextDifferences } from '../../rules/stat-block/own-text-differences.ts';
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
    const readLater = async () => {
      try {
        await loadEveryRuleset();
        if (!isCurrent) return;
        const read = readStatBlock(text, { ruleset: ruleset || undefined, choices });
        setState({ reading: withOwnTextDifferences(text, read, ownTextWriters), failed: false });
      } catch (thrown) {
        console.error(thrown);
        if (isCurrent) setState({ reading: null, failed: true });
      }
    };
    const timer = setTimeout(() => void readLater(), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, ruleset, choices]);
  return state;
}
