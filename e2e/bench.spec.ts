import { expect, test } from '@playwright/test';
import { loadEveryRuleset } from '../src/rules/rulesets.ts';
import { benchEdits } from '../src/testing/bench/edits.ts';
import { type EmptyPage, measureEmptyPage } from '../src/testing/bench/empty-page.ts';
import { benchFiles } from '../src/testing/bench/files.ts';
import { benchLibrary } from '../src/testing/bench/library.ts';
import { benchMemory } from '../src/testing/bench/memory.ts';
import { briefExtent, type Part } from '../src/testing/bench/options.ts';
import { benchPicker } from '../src/testing/bench/picker.ts';
import { benchPlay } from '../src/testing/bench/play.ts';
import { benchVisits } from '../src/testing/bench/visits.ts';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(180_000);

/** A page with one button, without React and without a build. */
const emptyPage = `data:text/html,${encodeURIComponent(
  '<output>0</output><button onclick="document.querySelector(`output`).textContent++">Raise</button>',
)}`;
const empty: EmptyPage = { address: emptyPage, presses: new Map() };

test('the page that others are compared with is measured', async ({ browser }) => {
  const { presses } = await measureEmptyPage(browser, emptyPage, briefExtent);
  expect([...presses.keys()]).toEqual(briefExtent.slowdowns);
  for (const { number, frame } of presses.get(1) ?? []) expect(number + frame).toBeGreaterThan(0);
});

const parts: readonly (readonly [Part, typeof benchEdits])[] = [
  ['edits', benchEdits],
  ['visits', benchVisits],
  ['picker', benchPicker],
  ['files', benchFiles],
  ['play', benchPlay],
  ['library', (browser, address, _, extent) => benchLibrary(browser, address, extent)],
  ['memory', (browser, address, _, extent) => benchMemory(browser, address, extent)],
];
for (const [part, measure] of parts) {
  test(`npm run bench -- browser: ${part} is measured`, async ({ browser, baseURL }) => {
    await loadEveryRuleset();
    const rows = await measure(browser, `${baseURL}/`, empty, briefExtent);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) for (const figure of Object.values(row)) expect(figure).not.toMatch(/NaN|undefined/);
  });
}
