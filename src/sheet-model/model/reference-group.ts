import type { Figure } from './sheet-model.ts';

/** A row of a reference page: its name, figures under the headings, and a note. */
export interface ReferenceRow {
  readonly name: string;
  readonly figures: readonly Figure[];
  readonly note: string;
  /** Whether this is the character's current state. */
  readonly now?: boolean;
}

export interface ReferenceGroup {
  /** Unique on its page: "defenses", "throwing", "attacks.8". */
  readonly id: string;
  readonly title: string;
  /** The headings of the figures. */
  readonly columns: readonly string[];
  readonly rows: readonly ReferenceRow[];
  readonly remarks: readonly string[];
  /** Book and page of the rules: "Man to Man p. 17", or an empty text. */
  readonly page: string;
}

/** Columns of stacked groups that share the width of a page. */
export type ReferenceBand = readonly (readonly ReferenceGroup[])[];

/** A page after the sheet with a character's own numbers: groups in bands of columns, from top to bottom. */
export interface ReferencePage {
  readonly id: 'combat' | 'feats' | 'odds';
  readonly title: string;
  /** Under the title: whose numbers these are, and the house rules that change them. */
  readonly words: string;
  readonly bands: readonly ReferenceBand[];
}

/** A band without the groups that have no rows, and without columns that have no groups. */
export const bandOf = (...columns: readonly (readonly ReferenceGroup[])[]): ReferenceBand =>
  columns.map((groups) => groups.filter(({ rows }) => rows.length > 0)).filter((groups) => groups.length > 0);
