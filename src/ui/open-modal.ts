/**
 * Opens a dialog that is modal once it is painted. `showModal` makes all else on the page inert, for which the browser finds
 * the style of every element anew: that takes as long as everything else that opening does. So the dialog opens as a popover
 * above the page, and becomes modal once it is painted and nothing more urgent is left to do, or with the next key or press,
 * before that has any effect. One over another dialog is modal at once: what that one makes inert cannot have the focus.
 * @param focused the element in the dialog that takes the focus
 * @returns closes the dialog, and returns the focus to the element that had it before
 */
export function openModal(dialog: HTMLDialogElement, focused: HTMLElement | null): () => void {
  if (!('popover' in dialog) || document.querySelector('dialog[open]')) {
    dialog.showModal();
    focused?.focus();
    return () => dialog.close();
  }
  const opener = document.activeElement;
  dialog.ariaModal = 'true';
  dialog.popover = 'manual';
  dialog.showPopover();
  focused?.focus();

  const makeModal = () => {
    stopWaiting();
    const active = document.activeElement;
    const kept = active instanceof HTMLElement && dialog.contains(active) ? active : focused;
    const hadAutofocus = kept?.hasAttribute('autofocus');
    kept?.setAttribute('autofocus', ''); // the focus stays where it is
    dialog.hidePopover();
    dialog.popover = null;
    dialog.ariaModal = null;
    dialog.showModal();
    if (!hadAutofocus) kept?.removeAttribute('autofocus');
    if (kept && document.activeElement !== kept) kept.focus();
  };
  const stopWaiting = whenIdleOrUsed(makeModal);

  return () => {
    stopWaiting();
    if (dialog.open) dialog.close();
    else dialog.hidePopover();
    if (opener instanceof HTMLElement && opener !== document.body) opener.focus({ preventScroll: true });
  };
}

const inputs = ['keydown', 'pointerdown'] as const;
/** How long a busy page may leave the dialog as it is, in ms. */
const patience = 150;

/**
 * Calls back once: when the next frame is painted and the page is idle, or before anything else sees a key or press. Returns a
 * function that cancels this.
 */
function whenIdleOrUsed(callback: () => void): () => void {
  let cancel = () => {};
  const frame = requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) {
      const idle = requestIdleCallback(callback, { timeout: patience });
      cancel = () => cancelIdleCallback(idle);
    } else {
      const timer = setTimeout(callback, patience / 2);
      cancel = () => clearTimeout(timer);
    }
  });
  for (const kind of inputs) window.addEventListener(kind, callback, { capture: true });
  return () => {
    cancelAnimationFrame(frame);
    cancel();
    for (const kind of inputs) window.removeEventListener(kind, callback, { capture: true });
  };
}
