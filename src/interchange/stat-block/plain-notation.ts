import { alignedColumns, barredColumns } from './aligned-columns.ts';
import { creatureOfRow, isCreatureHeader, isEntryHeader, lineOfRow, readTable } from './text-tables.ts';

/** A text in the notation of lists, with the headings of columns that it no longer has. */
interface PlainNotation {
  readonly text: string;
  readonly headings: readonly { readonly line: number; readonly text: string }[];
}

/**
 * Writes what only other layouts have in the notation of lists: a table with a creature in its only row, tables apart by semicolons,
 * remarks behind "#", and several defenses with a slash between them. Each line keeps its number.
 */
export function plainNotation(text: string): PlainNotation {
  const lines = text.split(/\r\n?|\n/u);
  const headings: { line: number; text: string }[] = [];
  const creature = readTable(lines, isCreatureHeader);
  if (creature?.rows.length === 1) {
    headings.push({ line: creature.line, text: creature.header.filter(Boolean).join(' | ') });
    for (const row of creature.rows) lines[row.line - 1] = creatureOfRow(creature.header, row);
    lines[creature.line - 1] = '';
  }
  const entries = readTable(lines, isEntryHeader);
  // Bars and tabs are read with the rest of the text.
  if (entries && /[;,]/u.test(lines[entries.line - 1] ?? '') && !/[|\t]/u.test(lines[entries.line - 1] ?? '')) {
    headings.push({ line: entries.line, text: entries.header.filter(Boolean).join(' | ') });
    for (const row of entries.rows) lines[row.line - 1] = lineOfRow(entries.header, row);
    lines[entries.line - 1] = '';
  }
  headings.push(...alignedColumns(lines));
  barredColumns(lines);
  return { text: lines.map((line) => plainDefenses(withPointsBehind(withoutRemark(line)))).join('\n'), headings };
}

const pricedFirst =
  /\[\s*([-+−–]?\d{1,3})\s*\]\s+(ST|DX|IQ|HT|HP|FP|Will|Per|Speed|Move|Basic Speed|Basic Move)\s+(\d{1,2}(?:\.\d{1,2})?)(?:\s?\/\s*(\d{1,2}))?(?!\d)/gu;

/** "[ -10] ST 9   [ 0] Will 11": points before the numbers that they buy. */
const withPointsBehind = (line: string): string =>
  /^\s*\[\s*[-+−–]?\d{1,3}\s*\]\s+(?:ST|DX|IQ|HT)\s/u.test(line)
    ? line.replace(
        pricedFirst,
        (_, points, name, value, now) => `${name} ${value}${now === undefined ? '' : `/${now}`} [${points}]; `,
      )
    : line;

/** "dx: 12   # 40 pts" has its points behind a sign for remarks; "# player: Ada" is a line of its own. */
function withoutRemark(line: string): string {
  const [, before = '', remark = ''] = /^(.*\S)\s{2,}#\s+(\S.*)$/u.exec(line) ?? [];
  if (before !== '') {
    const [, points] = /^([-−–+]?\d{1,3})\s?(?:points?|pts?\.?|cp)?$/iu.exec(remark) ?? [];
    return points === undefined ? `${before}<br>(${remark})` : `${before} [${points}]`;
  }
  return line.replace(/^#\s(?=\p{Ll}{2,20}:\s)/u, '');
}

const defense = 'Dodge|Parry|Block';
const several = new RegExp(
  `\\b(${defense})\\s?/\\s?(${defense})(?:\\s?/\\s?(${defense}))?\\s?[:=]?(?:\\*\\*|\\[/[bi]\\])?\\s?(\\d{1,2}|[-–—])\\s?/\\s?(\\d{1,2}|[-–—])(?:\\s?/\\s?(\\d{1,2}|[-–—]))?(?![\\d/])`,
  'giu',
);
const behindSlash = /(?<=\d)\s?\/\s?(?=(?:ST|DX|IQ|HT|HP|FP|Will|Per|Dodge|Parry|Block|Move|Speed|DR|PD)\b)/gu;

/** "Dodge/Parry/Block 9/11/10", "Parry/Block: 10/–", "Dodge 5/Parry 7": one defense behind the other. */
function plainDefenses(line: string): string {
  const apart = line.replace(several, (whole, ...groups: (string | undefined)[]) => {
    const names = groups.slice(0, 3).filter((name) => name !== undefined);
    const values = groups.slice(3, 6).filter((value) => value !== undefined);
    if (names.length !== values.length) return whole;
    return names.map((name, at) => `${name} ${/\d/u.test(values[at] ?? '') ? values[at] : 'none'}`).join('; ');
  });
  const slashes = apart.match(/(?<=\d)\/(?=\p{Lu}\p{L})/gu)?.length ?? 0;
  return slashes > 3 ? apart.replace(/(?<=\d)\/(?=\p{Lu}\p{L})/gu, '; ') : apart.replace(behindSlash, '; ');
}
