/** Characters shown of a long text, and how many of them precede the first difference. */
const shown = 90;
const lead = 24;

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The parts of two different texts where they begin to differ, on one line each and never the same; short ones whole.
 * Texts that differ in nothing but spaces and line breaks are marked by `onlySpaces`.
 */
export function excerpts(before: string, after: string): { before: string; after: string; onlySpaces: boolean } {
  const [beforeText, afterText] = [onOneLine(before), onOneLine(after)];
  if (beforeText === afterText) return { ...cut(before, after), onlySpaces: true };
  return { ...cut(beforeText, afterText), onlySpaces: false };
}

function cut(before: string, after: string): { before: string; after: string } {
  const [beforeText, afterText] = [[...before], [...after]];
  if (beforeText.length <= shown && afterText.length <= shown) return { before, after };
  let at = 0;
  while (at < beforeText.length && at < afterText.length && beforeText[at] === afterText[at]) at += 1;
  const space = beforeText.indexOf(' ', at - lead);
  const from = at <= lead ? 0 : space > 0 && space < at ? space + 1 : at - lead;
  const part = (letters: readonly string[]): string => {
    const words = letters.slice(from, from + shown).join('');
    return `${from > 0 ? '…' : ''}${words}${from + shown < letters.length ? '…' : ''}`;
  };
  return { before: part(beforeText), after: part(afterText) };
}
