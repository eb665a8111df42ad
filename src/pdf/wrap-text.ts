/**
 * Breaks a text into lines of at most `width`: at spaces, and inside a word only when it is wider than a line. Keeps
 * every character except the spaces at which it breaks.
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = measure(word) <= width ? [word] : breakWord(word, width, measure);
    line = pieces.pop() ?? '';
    lines.push(...pieces);
  }
  if (line !== '' || lines.length === 0) lines.push(line);
  return lines;
}

/**
 * Breaks a word into pieces, each as long as a line allows and at least one character; after a hyphen where there is
 * one.
 */
function breakWord(word: string, width: number, measure: (text: string) => number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && measure(piece + character) > width) {
      const hyphen = piece.lastIndexOf('-') + 1;
      const cut = hyphen > 1 ? hyphen : piece.length;
      pieces.push(piece.slice(0, cut));
      piece = piece.slice(cut);
    }
    piece += character;
  }
  return [...pieces, piece];
}
