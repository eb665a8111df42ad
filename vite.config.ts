/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { fingerprint } from './scripts/fingerprint.mjs';
import { contentPolicy } from './vite/content-policy.ts';
import { serviceWorker } from './vite/service-worker.ts';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
/** Changes with any source file that derived points depend on. */
const rulesHash = fingerprint(['src/engine', 'src/character', 'src/catalog', 'src/rules']);
const leftOut = fileURLToPath(new URL('./src/pdf/left-out.ts', import.meta.url));

const sharedRules = /\/src\/(catalog\/|rules\/(shared|third-edition)\/|rules\/.*\/about)/;
/** Modules that rulesets and screens share, but that the first screen under the default ruleset does not need. */
const laterRules = /\/(skill-fields|reactions|audiences|weapon-notes)\.ts$/;

/** Writes the list of source modules of each chunk next to Vite's manifest: `scripts/budget.mjs` reads both. */
function moduleList(): Plugin {
  const root = fileURLToPath(new URL('.', import.meta.url));
  return {
    name: 'module-list',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const modules = Object.fromEntries(
        chunks.map((chunk) => [chunk.fileName, chunk.moduleIds.map((id) => id.replace(root, ''))]),
      );
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules, null, 1) });
    },
  };
}

/** Tests of modules with global state: each file runs with fresh modules and globals. */
const isolatedTests = [
  'src/{storage,app,offline}/**/*.test.{ts,tsx}',
  'src/state/{library,saving,tabs,updates}/**/*.test.{ts,tsx}',
  'src/**/*.isolated.test.{ts,tsx}',
  '{scripts,vite}/**/*.test.{ts,mjs}',
];
const screenTests = ['src/**/*.test.tsx'];

export default defineConfig({
  base: './',
  define: { __APP_VERSION__: JSON.stringify(version), __RULES_HASH__: JSON.stringify(rulesHash) },
  plugins: [react(), moduleList(), contentPolicy(), serviceWorker()],
  resolve: {
    // jsPDF loads these only for HTML, SVG and PNG, which the sheet does not use.
    alias: { html2canvas: leftOut, dompurify: leftOut, canvg: leftOut, 'fast-png': leftOut },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false }, // without support for preloading, a browser loads modules when they are imported
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The files of every visit are few, because small ones compress worse. Modules that rulesets share are loaded
          // with
          // the entry; by default they would be requested only when the entry runs.
          groups: [
            {
              name: 'rules',
              test: (id) => sharedRules.test(id) && !laterRules.test(id),
              minShareCount: 2,
            },
            { name: 'first', tags: ['$initial'] },
            // Otherwise the entry would contain a list of all small chunks that dialogs and chapters share.
            { name: 'ui', test: /\/src\/ui\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: {
    maxWorkers: '100%', // the default keeps one core free, which is half of two
    testTimeout: 60_000, // only for hanging tests; a busy machine may be slow
    environment: 'node', // a test that needs a DOM but no screen has this first line: // @vitest-environment happy-dom
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'isolated', include: isolatedTests } },
      // These load only the rulesets that they need. All others share their modules, with all rulesets loaded once:
      // loading them
      // for each file takes longer than most tests.
      {
        extends: true,
        test: {
          name: 'screens',
          include: screenTests,
          exclude: isolatedTests,
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['src/testing/load-rulesets.ts', 'src/testing/screen-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['src/**/*.test.ts'],
          exclude: isolatedTests,
          isolate: false,
          setupFiles: ['src/testing/load-rulesets.ts', 'src/testing/case-seed.ts'],
        },
      },
    ],
  },
});
