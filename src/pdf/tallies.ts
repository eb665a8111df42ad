import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { Row } from './block.ts';
import { formatPrintedFigure } from './figure-text.ts';
import type { Pen } from './pen.ts';
import { baseline } from './type-sizes.ts';

const HEIGHT = 36;
/** The least height, whatever the type size, for handwriting. */
const LOWEST = 29;
const ABOVE = 5;
const BETWEEN = 8;

/** Returns the row of hits and fatigue, with space to write losses in play. */
export function talliesRow(pen: Pen, { hitPoints, fatiguePoints }: SheetModel, width: number): Row {
  const { sizes } = pen;
  const tallies = [
    { name: 'Hits', figure: hitPoints, lossLabel: 'taken' },
    { name: 'Fatigue', figure: fatiguePoints, lossLabel: 'spent' },
  ];
  const tallyWidth = (width - BETWEEN) / tallies.length;
  const boxHeight = Math.max(LOWEST, (HEIGHT * sizes.body) / 8);
  const draw = (pen: Pen, x: number, y: number): void => {
    const top = y + ABOVE;
    tallies.forEach(({ name, figure, lossLabel: spent }, i) => {
      const left = x + i * (tallyWidth + BETWEEN);
      const text = formatPrintedFigure(figure);
      const vital = { size: sizes.vital, bold: true };
      const split = left + 5 + Math.max(20, pen.width(text, vital)) + 4;
      const foot = top + boxHeight - 5;
      pen.box(left, top, tallyWidth, boxHeight, 2);
      pen.upright(split, top + sizes.body * 1.5, boxHeight - sizes.body * 1.5 - 4);
      pen.tags.mark('P', () => {
        pen.text(name, left + 5, top + 1.5 + baseline(sizes.body), { size: sizes.body, bold: true });
        pen.figure(` ${text}`, figure, left + 5 - pen.width(' ', vital), foot, vital);
      });
      pen.tags.artifact(() => pen.text(spent, left + tallyWidth - 4, foot, { size: sizes.small, soft: true }, 'end'));
    });
  };
  return { height: ABOVE + boxHeight + 2, draw };
}
