import type { TextLine } from './clean-text.ts';
import { isListed, readsAsHeading } from './headings.ts';
import { isScoreLabel, scoreAt } from './read-scores.ts';

/**
 * Reads the columns of a box drawn with bars one after the other: a part of the box with a heading over each column, one with numbers of
 * the sheet side by side, and rows of a single cell. Other rows stay.
 */
export function boxColumns(lines: readonly TextLine[], isForeign: boolean): TextLine[] {
  const result: TextLine[] = [];
  for (let at = 0; at < lines.length; ) {
    let end = at;
    while (lines[end]?.cells) end += 1;
    if (end === at) {
      result.push(...lines.slice(at, at + 1));
      at += 1;
      continue;
    }
    result.push(...(columnsOf(lines.slice(at, end), isForeign) ?? lines.slice(at, end)));
    at = end;
  }
  return result;
}

/** A heading of entries; "Points" is one of a column of figures. */
const isListHeading = (cell: string): boolean => {
  const section = readsAsHeading(cell);
  return section !== null && isListed(section);
};

function columnsOf(rows: readonly TextLine[], isForeign: boolean): TextLine[] | null {
  const first = rows[0]?.cells ?? [];
  const count = first.length;
  if (rows.some(({ cells }) => cells?.length !== count)) return null;
  const texts = (column: number): TextLine[] =>
    rows.flatMap((row) => entriesOf(row.cells?.[column] ?? '').map((text) => ({ ...row, cells: null, text })));
  if (count === 1) return texts(0);
  const isScore = (cell: string) => scoreAt(cell, isForeign) !== null && !isScoreLabel(cell, isForeign);
  const isHeaded = first.every(isListHeading) && new Set(first.map(readsAsHeading)).size > 1;
  // "| ST 9 [-10] | Speed 5.75 |": labels with their figures in most of the cells.
  const filled = rows.flatMap(({ cells }) => cells ?? []).filter(Boolean);
  const isScores = filled.filter(isScore).length * 3 >= filled.length * 2 && filled.length > 1;
  if (!isHeaded && !isScores) return null;
  return first.flatMap((_, column) => texts(column));
}

/** "Staff-12 [4]    Occultism-14 [2]": entries with a gap between them. */
const entriesOf = (cell: string): string[] =>
  cell
    .split(
      /(?<=\]|\p{L}-\d{1,2}|\))\s{2,}(?=\p{L})|(?<=\d\])\s+(?=\p{Lu}\p{L}+[^[\]]*-\d{1,2}\s\[)|\s{4,}(?=Pts\b|Points?\b)/u,
    )
    .map((text) => text.trim())
    .filter(Boolean);
