import type { BundleTemplate } from '../../builder/templates/bundle.ts';
import type { RulesetId } from '../../catalog/entry.ts';
import type { AttributeId, Character, SavedCharacter, SecondaryId } from '../../character/character.ts';
import { createKeyGenerator } from '../../character/edit-rows.ts';
import { ownValue } from '../../engine/own-value.ts';
import { type OpenedCharacter, openWorksheet } from '../../rules/derive-character.ts';
import type { Part } from './split-parts.ts';

/** A character that is being made from a text, with the result of each part. */
export class Draft {
  saved: SavedCharacter;
  readonly findings: StatBlockFinding[] = [];
  /** Text that becomes a part of the notes. */
  readonly notes: string[] = [];
  readonly story: string[] = [];
  readonly nextKey: () => string;
  private readonly results = new Map<Part, Pick<ReadLine, 'verdict' | 'words' | 'isHeading'>>();
  private readonly choices: Readonly<Record<string, string>>;
  private opened: OpenedCharacter | null = null;
  private openedFor: SavedCharacter | null = null;

  /** The templates of its rules that a part may name. */
  readonly templates: readonly BundleTemplate[];

  constructor(saved: SavedCharacter, { choices = {}, templates }: StatBlockOptions) {
    this.saved = saved;
    this.templates = templates?.get(saved.ruleset) ?? [];
    this.choices = choices;
    this.nextKey = createKeyGenerator([]);
  }

  get character(): Character {
    return this.saved.character;
  }

  edit(change: (character: Character) => Character): void {
    this.saved = { ...this.saved, character: change(this.character) };
  }

  /** The worksheet of the character in its current state. */
  sheet(): OpenedCharacter {
    if (this.opened === null || this.openedFor !== this.saved) {
      this.opened = openWorksheet(this.saved, this.opened ?? undefined);
      this.openedFor = this.saved;
    }
    return this.opened;
  }

  /** The last worksheet, with the character in its current state: enough to plan rows that depend on no number. */
  contextOnly(): OpenedCharacter {
    const { opened } = this;
    if (!opened) return this.sheet();
    return { ...opened, context: { ...opened.context, saved: this.saved, character: this.character } };
  }

  number(stat: AttributeId | SecondaryId): number {
    const { worksheet } = this.sheet();
    return worksheet.has(stat) ? worksheet.number(stat) : 0;
  }

  set(part: Part, verdict: Verdict, words: string): void {
    this.results.set(part, { verdict, words, isHeading: false });
  }

  /** Marks a part as understood, or as guessed if something was assumed. */
  setWith(part: Part, words: string, guesses: readonly string[]): void {
    this.set(part, guesses.length > 0 ? 'guessed' : 'understood', [words, ...guesses].filter(Boolean).join('; '));
  }

  has(part: Part): boolean {
    return this.results.has(part);
  }

  /** The decision of the player, or else of the rule, in a finding. */
  choice(finding: string, usual: string): string {
    return ownValue(this.choices, finding) ?? usual;
  }

  /** The result of each part; words are accounted for later. */
  lines(parts: readonly Part[]): Omit<ReadLine, 'parts' | 'left'>[] {
    return parts.map((part) => {
      const { line, text } = part;
      if (part.isHeading) return { line, text, verdict: 'understood', words: 'heading', isHeading: true };
      const result = this.results.get(part) ?? {
        verdict: 'notUnderstood',
        words: 'goes to the notes',
        isHeading: false,
      };
      return { line, text, ...result };
    });
  }
}

/** How far a part of a stat block was read. Unread parts go to the notes of the character. */
export type Verdict = 'understood' | 'guessed' | 'notUnderstood';

/** A part of the text, with the result. */
export interface ReadLine {
  /** The line of the text that it begins in, from 1. */
  readonly line: number;
  readonly text: string;
  readonly verdict: Verdict;
  /** The result, the guess, or the reason why it was not read. */
  readonly words: string;
  /** A heading or a label, which has nothing to read. */
  readonly isHeading: boolean;
  /** What its words are, in the order of the text. */
  readonly parts: readonly WordVerdict[];
  /** Words that were not understood. */
  readonly left: readonly string[];
}

/** Words of a text, what they are ("entry", "level", "note"), and the value that they have. */
export interface WordVerdict {
  readonly text: string;
  readonly as: string;
  readonly value: string;
}

/** One of two ways to read a disagreement with the rules. */
interface FindingOption {
  readonly id: string;
  readonly words: string;
}

/** A number of the text that disagrees with the rules. */
export interface StatBlockFinding {
  readonly id: string;
  readonly line: number;
  /** "Broadsword-16 in the text; 15 by the rules." */
  readonly words: string;
  /** The player's options, the chosen one first as seen in `chosen`; empty for a derived number. */
  readonly options: readonly FindingOption[];
  readonly chosen: string;
}

export interface StatBlockReading {
  /** The other game whose stat block the text is; null for one of ours. */
  readonly otherGame: string | null;
  readonly file: SavedCharacter;
  readonly ruleset: { readonly id: RulesetId; readonly isGuessed: boolean };
  readonly lines: readonly ReadLine[];
  readonly findings: readonly StatBlockFinding[];
}

export interface StatBlockOptions {
  /** Read under this ruleset in place of the one that the text suggests. */
  readonly ruleset?: RulesetId | undefined;
  /** The whole text, if this is one creature of several: the rules are guessed from it. */
  readonly whole?: string | undefined;
  /** Lines of the whole text that belong to no creature: they go to the notes of this one. */
  readonly others?: readonly { readonly line: number; readonly text: string }[] | undefined;
  /** The chosen option of each finding, by its id. */
  readonly choices?: Readonly<Record<string, string>> | undefined;
  /** The templates of each ruleset that has some: a meta-trait of them that a part names is added. */
  readonly templates?: ReadonlyMap<RulesetId, readonly BundleTemplate[]> | undefined;
}
