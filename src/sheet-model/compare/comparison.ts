import { stripBidiControls } from '../../character/schema-parts.ts';
import { formatSigned } from '../../engine/format.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';

/** The parts of a comparison, in the order in which they are shown: the most important first. */
export const comparedChapters = {
  attributes: 'Attributes',
  points: 'Points',
  defenses: 'Defenses and protection',
  derived: 'Derived figures',
  traits: 'Traits',
  skills: 'Skills',
  spells: 'Spells',
  weapons: 'Weapons',
  load: 'Load',
  possessions: 'Equipment',
  concept: 'Concept',
  rules: 'Rules',
} as const;

export type ComparedChapterId = keyof typeof comparedChapters;

/**
 * One step of a calculation that differs: "DX" 12 → 13. `before` is null for a step that is new, `after` for one that is
 * gone; with both null the words say it all ("bought").
 */
export interface Reason {
  readonly words: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A side without a text: the row does not exist, its rules have no such number, or the field is empty. */
export type Absence = 'none' | 'not in these rules' | 'nothing';

/** The unit of a number: pounds, dollars, points. */
export type ChangeUnit = 'points' | 'lb' | '$';

/** One number, choice or text that is not the same on both sides. */
export interface Difference {
  /** Unique within a comparison. */
  readonly key: string;
  /** "Dodge", "Broadsword". */
  readonly name: string;
  /** The part of it: "level", "points"; '' for the thing itself. */
  readonly part: string;
  /** The two texts, or null, and `absent` says why. */
  readonly before: string | null;
  readonly after: string | null;
  readonly absent: Absence;
  /** How much more the second side has, if both sides are numbers. */
  readonly change?: number;
  /** The unit of `change`; a plain number if left out. */
  readonly unit?: ChangeUnit;
  /** The points at stake if a whole row is new or gone. */
  readonly worth?: number;
  /** True for one of many parts of a number that is listed itself: DR by place of the body, limits of load. */
  readonly detail?: true;
  readonly why: readonly Reason[];
}

export interface ChapterDifferences {
  readonly id: ComparedChapterId;
  readonly name: string;
  /** At least one; those of one thing are next to each other. */
  readonly differences: readonly Difference[];
  /** The least important of `differences`, if there are many; empty for a short chapter. */
  readonly smaller: readonly Difference[];
}

/** Everything that differs between two characters, by chapter; chapters without a difference are not in it. */
export interface Comparison {
  readonly chapters: readonly ChapterDifferences[];
  readonly count: number;
}

/** The two characters that are compared. */
export interface Both {
  readonly before: DerivedCharacter;
  readonly after: DerivedCharacter;
  readonly sameRules: boolean;
}

/** A thing of the one side with the same thing of the other; null if that side has none. */
export type Paired<Thing> =
  | { readonly before: Thing; readonly after: Thing }
  | { readonly before: Thing; readonly after: null }
  | { readonly before: null; readonly after: Thing };

/** The name of a difference, before its texts are known. */
export interface Heading {
  readonly key: string;
  readonly name: string;
  readonly part?: string;
  readonly unit?: ChangeUnit;
  readonly worth?: number | undefined;
  readonly detail?: true;
}

/**
 * The difference of two texts, as a list of one or none. An empty text counts as nothing said; `absent` is the meaning
 * of null on one side.
 */
export function textDifference(
  { key, name, part = '', unit, worth, detail }: Heading,
  before: string | null,
  after: string | null,
  { absent = 'nothing', why = [] }: { readonly absent?: Absence; readonly why?: readonly Reason[] } = {},
): Difference[] {
  const [beforeText, afterText] = [before || null, after || null];
  if (beforeText === afterText) return [];
  const plain = [beforeText && stripBidiControls(beforeText), afterText && stripBidiControls(afterText)] as const;
  const shown = plain[0] === plain[1] || plain.includes('') ? ([beforeText, afterText] as const) : plain;
  return [
    {
      key,
      name: stripBidiControls(name),
      part,
      before: shown[0],
      after: shown[1],
      absent,
      ...(unit && { unit }),
      ...(worth !== undefined && { worth }),
      ...(detail && { detail }),
      why,
    },
  ];
}

/** Why something differs, in words: "DX 12 → 13", "Combat Reflexes +1 is new", "medium load −1 is gone". */
export function describeReason({ words, before, after }: Reason): string {
  const said = (figure: string) => [words, figure].filter(Boolean).join(' ');
  if (before !== null && after !== null) return said(`${before} → ${after}`);
  if (after !== null) return `${said(after)} is new`;
  return before === null ? words : `${said(before)} is gone`;
}

/** The subject of a difference: "Broadsword, level". */
export const differenceName = ({ name, part }: Pick<Difference, 'name' | 'part'>): string =>
  part === '' ? name : `${name}, ${part}`;

/** How much more the second side has: "+2", "−10 points", "−3 lb", "+$50"; '' if that is not a number. */
export function formatChange({ change, unit }: Pick<Difference, 'change' | 'unit'>): string {
  if (change === undefined) return '';
  if (unit === 'points') return `${change > 0 ? '+' : ''}${formatPoints(change)}`;
  if (unit === '$') return formatSigned(change).replace(/^[+−]/, '$&$$');
  return `${formatSigned(change)}${unit ? ` ${unit}` : ''}`;
}

/** The text of a side, or why it has none. */
export const describeSide = (text: string | null, { absent }: Pick<Difference, 'absent'>): string => text ?? absent;
