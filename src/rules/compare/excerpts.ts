/** Characters shown of a long text, and how many of them stand before the first difference. */
const shown = 90;
const lead = 24;

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The parts of two different texts where they begin to differ, on one line each and never the same; short ones whole.
 * Texts that differ in nothing but spaces and line breaks are told apart by `onlySpaces`.
 */
export function excerpts(before: string, after: string): { before: string; after: string; onlySpaces: boolean } {
  const [one, other] = [onOneLine(before), onOneLine(after)];
  if (one === other) return { ...cut(before, after), onlySpaces: true };
  return { ...cut(one, other), onlySpaces: false };
}

function cut(before: string, after: string): { before: string; after: string } {
  const [one, other] = [[...before], [...after]];
  if (one.length <= shown && other.length <= shown) return { before, after };
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  const space = one.indexOf(' ', at - lead);
  const from = at <= lead ? 0 : space > 0 && space < at ? space + 1 : at - lead;
  const part = (letters: readonly string[]): string => {
    const words = letters.slice(from, from + shown).join('');
    return `${from > 0 ? '…' : ''}${words}${from + shown < letters.length ? '…' : ''}`;
  };
  return { before: part(one), after: part(other) };
}
