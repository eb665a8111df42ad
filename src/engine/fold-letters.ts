/** Letters that are no letter with a mark, and what is typed for them on a keyboard that has none of them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ς: 'σ',
};

const special = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

/**
 * Returns a text as searches compare it: in lower case, without accents and other marks, with plain letters for ø, ß and
 * the like. A search that folds both its words and what it looks through finds Lucía by "lucia", and й by и. The text may
 * become longer.
 */
export function foldLetters(text: string): string {
  const lower = text.toLowerCase();
  if (!/[^ -~]/u.test(lower)) return lower; // as most texts, which searches fold by the thousand
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(special, (letter) => plainLetters[letter] ?? letter);
}
