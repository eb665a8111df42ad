import { type RefObject, useLayoutEffect } from 'react';

/**
 * Highlights for a moment the figures in a container whose text has changed, as far as they are in view: the marks of
 * `base.css`, which animate nothing but their opacity. The marks come a frame after the new texts, so that no edit
 * waits for them, and disappear when other texts change.
 * @param subject the owner of the figures: when it changes too, nothing is highlighted. Null to highlight nothing ever.
 */
export function useHighlightedChanges(container: RefObject<HTMLElement | null>, subject: unknown): void {
  useLayoutEffect(() => {
    const element = container.current;
    if (!element || subject === null) return;
    const highlights = new Highlights();
    const observer = new MutationObserver((records) =>
      highlights.change(records.flatMap(({ target }) => figureOf(target))),
    );
    observer.observe(element, { characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      highlights.remove();
    };
  }, [container, subject]);
}

/** The element of a text, if the text is a figure. */
function figureOf({ parentElement }: Node): readonly HTMLElement[] {
  return parentElement?.closest('.figure-button') ? [parentElement] : [];
}

/** The marks of one container. */
class Highlights {
  /** The figures that have a mark. */
  private marked: readonly HTMLElement[] = [];
  /** Reports after the next frame which of the changed figures are in view: that is known then without measuring. */
  private readonly inView = new IntersectionObserver((entries) => {
    this.inView.disconnect();
    this.mark(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
  });

  change(figures: readonly HTMLElement[]): void {
    if (figures.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    this.unmark();
    for (const figure of figures) this.inView.observe(figure);
  }

  remove(): void {
    this.inView.disconnect();
    this.unmark();
  }

  private mark(figures: readonly Element[]): void {
    this.marked = figures.filter((figure) => figure instanceof HTMLElement);
    for (const figure of this.marked) figure.dataset.justChanged = '';
    this.marked[0]?.addEventListener('animationend', () => this.unmark(), { once: true });
  }

  private unmark(): void {
    for (const figure of this.marked) delete figure.dataset.justChanged;
    this.marked = [];
  }
}
