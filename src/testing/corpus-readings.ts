import type { StatBlockReading } from '../interchange/stat-block/draft.ts';
import { readStatBlock } from '../interchange/stat-block/read-stat-block.ts';

const readings = new Map<string, StatBlockReading>();

/** The reading of a block of the corpus, made once for all tests that look at it. The rulesets must have been loaded. */
export function corpusReading(block: string): StatBlockReading {
  const known = readings.get(block);
  if (known) return known;
  const reading = readStatBlock(block);
  readings.set(block, reading);
  return reading;
}
