import { type ListedRows, moveListed } from './listed-rows.ts';

/** The pixels that the pointer moves before it drags: less is a click. */
const THRESHOLD = 5;
/** How near to the edge of the window, in pixels, dragging scrolls (bars may cover some of it); and by how much with each frame. */
const EDGE = 112;
const SCROLL_STEP = 10;

/** A row and where it is on the page, in pixels. */
interface RowPlace {
  readonly row: HTMLElement;
  readonly top: number;
  readonly height: number;
}

/**
 * Starts dragging a row if the pointer goes down on its handle, the button of its menu. Dropping it moves the row; Escape, or dropping it
 * where it was, leaves it. The keys and the menu of the row do the same.
 */
export function startRowDrag(down: PointerEvent, list: ListedRows): void {
  const handle = down.target instanceof Element ? down.target.closest<HTMLElement>('.row-menu [aria-haspopup]') : null;
  const row = handle?.closest<HTMLElement>('tbody.data-row');
  if (!handle || !row || down.button !== 0 || !down.isPrimary) return;
  const startY = down.pageY;
  let drag: RowDrag | null = null;
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    if (!drag && Math.abs(event.pageY - startY) > THRESHOLD) {
      handle.setPointerCapture(event.pointerId);
      drag = new RowDrag(row, startY);
    }
    drag?.moveTo(event.clientY);
  };
  const end = (dropped: boolean) => {
    stop.abort();
    const to = drag?.end() ?? null;
    if (!drag) return;
    // The click that follows is not for the menu.
    const swallow = (click: MouseEvent) => {
      click.preventDefault();
      click.stopPropagation();
    };
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    if (dropped && to !== null) moveListed(list, row.id.replace(/^row-/, ''), to);
  };
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', ({ pointerId }) => pointerId === down.pointerId && end(true), { signal });
  window.addEventListener('pointercancel', ({ pointerId }) => pointerId === down.pointerId && end(false), { signal });
  window.addEventListener('blur', () => end(false), { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !drag) return;
      event.preventDefault();
      event.stopPropagation();
      end(false);
    },
    { signal, capture: true },
  );
}

/** A row under way: it follows the pointer, and a line shows where it would go. */
class RowDrag {
  private readonly places: readonly RowPlace[];
  private readonly from: number;
  private to: number;
  private clientY = 0;
  private frame = 0;

  private readonly row: HTMLElement;
  /** Where the pointer went down, in pixels of the page. */
  private readonly startY: number;

  constructor(row: HTMLElement, startY: number) {
    this.row = row;
    this.startY = startY;
    const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>(':scope > tbody.data-row') ?? [])];
    this.places = rows.map((each) => {
      const { top, height } = each.getBoundingClientRect();
      return { row: each, top: top + window.scrollY, height };
    });
    this.from = rows.indexOf(row);
    this.to = this.from;
    row.dataset.dragging = '';
  }

  /** Follows the pointer, given in pixels of the window. */
  moveTo(clientY: number): void {
    this.clientY = clientY;
    this.show();
    if (this.frame === 0) this.scrollNearEdge();
  }

  /** Returns the row to its place, and gives the index to move it to; null if that is its own. */
  end(): number | null {
    cancelAnimationFrame(this.frame);
    this.row.style.translate = '';
    delete this.row.dataset.dragging;
    this.mark(null);
    return this.to === this.from ? null : this.to;
  }

  private show(): void {
    const y = this.clientY + window.scrollY;
    this.row.style.translate = `0 ${y - this.startY}px`;
    const passed = ({ top, height }: RowPlace) => y > top + height / 2;
    const before = this.places.filter((place, index) => index !== this.from && passed(place)).length;
    this.to = before;
    const at = this.to === this.from ? null : this.places[this.to];
    this.mark(at ? { row: at.row, side: this.to < this.from ? 'before' : 'after' } : null);
  }

  private mark(drop: { readonly row: HTMLElement; readonly side: 'before' | 'after' } | null): void {
    for (const { row } of this.places) {
      if (row === drop?.row) row.dataset.drop = drop.side;
      else if (row.dataset.drop !== undefined) delete row.dataset.drop;
    }
  }

  private scrollNearEdge(): void {
    const step = this.clientY < EDGE ? -SCROLL_STEP : this.clientY > window.innerHeight - EDGE ? SCROLL_STEP : 0;
    this.frame = 0;
    if (step === 0) return;
    const { scrollY } = window;
    window.scrollBy({ top: step, behavior: 'instant' });
    if (window.scrollY === scrollY) return;
    this.show();
    this.frame = requestAnimationFrame(() => this.scrollNearEdge());
  }
}
