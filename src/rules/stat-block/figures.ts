import type { Attribute } from '../../catalog/attribute.ts';
import type { SkillDifficulty } from '../../character/skill-rows.ts';

/** An enhancement or limitation in the text. */
export interface TextModifier {
  readonly name: string;
  readonly percent: number;
  readonly points: number;
}

/** What the text says of an entry. */
export interface Figures {
  readonly name: string;
  /** What was in brackets behind the name and is no figure: a speciality, an answer. */
  readonly texts: readonly string[];
  readonly points: number | null;
  /** A number behind the name: a level, or how many. */
  readonly number: number | null;
  /** "+2", "−1": the number was signed, with a space before. */
  readonly sign: '' | '+' | '-';
  /** A number alone in brackets: a roll, points or a level. */
  readonly bracketed: number | null;
  /** "12 or less", "CR: 12". */
  readonly roll: number | null;
  readonly relative: { readonly attribute: Attribute; readonly by: number } | null;
  readonly attribute: Attribute | null;
  readonly kind: 'physical' | 'mental' | null;
  readonly difficulty: SkillDifficulty | null;
  readonly techLevel: number | null;
  /** It is marked /TL, without a number. */
  readonly hasTechLevel: boolean;
  readonly modifiers: readonly TextModifier[];
  readonly isDefault: boolean;
  readonly isBoughtOff: boolean;
  /** What follows the points. */
  readonly note: string;
}
