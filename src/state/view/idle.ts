/** How long a piece of work goes on before the page may do something else, in milliseconds: half a picture of 60 a second. */
const slice = 8;

/** Waits until nothing else is to be done, half a second at most. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 0);
  });
}

/**
 * Lets the page draw and answer, and goes on at once after that: for work that the player waits for. Unlike `idle` it is not
 * slowed down where the page is busy, or hidden behind another tab.
 */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** For long work in small pieces: to be awaited between two pieces. Rests only when some milliseconds have passed. */
export function yieldBetween(rest: () => Promise<void> = idle): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < slice) return;
    await rest();
    since = performance.now();
  };
}
