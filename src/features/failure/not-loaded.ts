const errors = new WeakSet<object>();
// Each browser words it in its own way; the loader that the build puts around imports says it in one.
globalThis.addEventListener?.('vite:preloadError', ({ payload }) => errors.add(payload));

/** Whether an error says that a file of the program could not be had, and not that something in it is wrong. */
export const isNotLoaded = (thrown: unknown): boolean => typeof thrown === 'object' && !!thrown && errors.has(thrown);
