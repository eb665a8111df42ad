const edge = 8;

/**
 * Puts an open popover (position: fixed) below its anchor, or above where there is more room, and never past the edge of
 * the window; what is too tall for the room left is told to scroll.
 */
export function placePopover(anchor: Element, popover: HTMLElement, align: 'start' | 'center' | 'end', gap = 4) {
  // From the corner, or what is left of the window beside where it stood before would narrow it.
  popover.style.left = '0';
  popover.style.top = '0';
  popover.style.maxBlockSize = '';
  const around = anchor.getBoundingClientRect();
  const width = popover.offsetWidth;
  const height = popover.offsetHeight;
  const viewWidth = document.documentElement.clientWidth;
  const viewHeight = window.innerHeight;

  const wished = {
    start: around.left,
    center: around.left + (around.width - width) / 2,
    end: around.right - width,
  }[align];
  const left = Math.max(edge, Math.min(wished, viewWidth - width - edge));

  const below = viewHeight - around.bottom - gap - edge;
  const above = around.top - gap - edge;
  const under = height <= below || below >= above;
  const room = Math.max(under ? below : above, 0);
  const top = under ? around.bottom + gap : around.top - gap - Math.min(height, room);

  popover.style.left = `${left}px`;
  popover.style.top = `${Math.max(edge, top)}px`;
  if (height > room) popover.style.maxBlockSize = `${room}px`;
}
