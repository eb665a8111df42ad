import { type Block, drawTitle, type Row, titleHeight } from './block.ts';
import type { Drawing } from './drawing.ts';
import type { Pen } from './pen.ts';

/** The part of every page that blocks may use. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly bottom: number;
}

export interface FlowPlace {
  readonly page: number;
  readonly y: number;
}

const latest = (a: FlowPlace, b: FlowPlace): FlowPlace => (a.page > b.page || (a.page === b.page && a.y > b.y) ? a : b);
const heightOf = (rows: readonly Row[]): number => rows.reduce((total, { height }) => total + height, 0);

/** Blocks of fewer rows than this stay on one page. */
const keepTogether = 8;

/** Places blocks on pages, adding pages as needed: rows do not split, nor do short tables; headings are repeated. */
export class Flow {
  readonly area: Area;
  /** The page on which each block begins, in the order of drawing. */
  readonly opened: number[] = [];
  readonly #drawing: Drawing;
  readonly #pen: Pen;
  readonly #bookmark: number | null;
  readonly #running: Row | null;
  readonly #dry: boolean;

  /**
   * The blocks have bookmarks, below `bookmark` if there is one. `running` is drawn at the head of every further page.
   * With `dry` it only finds the places: nothing is drawn, and no page added.
   */
  constructor(
    drawing: Drawing,
    pen: Pen,
    area: Area,
    bookmark: number | null = null,
    running: Row | null = null,
    dry = false,
  ) {
    this.#drawing = drawing;
    this.#pen = pen;
    this.#bookmark = bookmark;
    this.#running = running;
    this.#dry = dry;
    this.area = area;
  }

  /** Draws columns side by side, each with stacked blocks. Returns the end of the longest. */
  band(columns: readonly { readonly x: number; readonly blocks: readonly Block[] }[], start: FlowPlace): FlowPlace {
    const ends = columns.map(({ x, blocks }) => {
      return blocks.reduce((at, block) => this.#below(this.block(block, x, at)), start);
    });
    return ends.reduce(latest, start);
  }

  /**
   * Returns the place for something of this height: the next page if it fits there as a whole and not here, unless more than half of
   * a page would be left empty.
   */
  placeFor(height: number, at: FlowPlace): FlowPlace {
    const next = this.#next(at);
    const isHalfEmpty = this.area.bottom - at.y > (this.area.bottom - next.y) / 2;
    return !this.#fits(at, height) && this.#fits(next, height) && !isHalfEmpty ? next : at;
  }

  /** Draws a block down its column. Returns its end. */
  block(block: Block, x: number, start: FlowPlace): FlowPlace {
    const { legend, rows } = block;
    const whole = heightOf(rows) + (legend?.height ?? 0);
    const isShort = rows.length < keepTogether && this.#fits(this.#next(start), this.#headHeight(block) + whole);
    const opening = isShort ? whole : heightOf(rows.slice(0, 1));
    let at = this.#open(block, x, this.#fits(start, this.#headHeight(block) + opening) ? start : this.#next(start));
    this.#group(block, () => {
      this.#heading(block, x, at);
      at = { ...at, y: at.y + (block.head?.height ?? 0) };
      const end = rows.findLastIndex(({ blank }) => !blank);
      for (const [i, row] of rows.entries()) {
        // The last row with words is not alone on a page.
        const last = (i === end - 1 ? (rows[end]?.height ?? 0) : 0) + (i >= end - 1 ? (legend?.height ?? 0) : 0);
        if (!this.#fits(at, row.height + last)) {
          // Nor are rows to write in, below others that have words.
          if (row.blank && end >= 0) break;
          if (row.isGap) continue;
          at = this.#again(block, x, this.#next(at));
        }
        this.#draw(row, x, at.y);
        at = { ...at, y: at.y + row.height };
      }
    });
    if (legend) this.#draw(legend, x, at.y);
    return { ...at, y: at.y + (legend?.height ?? 0) };
  }

  /** Draws a block across the page in `count` columns of equal height. The block is as wide as one of them. */
  columns(block: Block, count: number, start: FlowPlace): FlowPlace {
    const { left, width, bottom } = this.area;
    const wide = { ...block, width };
    const step = count > 1 ? (width - block.width) / (count - 1) : 0;
    const head = block.head?.height ?? 0;
    const first = heightOf(block.rows.slice(0, 1));
    let at = this.#open(wide, left, this.#fits(start, this.#headHeight(block) + first) ? start : this.#next(start));
    let rows = block.rows;
    this.#group(block, () => {
      for (let round = 0; ; round++) {
        if (round > 0) at = this.#titleAgain(wide, left, this.#next(at));
        const limit = findHeight(rows, count, bottom - at.y - head);
        const parts: (readonly Row[])[] = [];
        for (let i = 0; i < count; i++) {
          if (round + i > 0)
            rows = rows.slice(
              Math.max(
                0,
                rows.findIndex(({ isGap }) => !isGap),
              ),
            );
          const part = takeRows(rows, limit);
          parts.push(part);
          rows = rows.slice(part.length);
        }
        parts.forEach((part, i) => {
          if (part.length === 0 && i > 0) return;
          const x = left + i * step;
          this.#heading(block, x, at, round + i > 0);
          part.reduce((y, row) => {
            this.#draw(row, x, y);
            return y + row.height;
          }, at.y + head);
        });
        at = { ...at, y: at.y + head + Math.max(...parts.map(heightOf)) };
        if (rows.length === 0) break;
      }
    });
    return at;
  }

  #below = ({ page, y }: FlowPlace): FlowPlace => ({ page, y: y + this.#pen.sizes.gap });
  #next = ({ page }: FlowPlace): FlowPlace => ({ page: page + 1, y: this.area.top + (this.#running?.height ?? 0) });
  #fits = ({ y }: FlowPlace, height: number): boolean => y + height <= this.area.bottom + 0.01;
  #headHeight = (block: Block): number => titleHeight(this.#pen, block) + (block.head?.height ?? 0);

  #draw(row: Row, x: number, y: number): void {
    if (!this.#dry) row.draw(this.#pen, x, y);
  }

  #group(block: Block, draw: () => void): void {
    if (this.#dry) draw();
    else this.#pen.tags.group(block.role, draw, undefined, block.title);
  }

  #turnTo({ page }: FlowPlace): void {
    if (this.#dry) return;
    while (this.#drawing.count < page) {
      this.#drawing.addPage();
      this.#pen.tags.artifact(() => this.#running?.draw(this.#pen, this.area.left, this.area.top));
    }
    this.#drawing.turnTo(page);
  }

  #open(block: Block, x: number, at: FlowPlace): FlowPlace {
    this.opened.push(at.page);
    this.#turnTo(at);
    if (!this.#dry) drawTitle(this.#pen, block, x, at.y);
    if (!this.#dry && block.title !== '') this.#drawing.bookmark(this.#bookmark, block.title, at.page);
    return { ...at, y: at.y + titleHeight(this.#pen, block) };
  }

  #titleAgain(block: Block, x: number, at: FlowPlace): FlowPlace {
    this.#turnTo(at);
    if (!this.#dry) drawTitle(this.#pen, block, x, at.y, true);
    return { ...at, y: at.y + titleHeight(this.#pen, block) };
  }

  #again(block: Block, x: number, place: FlowPlace): FlowPlace {
    const at = this.#titleAgain(block, x, place);
    this.#heading(block, x, at, true);
    return { ...at, y: at.y + (block.head?.height ?? 0) };
  }

  #heading(block: Block, x: number, at: FlowPlace, continued = false): void {
    const { head } = block;
    if (!head || this.#dry) return;
    if (continued) this.#pen.tags.artifact(() => head.draw(this.#pen, x, at.y));
    else head.draw(this.#pen, x, at.y);
  }
}

/** Returns the first rows that fit in a height; at least one. */
function takeRows(rows: readonly Row[], limit: number): readonly Row[] {
  let height = 0;
  const end = rows.findIndex((row) => {
    height += row.height;
    return height > limit + 0.01;
  });
  return end === -1 ? rows : rows.slice(0, Math.max(1, end));
}

/** Returns the least height at which the columns hold all rows. */
export const columnsHeight = (rows: readonly Row[], count: number): number => findHeight(rows, count, heightOf(rows));

/** Returns the least height at which the columns hold all rows; the maximum if they do not fit. */
function findHeight(rows: readonly Row[], count: number, maxHeight: number): number {
  const fits = (limit: number): boolean => {
    let from = 0;
    for (let i = 0; i < count && from < rows.length; i++) {
      let height = 0;
      let next = from;
      while (next < rows.length && (next === from || height + (rows[next]?.height ?? 0) <= limit + 0.01)) {
        height += rows[next]?.height ?? 0;
        next++;
      }
      if (height > maxHeight + 0.01) return false;
      from = next;
    }
    return from === rows.length;
  };
  if (!fits(maxHeight)) return maxHeight;
  let [low, high] = [heightOf(rows) / count - 1, maxHeight];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (fits(middle)) high = middle;
    else low = middle;
  }
  return high;
}
