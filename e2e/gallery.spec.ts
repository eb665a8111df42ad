import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { AccessibilityCheck } from './pages/axe.ts';

// The gallery is no part of the build that the other specs visit.
let server: ViteDevServer;
test.beforeAll(async () => {
  server = await createServer({
    logLevel: 'error',
    cacheDir: 'node_modules/.vite-gallery',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  await server.listen();
});
test.afterAll(() => server.close());

test('the gallery is accessible in both themes', async ({ page }) => {
  const check = await AccessibilityCheck.begin(page);
  await page.goto(new URL('gallery.html', server.resolvedUrls?.local[0]).href);
  await expect(page.getByRole('heading', { name: 'Blocks of the sheet' })).toBeVisible();
  await check.look('the gallery', { withSheet: true, repeats: true });
});
