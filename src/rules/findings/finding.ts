import type { Citation } from '../../engine/citation.ts';
import type { FindingFact } from './finding-sentences.ts';

/** The place to fix or waive a finding. */
export interface Place {
  /** A chapter's name: concept, attributes, traits, skills, spells, equipment. */
  readonly chapter: string;
  /** The key of the row, when it concerns one. */
  readonly row?: string;
  /** The field within the chapter or row. */
  readonly field?: string;
}

/** Something that a player may want to know. It never blocks anything. `findingSentence` words it. */
export interface Finding {
  /** Stable: the code, and the row if it concerns one. Waivers name it. */
  readonly id: string;
  readonly code: string;
  /**
   * 'rule': against the letter of the rules; 'incomplete': a choice that is missing; 'unusual': allowed but worth
   * a look; 'unknown': content the program does not know.
   */
  readonly kind: 'rule' | 'incomplete' | 'unusual' | 'unknown';
  /** The values in the sentence. */
  readonly fact: FindingFact;
  readonly place: Place;
  readonly cite?: Citation;
  /** The player's reason, once waived. */
  readonly waived?: string;
}
