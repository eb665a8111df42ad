import { type RefObject, useLayoutEffect } from 'react';

/**
 * Highlights for a moment the figures in a container whose text has changed, as far as they are in view: the marks of
 * `base.css`, which animate nothing but their opacity. The marks come a frame after the new texts, so that no edit waits for
 * them, and go when other texts change.
 * @param subject whose figures they are: when it changes too, nothing is highlighted. Null to highlight nothing ever.
 */
export function useHighlightedChanges(container: RefObject<HTMLElement | null>, subject: unknown): void {
  useLayoutEffect(() => {
    const element = container.current;
    if (!element || subject === null) return;
    const observer = new MutationObserver((records) => highlight(records.flatMap(({ target }) => figureOf(target))));
    observer.observe(element, { characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [container, subject]);
}

/** The element of a text, if the text is a figure. */
function figureOf({ parentElement }: Node): readonly HTMLElement[] {
  return parentElement?.closest('.figure-button') ? [parentElement] : [];
}

/** The figures that have a mark. */
let highlighted: readonly HTMLElement[] = [];
/** Those that have changed since the last frame. */
const changed = new Set<HTMLElement>();

function highlight(figures: readonly HTMLElement[]): void {
  if (figures.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  removeHighlights();
  if (changed.size === 0) requestAnimationFrame(() => setTimeout(addHighlights)); // after the frame, when layout is clean
  for (const figure of figures) changed.add(figure);
}

function addHighlights(): void {
  highlighted = [...changed].filter(isInView); // reads all before it writes anything
  changed.clear();
  for (const figure of highlighted) figure.dataset.justChanged = '';
  highlighted[0]?.addEventListener('animationend', removeHighlights, { once: true });
}

function removeHighlights(): void {
  for (const figure of highlighted) delete figure.dataset.justChanged;
  highlighted = [];
}

function isInView(element: HTMLElement): boolean {
  // Asked first, because measuring lays out what `content-visibility` skips.
  if (!element.checkVisibility({ contentVisibilityAuto: true })) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
}
