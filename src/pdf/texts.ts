import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import type { Block, Row } from './block.ts';
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

/** Returns the blocks of background and remarks; line by line, so that they can break across pages. */
export function storyBlocks(pen: Pen, { story, remarks }: SheetModel, width: number): Block[] {
  const parts: [string, string][] = [
    ['Story', story],
    ['Notes', remarks],
  ];
  return parts
    .filter(([, words]) => words.trim() !== '')
    .map(([title, words]) => ({ title, width, role: 'P', rows: proseRows(pen, words.trim(), width) }));
}

function proseRows(pen: Pen, words: string, width: number): Row[] {
  const style = { size: pen.sizes.body };
  const height = lineHeight(style.size) * 1.08;
  return words.split(/\r\n|\r|\n/).flatMap((paragraph) =>
    (paragraph.trim() === '' ? [''] : pen.wrap(paragraph, width, style)).map((line) => ({
      height: line === '' ? height / 2 : height,
      draw: (pen: Pen, x: number, y: number) => {
        pen.tags.mark('Span', () => pen.text(line, x, y + baseline(style.size), style));
      },
    })),
  );
}
