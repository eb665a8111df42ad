import type { TextLine } from './clean-text.ts';
import { fieldOf, sectionOf } from './headings.ts';
import { readsAsHeading } from './read-heading.ts';

/** A joined line is no longer than this. */
const longest = 4_000;
/** A bracket that is open for more lines than these is a slip of the pen. */
const mostOpenLines = 4;

/**
 * Joins lines that were broken by a page: where a bracket is open, a word is divided, a list does not end, or a line begins
 * with the figures of the one before. Lines that are deeper than the one before, and no bullets, belong to it.
 */
export function joinLines(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const [at, line] of lines.entries()) {
    const before = joined.at(-1);
    const fits = before && line.text !== '' && before.text.length + line.text.length < longest;
    const glue = fits ? glueOf(before, line, lines, at) : null;
    if (before && glue !== null) joined[joined.length - 1] = { ...before, text: glued(before.text, line.text, glue) };
    else joined.push(line);
  }
  return joined;
}

const glued = (before: string, after: string, glue: ' ' | '' | 'divided'): string =>
  glue === 'divided' ? before.replace(/[-‐­]$/u, '') + after : before + glue + after;

/** What a line is joined to the one before with; null where it is a line by itself. `divided`: a hyphen falls away. */
function glueOf(before: TextLine, line: TextLine, lines: readonly TextLine[], at: number): ' ' | '' | 'divided' | null {
  if (before.cells || line.cells || before.isHeading || line.isHeading || line.isBullet || before.text === '')
    return null;
  if (readsAsHeading(before.text) || beginsLabel(line.text) || beginsField(before.text)) return null;
  if (/^(?:ST|DX|IQ|HT|HP|Will|Per|FP)\b[:\s]*\d/u.test(line.text)) return null;
  // "Stealth (A)" and "DX [2]-13": what the skill is relative to.
  if (/\((?:E|A|H|VH)\)$/u.test(before.text) && /^(?:ST|DX|IQ|HT|Will|Per)\b\s*(?:[-+–−]\d|\[)/u.test(line.text))
    return ' ';
  const end = before.text.at(-1) ?? '';
  const open = openBracket(before.text);
  if (open && closesSoon(lines, at, open))
    return /[-+/–−]$/u.test(before.text) && !/\s[-+–−]$/u.test(before.text) ? '' : ' ';
  if (/\p{L}[-‐]$/u.test(before.text)) {
    if (/^\p{Ll}/u.test(line.text)) return 'divided';
    if (/^\p{Lu}/u.test(line.text)) return '';
  }
  // "[2]-" and "14"; "DX+" and "2"
  if (/(?:\]|\b(?:DX|IQ|HT|ST|Will|Per))\s*[-–−+]$/u.test(before.text) && /^\d/u.test(line.text)) return '';
  if (
    /^(?:\(|\[[-–−+]?\d+\](?=\s*(?:$|[-–−;,.]))|[-–−]\s?\d{1,2}\b|(?:DX|IQ|HT|Will|Per)\s?[-–−+]\d)/u.test(line.text) &&
    /[\p{L}\d)\]]$/u.test(end)
  )
    return ' ';
  const isRow = /\S\s{2,}[[(]?[-−$]?\d/u.test(line.text);
  if (line.indent >= before.indent + 2 && before.indent > 0 && !isRow) return ' ';
  if (end === ',' || /\s(?:and|or|of|the|with|&)$/u.test(before.text)) return ' ';
  // A row of columns is a line by itself.
  if (readsAsHeading(line.text) || /\S\s{2,}[[(]?[-−$]?\d/u.test(line.text)) return null;
  if (/[;.\])\d·•:]$/u.test(end)) return null;
  if (isListStyle(before.text) && (/^\p{Ll}/u.test(line.text) || hasSeparator(line.text) || before.text.length > 50))
    return ' ';
  return null;
}

/** "Player: …": what follows is for that line alone. */
const beginsField = (text: string): boolean => {
  const [, label] = /^([^:;[\]]{2,40}?)\s*:/u.exec(text) ?? [];
  return label !== undefined && fieldOf(label) !== null && !/;/u.test(text);
};

/** "Skills: …": the line begins with words that this program knows, and a colon. */
function beginsLabel(text: string): boolean {
  const [, label] = /^([^:;[\]]{2,40}?)\s*(?:\[[^\]]*\]|\([^)]*\))?\s*:/u.exec(text) ?? [];
  return label !== undefined && (sectionOf(label) !== null || fieldOf(label) !== null);
}

const hasSeparator = (text: string): boolean => /;|\s·\s|\s•\s/u.test(text);
const isListStyle = (text: string): boolean => hasSeparator(text) || beginsLabel(text);

/** The bracket that is open at the end of a text; null for none. */
function openBracket(text: string): '(' | '[' | null {
  const open: ('(' | '[')[] = [];
  for (const sign of text) {
    if (sign === '(' || sign === '[') open.push(sign);
    else if (sign === ')' || sign === ']') open.pop();
  }
  return open.at(-1) ?? null;
}

function closesSoon(lines: readonly TextLine[], at: number, open: '(' | '['): boolean {
  for (const line of lines.slice(at, at + mostOpenLines)) {
    if (line.text === '' || line.isBullet || line.isHeading || line.cells) return false;
    const closes = line.text.indexOf(open === '(' ? ')' : ']');
    const opens = line.text.indexOf(open);
    if (closes >= 0) return opens < 0 || closes < opens;
    if (opens >= 0) return false;
  }
  return false;
}
