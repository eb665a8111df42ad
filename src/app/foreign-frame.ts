/** The part of `Window` that is read. */
interface FramedWindow {
  readonly parent: FramedWindow;
  readonly location: { readonly href: string };
}

/**
 * True if a page of another origin shows this one in a frame, directly or through frames in between. Such a page could
 * put an overlay on it and make the player click something hidden (clickjacking). Only a header could forbid that, and
 * files and simple hosts send none. Frames of the same origin are no danger.
 */
export function inForeignFrame(start: FramedWindow): boolean {
  try {
    for (let inner = start; inner.parent !== inner; inner = inner.parent) void inner.parent.location.href;
    return false;
  } catch {
    return true; // browsers throw on access to the location of another origin
  }
}
