/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { fingerprint } from './scripts/fingerprint.mjs';
import { contentPolicy } from './vite/content-policy.ts';
import { serviceWorker } from './vite/service-worker.ts';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
/** Another one whenever anything has changed of what points are worked out with. */
const rulesHash = fingerprint(['src/engine', 'src/character', 'src/catalog', 'src/rules']);
const leftOut = fileURLToPath(new URL('./src/pdf/left-out.ts', import.meta.url));

const sharedRules = /\/src\/(catalog\/|rules\/(shared|third-edition)\/|rules\/.*\/about)/;
/** What rulesets and screens share, but the first screen under the default ruleset does without. */
const laterRules = /\/(skill-fields|reactions|audiences|weapon-notes)\.ts$/;

/** Writes which source modules each chunk holds, beside Vite's manifest: `scripts/budget.mjs` reads both. */
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

/** Tests of modules with a state of their own: each file runs in modules and globals that no other has touched. */
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
    // jsPDF loads these only for HTML, SVG and PNG, none of which the sheet has.
    alias: { html2canvas: leftOut, dompurify: leftOut, canvg: leftOut, 'fast-png': leftOut },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false }, // a browser that cannot preload asks when it comes to it
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every visit loads is in few pieces: each one more compresses worse. What rulesets share comes along with
          // the entry; left to itself it would be asked for only when the entry runs.
          groups: [
            {
              name: 'rules',
              test: (id) => sharedRules.test(id) && !laterRules.test(id),
              minShareCount: 2,
            },
            { name: 'first', tags: ['$initial'] },
            // Each small piece that dialogs and chapters share would be named in the list that the entry holds of them.
            { name: 'ui', test: /\/src\/ui\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: {
    maxWorkers: '100%', // left to itself it keeps one core free for watching, which on two is half of them
    testTimeout: 60_000, // for what hangs; a busy machine may take its time
    environment: 'node', // a test that needs a DOM and draws no screen asks for it in its first line: // @vitest-environment happy-dom
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'isolated', include: isolatedTests } },
      // These load the rulesets that they need themselves. Everything else shares its modules, with all rulesets loaded once: loading them for each file takes longer than most tests.
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
