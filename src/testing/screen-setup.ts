import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, vi } from 'vitest';

// Run before every test file that draws screens (vite.config.ts). The files share a page and its modules, so each test
// leaves the page as it found it.

// Testing Library uses a global `jest` to detect and advance fake timers: without one, user-event would wait forever.
Object.assign(globalThis, { jest: { advanceTimersByTime: (time: number) => vi.advanceTimersByTime(time) } });
// Without style sheets nothing is hidden, and looking for hidden ancestors takes most of the time of a query.
configure({
  defaultHidden: true,
  asyncUtilTimeout: 20_000, // for elements that never appear; a busy machine may take its time
  // The whole page, which is written each time that an element is not there yet, takes longer than waiting for it.
  getElementError: (message, container) =>
    new Error(`${message ?? 'No such element'}\n\nThe page says: ${container.textContent?.slice(0, 2_000)}`),
});

// React keeps the stack of each element for its warnings, up to a number each second. Beyond that it does without, which
// saves a fifth of the time of drawing.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => undefined,
  });
}

if (typeof HTMLElement !== 'undefined') {
  // happy-dom has no popovers and no layout: the events of a browser are dispatched here, and nothing is shown.
  const toggle = (newState: 'open' | 'closed') =>
    function (this: HTMLElement) {
      this.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
    };
  HTMLElement.prototype.showPopover = toggle('open');
  HTMLElement.prototype.hidePopover = toggle('closed');
  Element.prototype.scrollIntoView = () => undefined;
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  if (location.hash) history.replaceState(null, '', location.pathname);
});
