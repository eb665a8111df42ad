import type { WantedFigures } from '../../builder/what-if/plans/plan.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { Character } from '../../character/character.ts';
import type { ItemPlace, Quality } from '../../character/equipment-rows.ts';
import type { ModifiedPart, TraitChoice } from '../../character/trait-rows.ts';
import type { OpenedCharacter } from '../../rules/derive-character.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { TextRange } from '../stat-block/read-figures.ts';
import { isFiller } from './line-text.ts';

/** What the words of a line can become. `entry` is the name, `note` the words that are kept with the row. */
export type PartKind =
  | 'entry'
  | 'level'
  | 'change'
  | 'relative'
  | 'points'
  | 'difficulty'
  | 'tech level'
  | 'roll'
  | 'speciality'
  | 'answer'
  | 'modifier'
  | 'quality'
  | 'quantity'
  | 'price'
  | 'weight'
  | 'place'
  | 'contents'
  | 'note';

/** Words of a line, and what they became. */
export interface LinePart extends TextRange {
  readonly as: PartKind;
  readonly value: string;
  /** It is the likeliest of several meanings. */
  readonly isGuess: boolean;
}

/** A word of a line that was not understood, with words that could stand in its place. */
export interface LeftWord extends TextRange {
  readonly text: string;
  readonly nearest: readonly string[];
}

/** The lists in which a name may be; `attributes` has the secondary characteristics too. */
export type LineList = 'traits' | 'skills' | 'items' | 'attributes';

export interface LineEntry {
  readonly list: LineList;
  readonly id: string;
  readonly name: string;
}

/** An enhancement or limitation of a line. */
interface LineModifier {
  readonly name: string;
  readonly percent: number;
  readonly appliesTo: ModifiedPart;
}

/** What a line asks for besides its entry. */
export interface LineWish {
  readonly wanted: WantedFigures;
  readonly speciality: string;
  readonly choices: readonly TraitChoice[];
  readonly modifiers: readonly LineModifier[];
  /** The names of listed modifiers of an item. */
  readonly itemModifiers: readonly string[];
  readonly quality: Quality | null;
  readonly place: ItemPlace | null;
  readonly isSlung: boolean;
  /** Dollars and pounds of each; null if the line has none. */
  readonly cost: number | null;
  readonly weight: number | null;
  readonly contents: readonly LineReading[];
  readonly notes: readonly string[];
}

/** A line as it was understood: every word of it is in a part, or is left, or means nothing by itself ("of"). */
export interface LineReading {
  readonly text: string;
  /** Null if no name of the lists is in it. */
  readonly entry: LineEntry | null;
  /** Entries of other lists with the same name that the line fits as well, the likeliest first. */
  readonly others: readonly LineEntry[];
  /** In the order of the text. */
  readonly parts: readonly LinePart[];
  readonly left: readonly LeftWord[];
  readonly wish: LineWish;
}

/** What a line is read with. */
export interface LineContext {
  readonly catalog: Catalog;
  readonly ruleset: Pick<
    Ruleset,
    'attributes' | 'secondary' | 'selfControl' | 'traitModifiers' | 'itemModifiers' | 'qualities'
  >;
  readonly campaign: Character['campaign'];
}

/** The context in which lines for a character are read; no number of it is derived. */
export const lineContextOf = ({ ruleset, context }: Pick<OpenedCharacter, 'ruleset' | 'context'>): LineContext => ({
  catalog: context.catalog,
  ruleset,
  campaign: context.character.campaign,
});

/** The words of a line that were not understood, as they are kept in a note: neighbors together. */
export function leftWords({ text, left }: Pick<LineReading, 'text' | 'left'>): string {
  const runs: { start: number; end: number }[] = [];
  for (const { start, end } of left) {
    const last = runs.at(-1);
    if (last && !/[,;:()[\]]/u.test(text.slice(last.end, start))) last.end = end;
    else runs.push({ start, end });
  }
  return runs.map(({ start, end }) => text.slice(start, end)).join('; ');
}

/** Collects what the words of one line become. */
export class LineParts {
  readonly text: string;
  readonly parts: LinePart[] = [];
  readonly left: LeftWord[] = [];
  wanted: WantedFigures = {};
  speciality = '';
  choices: TraitChoice[] = [];
  readonly modifiers: LineModifier[] = [];
  readonly itemModifiers: string[] = [];
  quality: Quality | null = null;
  place: ItemPlace | null = null;
  isSlung = false;
  cost: number | null = null;
  weight: number | null = null;
  readonly contents: LineReading[] = [];
  readonly notes: string[] = [];

  constructor(text: string) {
    this.text = text;
  }

  add(as: PartKind, { start, end }: TextRange, value: string, isGuess = false): void {
    this.parts.push({ as, start, end, value, isGuess });
  }

  note(range: TextRange, isGuess = false): void {
    const words = this.text.slice(range.start, range.end);
    this.notes.push(words);
    this.add('note', range, words, isGuess);
  }

  leave({ start, end }: TextRange, nearest: readonly string[] = []): void {
    this.left.push({ start, end, text: this.text.slice(start, end), nearest });
  }

  /** Leaves every word and number that nothing has claimed: none is lost, whatever a line looks like. */
  private leaveUnclaimed(): void {
    const claimed = new Uint8Array(this.text.length);
    for (const { start, end } of [...this.parts, ...this.left]) claimed.fill(1, start, end);
    for (const { 0: word, index } of this.text.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)) {
      const end = index + word.length;
      const start = claimed.subarray(0, end).indexOf(0, index);
      if (start >= 0 && !isFiller(word)) this.leave({ start, end });
    }
  }

  reading(entry: LineEntry | null, others: readonly LineEntry[]): LineReading {
    this.leaveUnclaimed();
    const { text, wanted, speciality, choices, modifiers, itemModifiers } = this;
    const { quality, place, isSlung, cost, weight, contents, notes } = this;
    return {
      text,
      entry,
      others,
      parts: this.parts.toSorted((a, b) => a.start - b.start),
      left: this.left.toSorted((a, b) => a.start - b.start),
      wish: {
        wanted,
        speciality,
        choices,
        modifiers,
        itemModifiers,
        quality,
        place,
        isSlung,
        cost,
        weight,
        contents,
        notes,
      },
    };
  }
}
