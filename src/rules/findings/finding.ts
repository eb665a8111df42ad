import type { Finding as AnyFinding } from '../../engine/finding.ts';
import type { FindingFact } from './finding-sentences.ts';

/** Something that a ruleset reports about a character. `findingSentence` words it. */
export type Finding = AnyFinding<FindingFact>;
