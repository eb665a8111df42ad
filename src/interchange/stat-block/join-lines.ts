import { plainSigns, splitTop, type TextLine } from './clean-text.ts';
import { fieldOf, readsAsHeading, sectionOf } from './headings.ts';

/** Splits at full stops between figures and the next name: "TL: 3 [0]. CF: Western [0]." */
export const splitSentences = (text: string): string[] =>
  text.split(/(?<=[\])\d])\.\s+(?=\p{Lu})|\.\s+(?=(?:DR|PD|Move|Dodge|Basic Speed|Speed|HP|FP|Will|Per|SM)\b:?\s*\d)/u);

/** What casting a spell takes belongs to the spell before it. */
export function joinCasting(split: readonly string[]): string[] {
  const pieces: string[] = [];
  for (const piece of split) {
    const isCasting =
      /\bto cast$|^(?:lasts|cost|costs|maintain|to maintain|needs|instant|lasting|permanent|until|duration|time|resisted)\b|^special$/iu.test(
        piece,
      );
    if (isCasting && pieces.length > 0) pieces.push(`${pieces.pop()}; ${piece}`);
    else pieces.push(piece);
  }
  return pieces;
}

/** Attacks in one line are separated by semicolons, but so are the notes of one attack. */
export function splitWeapons(text: string, isInline: boolean): string[] {
  if (!isInline) return [text];
  const pieces: string[] = [];
  for (const piece of splitTop(text, /;/u)) {
    if (pieces.length > 0 && !piece.includes(':') && !/\(\d{1,2}\)/u.test(piece))
      pieces.push(`${pieces.pop()}; ${piece}`);
    else pieces.push(piece);
  }
  return pieces;
}

/** Whether a piece has a number that ends an entry: points, a level, a price. */
export const hasFigure = (text: string): boolean =>
  /\d[\])]?$|\[|\d\s*(?:lbs?\.?|points?|pts\.?|or less\)?)$|\(\d/iu.test(plainSigns(text).trim());

/** A piece behind a comma that is about the one before it: a weight, a number of yards. */
export const continuesEntry = (text: string): boolean =>
  /^(?:\$[\d.,]+|[\d.,½¼¾/]+\s*(?:lbs?\.?|pounds?|yards?|points?|pts\.?|%|each|oz|gp|sp|cp)(?![\p{L}])|[\d.,½¼¾/]+$|DR \d|PD \d|neg\.?$|\+\d+ to|(?:level|lvl|CR:?) ?\d)/iu.test(
    text,
  );

/** Headings of columns, and what each is about; with '' the heading itself. */
const columnNames: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:name|skill|skills|spell|spells|trait|traits|advantage|advantages|disadvantage|disadvantages|item|items|equipment|gear|weapon|description|perk|perks|quirk|quirks|attribute|armor|characteristic|technique)s?$/iu,
    'name',
  ],
  [/^(?:level|lvl|lv|sl|skill level|value|score)$/iu, 'level'],
  [/^(?:points?|pts\.?|cp|cost \(pts\)|pt)$/iu, 'points'],
  [/^(?:relative|relative level|rsl|rel\.?)$/iu, 'relative'],
  [/^(?:difficulty|diff\.?|type|attr\/diff)$/iu, 'difficulty'],
  [/^(?:\$|cost|price|value \(\$\))$/iu, 'cost'],
  [/^(?:lbs?\.?|weight|wt\.?|wgt)$/iu, 'weight'],
  [/^(?:qty\.?|quantity|#|no\.?|amount|count)$/iu, 'quantity'],
  [/^(?:where|location|place)$/iu, 'where'],
  [/^(?:notes?|remarks?|comments?|details)$/iu, 'notes'],
  [/^(?:odds|chance|%)$/iu, 'odds'],
  [/^(?:protection)$/iu, 'protection'],
  [/^(?:tl)$/iu, 'tl'],
  [/^(?:st|dx|iq|ht|hp|fp|will|per|speed|move|dodge|parry|block|dr|sm|basic speed|basic move)$/iu, ''],
  [
    /^(?:ref|page|reference|damage|reach|acc|ss|max|½d|class|time|duration|to maintain|needs|up to, lb|encumbrance|minst|range|rof|shots|bulk|rcl|st)$/iu,
    '',
  ],
];

/** What a heading of a column is about; null for words that are no such heading. */
export function columnOf(cell: string): string | null {
  const plain = cell.trim();
  for (const [pattern, name] of columnNames) if (pattern.test(plain)) return name || plain.toLowerCase();
  return null;
}

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
