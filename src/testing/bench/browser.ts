import { loadEveryRuleset } from '../../rules/rulesets.ts';
import { benchEdits } from './edits.ts';
import { launchBrowser, measureEmptyPage } from './empty-page.ts';
import { benchFiles } from './files.ts';
import { keepOrCompare, ratiosOf } from './last-release.ts';
import { benchLibrary } from './library.ts';
import { benchMemory } from './memory.ts';
import { type Part, partsOfARun, readOptions, wholeExtent } from './options.ts';
import { benchPicker } from './picker.ts';
import { benchPlay } from './play.ts';
import { describeSamples } from './samples.ts';
import { serveCompressed } from './serve-compressed.ts';
import { benchVisits } from './visits.ts';

/**
 * npm run bench -- browser: delays that a player feels, measured in the tests' browser with the production build.
 * `scripts/bench.mjs` makes the builds and finds the browser.
 */
const { BENCH_DIST = '', BENCH_EMPTY = '', E2E_BROWSER = '' } = process.env;

const explanation = `Milliseconds: median (95th percentile) ×ratio of the medians to an empty React page with one button, in this run.
1× is this machine, 4× four times slower. "number": from the time stamp of the input event to the number in the page. "frame":
to the first task after the next animation frame, which is painted by then. "all": the same for the last change of the page.`;

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (typeof options === 'string') {
    console.error(options);
    process.exitCode = 2;
    return;
  }
  const { only, samples, keep } = options;
  const extent = wholeExtent(samples);
  await loadEveryRuleset();
  const [program, emptyServer] = await Promise.all([serveCompressed(BENCH_DIST), serveCompressed(BENCH_EMPTY)]);
  const browser = await launchBrowser(E2E_BROWSER);
  try {
    console.log(`${explanation}\n`);
    const empty = await measureEmptyPage(browser, emptyServer.address, wholeExtent(undefined));
    for (const [times, presses] of empty.presses) {
      const of = (key: 'number' | 'frame') => describeSamples(presses.map((press) => press[key]));
      console.log(`The empty page at ${times}×: number ${of('number')}, frame ${of('frame')}.`);
    }
    const tables: Record<Part, () => Promise<Record<string, string>[]>> = {
      edits: () => benchEdits(browser, program.address, empty, extent),
      visits: () => benchVisits(browser, program.address, empty, extent),
      picker: () => benchPicker(browser, program.address, empty, extent),
      files: () => benchFiles(browser, program.address, empty, extent),
      play: () => benchPlay(browser, program.address, empty, extent),
      library: () => benchLibrary(browser, program.address, extent),
      memory: () => benchMemory(browser, program.address, extent),
    };
    const chosen: readonly string[] = only === undefined ? partsOfARun(keep) : [only];
    for (const [part, measure] of Object.entries(tables)) {
      if (!chosen.includes(part)) continue;
      const began = performance.now();
      const rows = await measure();
      console.log(`\n${part}, measured in ${((performance.now() - began) / 1000).toFixed(0)} s`);
      console.table(rows);
      keepOrCompare(part, ratiosOf(rows), keep);
    }
  } finally {
    await browser.close();
    program.close();
    emptyServer.close();
  }
}

await run();
