import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import { type Block, stackHeight, titleHeight, withBlanks } from './block.ts';
import { type Area, columnsHeight } from './flow.ts';
import type { Pen } from './pen.ts';
import type { BandColumn, SheetPart } from './sheet-layout.ts';

/** The height of the upper band of columns on a sheet with little content. */
const upperBand = 290;

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
          ...part,
          columns: part.columns.map((column) => ({
            ...column,
            blocks: column.blocks.map((block) => withBlanks(pen, block, (block.minRows ?? 0) - block.rows.length)),
          })),
        }
      : part,
  );

/** The most empty rows of a table on the sheet of a character: what is left of the page is for notes. A form is all rows. */
export const blankRowsOn = ({ form }: Pick<SheetModel, 'form'>): number => (form ? Number.POSITIVE_INFINITY : 8);

/** The least room for notes that is of use, in points. */
const leastNotes = 60;

const notesTitle = 'Session notes';

/** Whether a part is the open space at the foot of the last page. */
export const isForNotes = (part: SheetPart): boolean =>
  'columns' in part && part.columns.some(({ blocks }) => blocks.some(({ title }) => title === notesTitle));

/** Returns a block of open space for notes at the foot of a page; none where there is not enough for it. */
function sessionNotes(pen: Pen, room: number, left: number, width: number): SheetPart[] {
  const title: Block = { title: notesTitle, width, role: 'Div', rows: [] };
  const height = room - pen.sizes.gap - titleHeight(pen, title) - 1;
  if (height < leastNotes) return [];
  return [{ columns: [{ x: left, blocks: [{ ...title, rows: [{ height, draw: () => undefined }] }] }] }];
}

/**
 * Fills the free space of a single page with write-in rows: columns end level, at the bottom of the page. No table gets more than
 * `mostBlank` of them; what is left then is for notes.
 */
export function fillPage(
  pen: Pen,
  bare: readonly SheetPart[],
  room: number,
  mostBlank: number,
  { left, width }: Pick<Area, 'left' | 'width'>,
): SheetPart[] {
  const full = withLeastRows(pen, bare);
  const parts = partsHeight(pen, full) <= room ? full : bare;
  let spare = room - partsHeight(pen, parts);
  const upper = parts.find(canFillPart);
  const filledParts = parts.map((part) => {
    if (!('columns' in part)) return part;
    const { columns } = part;
    const naturalHeight = bandHeight(pen, columns);
    const extra = part === upper ? Math.min(spare, Math.max(0, upperBand - naturalHeight)) : share(part, parts, spare);
    const target = naturalHeight + extra;
    const filled = columns.map((column) => fillColumn(pen, column, target, mostBlank));
    spare -= bandHeight(pen, filled) - naturalHeight;
    return { ...part, columns: filled };
  });
  return [...filledParts, ...sessionNotes(pen, spare, left, width)];
}

/** The most write-in rows for a band on a sheet of several pages that is not the last on its page. */
const rowsAbove = 3;

/** The start and end of a part of a sheet. */
export interface PartPlace {
  readonly page: number;
  /** Whether it begins on an earlier page. */
  readonly continued: boolean;
  /** The start of the part below it. */
  readonly end: number;
}

/**
 * Adds write-in rows on a sheet of several pages, so that columns end level and pages are filled: down to the bottom of
 * each page whose next part is on another.
 * @param places the place of each part
 * @param area the part of each page that blocks may use
 */
export function fillPages(
  pen: Pen,
  parts: readonly SheetPart[],
  places: readonly PartPlace[],
  mostBlank: number,
  { left, width, bottom }: Area,
): SheetPart[] {
  let notes: SheetPart[] = [];
  const filled = [...parts];
  const last = places.at(-1)?.page;
  for (const page of new Set(places.map(({ page }) => page))) {
    const indices = places.flatMap((place, i) => (place.page === page ? [i] : []));
    const lowest = indices.at(-1) ?? 0;
    const isSplitBelow = places[lowest + 1]?.continued ?? false;
    const end = places[lowest]?.end ?? bottom;
    let spare = isSplitBelow ? 0 : Math.max(0, bottom + pen.sizes.gap - end);
    const fillable = indices.filter((i) => {
      const part = parts[i];
      return part && canFillPart(part) && (page === last || !places[i]?.continued);
    });
    for (const [n, i] of fillable.entries()) {
      const part = parts[i];
      if (!part || !('columns' in part)) continue;
      const natural = bandHeight(pen, part.columns);
      const isLast = n === fillable.length - 1;
      const extra = isLast ? spare : Math.min(spare / fillable.length, rowsAbove * pen.sizes.blank);
      const columns = part.columns.map((column) => fillColumn(pen, column, natural + extra, mostBlank));
      spare -= bandHeight(pen, columns) - natural;
      filled[i] = { ...part, columns };
    }
    if (page === last) notes = sessionNotes(pen, spare, left, width);
  }
  return [...filled, ...notes];
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

function fillColumn(pen: Pen, column: BandColumn, target: number, mostBlank: number): BandColumn {
  const free = target - stackHeight(pen, column.blocks);
  const counts = shareOut(column.blocks, Math.floor((free + 0.01) / pen.sizes.blank), mostBlank);
  return { ...column, blocks: column.blocks.map((block, i) => withBlanks(pen, block, counts[i] ?? 0)) };
}

/**
 * Distributes blank rows over the blocks of a column: each goes to the block with the smallest share of its desired
 * rows, and none gets more than `most`.
 */
function shareOut(blocks: readonly Block[], blanks: number, most: number): number[] {
  const counts = blocks.map(() => 0);
  const filledShare = (i: number): number => {
    const { fillable, desiredRows = 1, rows } = blocks[i] ?? { rows: [] };
    return fillable && (counts[i] ?? 0) < most
      ? (rows.length + (counts[i] ?? 0)) / desiredRows
      : Number.POSITIVE_INFINITY;
  };
  for (let remaining = blanks; remaining > 0; remaining--) {
    const next = blocks.reduce((least, _, i) => (filledShare(i) < filledShare(least) ? i : least), 0);
    if (filledShare(next) === Number.POSITIVE_INFINITY) break;
    counts[next] = (counts[next] ?? 0) + 1;
  }
  return counts;
}

/** Blocks with room to write, by the block and its pen: they are stacked in as many ways as the block itself. */
const roomyBlocks = new WeakMap<Block, { readonly pen: Pen; readonly roomy: Block }>();

/** Returns a block with half the rows that it desires. */
function withHalfTheRows(pen: Pen, block: Block): Block {
  if (!block.fillable || !block.desiredRows) return block;
  const known = roomyBlocks.get(block);
  if (known?.pen === pen) return known.roomy;
  const roomy = withBlanks(pen, block, Math.ceil(block.desiredRows / 2) - block.rows.length);
  roomyBlocks.set(block, { pen, roomy });
  return roomy;
}

/** Returns the parts with half the rows that blocks desire: enough to add a few entries by hand. */
export const withRoomToWrite = (pen: Pen, parts: readonly SheetPart[]): SheetPart[] =>
  parts.map((part) =>
    'columns' in part
      ? {
          ...part,
          columns: part.columns.map((column) => ({
            ...column,
            blocks: column.blocks.map((block) => withHalfTheRows(pen, block)),
          })),
        }
      : part,
  );

/** Returns the parts without blocks that have nothing in them and got no rows to write on. */
export const withoutEmptyBlocks = (parts: readonly SheetPart[]): SheetPart[] =>
  parts.flatMap((part): SheetPart[] => {
    if (!('columns' in part)) return [part];
    const columns = part.columns.map((column) => ({ ...column, blocks: column.blocks.filter(hasContent) }));
    return columns.some(({ blocks }) => blocks.length > 0) ? [{ ...part, columns }] : [];
  });

const hasContent = ({ rows, fillable }: Block): boolean => rows.length > 0 || !fillable;
