import type { Character } from '../../../character/character.ts';
import type { EntryChapter } from '../../chapters/row-chapter.ts';

/** An edit that a typed line asks for, worked out on a character, and not yet made. */
export interface Plan {
  /** What the line becomes: "Broadsword 15", "Rope × 3", "ST 13". */
  readonly name: string;
  /** What it costs and gives: "16 points", "$30 · 4.5 lb"; with what differs from the wish: "80 points → 14, the nearest". */
  readonly words: string;
  /** Names the edit for undo: "Broadsword 15 added". */
  readonly label: string;
  /** The row that it adds or changes; null where there is none (an attribute). */
  readonly row: { readonly chapter: EntryChapter; readonly key: string } | null;
  /** Makes the edit. Unchanged where the character has it already. */
  readonly change: (character: Character) => Character;
}
