import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { browserArguments } from '../browser-arguments.ts';
import { installWatch } from './watch-press.ts';

/** 9 Mbps and 60 ms, as a middling mobile network. */
const network = { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };

export interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
  slowDown(times: number): Promise<void>;
  slowNetwork(): Promise<void>;
}

/** Starts the tests' browser. `executablePath` is '' for Playwright's own. */
export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...browserArguments],
  });
}

/** Opens a page of this width in an empty profile, with motion, as most players have it. */
export async function openPage(browser: Browser, width = 1440): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  return openPageIn(context);
}

/** Opens another page in a profile. */
export async function openPageIn(context: BrowserContext): Promise<Opened> {
  const page = await context.newPage();
  await installWatch(page);
  const cdp = await context.newCDPSession(page);
  return {
    context,
    page,
    cdp,
    async slowDown(rate) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    },
    async slowNetwork() {
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', network);
    },
  };
}
