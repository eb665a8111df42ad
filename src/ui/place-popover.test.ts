// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { placePopover } from './place-popover.ts';

/** A box on the screen; happy-dom lays nothing out. */
function anchorAt(left: number, top: number, width: number, height: number): Element {
  const anchor = document.createElement('button');
  anchor.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  return anchor;
}

/** A popover that is as wide as its text, but never wider than the room next to it in the window, as in browsers. */
function popoverOf(words: number, height: number): HTMLElement {
  const popover = document.createElement('div');
  const left = () => Number.parseFloat(popover.style.left) || 0;
  Object.defineProperty(popover, 'offsetWidth', { get: () => Math.min(words, 1000 - left()) });
  Object.defineProperty(popover, 'offsetHeight', { value: height });
  return popover;
}

function inWindow(width: number, height: number) {
  Object.defineProperty(document.documentElement, 'clientWidth', { value: width, configurable: true });
  Object.assign(window, { innerHeight: height });
}

test('placePopover aligns with the end of the anchor, at full width whatever its previous position', () => {
  inWindow(1000, 800);
  const anchor = anchorAt(900, 10, 90, 30);
  const popover = popoverOf(240, 300);
  placePopover(anchor, popover, 'end');
  expect(popover.style).toMatchObject({ left: '750px', top: '44px' });
  popover.style.left = '984px'; // as something that was placed while it was closed, with no width
  placePopover(anchor, popover, 'end');
  expect(popover.style.left).toBe('750px');
});

test('placePopover places above if there is more room, and limits the height if there is too little', () => {
  inWindow(1000, 400);
  const popover = popoverOf(200, 500);
  placePopover(anchorAt(100, 300, 50, 30), popover, 'start');
  expect(popover.style).toMatchObject({ left: '100px', top: '8px', maxBlockSize: '288px' });
});
