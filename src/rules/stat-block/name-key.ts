import { foldLetters } from '../../engine/fold-letters.ts';

/** Spellings of the other side of the ocean. */
const american: readonly (readonly [RegExp, string])[] = [
  [/\barmour/gu, 'armor'],
  [/\bhonour/gu, 'honor'],
  [/\bcolour/gu, 'color'],
  [/\bdefence/gu, 'defense'],
  [/\bfavour/gu, 'favor'],
  [/\brumour/gu, 'rumor'],
  [/\bgrey\b/gu, 'gray'],
  [/\btravell/gu, 'travel'],
  [/\bjewell/gu, 'jewel'],
  [/\bspecialit/gu, 'specialt'],
  [/\bsabre/gu, 'saber'],
];

/** The words of a name in lower case without accents, apostrophes and plural endings, in American spelling. */
export function keyWords(name: string): string[] {
  let plain = foldLetters(name)
    .replace(/['’‘`]/gu, '')
    .replace(/&/gu, ' and ');
  for (const [pattern, word] of american) plain = plain.replace(pattern, word);
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);
}

const singular = (word: string): string => {
  if (word.length < 4 || /ss$/u.test(word)) return word;
  if (/(?:ch|sh|x|ss)es$/u.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

/** What names are compared by: "Fast-Draw", "Fast Draw" and "fastdraw" are one. */
export const nameKey = (name: string): string => keyWords(name).join('');

/** The forms that a name with a comma may have: "Sword, Broad" is "Broad Sword". */
export function nameForms(name: string): string[] {
  const [first = '', ...others] = name.split(/,\s*/u);
  return others.length === 0 ? [name] : [name, `${others.join(' ')} ${first}`];
}

/** How many letters may differ in a name with a slip of the pen; none in a short one. */
const typosIn = (key: string): number => (key.length < 5 ? 0 : key.length < 10 ? 1 : 2);

/** Whether a key is another with a letter or two changed, left out, added or exchanged with its neighbor. */
export function resemblesKey(typed: string, key: string): boolean {
  const most = Math.min(typosIn(typed), typosIn(key));
  if (most === 0 || Math.abs(typed.length - key.length) > most) return false;
  let before: number[] = [];
  let row = Array.from({ length: key.length + 1 }, (_, column) => column);
  for (let at = 0; at < typed.length; at += 1) {
    const next = [at + 1];
    for (let column = 0; column < key.length; column += 1) {
      const same = typed[at] === key[column];
      let best = Math.min((row[column] ?? 0) + (same ? 0 : 1), (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1);
      const swapped = at > 0 && column > 0 && typed[at] === key[column - 1] && typed[at - 1] === key[column];
      if (swapped) best = Math.min(best, (before[column - 1] ?? 0) + 1);
      next.push(best);
    }
    if (Math.min(...next) > most) return false;
    before = row;
    row = next;
  }
  return (row.at(-1) ?? most + 1) <= most;
}
