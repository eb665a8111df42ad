const edge = 8;
/** Narrower than this, in pixels, a sentence becomes a column of words. */
const leastRoom = 150;

/**
 * Puts an open popover (position: fixed) beside its anchor: before it, over the name of the row that it speaks of, or after it
 * where there is no room before. It stays above the lower end of the row, and above what is marked `data-keep-clear` in it:
 * what is too tall for that reaches further up.
 * @returns false where there is room on neither side; nothing was placed then
 */
export function placeBeside(anchor: Element, popover: HTMLElement, gap = 6): boolean {
  const around = anchor.getBoundingClientRect();
  const before = around.left - gap - edge;
  const after = document.documentElement.clientWidth - around.right - gap - edge;
  const room = before >= leastRoom ? before : after;
  if (room < leastRoom) return false;
  // From the corner, or what is left of the window beside where it stood before would narrow it.
  popover.style.left = '0';
  popover.style.top = '0';
  popover.style.maxBlockSize = '';
  popover.style.maxInlineSize = `min(20rem, ${room}px)`;
  const { offsetWidth: width, offsetHeight: height } = popover;

  const centered = around.top + (around.height - height) / 2;
  const top = Math.min(centered, lowerEnd(anchor) - height, window.innerHeight - edge - height);
  popover.style.left = `${room === before ? around.left - gap - width : around.right + gap}px`;
  popover.style.top = `${Math.max(edge, top)}px`;
  return true;
}

/** Where the anchor's row ends, or what is to be kept clear in it begins: pixels from the top of the window. */
function lowerEnd(anchor: Element): number {
  const row = anchor.closest('tr, li');
  if (!row) return Number.POSITIVE_INFINITY;
  const below = row.querySelector('[data-keep-clear]');
  const end = row.getBoundingClientRect().bottom;
  return below ? Math.min(end, below.getBoundingClientRect().top) : end;
}
