/** How long a piece of work goes on before the page may do something else, in milliseconds: half a picture of 60 a second. */
const slice = 8;

/** Waits until nothing else is to be done, half a second at most. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 0);
  });
}

/** For long work in small pieces: to be awaited between two pieces. Rests only when some milliseconds have passed. */
export function restBetween(rest: () => Promise<void> = idle): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < slice) return;
    await rest();
    since = performance.now();
  };
}
