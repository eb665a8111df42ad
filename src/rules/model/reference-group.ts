import type { Figure } from './sheet-model.ts';

/** A row of the combat reference: its name, figures under the headings, and a note. */
export interface ReferenceRow {
  readonly name: string;
  readonly figures: readonly Figure[];
  readonly note: string;
  /** Whether this is the character's current state. */
  readonly now?: boolean;
}

export interface ReferenceGroup {
  readonly id: 'defenses' | 'attacks' | 'ranges' | 'injury' | 'blow' | 'fatigue' | 'load' | 'houseRules' | 'procedures';
  readonly title: string;
  /** The headings of the figures. */
  readonly columns: readonly string[];
  readonly rows: readonly ReferenceRow[];
  readonly remarks: readonly string[];
  /** Book and page of the rules: "Man to Man p. 17", or an empty text. */
  readonly page: string;
}
