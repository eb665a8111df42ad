import type { Attribute } from '../../catalog/entry.ts';
import type { SkillDifficulty } from '../../character/skill-rows.ts';
import { ownValue } from '../../engine/own-value.ts';
import { plainSigns, toNumber } from './clean-text.ts';

/** An enhancement or limitation in the text. */
interface TextModifier {
  readonly name: string;
  readonly percent: number;
  readonly points: number;
}

/** The text's figures of an entry. */
export interface Figures {
  readonly name: string;
  /** Text in brackets after the name that is no figure: a speciality, an answer. */
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
  /** The text after the points. */
  readonly note: string;
}

/** Attributes by the words for them, in small letters. */
const attributes: Readonly<Record<string, Attribute>> = {
  st: 'st',
  strength: 'st',
  dx: 'dx',
  iq: 'iq',
  ht: 'ht',
  will: 'will',
  per: 'perception',
  perception: 'perception',
};
/** Difficulties by the words for them, in small letters and without full stops. */
const difficulties: Readonly<Record<string, SkillDifficulty>> = {
  e: 'easy',
  easy: 'easy',
  a: 'average',
  avg: 'average',
  average: 'average',
  h: 'hard',
  hard: 'hard',
  vh: 'veryHard',
  'very hard': 'veryHard',
};

/** The pattern for an attribute. */
const attributeWord = '(?:ST|DX|IQ|HT|Will|Per|Perception)';
/** The pattern for a difficulty. */
const difficultyWord = '(?:E|A|H|VH|V\\.?H\\.?|Easy|Avg\\.?|Average|Hard|Very Hard|very hard|easy|average|hard)';

/** The position of points, which separates the text after them from the name. */
const pointsMark = '\uF000';

/** Reads the figures of a part of a stat block. The rest is the name, as written. */
export function readFigures(text: string): Figures {
  const figures = new FigureReader(text.slice(0, 600));
  return figures.result();
}

class FigureReader {
  private rest: string;
  private readonly texts: string[] = [];
  private readonly modifiers: TextModifier[] = [];
  private points: number | null = null;
  private number: number | null = null;
  private sign: '' | '+' | '-' = '';
  private bracketed: number | null = null;
  private roll: number | null = null;
  private relative: Figures['relative'] = null;
  private attribute: Attribute | null = null;
  private kind: Figures['kind'] = null;
  private difficulty: SkillDifficulty | null = null;
  private techLevel: number | null = null;
  private hasTechLevel = false;
  private isDefault = false;
  private isBoughtOff = false;

  private readonly text: string;

  constructor(text: string) {
    this.text = text;
    this.rest = plainSigns(text);
  }

  result(): Figures {
    this.takePoints();
    this.takeBrackets();
    this.takeWords();
    this.takeRelative();
    this.takeLevel();
    const { name, note } = this.nameAndNote();
    const { texts, points, number, sign, bracketed, roll, relative, attribute, kind } = this;
    const { difficulty, techLevel, hasTechLevel, modifiers, isDefault, isBoughtOff } = this;
    return {
      name,
      note,
      texts,
      points,
      number,
      sign,
      bracketed,
      roll,
      relative,
      attribute,
      kind,
      difficulty,
      techLevel,
      hasTechLevel,
      modifiers,
      isDefault,
      isBoughtOff,
    };
  }

  /** Removes the match from the text and returns it. */
  private take(pattern: RegExp, read: (...groups: string[]) => string | undefined): void {
    const match = pattern.exec(this.rest);
    if (!match) return;
    const left = read(...match.slice(1).map((group) => group ?? ''));
    if (left === undefined) return;
    this.rest = this.rest.slice(0, match.index) + left + this.rest.slice(match.index + match[0].length);
  }

  private takePoints(): void {
    const read = (digits = '') => {
      this.points = toNumber(digits);
      return pointsMark;
    };
    this.take(/\[\s*([+-]?\s?\d+(?:\.\d+)?|½)\s*(?:cp|pts?\.?|points?)?[\s*†]*\](?:\s*\*)?/iu, read);
    if (this.points === null) this.take(/\(\s*([+-]?\d+(?:\.\d+)?|½)\s*(?:cp|pts?\.?|points?)\s*\)/iu, read);
    if (this.points === null)
      this.take(/(?:\s-\s|[,:]\s*|\s)([+-]?\d+(?:\.\d+)?|½)\s*(?:cp|pts?\.?|points?)(?![\p{L}\d])\s*$/iu, read);
  }

  private takeBrackets(): void {
    let kept = '';
    let depth = 0;
    let start = 0;
    let inside = 0;
    for (let at = 0; at < this.rest.length; at += 1) {
      const sign = this.rest[at];
      if (sign === '(') {
        if (depth === 0) {
          kept += this.rest.slice(start, at);
          inside = at + 1;
        }
        depth += 1;
      } else if (sign === ')' && depth > 0) {
        depth -= 1;
        if (depth === 0) {
          this.readBracket(this.rest.slice(inside, at).trim());
          kept += ' ';
          start = at + 1;
        }
      }
    }
    // A bracket that is never closed is open to the end.
    if (depth > 0) this.readBracket(this.rest.slice(inside).replaceAll(pointsMark, '').trim());
    else kept += this.rest.slice(start);
    if (depth > 0 && this.rest.includes(pointsMark)) kept += pointsMark;
    this.rest = kept;
  }

  private readBracket(content: string): void {
    if (content === '') return;
    const orLess =
      /^(?:roll of )?(\d{1,2}) or less$|^(?:CR|SC|self-control|resisted on)[:\s]*(\d{1,2})(?: or less)?$/iu.exec(
        content,
      );
    if (orLess) {
      this.roll = toNumber(orLess[1] ?? orLess[2] ?? '');
      return;
    }
    if (/^[+-]?\d{1,3}$/u.test(content) && this.bracketed === null) {
      this.bracketed = toNumber(content);
      return;
    }
    if (this.readDifficulty(content)) return;
    const relative = new RegExp(`^(${attributeWord})\\s*(?:([+-]\\s*\\d+))?$`, 'u').exec(content);
    if (relative) {
      this.setRelative(relative[1] ?? '', relative[2] ?? '');
      return;
    }
    const level = /^TL\s*(\d{1,2})$/iu.exec(content);
    if (level) {
      this.techLevel = toNumber(level[1] ?? '');
      return;
    }
    if (/^default$/iu.test(content)) {
      this.isDefault = true;
      return;
    }
    if (/%/u.test(content)) {
      this.readModifiers(content);
      return;
    }
    this.texts.push(this.asWritten(content));
  }

  /** "Affects Others, +50%; Only at Night, -20%", "+50% Affects Others". */
  private readModifiers(content: string): void {
    const pieces = content.split(/;|(?<=%)\s*[,.]\s*(?=\D)/u);
    for (const piece of pieces) {
      const [, before = '', percent = '', behind = ''] =
        /^(.*?)[\s,:]*([+-]\s?\d+)\s*%\s*(.*)$/u.exec(piece.trim()) ?? [];
      if (percent === '') {
        if (piece.trim() !== '') this.texts.push(this.asWritten(piece.trim()));
        continue;
      }
      const name = this.asWritten((before || behind).replace(/^[,:\s]+/u, ''));
      this.modifiers.push({ name, percent: toNumber(percent), points: 0 });
    }
  }

  private readDifficulty(content: string): boolean {
    const match = new RegExp(
      `^(?:(${attributeWord}|P|M|Phys(?:ical)?|Ment(?:al)?|physical|mental)\\s*[/, ]\\s*)?(${difficultyWord})$`,
      'u',
    ).exec(content);
    if (!match) return false;
    this.setDifficulty(match[1] ?? '', match[2] ?? '');
    return true;
  }

  private setDifficulty(of: string, word: string): void {
    this.difficulty = ownValue(difficulties, word.toLowerCase().replaceAll('.', '')) ?? null;
    const attribute = ownValue(attributes, of.toLowerCase());
    if (attribute) this.attribute = attribute;
    else if (/^p/iu.test(of)) this.kind = 'physical';
    else if (/^m/iu.test(of)) this.kind = 'mental';
  }

  private setRelative(of: string, by: string): void {
    const attribute = ownValue(attributes, of.toLowerCase());
    if (attribute) this.relative = { attribute, by: by === '' ? 0 : toNumber(by.replace(/\s/gu, '')) };
  }

  private takeWords(): void {
    this.take(/\s*\/\s*TL\s*(\d{1,2})?(?:\s*\^)?/iu, (level = '') => {
      this.hasTechLevel = true;
      if (level !== '') this.techLevel = toNumber(level);
      return ' ';
    });
    this.take(/,?\s*resisted on (\d{1,2})/iu, (roll = '') => {
      this.roll = toNumber(roll);
      return '';
    });
    this.take(/,?\s*\b(?:CR|SC):?\s?(\d{1,2})(?: or less)?\b/u, (roll = '') => {
      this.roll = toNumber(roll);
      return '';
    });
    this.take(/,?\s+(?:on (?:a )?)?(\d{1,2}) or less\b/iu, (roll = '') => {
      this.roll = toNumber(roll);
      return '';
    });
    // The roll of an ability follows from its power.
    if (this.rest.includes(pointsMark)) this.take(/;?\s*\broll \d{1,2}(?=\s*(?:;|$))/u, () => '');
    this.take(/;?\s*\bbought off\b/iu, () => {
      this.isBoughtOff = true;
      return '';
    });
    this.take(/\s\d{1,3}%(?=\s|$)/u, () => '');
    this.take(/\s*\b(?:at )?default\b/iu, () => {
      this.isDefault = true;
      return ' ';
    });
    // A percentage after the points is a modifier of the trait.
    const at = this.rest.indexOf(pointsMark);
    if (at >= 0 && /[+-]\d+%/u.test(this.rest.slice(at))) {
      const behind = this.rest.slice(at + 1);
      this.rest = this.rest.slice(0, at + 1);
      this.readModifiers(behind);
    }
  }

  private takeRelative(): void {
    this.take(
      new RegExp(`\\s(${attributeWord})\\s*/\\s*(${difficultyWord})(?![\\p{L}])`, 'u'),
      (of = '', word = '') => {
        this.setDifficulty(of, word);
        return ' ';
      },
    );
    this.take(
      new RegExp(`[\\s@=:,-]*(?<![\\p{L}])(${attributeWord})\\s?([+-]\\s?\\d{1,2})(?!\\d)`, 'u'),
      (of = '', by = '') => {
        this.setRelative(of, by);
        return ' ';
      },
    );
    // An attribute alone counts between figures, not in a name ("Arm DX").
    if (!this.relative) {
      this.take(
        new RegExp(
          `(?<=[\\d\\]${pointsMark}]\\s{0,3}|[\\s${pointsMark}]@\\s?|\\s-\\s|[:,=]\\s?)\\s*(${attributeWord})(?=\\s*(?:$|${pointsMark}|[-=]?\\s?\\d))`,
          'u',
        ),
        (of = '') => {
          this.setRelative(of, '');
          return ' ';
        },
      );
    }
    if (!this.relative) {
      this.take(
        new RegExp(
          `\\s+(${attributeWord})(?=\\s*(?:${pointsMark}\\s*[-=]?\\s?\\d|${pointsMark}\\s*$|[-=]\\s?\\d))`,
          'u',
        ),
        (of = '') => {
          if (!this.difficulty && this.number === null && !/\d/u.test(this.rest)) return undefined;
          this.setRelative(of, '');
          return ' ';
        },
      );
    }
  }

  private takeLevel(): void {
    const read = (sign = '', digits = '') => {
      this.number = toNumber(digits);
      this.sign = sign === '+' ? '+' : sign === '-' ? '-' : '';
      return ' ';
    };
    const behind = new RegExp(`(?<=${pointsMark})\\s*(?:[-=:@]\\s*)?()(\\d{1,2})(?![\\p{L}\\d%/.])`, 'u');
    this.take(behind, read);
    if (this.number !== null) return;
    const end = `(?=\\s*(?:$|${pointsMark}))`;
    this.take(new RegExp(`(?:\\s*[,-]?\\s*\\b(?:level|lvl|lv\\.?|skill|at)\\s*)()(\\d{1,2})${end}`, 'iu'), read);
    if (this.number !== null) return;
    // "+2" and " -2" are signed; "-14" is a level behind a hyphen.
    this.take(new RegExp(`\\s*(\\+)\\s?(\\d{1,2}(?:\\.\\d)?)${end}`, 'u'), read);
    if (this.number !== null) return;
    this.take(new RegExp(`\\s+(-)(\\d{1,2})${end}`, 'u'), read);
    if (this.number !== null) return;
    this.take(new RegExp(`(?:\\s*[-:=@~]+\\s*|\\s+)()(\\d{1,3}(?:\\.\\d)?)${end}`, 'u'), read);
    if (this.number === null) {
      // A level before the points, with a note between them.
      this.take(new RegExp(`(?:\\s*[-:=@~]\\s*|\\s{2,})()(\\d{1,2})(?=\\s{2}|\\s*${pointsMark})`, 'u'), read);
    }
  }

  private nameAndNote(): { name: string; note: string } {
    const clean = (text: string) =>
      text
        .replace(/\s+/gu, ' ')
        .replace(/^[\s,;:.=@*–-]+/u, '')
        .replace(/[\s,;:=@*-]+$/u, '');
    const [first = '', ...behind] = this.rest.split(pointsMark);
    const before = clean(first);
    const after = clean(behind.join(' '));
    return before === ''
      ? { name: this.asWritten(after), note: '' }
      : { name: this.asWritten(before), note: this.asWritten(after) };
  }

  /** The words with the signs that the text has. */
  private asWritten(words: string): string {
    const at = plainSigns(this.text).indexOf(words);
    return at < 0 ? words : this.text.slice(at, at + words.length);
  }
}
