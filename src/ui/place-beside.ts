const edge = 8;
/** The narrowest popover, in pixels: below this a sentence becomes a column of words. */
const minRoom = 150;

/**
 * Places an open popover (position: fixed) next to its anchor: before it, over the name of the row, or after it where there
 * is no room before. It is kept above the lower end of the row and above any element in it marked `data-keep-clear`; a taller
 * popover extends further up. The place is given by the edges that must not move, in parts of the popover's own size, so that
 * one whose text has become longer is never over the anchor or the next row, not even until it is placed again.
 * @returns false if there is room on neither side; nothing is placed then
 */
export function placeBeside(anchor: Element, popover: HTMLElement, gap = 6): boolean {
  const anchorBox = anchor.getBoundingClientRect();
  const roomBefore = anchorBox.left - gap - edge;
  const roomAfter = document.documentElement.clientWidth - anchorBox.right - gap - edge;
  const room = roomBefore >= minRoom ? roomBefore : roomAfter;
  if (room < minRoom) {
    popover.style.translate = '';
    return false;
  }
  // Always in the corner and moved from there, so that a new place needs no layout; none of this changes from step to step.
  popover.style.left = '0';
  popover.style.top = '0';
  popover.style.maxBlockSize = '';
  popover.style.maxInlineSize = `min(20rem, ${room}px)`;

  const middle = Math.round(anchorBox.top + anchorBox.height / 2);
  const end = Math.round(Math.min(lowerEnd(anchor), window.innerHeight - edge));
  const inline =
    room === roomBefore
      ? `calc(${Math.round(anchorBox.left - gap)}px - 100%)`
      : `${Math.round(anchorBox.right + gap)}px`;
  popover.style.translate = `${inline} max(${edge}px, min(${middle}px - 50%, ${end}px - 100%))`;
  return true;
}

/** Where the anchor's row ends or its part to be kept clear begins, in pixels from the top of the window. */
function lowerEnd(anchor: Element): number {
  const row = anchor.closest('tr, li');
  if (!row) return Number.POSITIVE_INFINITY;
  const below = row.querySelector('[data-keep-clear]');
  const end = row.getBoundingClientRect().bottom;
  return below ? Math.min(end, below.getBoundingClientRect().top) : end;
}
