import { type Figure, formatFigure, type ProtectionSum, type SheetModel } from '../sheet-model/model/sheet-model.ts';
import { type Block, layOutBracketLegend, type Row } from './block.ts';
import type { Pen } from './pen.ts';
import { type Run, runLines } from './run-lines.ts';
import { baseline, lineHeight } from './type-sizes.ts';

/** The place to write a figure on a form. */
const BLANK = '_____';
/** The width of the totals. */
const TOTAL = 34;

/**
 * Returns the block of passive defense and damage resistance: a line for each sum, with its parts and the total. None beside a
 * table of hit locations, which has the same for each place.
 */
export function protectionBlocks(pen: Pen, model: SheetModel, width: number): Block[] {
  if (model.hitDice !== null) return [];
  const { passiveDefense, damageResistance } = model;
  const sums: [string, ProtectionSum][] = [
    ...(passiveDefense ? [['PD', passiveDefense] satisfies [string, ProtectionSum]] : []),
    ['DR', damageResistance],
  ];
  const figures = sums.flatMap(([, { parts, total, behind }]) => [
    total,
    ...parts.map(({ figure }) => figure),
    ...(behind ? [behind] : []),
  ]);
  return [
    {
      title: 'Protection',
      width,
      role: 'Div',
      rows: sums.map(([name, sum]) => sumRow(pen, name, sum, model.form, width)),
      legend: layOutBracketLegend(pen, figures, width, model.vitals),
    },
  ];
}

function sumRow(pen: Pen, name: string, { parts, total, behind }: ProtectionSum, form: boolean, width: number): Row {
  const { body, figure: large, padding } = pen.sizes;
  const plain = { size: body };
  const soft = { size: body, soft: true };
  const run = (figure: Figure): Run => ({
    text: form ? BLANK : formatFigure(figure),
    style: plain,
    to: figure.stat,
  });
  const runs: Run[] = [
    { text: `${name}  `, style: { size: body, bold: true } },
    ...parts.flatMap(({ name: part, figure }, i): Run[] => [
      { text: `${i === 0 ? '' : ' + '}${part}\u00a0`, style: soft },
      run(figure),
    ]),
    ...(behind ? [{ text: ' / from\u00a0behind\u00a0', style: soft }, run(behind)] : []),
  ];
  const lines = runLines(pen, runs, width - TOTAL);
  const first = lineHeight(large);
  return {
    height: first + (lines.length - 1) * lineHeight(body) + 2 * padding,
    draw: (pen, x, y) => {
      pen.rule(x, y, width);
      const foot = y + padding + baseline(large);
      pen.tags.mark('P', () => {
        lines.forEach((line, i) => {
          const at = foot + i * lineHeight(body);
          for (const { text, style, x: from, width: pieceWidth, to } of line) {
            pen.text(text, x + from, at, style);
            if (to !== undefined) pen.link(to, x + from, at, pieceWidth, body);
          }
        });
        const sum = formatFigure(total);
        pen.figure(sum, total, x + width, foot, { size: large, serif: true }, 'end');
      });
    },
  };
}
