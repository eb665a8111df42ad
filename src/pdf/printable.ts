/** Characters that the embedded font lacks and that words say as well. */
const inWords = new Map([
  ['\u2190', '<-'],
  ['\u2192', '->'],
  ['\u2194', '<->'],
  ['\u2248', 'about '],
  ['\u2260', 'not '],
  ['\u2264', 'at most '],
  ['\u2265', 'at least '],
]);

/** Stands where a character cannot be drawn, so that nothing vanishes unseen. */
const FALLBACK = '[?]';

/** Zero-width characters, direction marks and variation selectors: nothing to draw. */
const unseen = /[\p{Cf}\p{Variation_Selector}]/gu;
const control = /[\p{Cc}\u2028\u2029]+/gu;
/** Marks that would turn the direction of what follows: the font may have them, and they would go into what is copied. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g;
const wholeCharacters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Turns any text into text that the font can draw, and remembers what it could not. */
export class Printable {
  readonly missing = new Set<string>();
  readonly #draws: (codePoint: number) => boolean;
  readonly #ready = new Map<string, string>();

  constructor(draws: (codePoint: number) => boolean) {
    this.#draws = draws;
  }

  text(raw: string): string {
    const ready = this.#ready.get(raw);
    if (ready !== undefined) return ready;
    const composed = raw.normalize('NFC').replace(control, ' ').replace(turning, '').replaceAll('\u00AD', '');
    const made = this.#drawn(composed) ? composed : this.#replaced(composed);
    this.#ready.set(raw, made);
    return made;
  }

  #drawn(text: string): boolean {
    return Array.from(text).every((character) => this.#draws(character.codePointAt(0) ?? 0));
  }

  #replaced(text: string): string {
    const parts = Array.from(wholeCharacters.segment(text), ({ segment }) => {
      if (this.#drawn(segment)) return segment;
      const seen = segment.replace(unseen, '');
      if (this.#drawn(seen)) return seen;
      const words = inWords.get(seen);
      if (words !== undefined) return words;
      if (/^\s+$/u.test(seen)) return ' ';
      this.missing.add(seen);
      return FALLBACK;
    });
    return parts.join('');
  }
}
