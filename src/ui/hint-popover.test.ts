// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { placeBeside } from './stepper.tsx';

function at<Part extends Element>(element: Part, left: number, top: number, width: number, height: number): Part {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height); // happy-dom lays nothing out
  return element;
}

/** A stepper in a row of a list, 44 pixels high, with a warning in the row from the `warning` pixel on. */
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
  expect(placeBeside(anchor, popover)).toBe(true);
  return cornerOf(popover, width, height);
}

test('placeBeside places a popover before the anchor, at the height of its row', () => {
  inWindow(1000, 800);
  expect(placed(stepperAt(500), 200, 40)).toEqual([294, 302]);
});

test('placeBeside extends a tall popover upwards, never into the next row', () => {
  inWindow(1000, 800);
  expect(placed(stepperAt(500), 200, 90)).toEqual([294, 254]); // its end is the row's, 344
});

test('placeBeside keeps the edges of a growing popover at the anchor and above the next row', () => {
  inWindow(1000, 800);
  const popover = document.createElement('div');
  placeBeside(stepperAt(500), popover);
  expect(cornerOf(popover, 200, 40)).toEqual([294, 302]);
  expect(cornerOf(popover, 260, 90)).toEqual([234, 254]);
});

test('placeBeside keeps a warning in the row clear', () => {
  inWindow(1000, 800);
  expect(placed(stepperAt(500, { warning: 342 }), 200, 60)).toEqual([294, 282]);
});

test('placeBeside never leaves the window at the top', () => {
  inWindow(1000, 800);
  expect(placed(stepperAt(500), 200, 400)).toEqual([294, 8]);
});

test('placeBeside places a popover after the anchor without room before it, and returns false without any room', () => {
  inWindow(1000, 800);
  expect(placed(stepperAt(20), 200, 40)).toEqual([126, 302]);
  inWindow(300, 800);
  expect(placeBeside(stepperAt(100), document.createElement('div'))).toBe(false);
});
