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

/** Turns any text into text that the font can draw, and records the characters that it lacks. */
export class Printable {
  readonly missing = new Set<string>();
  readonly #ready = new Map<string, string>();

  text(raw: string): string {
    const cached = this.#ready.get(raw);
    if (cached !== undefined) return cached;
    const composed = raw.normalize('NFC').replace(control, ' ').replace(bidiControls, '').replaceAll('\u00AD', '');
    const result = this.#drawn(composed) ? composed : this.#replaced(composed);
    this.#ready.set(raw, result);
    return result;
  }

  #drawn(text: string): boolean {
    return Array.from(text).every((character) => drawnByAll(character.codePointAt(0) ?? 0));
  }

  #replaced(text: string): string {
    const parts = Array.from(wholeCharacters.segment(text), ({ segment }) => {
      if (this.#drawn(segment)) return segment;
      const visible = segment.replace(invisible, '');
      if (this.#drawn(visible)) return visible;
      const words = inWords.get(visible);
      if (words !== undefined) return words;
      if (/^\s+$/u.test(visible)) return ' ';
      this.missing.add(visible);
      return fallback;
    });
    return parts.join('');
  }
}
