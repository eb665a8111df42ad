import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Run before every test file that draws screens (vite.config.ts). The files share a page and its modules, so each test
// leaves the page as it found it.

// Testing Library uses a global `jest` to detect and advance fake timers: without one, user-event would wait forever.
Object.assign(globalThis, { jest: { advanceTimersByTime: (time: number) => vi.advanceTimersByTime(time) } });
// Without style sheets nothing is hidden, and looking for hidden ancestors takes most of the time of a query.
configure({ defaultHidden: true, asyncUtilTimeout: 20_000 }); // for elements that never appear; a busy machine may take its time

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
