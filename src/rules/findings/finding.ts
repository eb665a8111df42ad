import type { Finding as AnyFinding } from '../../engine/finding.ts';
import type { FindingFact } from './finding-sentences.ts';

/** What a ruleset remarks on about a character. `findingSentence` puts it in words. */
export type Finding = AnyFinding<FindingFact>;
