/** A character that comes with the program, as the list of fighters to add shows it. */
export interface ReadyFighter {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** The id of its ruleset. */
  readonly ruleset: string;
  /** A one-line description. */
  readonly line: string;
  /** Loads the text of its file. */
  readonly load: () => Promise<string>;
}
