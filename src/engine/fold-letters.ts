/** Letters that are not a base letter plus a mark, and their substitutes on a keyboard without them. */
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
 * Returns a text in the form that searches compare: in lower case, without accents and other marks, with plain letters
 * for ø, ß and others. A search that folds both the query and the text finds Lucía by "lucia", and й by и. The text may
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
