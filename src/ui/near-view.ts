/** How far beyond the window a row counts as near, in pixels: about two screens of a desktop. */
const MARGIN = 1500;

/**
 * Notifies the rows of a list when they come near the window. It measures where they are at each scroll instead of using
 * an IntersectionObserver, which reports late, or never, while a busy browser paints nothing.
 */
export class NearView {
  private readonly pending = new Map<Element, () => void>();

  /** Calls `onNear` once, when the row is or comes near the window. Returns a function that cancels this. */
  notifyWhenNear(row: Element, onNear: () => void): () => void {
    this.pending.set(row, onNear);
    return () => this.pending.delete(row);
  }

  /** Checks the rows of a list now, and whenever something scrolls or the list is resized. Returns a function that stops. */
  watch(list: HTMLElement): () => void {
    const check = () => this.check(list);
    const sizes = new ResizeObserver(check);
    sizes.observe(list);
    // The element that scrolls may be one around the list: its events reach the window in the capture phase only.
    const options = { passive: true, capture: true };
    window.addEventListener('scroll', check, options);
    window.addEventListener('resize', check);
    check();
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', check, options);
      window.removeEventListener('resize', check);
    };
  }

  private check(list: HTMLElement): void {
    if (this.pending.size === 0 || list.offsetHeight === 0) return; // nothing to do, or the list is hidden
    for (const row of nearRows([...list.querySelectorAll('tbody')])) {
      const onNear = this.pending.get(row);
      this.pending.delete(row);
      onNear?.();
    }
  }
}

/** The rows, given in the order of the page, that are near the window. Measures only as many as a binary search does. */
function nearRows<Row extends Element>(rows: readonly Row[]): readonly Row[] {
  const start = firstIndex(rows, (row) => row.getBoundingClientRect().bottom >= -MARGIN);
  const end = firstIndex(rows, (row) => row.getBoundingClientRect().top > window.innerHeight + MARGIN);
  return rows.slice(start, end);
}

/** The index of the first row that passes a test which all rows after it pass too; their number if none does. */
function firstIndex<Row>(rows: readonly Row[], passes: (row: Row) => boolean): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const row = rows[middle];
    if (row !== undefined && passes(row)) high = middle;
    else low = middle + 1;
  }
  return low;
}
