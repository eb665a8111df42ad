/** How far beyond what is in view something counts as near, in pixels: about two screens of a desktop. */
const MARGIN = 1500;

/** Tells elements when they come near to what is in view. One watcher serves a whole list. */
export class NearView {
  private readonly waiting = new Map<Element, () => void>();
  private readonly observer: IntersectionObserver;

  constructor() {
    const margin = `${MARGIN}px 0px`;
    // What scrolls may be an element of the page: its margin counts as well, where the browser knows `scrollMargin`.
    const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: margin, scrollMargin: margin };
    this.observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        const tell = this.waiting.get(target);
        this.forget(target);
        tell?.();
      }
    }, options);
  }

  /** Calls `tell` once, when the element is near or comes near. Answers how to stop waiting for it. */
  wait(element: Element, tell: () => void): () => void {
    this.waiting.set(element, tell);
    this.observer.observe(element);
    return () => this.forget(element);
  }

  private forget(element: Element): void {
    this.waiting.delete(element);
    this.observer.unobserve(element);
  }
}
