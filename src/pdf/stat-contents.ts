import type { StatBlock } from '../rules/model/stat-block-model.ts';
import { type Block, blockHeight, type Row } from './block.ts';
import { columnsHeight, type Flow, type FlowPlace } from './flow.ts';
import type { Pen } from './pen.ts';
import { statAttacksBlock } from './stat-attacks.ts';
import { statHeading } from './stat-heading.ts';
import { paragraphsBlock } from './stat-paragraphs.ts';
import { othersRow, vitalsRow } from './stat-vitals.ts';
import type { Setting } from './type-sizes.ts';

const COLUMNS = 2;
const GUTTER = 14;
/** The scales to try until a block fits in its half, the most legible first; body text is never under 7.5 points. */
const SCALES = [1.12, 1.06, 1, 0.95];
/** The scale of longer blocks. */
const LONG_SCALE = 0.95;
/** A block of more halves than this cannot be made to fit by smaller type. */
const MAX_HALVES_TO_FIT = 2;

/** A typeset stat block. */
export interface Contents {
  readonly pen: Pen;
  /** The name and the figures, which are never split. */
  readonly head: readonly Row[];
  readonly attacks: Block;
  readonly lists: Block;
}

/** Sets a block in the largest type in which it is no higher than `room`; a much higher one in that of long blocks. */
export function setStatBlock(
  penAt: (setting: Setting) => Pen,
  block: StatBlock,
  width: number,
  room: number,
): Contents {
  const set = (scale: number) => contentsOf(penAt({ scale, air: 'roomy' }), block, width);
  for (const scale of SCALES) {
    const contents = set(scale);
    const height = heightOf(contents);
    if (height <= room) return contents;
    if (height > MAX_HALVES_TO_FIT * room) break;
  }
  return set(LONG_SCALE);
}

/** Draws a typeset block. Returns where it ends. */
export function drawContents(flow: Flow, { pen, head, attacks, lists }: Contents, start: FlowPlace): FlowPlace {
  const { left } = flow.area;
  const y = head.reduce((top, row) => {
    row.draw(pen, left, top);
    return top + row.height;
  }, start.y);
  let at: FlowPlace = { ...start, y: y + pen.sizes.gap / 2 };
  if (attacks.rows.length > 0) at = flow.block(attacks, left, at);
  if (lists.rows.length > 0) at = flow.columns(lists, COLUMNS, { ...at, y: at.y + pen.sizes.gap / 2 });
  return at;
}

const contentsOf = (pen: Pen, block: StatBlock, width: number): Contents => ({
  pen,
  head: [statHeading(pen, block, width), vitalsRow(pen, block, width), othersRow(pen, block, width)],
  attacks: statAttacksBlock(pen, block.attacks, width),
  lists: paragraphsBlock(pen, block.lists, (width - GUTTER * (COLUMNS - 1)) / COLUMNS),
});

function heightOf({ pen, head, attacks, lists }: Contents): number {
  const before = pen.sizes.gap / 2;
  return (
    head.reduce((sum, { height }) => sum + height, before) +
    (attacks.rows.length > 0 ? blockHeight(pen, attacks) : 0) +
    (lists.rows.length > 0 ? before + columnsHeight(lists.rows, COLUMNS) : 0)
  );
}
