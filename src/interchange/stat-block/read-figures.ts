import type { Attribute } from '../../catalog/entry.ts';
import type { SkillDifficulty } from '../../character/skill-rows.ts';
import { ownValue } from '../../engine/own-value.ts';
import { plainSigns, toNumber } from './clean-text.ts';

/** A place in a text: from a character to the one before another. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A figure of which the place in the text is known; `text` is words in brackets, `note` words behind the points. */
export type FigureKind =
  | 'points'
  | 'number'
  | 'bracketed'
  | 'roll'
  | 'relative'
  | 'difficulty'
  | 'techLevel'
  | 'modifier'
  | 'text'
  | 'name'
  | 'note'
  | 'mark';

export interface FigurePlace extends TextRange {
  readonly is: FigureKind;
}

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
  /** "status-4": the number is behind a hyphen, which may be a minus. */
  readonly isDashed: boolean;
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
  /** Where each of them is in the text, in no order; a name or a note may have several places. */
  readonly places: readonly FigurePlace[];
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

/** Stands for a name that was found before, one for each of its letters. */
export const nameMark = '\uF002';

/** The position of points, which separates the text after them from the name. */
const pointsMark = '\uF000';

/** What a figure ends with: the text, or the points. */
const end = `(?=\\s*(?:$|${pointsMark}))`;

/** Made once: each part of a text, and each key in the field, is read with them. */
const patterns = {
  relativeInBrackets: new RegExp(`^(${attributeWord})\\s*(?:([+-]\\s*\\d+))?$`, 'u'),
  difficultyInBrackets: new RegExp(
    `^(?:(${attributeWord}|P|M|Phys(?:ical)?|Ment(?:al)?|physical|mental)\\s*[/, ]\\s*)?(${difficultyWord})$`,
    'u',
  ),
  difficulty: new RegExp(`\\s(${attributeWord})\\s*/\\s*(${difficultyWord})(?![\\p{L}])`, 'u'),
  relative: new RegExp(`[\\s@=:,-]*(?<![\\p{L}])(${attributeWord})\\s?([+-]\\s?\\d{1,2})(?!\\d)`, 'u'),
  behindPoints: new RegExp(`(?<=${pointsMark})\\s*(?:[-=:@]\\s*)?()(\\d{1,2})(?![\\p{L}\\d%/.])`, 'u'),
  level: new RegExp(`(?:\\s*[,-]?\\s*\\b(?:level|lvl|lv\\.?|skill|at)\\s*)()(\\d{1,2})${end}`, 'iu'),
  plus: new RegExp(`\\s*(\\+)\\s?(\\d{1,2}(?:\\.\\d{1,2})?)${end}`, 'u'),
  minus: new RegExp(`\\s+(-)(\\d{1,2})${end}`, 'u'),
  number: new RegExp(`(?:\\s*[-:=@~]+\\s*|\\s+)()(\\d{1,3}(?:\\.\\d)?)${end}`, 'u'),
  // "Stealth-14 in forests", once the name is known.
  behindName: new RegExp(
    `(?<=${nameMark})\\s?(?:[-:=@~]\\s?)?()(\\d{1,2})(?=\\s*(?:[,;]|(?:in|on|and|when|for|with|if|against|vs)\\b))`,
    'u',
  ),
  beforePoints: new RegExp(`(?:\\s*[-:=@~]\\s*|\\s{2,})()(\\d{1,2})(?=\\s{2}|\\s*${pointsMark})`, 'u'),
  attributeAlone: new RegExp(
    `(?<=[\\d\\]${pointsMark}]\\s{0,3}|[\\s${pointsMark}]@\\s?|\\s-\\s|[:,=]\\s?)\\s*(${attributeWord})(?=\\s*(?:$|${pointsMark}|[-=]?\\s?\\d))`,
    'u',
  ),
  attributeBeforeFigure: new RegExp(
    `\\s+(${attributeWord})(?=\\s*(?:${pointsMark}\\s*[-=]?\\s?\\d|${pointsMark}\\s*$|[-=]\\s?\\d))`,
    'u',
  ),
};

/** ", Cone 2 yards +70%" */
const outsideModifier = new RegExp(
  `,\\s*\\p{L}[^,;()%${pointsMark}]{1,60}[+-]\\s?\\d{1,3}%(?=\\s*(?:$|[,;${pointsMark}]))`,
  'u',
);

/** Reads the figures of a part of a stat block. The rest is the name, as written. */
export function readFigures(text: string): Figures {
  const figures = new FigureReader(text.slice(0, 600));
  return figures.result();
}

class FigureReader {
  private rest: string;
  /** The place in the text of each character of the rest. */
  private origins: readonly number[];
  private readonly places: FigurePlace[] = [];
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
  private readonly plain: string;

  constructor(text: string) {
    this.text = text;
    this.plain = plainSigns(text);
    this.rest = this.plain;
    this.origins = Array.from({ length: this.rest.length }, (_, at) => at);
  }

  result(): Figures {
    this.takePoints();
    this.takeBrackets();
    this.takeWords();
    this.takeRelative();
    this.takeLevel();
    // "First Aid (Human)-13": a hyphen behind a bracket is one behind the name.
    if (this.sign === '-' && this.places.some(({ is, start }) => is === 'number' && this.plain[start - 1] === ')'))
      this.sign = '';
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
      isDashed: this.places.some(({ is, start }) => is === 'number' && this.plain[start] === '-'),
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
      places: this.places,
    };
  }

  /** Keeps the places of a figure: of these characters of the rest, as far as they are next to each other in the text. */
  private keepPlace(is: FigureKind, start: number, end: number): void {
    let from: number | null = null;
    let to = 0;
    const close = () => {
      if (from === null) return;
      const place = trimmed(this.text, { start: from, end: to });
      if (place.end > place.start) this.places.push({ is, ...place });
      from = null;
    };
    for (let at = start; at < end; at += 1) {
      const here = this.origins[at];
      // What stands for a bracket, or for the points, is none of it.
      if (here === undefined || this.rest[at] !== this.plain[here]) continue;
      if (from !== null && here !== to) close();
      from ??= here;
      to = here + 1;
    }
    close();
  }

  /** Removes a figure from the text, and puts what `read` returns in its place; undefined leaves it there. */
  private take(is: FigureKind, pattern: RegExp, read: (...groups: string[]) => string | undefined): void {
    const match = pattern.exec(this.rest);
    if (!match) return;
    const left = read(...match.slice(1).map((group) => group ?? ''));
    if (left === undefined) return;
    const { index } = match;
    const end = index + match[0].length;
    this.keepPlace(is, index, end);
    const at = this.origins[index] ?? this.text.length;
    this.rest = this.rest.slice(0, index) + left + this.rest.slice(end);
    this.origins = [...this.origins.slice(0, index), ...[...left].map(() => at), ...this.origins.slice(end)];
  }

  private takePoints(): void {
    const read = (digits = '') => {
      this.points = digits === '1/2' ? 0.5 : toNumber(digits);
      return pointsMark;
    };
    this.take('points', /\[\s*([+-]?\s?\d+(?:\.\d+)?|½|1\/2)\s*(?:cp|pts?\.?|points?)?[\s*†]*\](?:\s*\*)?/iu, read);
    if (this.points === null)
      this.take(
        'points',
        /\(\s*([+-]?\d+(?:\.\d+)?|½|1\/2)\s*(?:cp|pts?\.?|points?)\s*\)|\((½|1\/2)\)/iu,
        (first = '', second = '') => read(first || second),
      );
    if (this.points === null)
      this.take(
        'points',
        /(?:\s-\s|[,:]\s*|\s)([+-]?\d+(?:\.\d+)?|½|1\/2)\s*(?:cp|pts?\.?|points?)(?![\p{L}\d])\s*$/iu,
        read,
      );
  }

  private takeBrackets(): void {
    let depth = 0;
    let inside = 0;
    let end = 0;
    const brackets: { readonly from: number; readonly to: number; readonly content: TextRange }[] = [];
    for (let at = 0; at < this.rest.length; at += 1) {
      const sign = this.rest[at];
      if (sign === '(') {
        if (depth === 0) inside = at + 1;
        depth += 1;
      } else if (sign === ')' && depth > 0) {
        depth -= 1;
        if (depth === 0) {
          end = at + 1;
          brackets.push({ from: inside - 1, to: end, content: { start: inside, end: at } });
        }
      }
    }
    // A bracket that is never closed is open to the end, or to the points.
    if (depth > 0) {
      const mark = this.rest.indexOf(pointsMark, inside);
      const to = mark < 0 ? this.rest.length : mark;
      brackets.push({ from: inside - 1, to, content: { start: inside, end: to } });
      if (mark >= 0) {
        const behind = { start: mark + 1, end: this.rest.length };
        if (this.rest.slice(behind.start).trim() !== '')
          brackets.push({ from: behind.start, to: behind.end, content: behind });
      }
    }
    for (const { content } of brackets) this.readBracket(content);
    let kept = '';
    const origins: number[] = [];
    let start = 0;
    for (const { from, to } of brackets) {
      kept += `${this.rest.slice(start, from)} `;
      origins.push(...this.origins.slice(start, from), this.origins[from] ?? 0);
      start = to;
    }
    this.origins = [...origins, ...this.origins.slice(start)];
    this.rest = kept + this.rest.slice(start);
  }

  private readBracket(range: TextRange): void {
    const { start, end } = trimmed(this.rest, range);
    const content = this.rest.slice(start, end);
    if (content === '') return;
    const is = this.readFigureInBrackets(content);
    if (is) this.keepPlace(is, start, end);
    else if (/%/u.test(content)) this.readModifiers({ start, end });
    else this.addText({ start, end });
  }

  /** Reads brackets that hold one figure. Returns its kind, or null for words. */
  private readFigureInBrackets(content: string): FigureKind | null {
    const orLess =
      /^(?:roll of )?(\d{1,2}) (?:or less|ou moins|o menos|ou menos|oder weniger)$|^(?:CR|SC|self-control|resisted on)[:\s]*(\d{1,2})(?: or less)?$/iu.exec(
        content,
      );
    if (orLess) {
      this.roll = toNumber(orLess[1] ?? orLess[2] ?? '');
      return 'roll';
    }
    if (/^[+-]?\d{1,3}$/u.test(content) && this.bracketed === null) {
      this.bracketed = toNumber(content);
      return 'bracketed';
    }
    if (this.readDifficulty(content)) return 'difficulty';
    const relative = patterns.relativeInBrackets.exec(content);
    if (relative) {
      this.setRelative(relative[1] ?? '', relative[2] ?? '');
      return 'relative';
    }
    const level = /^TL\s*(\d{1,2})$/iu.exec(content);
    if (level) {
      this.techLevel = toNumber(level[1] ?? '');
      return 'techLevel';
    }
    if (!/^default$/iu.test(content)) return null;
    this.isDefault = true;
    return 'mark';
  }

  private addText(range: TextRange): void {
    this.texts.push(this.asWritten(this.rest.slice(range.start, range.end)));
    this.keepPlace('text', range.start, range.end);
  }

  /** "Affects Others, +50%; Only at Night, -20%", "+50% Affects Others". */
  private readModifiers({ start: from, end: to }: TextRange): void {
    let start = from;
    for (const piece of this.rest.slice(from, to).split(/;|(?<=%)\s*[,.]\s*(?=\D)/u)) {
      const range = trimmed(this.rest, { start, end: start + piece.length });
      const next = /^(?:;|\s*[,.]\s*)/u.exec(this.rest.slice(start + piece.length, to));
      start += piece.length + (next?.[0].length ?? 0);
      const text = this.rest.slice(range.start, range.end);
      const [, before = '', percent = '', behind = ''] = /^(.*?)[\s,:]*([+-]\s?\d+)\s*%\s*(.*)$/u.exec(text) ?? [];
      if (percent === '') {
        if (text !== '') this.addText(range);
        continue;
      }
      const name = this.asWritten((before || behind).replace(/^[,:\s]+/u, ''));
      this.modifiers.push({ name, percent: toNumber(percent), points: 0 });
      this.keepPlace('modifier', range.start, range.end);
    }
  }

  private readDifficulty(content: string): boolean {
    const match = patterns.difficultyInBrackets.exec(content);
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
    this.take('techLevel', /\s*\/\s*(?:TL|NT)\s*(\d{1,2})?(?:\s*\^)?/iu, (level = '') => {
      this.hasTechLevel = true;
      if (level !== '') this.techLevel = toNumber(level);
      return ' ';
    });
    this.take('roll', /,?\s*resisted on (\d{1,2})/iu, (roll = '') => {
      this.roll = toNumber(roll);
      return '';
    });
    this.take('roll', /,?\s*\b(?:CR|SC):?\s?(\d{1,2})(?: or less)?\b/u, (roll = '') => {
      this.roll = toNumber(roll);
      return '';
    });
    this.take('roll', /,?\s+(?:on (?:a )?)?(\d{1,2}) or less\b/iu, (roll = '') => {
      this.roll = toNumber(roll);
      return '';
    });
    // "Innate Attack 3d, Cone +70%": a modifier behind a comma.
    for (let found = outsideModifier.exec(this.rest); found; found = outsideModifier.exec(this.rest)) {
      const { index } = found;
      const end = index + found[0].length;
      this.readModifiers({ start: index + 1, end });
      this.rest = this.rest.slice(0, index) + this.rest.slice(end);
      this.origins = [...this.origins.slice(0, index), ...this.origins.slice(end)];
    }
    // The roll of an ability follows from its power.
    if (this.rest.includes(pointsMark)) this.take('mark', /;?\s*\broll \d{1,2}(?=\s*(?:;|$))/u, () => '');
    this.take('mark', /;?\s*\bbought off\b/iu, () => {
      this.isBoughtOff = true;
      return '';
    });
    this.take('mark', /\s\d{1,3}%(?=\s|$)/u, () => '');
    this.take('mark', /\s*\b(?:at )?default\b/iu, () => {
      this.isDefault = true;
      return ' ';
    });
    // A percentage after the points is a modifier of the trait.
    const at = this.rest.indexOf(pointsMark);
    if (at >= 0 && /[+-]\d+%/u.test(this.rest.slice(at))) {
      this.readModifiers({ start: at + 1, end: this.rest.length });
      this.rest = this.rest.slice(0, at + 1);
      this.origins = this.origins.slice(0, at + 1);
    }
  }

  private takeRelative(): void {
    this.take('difficulty', patterns.difficulty, (of = '', word = '') => {
      this.setDifficulty(of, word);
      return ' ';
    });
    this.take('relative', patterns.relative, (of = '', by = '') => {
      this.setRelative(of, by);
      return ' ';
    });
    // An attribute alone counts between figures, not in a name ("Arm DX").
    if (!this.relative) {
      this.take('relative', patterns.attributeAlone, (of = '') => {
        this.setRelative(of, '');
        return ' ';
      });
    }
    if (!this.relative) {
      this.take('relative', patterns.attributeBeforeFigure, (of = '') => {
        if (!this.difficulty && this.number === null && !/\d/u.test(this.rest)) return undefined;
        this.setRelative(of, '');
        return ' ';
      });
    }
  }

  private takeLevel(): void {
    const read = (sign = '', digits = '') => {
      this.number = toNumber(digits);
      this.sign = sign === '+' ? '+' : sign === '-' ? '-' : '';
      return ' ';
    };
    this.take('number', patterns.behindPoints, read);
    if (this.number !== null) return;
    this.take('number', patterns.level, read);
    if (this.number !== null) return;
    // "+2" and " -2" are signed; "-14" is a level behind a hyphen.
    this.take('number', patterns.plus, read);
    if (this.number !== null) return;
    this.take('number', patterns.minus, read);
    if (this.number !== null) return;
    this.take('number', patterns.number, read);
    if (this.number !== null) return;
    this.take('number', patterns.behindName, read);
    if (this.number === null) {
      // A level before the points, with a note between them.
      this.take('number', patterns.beforePoints, read);
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
    this.keepPlace(before === '' ? 'note' : 'name', 0, first.length);
    this.keepPlace(before === '' ? 'name' : 'note', first.length + 1, this.rest.length);
    return before === ''
      ? { name: this.asWritten(after), note: '' }
      : { name: this.asWritten(before), note: this.asWritten(after) };
  }

  /** The words with the signs that the text has. */
  private asWritten(words: string): string {
    const at = this.plain.indexOf(words);
    return at < 0 ? words : this.text.slice(at, at + words.length);
  }
}

/** A range without the space at its ends. */
function trimmed(text: string, { start, end }: TextRange): TextRange {
  const content = text.slice(start, end);
  const from = start + content.length - content.trimStart().length;
  return { start: from, end: Math.max(from, start + content.trimEnd().length) };
}
