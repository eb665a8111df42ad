import type { Figure } from '../rules/model/sheet-model.ts';
import { formatFigure } from '../rules/model/sheet-model.ts';
import type { StatBlock } from '../rules/model/stat-block-model.ts';
import type { Row } from './block.ts';
import type { Pen, Style } from './pen.ts';
import { type Run, runLines } from './run-lines.ts';
import { figureLines } from './stat-figures.ts';
import { tallyRows } from './stat-tallies.ts';
import { baseline, lineHeight } from './type-sizes.ts';

/** The share of the width for figures; hits and fatigue have the rest. */
const FIGURES = 0.62;
const BETWEEN = 9;

/** Returns the figures needed most often, in lines at left, with tallies of hits and fatigue at right. */
export function vitalsRow(pen: Pen, block: StatBlock, width: number): Row {
  const { attributes, mind, damage, defenses, protection, movement, tallies } = block;
  const own = width * FIGURES;
  const beside = width - own - BETWEEN;
  const figures = figureLines(
    pen,
    [
      [attributes, mind, damage],
      [defenses, protection, movement],
    ],
    own,
  );
  const boxes = tallyRows(pen, tallies, beside);
  const lines = Array.from({ length: Math.max(figures.length, boxes.length) }, (_, i) => {
    return Math.max(figures[i]?.height ?? 0, boxes[i]?.height ?? 0);
  });
  return {
    height: lines.reduce((sum, height) => sum + height, 0),
    draw: (pen, x, y) => {
      const column = (rows: readonly Row[], left: number, wide: number) =>
        lines.reduce((top, height, i) => {
          if (rows[i]) pen.rule(left, top, wide);
          rows[i]?.draw(pen, left, top);
          return top + height;
        }, y);
      column(figures, x, own);
      column(boxes, x + own + BETWEEN, beside);
    },
  };
}

/** Returns the figures needed less often, in running text. */
export function othersRow(pen: Pen, { load, others, brackets }: StatBlock, width: number): Row {
  const plain: Style = { size: pen.sizes.body };
  const bold: Style = { size: pen.sizes.body, bold: true };
  const soft: Style = { size: pen.sizes.body, soft: true };
  const figure = (name: string, figure: Figure, after: string): Run[] => [
    { text: `${name} `, style: soft },
    { text: formatFigure(figure), style: bold },
    { text: after, style: plain },
  ];
  const runs = [
    ...figure('Load', load.carried, ` lb${load.level && ` (${load.level})`}`),
    ...others.flatMap((line) => [{ text: '    ', style: plain }, ...figure(line.name, line.figure, '')]),
    ...(brackets.length > 0 ? [{ text: `    In brackets: ${brackets.join('; ')}`, style: soft }] : []),
  ];
  const lines = runLines(pen, runs, width);
  const height = lineHeight(pen.sizes.body);
  return {
    height: lines.length * height + 2 * pen.sizes.padding + 1,
    draw: (pen, x, y) => {
      pen.rule(x, y, width);
      pen.tags.mark('P', () => {
        lines.forEach((line, i) => {
          for (const { text, style, x: from } of line) {
            pen.text(text, x + from, y + pen.sizes.padding + i * height + baseline(pen.sizes.body), style);
          }
        });
      });
    },
  };
}
