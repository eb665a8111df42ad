import { drawnByAll } from './face-measures.ts';

/** Characters that the embedded font lacks and that can be replaced by words. */
const inWords = new Map([
  ['\u2190', '<-'],
  ['\u2192', '->'],
  ['\u2194', '<->'],
  ['\u2248', 'about '],
  ['\u2260', 'not '],
  ['\u2264', 'at most '],
  ['\u2265', 'at least '],
]);

/** Replaces a character that cannot be drawn, so that no text vanishes unnoticed. */
const fallback = '[?]';

/** Zero-width characters, direction marks and variation selectors: nothing to draw. */
const invisible = /[\p{Cf}\p{Variation_Selector}]/gu;
const control = /[\p{Cc}\u2028\u2029]+/gu;
/** Bidi controls: the font may have them, but they would change the direction of text copied from the PDF. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;
const wholeCharacters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text in two forms. */
interface PrintableText {
  /** Composed and on one line, with all its characters. */
  readonly whole: string;
  /** What the faces can draw of it. */
  readonly drawn: string;
  /** The characters that they lack. */
  readonly missing: readonly string[];
}

/** Turns any text into text that the faces can draw, and records the characters that they lack. */
export class Printable {
  readonly missing = new Set<string>();
  readonly #ready = new Map<string, PrintableText>();

  /** Returns the text without recording what is missing: to measure it, or pieces of it. */
  text(raw: string): PrintableText {
    const cached = this.#ready.get(raw);
    if (cached) return cached;
    const whole = raw.normalize('NFC').replace(control, ' ').replace(bidiControls, '').replaceAll('\u00AD', '');
    const result = isDrawn(whole) ? { whole, drawn: whole, missing: [] } : replaced(whole);
    this.#ready.set(raw, result);
    return result;
  }

  /** Returns the text, and records what is missing. */
  draw(raw: string): PrintableText {
    const text = this.text(raw);
    for (const character of text.missing) this.missing.add(character);
    return text;
  }
}

const isDrawn = (text: string): boolean =>
  Array.from(text).every((character) => drawnByAll(character.codePointAt(0) ?? 0));

/** Returns the parts of a text that a reader sees as one letter each. */
export const lettersOf = (text: string): string[] =>
  Array.from(wholeCharacters.segment(text), ({ segment }) => segment);

function replaced(whole: string): PrintableText {
  const missing: string[] = [];
  const parts = lettersOf(whole).map((letter) => {
    if (isDrawn(letter)) return letter;
    const visible = letter.replace(invisible, '');
    if (isDrawn(visible)) return visible;
    const words = inWords.get(visible);
    if (words !== undefined) return words;
    if (/^\s+$/u.test(visible)) return ' ';
    missing.push(visible);
    return fallback;
  });
  return { whole, drawn: parts.join(''), missing };
}
