import { sectionOf } from './headings.ts';

/** A column of a list in which spaces keep the columns apart, with its figures before the names. */
type Column = 'points' | 'level' | 'relative' | 'quantity' | 'cost' | 'weight' | 'name';

const columnWords: readonly (readonly [RegExp, Column])[] = [
  [/^(?:pts\.?|points?|cp|pt\.?|pt\.?\s?cost|point cost)$/iu, 'points'],
  [/^(?:sl|lvl|level|lv\.?)$/iu, 'level'],
  [/^(?:rsl|rel\.?|relative)$/iu, 'relative'],
  [/^(?:qty\.?|no\.?|quantity|#)$/iu, 'quantity'],
  [/^(?:cost|price|\$)$/iu, 'cost'],
  [/^(?:wgt\.?|wt\.?|weight|lbs?\.?)$/iu, 'weight'],
];

interface Header {
  readonly columns: readonly Column[];
  readonly heading: string;
}

/** The columns of a line like "SL  RSL  Pts  Skills"; null for any other line. */
function headerOf(line: string): Header | null {
  const cells = line.trim().split(/\s{2,}/u);
  if (cells.length < 2 && /^(?:pts|qty)\.?\s/iu.test(cells[0] ?? '')) {
    const [, first = '', rest = ''] = /^(\S+)\s+(.+)$/u.exec(cells[0] ?? '') ?? [];
    cells.splice(0, 1, first, rest);
  } else if (/^(?:pts|qty|no)\.?\s+\p{L}/iu.test(cells[0] ?? '')) {
    const [first = '', ...rest] = (cells[0] ?? '').split(/\s+/u);
    cells.splice(0, 1, first, rest.join(' '));
  }
  if (cells.length < 2 || cells.length > 7 || /\d/u.test(line)) return null;
  const columns: Column[] = [];
  let heading = '';
  for (const cell of cells) {
    const known = columnWords.find(([pattern]) => pattern.test(cell))?.[1];
    if (known) {
      columns.push(known);
      continue;
    }
    const section = sectionOf(cell) ?? sectionOf(cell.split(/[,&/]/u)[0] ?? '');
    if (heading !== '' || section === null) return null;
    heading = /,|&/u.test(cell) && sectionOf(cell) === null ? 'Traits' : cell;
    columns.push('name');
  }
  return heading !== '' && columns[0] !== 'name' ? { columns, heading } : null;
}

/** A row in the notation of lists: "Piloting-14 [4]", "2 Magazine, $64, 1.2 lb"; null if it does not have the columns. */
function rowOf(line: string, { columns }: Header): string | null {
  const figures = new Map<Column, string>();
  const before = columns.indexOf('name');
  let rest = line.trim();
  for (const column of columns.slice(0, before)) {
    const [whole = '', figure = ''] = /^((?:ST|DX|IQ|HT|Will|Per)?[-−–+]?\d{1,4}|[-–—])\s+/u.exec(rest) ?? [];
    if (whole === '') return null;
    figures.set(column, figure);
    rest = rest.slice(whole.length);
  }
  const [name = '', ...behind] = rest.split(/\s{2,}/u);
  if (!/\p{L}{2}/u.test(name) || behind.length > columns.length - before - 1) return null;
  for (const [at, figure] of behind.entries()) figures.set(columns[before + 1 + at] ?? 'cost', figure);
  const level = figures.get('level');
  const points = figures.get('points');
  const quantity = figures.get('quantity');
  return [
    quantity === undefined || quantity === '1' ? '' : `${quantity} `,
    name,
    level === undefined || !/\d/u.test(level) ? '' : `-${level}`,
    points === undefined || !/\d/u.test(points) ? '' : ` [${points.replace(/[−–]/gu, '-')}]`,
    ...[figures.get('cost'), figures.get('weight')].map((figure) => (figure === undefined ? '' : `, ${figure}`)),
  ].join('');
}

const cellStarts = (line: string): { readonly text: string; readonly start: number }[] =>
  [...line.matchAll(/\S+(?: \S+)*/gu)].map(({ 0: text, index }) => ({ text, start: index }));

const isColumn = (text: string): boolean =>
  columnWords.some(([pattern]) => pattern.test(text)) ||
  /^(?:ref\.?|page|usage|type|difficulty|diff\.?|attr(?:ibute)?|dmg|dam(?:age)?|reach|parry|block|acc|range|rof|shots|rcl|bulk|st|notes?|dr|location|base|mod(?:ifier)?s?)$/iu.test(
    text,
  );

/** The places of the columns of a line like "Skills   Type   Level   Points"; null for any other line. */
function namesFirst(line: string): readonly { readonly text: string; readonly start: number }[] | null {
  if (/[\d:;|\t[\]]/u.test(line)) return null;
  const [first, ...behind] = cellStarts(line);
  // "RoF Shots": two columns with one space between.
  const others = behind.flatMap(({ text, start }) =>
    isColumn(text)
      ? [{ text, start }]
      : cellStarts(text.replaceAll(' ', '  ')).map((word, at) => ({ ...word, start: start + word.start - at })),
  );
  if (!first || others.length === 0 || others.length > 9 || !others.every(({ text }) => isColumn(text))) return null;
  return sectionOf(first.text) !== null || /^(?:skill|trait|item|weapon|name)$/iu.test(first.text)
    ? [first, ...others]
    : null;
}

/** The cells of a row under these columns, by where they are; null if it is none of the table. */
function cellsUnder(columns: readonly { readonly start: number }[], line: string): string[] | null {
  const all = cellStarts(line);
  // "Kleptomania  CR: 9 (Resist Often)": what ends before the second column belongs to the name.
  const second = (columns[1]?.start ?? 0) - 1;
  const names = all.filter(({ start, text }, at) => at > 0 && start + text.length < second);
  const found = all
    .filter((cell) => !names.includes(cell))
    .map((cell, at) => (at === 0 ? { ...cell, text: [cell, ...names].map(({ text }) => text).join(' ') } : cell));
  const [first] = found;
  if (
    !first ||
    found.length < 2 ||
    found.length > columns.length ||
    /[|\t]/u.test(line) ||
    !/\p{L}{2}/u.test(first.text)
  )
    return null;
  if (found.length === columns.length) return found.map(({ text }) => text);
  const cells = columns.map(() => '');
  let least = 0;
  for (const { text, start } of found) {
    const distances = columns.map((column, at) =>
      at < least ? Number.POSITIVE_INFINITY : Math.abs(column.start - start),
    );
    const at = distances.indexOf(Math.min(...distances));
    if (at < least || at < 0) return null;
    cells[at] = text;
    least = at + 1;
  }
  return cells;
}

/**
 * Writes lists in columns with the names first ("Skills   Type   Level   Points") as rows between bars, within the lines. An empty line ends
 * a list. A list without a row that fits stays as it is.
 */
export function barredColumns(lines: string[]): void {
  for (let at = 0; at < lines.length; at += 1) {
    const columns = namesFirst(lines[at] ?? '');
    if (!columns) continue;
    let end = at + 1;
    if ((lines[end] ?? '').trim() !== '' && /^[\s=_-]+$/u.test(lines[end] ?? '')) end += 1;
    const rows: { readonly at: number; readonly cells: readonly string[] }[] = [];
    for (; end < lines.length && (lines[end] ?? '').trim() !== ''; end += 1) {
      const cells = cellsUnder(columns, lines[end] ?? '');
      if (cells) rows.push({ at: end, cells });
      else if (namesFirst(lines[end] ?? '')) break;
    }
    if (rows.length === 0) continue;
    lines[at] = `| ${columns.map(({ text }) => text).join(' | ')} |`;
    for (const row of rows) lines[row.at] = `| ${row.cells.join(' | ')} |`;
    at = end - 1;
  }
}

/**
 * Writes lists with the figures before the names ("SL  RSL  Pts  Skills") in the notation of other lists, within the lines. Returns the
 * headings of the columns with their line, from 1.
 */
export function alignedColumns(lines: string[]): readonly { readonly line: number; readonly text: string }[] {
  const headings: { line: number; text: string }[] = [];
  let header: Header | null = null;
  for (const [at, line] of lines.entries()) {
    const found = headerOf(line);
    if (found) {
      header = found;
      headings.push({ line: at + 1, text: line.trim() });
      lines[at] = `${found.heading}:`;
      continue;
    }
    if (line.trim() === '') header = null;
    const row = header ? rowOf(line, header) : null;
    if (row !== null) lines[at] = row;
  }
  return headings;
}
