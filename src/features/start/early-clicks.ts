declare global {
  interface Window {
    /** Set by `public/visit.js` on a first visit. */
    earlyClicks?: { readonly targets: readonly (EventTarget | null)[]; readonly stop: () => void };
  }
}

/** Returns the buttons and inputs that were clicked before the scripts of the page had loaded, in order; once. */
export function takeEarlyClicks(): HTMLElement[] {
  const { targets = [], stop } = window.earlyClicks ?? {};
  stop?.();
  delete window.earlyClicks;
  return targets.flatMap((target) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('button, input') : null;
    return control ? [control] : [];
  });
}
