import { type Figure, type SheetModel, situationsInBrackets } from '../rules/model/sheet-model.ts';
import type { Row } from './block.ts';
import type { Pen } from './pen.ts';
import { baseline, lineHeight } from './type-sizes.ts';

/** Returns a row of small text under a block. */
export function layOutLegend(pen: Pen, words: string, width: number): Row {
  const style = { size: pen.sizes.small, soft: true };
  const lines = pen.wrap(words, width, style);
  const height = lineHeight(style.size);
  return {
    height: lines.length * height + 2 * pen.sizes.padding,
    draw: (pen, x, y) => {
      pen.rule(x, y, width);
      pen.tags.mark('P', () => {
        lines.forEach((line, i) => {
          pen.text(line, x, y + pen.sizes.padding + i * height + baseline(style.size), style);
        });
      });
    },
  };
}

/** Returns a legend for the figures in brackets of a block; undefined when it has none, or that of the `band` has named all. */
export function layOutBracketLegend(
  pen: Pen,
  figures: readonly Figure[],
  width: number,
  band?: SheetModel['vitals'],
): Row | undefined {
  const situations = situationsInBrackets(figures, band);
  return situations.length === 0 ? undefined : layOutLegend(pen, `In brackets: ${situations.join('; ')}`, width);
}
