/** A row of a table in a text. */
interface TableRow {
  /** The number of its line in the text, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

interface TextTable {
  readonly header: readonly string[];
  /** The number of the line of the header. */
  readonly line: number;
  readonly rows: readonly TableRow[];
}

/** The cells of a line whose cells are apart by a sign; quotation marks hold a cell together. Null for a single cell. */
function cellsOf(line: string, sign: string): string[] | null {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const inner = sign === '|' ? line.trim().replace(/^\||\|$/gu, '') : line;
  for (const letter of inner) {
    if (letter === '"' && sign !== '|') isQuoted = !isQuoted;
    else if (letter === sign && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  cells.push(cell.trim());
  return cells.length > 1 ? cells.map((each) => each.replace(/^\*\*|\*\*$/gu, '')) : null;
}

/**
 * The first table of a text with a header that fits: a line whose cells are apart by bars, tabs, semicolons or commas,
 * and the lines below it with as many cells. Null if there is none.
 */
export function readTable(lines: readonly string[], fits: (header: readonly string[]) => boolean): TextTable | null {
  for (const [at, line] of lines.entries()) {
    for (const sign of ['|', '\t', ';', ',']) {
      const header = cellsOf(line, sign);
      if (!header || !fits(header)) continue;
      const rows: TableRow[] = [];
      for (const [index, next] of lines.slice(at + 1).entries()) {
        if (/^[\s|:+=-]*$/u.test(next) && next.includes('-')) continue;
        const cells = cellsOf(next, sign);
        if (cells?.length !== header.length) break;
        rows.push({ line: at + 2 + index, cells });
      }
      if (rows.length > 0) return { header, line: at + 1, rows };
    }
  }
  return null;
}

/** Whether a header has columns for at least three of the four attributes, behind one for names. */
export const isCreatureHeader = (header: readonly string[]): boolean =>
  !/\d/u.test(header.join('')) &&
  !/^(?:ST|DX|IQ|HT)$/iu.test(header[0] ?? '') &&
  header.filter((cell) => /^(?:ST|DX|IQ|HT)$/iu.test(cell)).length >= 3;

const columns: Readonly<Record<'level' | 'points', RegExp>> = {
  level: /^(?:level|lvl|value|score|wert|stufe|valor|nivel|nível|niveau|valeur|sl)$/iu,
  points: /^(?:points?|pts\.?|cp|punkte|pkt\.?|puntos|pontos|cost|kosten)$/iu,
};

/** Whether a header is one of a table of entries with points, with signs between its cells that no reader of lines knows. */
export const isEntryHeader = (header: readonly string[]): boolean =>
  !/\d/u.test(header.join('')) && header.some((cell) => columns.points.test(cell)) && header.length >= 2;

/** The row of a table of entries as a line of a list: "Brawling 13 [2]"; a single cell is a heading. */
export function lineOfRow(header: readonly string[], { cells }: TableRow): string {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length < 2) return filled[0] ?? '';
  const words: string[] = [];
  let level = '';
  let points = '';
  for (const [at, cell] of cells.entries()) {
    const name = header[at] ?? '';
    if (cell === '') continue;
    if (columns.points.test(name)) points = ` [${cell}]`;
    else if (columns.level.test(name)) level = ` ${cell}`;
    else words.push(cell);
  }
  return `${words.join(' ')}${level}${points}`;
}

const attribute =
  /^(?:ST|DX|IQ|HT|HP|Will|Per|FP|Speed|Basic Speed|Move|Basic Move|Dodge|Parry|Block|SM|DR|PD|Hits|Fatigue|Points?)$/iu;

/** One creature of a row: its name, its numbers, and what each further column says, as lines of the same number. */
export function creatureOfRow(header: readonly string[], { cells }: TableRow): string {
  const numbers: string[] = [];
  const lists: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const name = header[at]?.trim() ?? '';
    if (at === 0 || cell === '') continue;
    if (/^points?$/iu.test(name)) lists.push(`Points: ${cell}`);
    else if (attribute.test(name)) numbers.push(`${name} ${cell}`);
    else lists.push(`${name}: ${cell}`);
  }
  return [cells[0] ?? '', numbers.join('; '), ...lists].filter(Boolean).join('<br>');
}
