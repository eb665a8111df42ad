/** How long work may block the page, in milliseconds: half a frame at 60 frames per second. */
const timeSlice = 8;

/** Waits until the page is idle, at most half a second. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 0);
  });
}

/**
 * Lets the page paint and handle events, then continues at once: for work that the player waits for. Unlike `idle`, it is
 * not delayed when the page is busy or in the background.
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

/** Returns a function to be awaited between small pieces of long work; it calls `rest` only when a time slice is used up. */
export function yieldBetween(rest: () => Promise<void> = idle): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < timeSlice) return;
    await rest();
    since = performance.now();
  };
}
