// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { HintPopover, placeOutsideRow } from './stepper.tsx';

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
  expect(hint.style.translate).toContain('298px - 100%'); // above the row
  scrollTo(150);
  expect(hint.style.translate).toContain('148px - 100%');
});

test('HintPopover is hidden while its control is scrolled out of sight', () => {
  const { hint, scrollTo } = renderHint();
  scrollTo(250);
  expect(hint.style.visibility).toBe('hidden');
  scrollTo(0);
  expect(hint.style.visibility).toBe('');
});

// @vitest-environment happy-dom

function at<Part extends Element>(element: Part, left: number, top: number, width: number, height: number): Part {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height); // happy-dom lays nothing out
  return element;
}

/** A stepper in a row of a list, 44 pixels high. */
function stepperAt(left: number): Element {
  const row = at(document.createElement('li'), 0, 300, 1000, 44);
  const stepper = at(document.createElement('span'), left, 304, 100, 36);
  row.append(stepper);
  return stepper;
}

/** The corner to which a browser moves a popover of this size: `translate` in pixels. */
function cornerOf({ style }: HTMLElement, width: number, height: number): [left: number, top: number] {
  const pixels = (length: string, size: number) =>
    length.replace(/[\d.]+%/g, (part) => `${(Number.parseFloat(part) / 100) * size}`).replaceAll('px', '');
  const [, inline = '', block = ''] = /^(\S+|calc\(.*?\)) (max\(.*\))$/.exec(style.translate) ?? [];
  const difference = (text: string) => {
    const [first = Number.NaN, second = 0] = text
      .replace(/^calc\(|\)$/g, '')
      .split(' - ')
      .map(Number);
    return first - second;
  };
  const [least = Number.NaN, ...ends] = pixels(block, height)
    .replace(/max|min|[()]/g, '')
    .split(', ')
    .map(difference);
  return [difference(pixels(inline, width)), Math.max(least, Math.min(...ends))];
}

function inWindow(width: number, height: number) {
  Object.defineProperty(document.documentElement, 'clientWidth', { value: width, configurable: true });
  Object.assign(window, { innerHeight: height });
}

/** Places a popover next to an anchor, and returns the resulting corner of one of this size. */
function placed(anchor: Element, width: number, height: number): [left: number, top: number] {
  const popover = document.createElement('div');
  expect(placeOutsideRow(anchor, popover)).toBe(true);
  return cornerOf(popover, width, height);
}

test('placeOutsideRow places a popover before the anchor, above its row', () => {
  inWindow(1000, 800);
  expect(placed(stepperAt(500), 200, 40)).toEqual([294, 258]);
});

test('placeOutsideRow keeps the edges of a growing popover at the anchor and above the row', () => {
  inWindow(1000, 800);
  const popover = document.createElement('div');
  placeOutsideRow(stepperAt(500), popover);
  expect(cornerOf(popover, 200, 40)).toEqual([294, 258]);
  expect(cornerOf(popover, 260, 90)).toEqual([234, 208]);
});

test('placeOutsideRow places a popover below a row at the upper edge of the window', () => {
  inWindow(1000, 800);
  const row = at(document.createElement('li'), 0, 100, 1000, 44);
  row.append(at(document.createElement('span'), 500, 104, 100, 36));
  expect(placed(row.children[0] ?? row, 200, 40)).toEqual([294, 146]);
});

test('placeOutsideRow never leaves the window at the top', () => {
  inWindow(1000, 800);
  expect(placed(stepperAt(500), 200, 400)).toEqual([294, 8]);
});

test('placeOutsideRow places a popover after the anchor without room before it, and returns false without any room', () => {
  inWindow(1000, 800);
  expect(placed(stepperAt(20), 200, 40)).toEqual([126, 258]);
  inWindow(300, 800);
  expect(placeOutsideRow(stepperAt(100), document.createElement('div'))).toBe(false);
});
