/** Points as they were worked out when they were stored. */
interface SummaryPoints {
  readonly spent: number;
  readonly budget: number;
  /** By which rules: another build of the program may come to another number. Missing where that was not noted. */
  readonly by?: string;
}

/** What a list of characters shows of one: all that is read for a list, never the texts of the files. */
export interface CharacterSummary {
  readonly id: string;
  readonly name: string;
  /** The id of its ruleset; '' where the stored text does not say. */
  readonly ruleset: string;
  /** The revision of the record that this tells of. */
  readonly revision: number;
  /** When it was saved last, in ISO 8601. */
  readonly updated: string;
  /** Points spent, and points to spend (with earned ones); null until they are worked out, or where they cannot be. */
  readonly points: SummaryPoints | null;
  /** As the player wrote them, in the order in which they were given. */
  readonly tags: readonly string[];
  /** When it went to the bin, in ISO 8601; null when it is not there. */
  readonly binned: string | null;
  /** The portrait, very small, as a data URL of at most 6,000 characters; null without one. */
  readonly face: string | null;
}
