import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { Block, Row } from './block.ts';
import { layOutBracketLegend } from './figure-text.ts';
import { drawFrame } from './frames.ts';
import type { Pen } from './pen.ts';
import { baseline, lineHeight } from './type-sizes.ts';

const FRAME = 31;

/** Returns the block of active defenses, each in a shield. */
export function defensesBlock(pen: Pen, { activeDefenses }: SheetModel, width: number): Block {
  const { sizes } = pen;
  const columnWidth = width / Math.max(1, activeDefenses.length);
  const name = { size: sizes.body, bold: true };
  const small = { size: sizes.small, soft: true };
  const captions = activeDefenses.map(({ caption }) => (caption ? pen.wrap(caption, columnWidth - 4, small) : []));
  const under = Math.max(0, ...captions.map((lines) => lines.length)) * lineHeight(sizes.small);
  const row: Row = {
    height: 4 + FRAME + lineHeight(sizes.body) + under + 2,
    draw: (pen, x, y) => {
      pen.rule(x, y, width);
      activeDefenses.forEach((defense, i) => {
        const middle = x + (i + 0.5) * columnWidth;
        pen.tags.mark('P', () => {
          const top = y + 4 + FRAME + 1;
          pen.text(defense.name, middle, top + baseline(sizes.body), name, 'middle');
          drawFrame(pen, 'shield', defense.figure, middle, y + 4, FRAME);
          captions[i]?.forEach((line, n) => {
            const at = top + lineHeight(sizes.body) + n * lineHeight(sizes.small) + baseline(sizes.small);
            pen.text(line, middle, at, small, 'middle');
          });
        });
      });
    },
  };
  const legend = layOutBracketLegend(
    pen,
    activeDefenses.map(({ figure }) => figure),
    width,
  );
  return { title: 'Active defenses', width, role: 'Div', rows: activeDefenses.length > 0 ? [row] : [], legend };
}
