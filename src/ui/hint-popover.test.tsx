// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { HintPopover } from './stepper.tsx';

/** A hint beside a control of 100 × 40 pixels in a row, and how far the page is scrolled. */
function renderHint() {
  let scrolled = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(500, 300 - scrolled, 100, 40),
  );
  const anchor = createRef<HTMLSpanElement>();
  const row = (hint: ReactNode) => (
    <ul>
      <li>
        <span ref={anchor}>{hint}</span>
      </li>
    </ul>
  );
  const { container, rerender } = render(row(null));
  rerender(row(<HintPopover anchor={anchor}>Broadsword 14: 8 points</HintPopover>));
  const hint = container.querySelector<HTMLElement>('.hint-popover');
  if (!hint) throw new Error('There is no hint');
  // The element that a browser would find in the middle of the control: the control, or the bar that covers it after
  // scrolling.
  document.elementFromPoint = (_, y) => (y > 100 ? anchor.current : document.body);
  const scrollTo = (top: number) => {
    scrolled = top;
    act(() => void container.querySelector('ul')?.dispatchEvent(new Event('scroll'))); // which does not bubble
  };
  return { hint, scrollTo };
}

test('HintPopover stays next to its control while its surroundings scroll', () => {
  const { hint, scrollTo } = renderHint();
  expect(hint.style.translate).toContain('340px - 100%'); // the end of the row
  scrollTo(150);
  expect(hint.style.translate).toContain('190px - 100%');
});

test('HintPopover is hidden while its control is scrolled out of sight', () => {
  const { hint, scrollTo } = renderHint();
  scrollTo(250);
  expect(hint.style.visibility).toBe('hidden');
  scrollTo(0);
  expect(hint.style.visibility).toBe('');
});
