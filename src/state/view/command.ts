/** Something that the program does, as the search for everything offers it. */
export interface Command {
  readonly id: string;
  /** "Print…" */
  readonly name: string;
  /** Other words that players type for it. */
  readonly keywords: readonly string[];
  /** Its present effect, in a few words: "Dark". */
  readonly hint?: string;
  /** Does it; the search is closed before. */
  readonly run: () => void;
}
