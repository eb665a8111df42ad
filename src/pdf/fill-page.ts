import { type Block, stackHeight, titleHeight, withBlanks } from './block.ts';
import { columnsHeight } from './flow.ts';
import type { Pen } from './pen.ts';
import type { BandColumn, SheetPart } from './sheet-blocks.ts';

/** The height of the upper band of columns on a sheet with little content. */
const UPPER_BAND = 290;

/** Returns the height of the parts without page breaks. */
export function partsHeight(pen: Pen, parts: readonly SheetPart[]): number {
  const heights = parts.map((part) => {
    if (!('columns' in part)) return flowingHeight(pen, part);
    return bandHeight(pen, part.columns);
  });
  return heights.reduce((sum, height) => sum + height, 0) + pen.sizes.gap * (parts.length - 1);
}

const flowingHeight = (pen: Pen, { flowing, count }: Extract<SheetPart, { readonly count: number }>): number =>
  titleHeight(pen, flowing) + (flowing.head?.height ?? 0) + columnsHeight(flowing.rows, count);

/** Returns the parts with the rows that some blocks must have to be of use. */
export const withLeastRows = (pen: Pen, parts: readonly SheetPart[]): SheetPart[] =>
  parts.map((part) =>
    'columns' in part
      ? {
          columns: part.columns.map((column) => ({
            ...column,
            blocks: column.blocks.map((block) => withBlanks(pen, block, (block.leastRows ?? 0) - block.rows.length)),
          })),
        }
      : part,
  );

/** Fills the free space of a single page with write-in rows: columns end level, at the bottom of the page. */
export function fillPage(pen: Pen, bare: readonly SheetPart[], room: number): SheetPart[] {
  const full = withLeastRows(pen, bare);
  const parts = partsHeight(pen, full) <= room ? full : bare;
  let spare = room - partsHeight(pen, parts);
  const upper = parts.find(canFillPart);
  return parts.map((part) => {
    if (!('columns' in part)) return part;
    const { columns } = part;
    const naturalHeight = bandHeight(pen, columns);
    const extra = part === upper ? Math.min(spare, Math.max(0, UPPER_BAND - naturalHeight)) : share(part, parts, spare);
    const target = naturalHeight + extra;
    const filled = columns.map((column) => fillColumn(pen, column, target));
    spare -= bandHeight(pen, filled) - naturalHeight;
    return { columns: filled };
  });
}

/** Adds write-in rows so that the columns of the first band with room for any end level, on a sheet of several pages. */
export function levelFirstBand(pen: Pen, parts: readonly SheetPart[], room: number): SheetPart[] {
  const upper = parts.find(canFillPart);
  return parts.map((part, i) => {
    if (part !== upper || !('columns' in part)) return part;
    const height = bandHeight(pen, part.columns);
    const above = partsHeight(pen, parts.slice(0, i)) + pen.sizes.gap;
    return height > room - above ? part : { columns: part.columns.map((column) => fillColumn(pen, column, height)) };
  });
}

/** Adds write-in rows to the last band that can have them, on a sheet of several pages whose last page has this spare room. */
export function fillLastBand(pen: Pen, parts: readonly SheetPart[], spare: number): SheetPart[] {
  const last = parts.findLastIndex(canFillPart);
  return parts.map((part, i) => {
    if (i !== last || !('columns' in part)) return part;
    const target = bandHeight(pen, part.columns) + Math.max(0, spare);
    return { columns: part.columns.map((column) => fillColumn(pen, column, target)) };
  });
}

const bandHeight = (pen: Pen, columns: readonly BandColumn[]): number =>
  Math.max(...columns.map(({ blocks }) => stackHeight(pen, blocks)));

/** Returns a part's share of the free space: half for weapons, the rest for the following parts. */
function share(part: SheetPart, parts: readonly SheetPart[], spare: number): number {
  const fillableParts = parts.filter(canFillPart).slice(1);
  const isLast = fillableParts.at(-1) === part;
  if (!fillableParts.includes(part)) return 0;
  return isLast ? spare : spare / 2;
}

const canFillPart = (part: SheetPart): boolean => 'columns' in part && part.columns.some(canFill);
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

/** Returns the parts without blocks that have nothing in them and got no rows to write on. */
export const withoutEmptyBlocks = (parts: readonly SheetPart[]): SheetPart[] =>
  parts.flatMap((part): SheetPart[] => {
    if (!('columns' in part)) return [part];
    const columns = part.columns.map((column) => ({ ...column, blocks: column.blocks.filter(hasContent) }));
    return columns.some(({ blocks }) => blocks.length > 0) ? [{ columns }] : [];
  });

const hasContent = ({ rows, fillable }: Block): boolean => rows.length > 0 || !fillable;
