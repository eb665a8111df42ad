declare global {
  interface Window {
    /** Set by `public/visit.js` on a first visit. */
    earlyClick?: { readonly target: EventTarget | null; readonly stop: () => void };
  }
}

/** Returns the button or input that was clicked last before the scripts of the page had loaded; null from then on. */
export function takeEarlyClick(): HTMLElement | null {
  const { target = null, stop } = window.earlyClick ?? {};
  stop?.();
  delete window.earlyClick;
  return target instanceof Element ? target.closest<HTMLElement>('button, input') : null;
}
