/** A character that comes with the program, for its card in the start dialog. */
export interface ReadyMadeCharacter {
  readonly id: string;
  readonly name: string;
  /** A one-line description. */
  readonly line: string;
  readonly points: number;
  /** The id of its ruleset. */
  readonly ruleset: string;
  /** Loads the text of its file. */
  readonly load: () => Promise<string>;
}
