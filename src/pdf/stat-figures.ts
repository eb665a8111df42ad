import type { LabelledFigure } from '../rules/model/sheet-model.ts';
import type { Row } from './block.ts';
import type { Pen } from './pen.ts';
import { baseline, lineHeight } from './type-sizes.ts';

/** Figures that are kept together. */
export type FigureGroup = readonly LabelledFigure[];

interface Cell extends LabelledFigure {
  readonly width: number;
  /** Whether it starts a group that is not the first of its line. */
  readonly apart: boolean;
}

/** Space on each side of the vertical lines. */
const BESIDE = 5;

/** Returns lines of figures, each figure below its name; figures of different lines are aligned where possible. */
export function figureLines(pen: Pen, lines: readonly (readonly FigureGroup[])[], width: number): Row[] {
  const naturalLines = lines.flatMap((groups) => linesOf(pen, groups, width));
  const count = Math.max(1, ...naturalLines.map(({ length }) => length));
  const columns = Array.from({ length: count }, (_, i) =>
    Math.max(...naturalLines.map((cells) => cells[i]?.width ?? 0)),
  );
  const placedCells = naturalLines.map((cells) => {
    const widths = sum(columns) <= width ? columns : cells.map((cell) => cell.width);
    const freeWidth = (width - sum(widths)) / widths.length;
    return cells.map((cell, i) => ({ ...cell, width: (widths[i] ?? 0) + freeWidth }));
  });
  return placedCells.map((cells) => figureLine(pen, cells));
}

const sum = (widths: readonly number[]): number => widths.reduce((total, cellWidth) => total + cellWidth, 0);

function figureLine(pen: Pen, cells: readonly Cell[]): Row {
  const { small, vital, body, padding } = pen.sizes;
  const label = { size: small, soft: true };
  const strong = { size: vital, bold: true };
  const height = lineHeight(small) + lineHeight(vital) + 2 * padding;
  return {
    height,
    draw: (pen, x, y) => {
      const foot = y + padding + lineHeight(small) + baseline(vital);
      let left = x;
      pen.tags.group('L', () => {
        cells.forEach(({ name, figure, width, apart }, i) => {
          if (apart) pen.divider(left, y + 3, height - 6);
          else if (i > 0) pen.upright(left, y + 3, height - 6);
          const at = left + (i > 0 ? BESIDE : 0);
          pen.tags.mark('LI', () => {
            pen.text(name, at, y + padding + baseline(small), label);
            // A space separates it from its name in copied text and for screen readers.
            pen.text(` ${figure.text}`, at - pen.width(' ', strong), foot, strong);
            if (figure.second) {
              pen.text(` (${figure.second.text})`, at + pen.width(figure.text, strong), foot, { size: body });
            }
          });
          left += width;
        });
      });
    },
  };
}

/** Returns cells line by line, in their natural width; groups stay together where a line holds them. */
function linesOf(pen: Pen, groups: readonly FigureGroup[], width: number): Cell[][] {
  const { small, vital, body } = pen.sizes;
  const naturalWidth = ({ name, figure: { text, second } }: LabelledFigure): number => {
    const figure = pen.width(text, { size: vital, bold: true });
    const bracket = second ? pen.width(` (${second.text})`, { size: body }) : 0;
    return Math.min(width, Math.max(pen.width(name, { size: small }), figure + bracket) + 2 * BESIDE);
  };
  const lines: Cell[][] = [[]];
  const fits = (needed: number): boolean => {
    const line = lines.at(-1) ?? [];
    return line.length === 0 || line.reduce((sum, cell) => sum + cell.width, needed) <= width;
  };
  for (const group of groups) {
    if (!fits(group.reduce((sum, labelled) => sum + naturalWidth(labelled), 0))) lines.push([]);
    group.forEach((labelled, i) => {
      if (!fits(naturalWidth(labelled))) lines.push([]);
      const line = lines.at(-1) ?? [];
      line.push({ ...labelled, width: naturalWidth(labelled), apart: i === 0 && line.length > 0 });
    });
  }
  return lines;
}
