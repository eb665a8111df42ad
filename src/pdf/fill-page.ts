import { type Block, blockHeight, stackHeight, withBlanks } from './block.ts';
import type { Pen } from './pen.ts';
import type { BandColumn, SheetPart } from './sheet-blocks.ts';

/** The height of the upper band of columns on a sheet with little content. */
const UPPER_BAND = 290;

/** Returns the height of the parts without page breaks. */
export function partsHeight(pen: Pen, parts: readonly SheetPart[]): number {
  const heights = parts.map((part) => {
    if (!('columns' in part)) return blockHeight(pen, part.flowing) / part.count + 20;
    return bandHeight(pen, part.columns);
  });
  return heights.reduce((sum, height) => sum + height, 0) + pen.sizes.gap * (parts.length - 1);
}

/** Fills the free space of a single page with write-in rows: columns end level, at the bottom of the page. */
export function fillPage(pen: Pen, parts: readonly SheetPart[], room: number): SheetPart[] {
  let spare = room - partsHeight(pen, parts);
  return parts.map((part, i) => {
    if (!('columns' in part)) return part;
    const { columns } = part;
    const naturalHeight = bandHeight(pen, columns);
    const extra = i === 0 ? Math.min(spare, Math.max(0, UPPER_BAND - naturalHeight)) : share(part, parts, spare);
    const target = naturalHeight + extra;
    const filled = columns.map((column) => fillColumn(pen, column, target));
    spare -= bandHeight(pen, filled) - naturalHeight;
    return { columns: filled };
  });
}

/** Adds write-in rows so that the columns of the first band end level, on a sheet of several pages. */
export function levelFirstBand(pen: Pen, parts: readonly SheetPart[], room: number): SheetPart[] {
  return parts.map((part, i) => {
    if (i > 0 || !('columns' in part)) return part;
    const height = bandHeight(pen, part.columns);
    return height > room ? part : { columns: part.columns.map((column) => fillColumn(pen, column, height)) };
  });
}

const bandHeight = (pen: Pen, columns: readonly BandColumn[]): number =>
  Math.max(...columns.map(({ blocks }) => stackHeight(pen, blocks)));

/** Returns a part's share of the free space: half for weapons, the rest for the following parts. */
function share(part: SheetPart, parts: readonly SheetPart[], spare: number): number {
  const fillableParts = parts.filter(
    (candidate, i) => i > 0 && 'columns' in candidate && candidate.columns.some(canFill),
  );
  const isLast = fillableParts.at(-1) === part;
  if (!fillableParts.includes(part)) return 0;
  return isLast ? spare : spare / 2;
}

const canFill = ({ blocks }: BandColumn): boolean => blocks.some(({ fillable }) => fillable);

function fillColumn(pen: Pen, column: BandColumn, target: number): BandColumn {
  const free = target - stackHeight(pen, column.blocks);
  const counts = shareOut(column.blocks, Math.floor((free + 0.01) / pen.sizes.blank));
  return { ...column, blocks: column.blocks.map((block, i) => withBlanks(pen, block, counts[i] ?? 0)) };
}

/**
 * Distributes blank rows over the blocks of a column: each goes to the block with the smallest share of its desired
 * rows.
 */
function shareOut(blocks: readonly Block[], blanks: number): number[] {
  const counts = blocks.map(() => 0);
  const filledShare = (i: number): number => {
    const { fillable, desiredRows = 1, rows } = blocks[i] ?? { rows: [] };
    return fillable ? (rows.length + (counts[i] ?? 0)) / desiredRows : Number.POSITIVE_INFINITY;
  };
  for (let remaining = blanks; remaining > 0; remaining--) {
    const next = blocks.reduce((least, _, i) => (filledShare(i) < filledShare(least) ? i : least), 0);
    if (filledShare(next) === Number.POSITIVE_INFINITY) break;
    counts[next] = (counts[next] ?? 0) + 1;
  }
  return counts;
}

/** Returns the parts with half the rows that blocks desire: enough to add a few entries by hand. */
export function withRoomToWrite(pen: Pen, parts: readonly SheetPart[]): SheetPart[] {
  const withSpace = (block: Block): Block =>
    block.fillable && block.desiredRows
      ? withBlanks(pen, block, Math.ceil(block.desiredRows / 2) - block.rows.length)
      : block;
  return parts.map((part) =>
    'columns' in part
      ? { columns: part.columns.map((column) => ({ ...column, blocks: column.blocks.map(withSpace) })) }
      : part,
  );
}
