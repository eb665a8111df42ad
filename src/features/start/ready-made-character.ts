/** A character that comes with the program, for a card to choose it by. */
export interface ReadyMadeCharacter {
  readonly id: string;
  readonly name: string;
  /** One line: who this is in a fight. */
  readonly line: string;
  readonly points: number;
  /** The id of its ruleset. */
  readonly ruleset: string;
  /** The text of its file. */
  readonly load: () => Promise<string>;
}
