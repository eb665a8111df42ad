/** How Chromium is started for tests and measurements: it draws alike on every machine, and does nothing behind the page. */
export const browserArguments: readonly string[] = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--font-render-hinting=none',
];
