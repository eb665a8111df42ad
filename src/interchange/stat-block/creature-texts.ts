import { findTextSource, maxCharacters } from './clean-text.ts';
import { creatureOfRow, isCreatureHeader, readTable } from './text-tables.ts';

/** One creature of a text, in a text of its own whose lines have the numbers that they have in the whole. */
interface CreatureText {
  readonly name: string;
  readonly text: string;
}

/** The creatures of a text, and its lines that belong to none of them. */
interface CreatureTexts {
  readonly creatures: readonly CreatureText[];
  readonly others: readonly { readonly line: number; readonly text: string }[];
}

/** More creatures are not told apart. */
const maxCreatures = 40;

const strength =
  /(?<![\p{L}\d'’-]|[\p{Ll}\d]\s)(?:ST|Strength|FUE|FOR|Fuerza|Força|Stärke)(?:\*\*|\[\/[bi]\])?\s{0,3}[:=]?(?:\*\*|\[\/[bi]\])?\s{0,3}\d{1,3}(?![\d]|\s?d\b)/iu;
const dexterity =
  /(?<![\p{L}\d])(?:DX|Dexterity|DES|GE|Destreza|Geschick)(?:\*\*|\[\/[bi]\])?\s{0,3}[:=]?(?:\*\*|\[\/[bi]\])?\s{0,3}\d/iu;

/** How many lines behind the one with ST may have DX. */
const near = 4;

/**
 * Tells the creatures of a text apart: each begins with its name before another list of attributes, or is a row of a
 * table with columns for attributes. A text of this program, and one with a single creature, stays whole.
 */
export function splitCreatures(text: string): CreatureTexts {
  const whole = { creatures: [{ name: '', text }], others: [] };
  if (findTextSource(text) !== 'others' || text.length > maxCharacters) return whole;
  const lines = text.split(/\r\n?|\n/u);
  return creaturesOfTable(lines) ?? creaturesOfLists(lines) ?? whole;
}

/** A text with as many empty lines before it as it takes for the number of its line. */
const atLine = (line: number, text: string): string => '\n'.repeat(line - 1) + text;

function creaturesOfTable(lines: readonly string[]): CreatureTexts | null {
  const table = readTable(lines, isCreatureHeader);
  if (!table || table.rows.length < 2 || table.rows.length > maxCreatures) return null;
  const creatures = table.rows.map((row) => ({
    name: row.cells[0] ?? '',
    text: atLine(row.line, creatureOfRow(table.header, row)),
  }));
  const used = new Set([table.line, ...table.rows.map(({ line }) => line)]);
  return { creatures, others: otherLines(lines, (line) => used.has(line)) };
}

function otherLines(lines: readonly string[], isUsed: (line: number) => boolean): CreatureTexts['others'] {
  return lines.flatMap((text, at) =>
    isUsed(at + 1) || !/[\p{L}\d]/u.test(text) ? [] : [{ line: at + 1, text: text.trim() }],
  );
}

function creaturesOfLists(lines: readonly string[]): CreatureTexts | null {
  const heads = lines.flatMap((line, at) => (hasAttributes(lines, line, at) ? [at] : []));
  if (heads.length < 2 || heads.length > maxCreatures) return null;
  const starts = heads.map((head, index) => startOf(lines, head, (heads[index - 1] ?? -1) + 1));
  const creatures = starts.map((start, index) => {
    const own = lines.slice(start, starts[index + 1] ?? lines.length);
    return { name: nameOf(own), text: atLine(start + 1, own.join('\n')) };
  });
  const [first = 0] = starts;
  return { creatures, others: otherLines(lines, (line) => line > first) };
}

/** Whether a line has ST, and it or one of the next has DX: a strength alone is one of a weapon. */
function hasAttributes(lines: readonly string[], line: string, at: number): boolean {
  const found = strength.exec(line);
  if (!found) return false;
  const behind = [line.slice(found.index)];
  for (const next of lines.slice(at + 1, at + 1 + near)) {
    if (strength.test(next)) break;
    behind.push(next);
  }
  return behind.some((each) => dexterity.test(each));
}

const plainOf = (line: string): string => line.replace(/\[\/?\w+(?:=[^\]]*)?\]|[*_#=>|]/gu, ' ').trim();

/** Where a creature begins: at the line with its name, which may be the one with ST or up to three lines before it. */
function startOf(lines: readonly string[], head: number, from: number): number {
  const before = plainOf((lines[head] ?? '').slice(0, strength.exec(lines[head] ?? '')?.index ?? 0));
  if (/\p{L}{2}/u.test(before) && !/^(?:primary )?(?:attributes|stats|attribute)\b/iu.test(before)) return head;
  const isEmpty = (at: number) => !/[\p{L}\d]/u.test(lines[at] ?? '');
  let last = head - 1;
  if (last > from && isEmpty(last)) last -= 1;
  if (last < from || isEmpty(last)) return head;
  let start = last;
  while (start > from && !isEmpty(start - 1) && last - start < 3) start -= 1;
  const isApart = start === from || isEmpty(start - 1);
  if (isApart) return start;
  const title = plainOf(lines[last] ?? '');
  return title.length < 70 && !/[;]|,.*,/u.test(title) ? last : head;
}

/** What a creature is called in a list: the words before its first figure, or its first line. */
function nameOf(lines: readonly string[]): string {
  const first = plainOf(lines.find((line) => /[\p{L}]/u.test(line)) ?? '');
  return (first.split(/\s{3,}|[:([;,]|\s[-–—]+\s|\s(?=ST\b)/u)[0] ?? '').trim().slice(0, 60);
}
