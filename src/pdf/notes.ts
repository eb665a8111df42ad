import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { Block } from './block.ts';
import type { Pen } from './pen.ts';
import { baseline, lineHeight } from './type-sizes.ts';

/** Returns the block of conditional rules that matter at the table; none without such rules. */
export function notesBlocks(pen: Pen, { notes }: SheetModel, width: number): Block[] {
  if (notes.length === 0) return [];
  const style = { size: pen.sizes.body };
  const line = lineHeight(style.size);
  const rows = notes.flatMap((note) =>
    pen.wrap(note, width, style).map((words, i) => ({
      height: line + (i === 0 ? pen.sizes.padding : 0),
      draw: (pen: Pen, x: number, y: number) => {
        if (i === 0) pen.rule(x, y, width);
        const top = y + (i === 0 ? pen.sizes.padding : 0);
        pen.tags.mark('P', () => pen.text(words, x, top + baseline(style.size), style));
      },
    })),
  );
  return [{ title: 'At the table', width, role: 'Div', rows }];
}
