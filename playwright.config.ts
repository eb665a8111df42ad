import { defineConfig } from '@playwright/test';
import { browserArguments } from './src/testing/browser-arguments.ts';

// scripts/test.mjs chooses the port, the browser and the build to serve; the defaults are for calling Playwright by hand.
const port = Number(process.env.E2E_PORT ?? 4179);
const dist = process.env.E2E_DIST ?? 'dist';
const executablePath = process.env.E2E_BROWSER;

/** Of `npm test` without --all: tests with the tag `@core`, and on the desktop those with `@core-desktop`. */
const isCore = process.env.E2E_EXTENT === 'core';

export default defineConfig({
  testDir: 'e2e',
  snapshotPathTemplate: 'e2e/pictures/{arg}{ext}', // pdf.js draws the same on every system, so that one set of pictures is enough
  outputDir: 'node_modules/.e2e-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  timeout: 90_000, // only for hanging tests; a busy machine may be slow
  expect: { timeout: 15_000 },
  retries: 0, // a test that fails now and then is mended
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    serviceWorkers: 'block', // a service worker would respond before page.route; tests about it allow it
    // Loading the program takes most of the time of most tests: one browser context for all keeps it compiled. Between tests
    // Playwright closes its pages and clears its storage. A test of a first download opens a context of its own.
    reuseContext: true,
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' }, // waiting for animations takes a sixth of the time
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...browserArguments],
    },
  },
  // name.spec.ts runs on the desktop, name.phone.spec.ts on the phone, name.both.spec.ts on both.
  projects: [
    {
      name: 'desktop',
      grep: isCore ? /@core/ : /(?:)/,
      testIgnore: /\.phone\.spec\.ts$/,
      use: { browserName: 'chromium', viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: isCore ? /@core(?!-desktop)/ : /(?:)/,
      testMatch: /\.(phone|both)\.spec\.ts$/,
      use: {
        browserName: 'chromium',
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort --outDir ${dist}`,
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
  },
});
