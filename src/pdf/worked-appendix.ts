import type { jsPDF } from 'jspdf';
import type { WorkedNumber, WorkedStep } from '../rules/model/worked-numbers.ts';
import type { Row } from './block.ts';
import type { Area, Bookmark } from './flow.ts';
import { drawPageTitle } from './page-title.ts';
import type { Pen } from './pen.ts';
import { type Run, runLines } from './run-lines.ts';
import { baseline, lineHeight } from './type-sizes.ts';

const GUTTER = 18;
const COLUMN = 250;
/** The most lines of a number that stay together. */
const MOST_LINES = 30;

/** Draws the calculation of every number, in columns of small type on separate pages, with a bookmark for each part. */
export function drawAppendix(
  document: jsPDF,
  pen: Pen,
  area: Area,
  worked: readonly WorkedNumber[],
  above: Bookmark | null,
): void {
  const count = Math.max(1, Math.round((area.width + GUTTER) / (COLUMN + GUTTER)));
  const width = (area.width - GUTTER * (count - 1)) / count;
  let bookmark: Bookmark | null = null;
  let page = 0;
  let column = count;
  let y = area.bottom;
  let top = area.top;
  const nextColumn = (): void => {
    column += 1;
    if (column >= count) {
      document.addPage();
      page = document.getNumberOfPages();
      column = 0;
      top = area.top;
      if (bookmark === null) {
        bookmark = document.outline.add(above, title, { pageNumber: page });
        top = drawPageTitle(pen, area, title, words);
      }
    }
    y = top;
  };
  const place = (row: Row, nextHeight = 0): void => {
    if (y + row.height + nextHeight > area.bottom + 0.01) nextColumn();
    row.draw(pen, area.left + column * (width + GUTTER), y);
    y += row.height;
  };
  for (const group of new Set(worked.map((number) => number.group))) {
    const rows = worked.filter((number) => number.group === group).flatMap((number) => paragraph(pen, number, width));
    place(groupTitle(pen, group, width), rows[0]?.height);
    document.outline.add(bookmark, group, { pageNumber: page });
    for (const row of rows) place(row);
  }
}

const title = 'Calculations';
const words = 'How each number on the sheet is worked out. Each source is a link to where it is worked out.';

function groupTitle(pen: Pen, words: string, width: number): Row {
  const size = pen.sizes.title;
  return {
    height: size * 1.75 + 5,
    draw: (pen, x, y) => {
      pen.rule(x, y + 5, width, 1.1, 'ink');
      pen.tags.mark('H2', () => pen.text(words, x, y + 5 + size * 1.2, { size, bold: true }));
    },
  };
}

/**
 * Returns the number with its value, its steps as one sentence, book and page: one row, unless it is too
 * long for any column.
 */
function paragraph(pen: Pen, number: WorkedNumber, width: number): Row[] {
  const size = pen.sizes.small;
  const bold = { size, bold: true };
  const plain = { size };
  const soft = { size, soft: true };
  const { title, value, steps, notes, page, stat } = number;
  const runs: Run[] = [
    { text: `${title} `, style: plain },
    { text: `${value} `, style: bold },
    ...steps.flatMap((step, i): Run[] => [
      ...(i === 0 ? [{ text: '= ', style: soft }] : []),
      ...stepRuns(step, plain),
      { text: i < steps.length - 1 ? '; ' : '. ', style: soft },
    ]),
    ...(notes.length > 0 ? [{ text: `Note: ${notes.join('; ')}. `, style: soft }] : []),
    ...(page ? [{ text: `(${page})`, style: soft }] : []),
  ];
  const lines = runLines(pen, runs, width);
  const height = lineHeight(size) * 1.04;
  const element = pen.tags.element('P');
  const rows = Array.from({ length: Math.ceil(lines.length / MOST_LINES) }, (_, i) => {
    return lines.slice(i * MOST_LINES, (i + 1) * MOST_LINES);
  });
  return rows.map((part, i) => ({
    height: part.length * height + (i === rows.length - 1 ? 3 : 0),
    draw: (pen, x, y) => {
      if (i === 0) pen.target(stat, x, y, `${title}: how it is worked out`);
      pen.tags.within(element, () => {
        part.forEach((line, n) => {
          const at = y + n * height + baseline(size);
          for (const pieces of byLink(line)) {
            pen.tags.content(() => {
              for (const { text, style, x: from, width: pieceWidth, to } of pieces) {
                pen.text(text, x + from, at, style);
                if (to !== undefined) pen.link(to, x + from, at, pieceWidth, size);
              }
            });
          }
        });
      });
    },
  }));
}

/** Groups the pieces of a line that are tagged together: those of a link, and those between links. */
function byLink<Piece extends Run>(line: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of line) {
    const last = groups.at(-1);
    if (last && last[0]?.to === piece.to) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

/** Returns the runs of a step, "DX +12", with a link for each number that it reads. */
function stepRuns({ words, figure, from, of }: WorkedStep, style: Run['style']): Run[] {
  if (!of) return [{ text: [words, figure].filter(Boolean).join(' '), style, to: from }];
  return [
    { text: `${words}: `, style },
    ...of.flatMap((option, i): Run[] => [
      ...stepRuns(option, style),
      ...(i < of.length - 1 ? [{ text: ', ', style }] : []),
    ]),
  ];
}
