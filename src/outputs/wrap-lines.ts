/** As many characters as a line of plain text has: what e-mail and most forums show without breaking it once more. */
export const WIDTH = 78;

/** Breaks a text at spaces into lines of at most WIDTH characters with their indents; a word that is longer is cut. */
export function wrapLines(text: string, indent = '', hanging = indent): string[] {
  const lines: string[] = [];
  let rest = text;
  let before = indent;
  while (before.length + rest.length > WIDTH) {
    const room = WIDTH - before.length;
    const space = rest.lastIndexOf(' ', room);
    const at = space > 0 ? space : beforeHalfCharacter(rest, room);
    lines.push(before + rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
    before = hanging;
  }
  return rest === '' && lines.length > 0 ? lines : [...lines, before + rest];
}

/** Texts one after the other; a line breaks between them, within one only if it alone is too long. */
export function flowLines(texts: readonly string[], between: string, indent: string, hanging: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const text of texts) {
    const longer = line === '' ? text : line + between + text;
    const before = lines.length === 0 ? indent : hanging;
    if (line === '' || before.length + longer.length + between.trimEnd().length <= WIDTH) {
      line = longer;
    } else {
      lines.push(...wrapLines(line + between.trimEnd(), before, hanging));
      line = text;
    }
  }
  return line === '' ? lines : [...lines, ...wrapLines(line, lines.length === 0 ? indent : hanging, hanging)];
}

const beforeHalfCharacter = (text: string, at: number): number =>
  /[\uD800-\uDBFF]/.test(text[at - 1] ?? '') ? at - 1 : at;
