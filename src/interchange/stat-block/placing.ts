import type { Draft } from './draft.ts';
import type { NameIndex, NameMatch } from './name-index.ts';
import type { PlacedScore } from './place-scores.ts';
import type { Figures } from './read-figures.ts';
import type { Part } from './split-parts.ts';
import type { TextItem } from './text-items.ts';
import type { PlacedSkill } from './text-skills.ts';

/** An entry of the text with its figures and the match for its name. */
export interface Entry {
  readonly part: Part;
  readonly figures: Figures;
  readonly match: NameMatch | null;
  /** So many of the texts in brackets belong to the name. */
  readonly nameHas: number;
  readonly as: 'trait' | 'skill' | 'item' | 'weapon';
  /** Words of the part that none of its figures has. */
  readonly unread?: string;
}

/** A trait of the lists with the row that it became. */
interface PlacedTrait {
  readonly key: string;
  readonly entry: Entry;
  readonly points: number | null;
  readonly name: string;
  readonly guesses: readonly string[];
}

/** The known facts about a text while a character is made of its parts. */
export interface Placing {
  readonly draft: Draft;
  readonly index: NameIndex;
  /** The text is one of this program. */
  readonly isOwnText: boolean;
  readonly scores: PlacedScore[];
  readonly entries: Entry[];
  readonly skills: PlacedSkill[];
  readonly traits: PlacedTrait[];
  /** Items of the lists for which the text has a price or a weight. */
  readonly priced: { readonly key: string; readonly item: TextItem }[];
  readonly mounts: Part[];
  /** The notes of the rows that parts became, and the ids of their items. */
  readonly rows: Map<Part, string>;
  readonly items: Map<Part, string>;
  /** The search text for weapons: the names of the equipment, once all of it is there; null before. */
  itemKeys: string[] | null;
  /** The text's statements about the whole character; null for nothing. */
  total: number | null;
  unspent: number | null;
  techLevel: number | null;
}

/** More rows are not made of one text. */
export const maxRows = 800;

/** The initial state: only the draft and the names. */
export const createPlacing = (draft: Draft, index: NameIndex, isOwnText: boolean): Placing => ({
  draft,
  index,
  isOwnText,
  scores: [],
  entries: [],
  skills: [],
  traits: [],
  priced: [],
  mounts: [],
  rows: new Map(),
  items: new Map(),
  itemKeys: null,
  total: null,
  unspent: null,
  techLevel: null,
});
