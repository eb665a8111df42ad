const edge = 8;

/**
 * Places an open popover (position: fixed) below its anchor, or above if there is more room there, and never past the
 * edge of the window. One that is too tall for the room gets a maximum height, so that it scrolls.
 */
export function placePopover(anchor: Element, popover: HTMLElement, align: 'start' | 'center' | 'end', gap = 4) {
  // Measured from the corner: its previous position would limit the width.
  popover.style.left = '0';
  popover.style.top = '0';
  popover.style.maxBlockSize = '';
  const anchorBox = anchor.getBoundingClientRect();
  const width = popover.offsetWidth;
  const height = popover.offsetHeight;
  const viewWidth = document.documentElement.clientWidth;
  const viewHeight = window.innerHeight;

  const preferredLeft = {
    start: anchorBox.left,
    center: anchorBox.left + (anchorBox.width - width) / 2,
    end: anchorBox.right - width,
  }[align];
  const left = Math.max(edge, Math.min(preferredLeft, viewWidth - width - edge));

  const below = viewHeight - anchorBox.bottom - gap - edge;
  const above = anchorBox.top - gap - edge;
  const placeBelow = height <= below || below >= above;
  const room = Math.max(placeBelow ? below : above, 0);
  const top = placeBelow ? anchorBox.bottom + gap : anchorBox.top - gap - Math.min(height, room);

  popover.style.left = `${left}px`;
  popover.style.top = `${Math.max(edge, top)}px`;
  if (height > room) popover.style.maxBlockSize = `${room}px`;
}
