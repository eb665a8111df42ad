// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { placeBeside } from './place-beside.ts';

function at<Part extends Element>(element: Part, left: number, top: number, width: number, height: number): Part {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height); // happy-dom lays nothing out
  return element;
}

/** A stepper in a row of a list, 44 pixels high, with a warning in the row where `warning` says from where on. */
function stepperAt(left: number, { warning }: { warning?: number } = {}): Element {
  const row = at(document.createElement('li'), 0, 300, 1000, warning === undefined ? 44 : 100);
  const stepper = at(document.createElement('span'), left, 304, 100, 36);
  row.append(stepper);
  if (warning !== undefined) {
    const list = at(document.createElement('ul'), 0, warning, 1000, 40);
    list.dataset.keepClear = '';
    row.append(list);
  }
  return stepper;
}

function popoverOf(width: number, height: number): HTMLElement {
  const popover = document.createElement('div');
  Object.defineProperty(popover, 'offsetWidth', { value: width });
  Object.defineProperty(popover, 'offsetHeight', { value: height });
  return popover;
}

function inWindow(width: number, height: number) {
  Object.defineProperty(document.documentElement, 'clientWidth', { value: width, configurable: true });
  Object.assign(window, { innerHeight: height });
}

test('placeBeside: places before the anchor, at the height of its row', () => {
  inWindow(1000, 800);
  const popover = popoverOf(200, 40);
  expect(placeBeside(stepperAt(500), popover)).toBe(true);
  expect(popover.style).toMatchObject({ left: '0px', top: '0px', translate: '294px 302px' });
});

test('placeBeside: extends a tall popover upwards, never into the next row', () => {
  inWindow(1000, 800);
  const popover = popoverOf(200, 90);
  placeBeside(stepperAt(500), popover);
  expect(popover.style.translate).toBe('294px 254px'); // its end is that of the row, 344
});

test('placeBeside: keeps a warning in the row clear', () => {
  inWindow(1000, 800);
  const popover = popoverOf(200, 60);
  placeBeside(stepperAt(500, { warning: 342 }), popover);
  expect(popover.style.translate).toBe('294px 282px');
});

test('placeBeside: places after the anchor without room before it, and returns false without any room', () => {
  inWindow(1000, 800);
  const popover = popoverOf(200, 40);
  placeBeside(stepperAt(20), popover);
  expect(popover.style.translate).toMatch(/^126px /);
  inWindow(300, 800);
  expect(placeBeside(stepperAt(100), popoverOf(200, 40))).toBe(false);
});
