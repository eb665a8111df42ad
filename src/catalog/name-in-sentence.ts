/** Words of item names that are proper, beside those that their capitals or figures show: "AR-15", "SMG", "TL9", "PPK". */
const properWords: ReadonlySet<string> = new Set([
  'Colt',
  'Garand',
  'Gauss',
  'Glock',
  'Kevlar',
  'Luger',
  'Mag.',
  'Molotov',
  'Remington',
  'Special',
  'Status',
  'Walther',
  'Winchester',
]);

/** A capital and small letters, perhaps with a further plain word: "Bolt-action", "Archer's", but not "Lee-Enfield". */
const plainWord = /^\p{Lu}[\p{Ll}.'’]*(-\p{Ll}+)*$/u;

/**
 * A listed name within a sentence: "broadsword", "laser pistol", but "Glock 17", "AR-15 .223" and "TL9" keep their capitals. What
 * follows a comma is in brackets: "revolver (.38)", "auto pistol (9mm, TL6)".
 */
export function nameInSentence(name: string): string {
  const words = name.replaceAll(/[^\s,:()/]+/g, (word) =>
    plainWord.test(word) && !properWords.has(word) ? word.toLowerCase() : word,
  );
  return words.replace(/, ([^()]+?)(?: \((.+)\))?$/, (_, detail: string, note?: string) =>
    note === undefined ? ` (${detail})` : ` (${detail}, ${note})`,
  );
}
