/** What is looked at of a window. */
interface FramedWindow {
  readonly parent: FramedWindow;
  readonly location: { readonly href: string };
}

/**
 * True where a page of another origin shows this one in a frame, directly or with pages between them. Such a page could lay
 * something over it and have the player click what they do not see; only the host could forbid that, by a header, and a
 * file or a simple host sends none. Frames of the same origin are no danger.
 */
export function inForeignFrame(start: FramedWindow): boolean {
  try {
    for (let inner = start; inner.parent !== inner; inner = inner.parent) void inner.parent.location.href;
    return false;
  } catch {
    return true; // the browser lets nobody look at a page of another origin
  }
}
