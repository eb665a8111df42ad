import type { ReactNode } from 'react';
import type { Drawing } from './pictogram.tsx';

/** What came of choosing an item. */
export interface Picked {
  /** Shown below the list and announced: "Broadsword 15 added". */
  readonly said: string;
  /** Whether it was added, and counts on its row. */
  readonly added: boolean;
  /** What the field then has: `keep`, `clear` by Enter (a click keeps the query, for the next hit), or a text. */
  readonly query: 'keep' | 'clear' | { readonly text: string };
  /** What comes of it once something was read; until then the above holds. */
  readonly later?: Promise<Picked | null>;
}

export interface PickerItem {
  id: string;
  name: string;
  /** A drawing of its kind, before the name. */
  icon?: Drawing | undefined;
  /** The result of adding it, at the right: "2 points → 15". */
  detail?: ReactNode;
  /** What it is, under the name: "average · default 10". */
  hint?: string | undefined;
  /** How a line of a list was understood: a mark before the name. */
  status?: 'found' | 'ambiguous' | 'missing' | undefined;
  /** Set apart from the entries: a command, or an entry of the player's own. */
  isAction?: boolean | undefined;
  /** Does what the item is for; null where that leads out of the picker. */
  onPick: () => Picked | null;
}

export interface PickerGroup {
  heading: string;
  items: readonly PickerItem[];
}

/** The answer to a query. */
export interface PickerAnswer {
  groups: readonly PickerGroup[];
  /** The item that Enter takes: only one that is what was typed; null for none. */
  selected: string | null;
}
