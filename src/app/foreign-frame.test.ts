import { expect, it } from 'vitest';
import { inForeignFrame } from './foreign-frame.ts';

interface FakeWindow {
  readonly parent: FakeWindow;
  readonly location: { readonly href: string };
}

/** A window inside others, the outermost first; `foreign` ones cannot be inspected. */
function windowInside(...outer: ('own' | 'foreign')[]): FakeWindow {
  let inner: FakeWindow | undefined;
  for (const kind of [...outer, 'own']) {
    const location = {
      get href(): string {
        if (kind === 'foreign') throw new DOMException('Blocked a frame', 'SecurityError');
        return 'https://own.test/';
      },
    };
    const fakeWindow: { parent: FakeWindow; location: typeof location } = { parent: Object(null), location };
    fakeWindow.parent = inner ?? fakeWindow;
    inner = fakeWindow;
  }
  if (!inner) throw new Error('no window');
  return inner;
}

it.each([
  ['a tab of its own', [], false],
  ['a page of the same site', ['own'], false],
  ['two of them', ['own', 'own'], false],
  ['a page of another site', ['foreign'], true],
  ['a page of another site inside one of the same', ['own', 'foreign'], true],
  ['a page of the same site inside one of another', ['foreign', 'own'], true],
] as const)('in %s (%j): %j', (_, outer, foreign) => {
  expect(inForeignFrame(windowInside(...outer))).toBe(foreign);
});
