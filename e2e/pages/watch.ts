import type { Page } from '@playwright/test';

/** What a page did that it should not: each as a line. */
export interface Watch {
  readonly faults: readonly string[];
  /** Addresses of other origins that were asked for; none is asked for by the program. */
  readonly foreign: readonly string[];
}

/**
 * Watches a page from before it begins: breaches of the content security policy, errors, and requests to anywhere but
 * its home, an origin.
 */
export async function watch(page: Page, home: string | undefined): Promise<Watch> {
  const faults: string[] = [];
  const foreign: string[] = [];
  await page.exposeFunction('tellViolation', (words: string) => faults.push(`violation: ${words}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellViolation } = window as unknown as { tellViolation: (words: string) => void };
      tellViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'blob:' && protocol !== 'data:' && origin !== home) foreign.push(request.url());
  });
  return { faults, foreign };
}
