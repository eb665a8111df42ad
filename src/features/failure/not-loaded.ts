const loadErrors = new WeakSet<object>();
// Browsers word this error differently, so Vite's preload event is used to recognize it.
globalThis.addEventListener?.('vite:preloadError', ({ payload }) => loadErrors.add(payload));

/** Whether an error means that a chunk of the program could not be loaded, as opposed to a fault in it. */
export const isNotLoaded = (thrown: unknown): boolean =>
  typeof thrown === 'object' && !!thrown && loadErrors.has(thrown);
