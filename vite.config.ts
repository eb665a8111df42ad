/// <reference types="vitest/config" />
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { fingerprint } from './scripts/fingerprint.mjs';
import { type ChunkGroup, chunkNames } from './vite/chunk-groups.ts';
import { contentPolicy } from './vite/content-policy.ts';
import { compileEagerly } from './vite/eager-chunks.ts';
import { inlineFirstFiles } from './vite/inline-first-files.ts';
import { preloadFonts } from './vite/preload-fonts.ts';
import { preloadProgram } from './vite/preload-program.ts';
import { prerenderStartPage } from './vite/prerender.ts';
import { chunkName, rulesetModules } from './vite/ruleset-modules.ts';
import { serviceWorker } from './vite/service-worker.ts';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
/** Changes with any source file that derived points depend on. */
const rulesHash = fingerprint([
  'src/engine',
  'src/character',
  'src/catalog',
  'src/rules',
  'src/sheet-model',
  'src/builder',
]);
const leftOut = fileURLToPath(new URL('./src/pdf/left-out.ts', import.meta.url));

const rulesets = rulesetModules();

/** The chunks of every visit: few, because each request is a round trip, and small files compress worse. */
const chunkGroups: readonly ChunkGroup[] = [
  { name: 'start', roots: ['src/app/main.tsx'] }, // the start page
  {
    name: 'character', // what is worked out, and what the lists of several rulesets are chosen by
    roots: [
      'src/rules/derive-character.ts',
      'src/rules/shared/campaign-books.ts',
      'src/sheet-model/model/build-model.ts',
    ],
  },
  {
    name: 'program', // the frame, the first chapter, the sheet, and what all rulesets use
    roots: [
      'src/app/program.tsx',
      'src/app/after-start.ts',
      'src/features/concept/concept-chapter.tsx',
      'src/features/frame/live-sheet.tsx',
      'src/state/saving/restore-other.ts',
    ],
    commonTo: rulesets,
    except: /\/src\/(catalog|rules\/third-edition)\//,
  },
  { name: 'catalog', roots: [], commonTo: rulesets, except: /\/src\/rules\// }, // what the lists of two rulesets have in common
  { name: 'third-edition', roots: [], commonTo: rulesets }, // what only its two rulesets have in common
  {
    name: 'background',
    roots: ['src/app/start-background-sync.ts', 'src/app/last-page.ts', 'src/state/updates/follow-updates.ts'],
  }, // loaded after the first render
  // Each ruleset is whole in its file: what its fights and feats share with it must not wait for other files.
  ...rulesets.map((path) => ({ name: chunkName(path), roots: [path] })),
  {
    name: 'chapters', // loaded when idle
    roots: [
      ...['attributes', 'traits', 'skills', 'spells', 'equipment'].map((id) => `src/features/${id}/${id}-chapter.tsx`),
      'src/app/dialogs.tsx',
      'src/features/start/nothing-saved.tsx',
      'src/builder/heroes/create-hero.ts',
      'src/character/file/parse-file.ts',
    ],
  },
  { name: 'print', roots: ['src/features/print/printed-sheet.tsx'] }, // loaded when idle, after all else
  {
    name: 'table', // play and encounters
    roots: [],
    commonTo: ['src/features/play/play-screen.tsx', 'src/features/encounter/encounter-screen.tsx'],
  },
];

/** Writes the list of source modules of each chunk for `scripts/budget.mjs`. */
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

/** Tests that mock modules, or look at what a module does when it is loaded: each file runs with fresh modules and globals. */
const isolatedTests = ['src/**/*.isolated.test.{ts,tsx}', '{scripts,vite}/**/*.test.{ts,mjs}'];
/** The first line of a test that needs a DOM but no screen. */
const needsDom = '// @vitest-environment happy-dom';
/**
 * Tests of screens, and others that need a DOM. A process has one environment: among tests without a DOM, each of them
 * would end a process with everything that it has loaded, and so would the next one without.
 */
const domTests = !process.env.VITEST
  ? []
  : readdirSync(new URL('src', import.meta.url), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('x') || readFileSync(path, 'utf8').startsWith(needsDom));
/**
 * The other tests, by the processes that they share: the longer one runs, the slower it gets, since it keeps what all
 * its tests have memoized. A test belongs to the first that includes it.
 */
const pureTests: Readonly<Record<string, string[]>> = {
  files: ['src/character/**/*.test.ts', 'src/testing/**/*.test.ts'],
  pdf: ['src/{pdf,outputs}/**/*.test.ts'],
  pure: ['src/**/*.test.ts'],
};
/** What the projects before this one include. */
const otherPureTests = (name: string): string[] =>
  Object.values(pureTests).slice(0, Object.keys(pureTests).indexOf(name)).flat();

export default defineConfig({
  base: './',
  define: { __APP_VERSION__: JSON.stringify(version), __RULES_HASH__: JSON.stringify(rulesHash) },
  plugins: [
    react(),
    moduleList(),
    prerenderStartPage(),
    preloadFonts(/-latin-[^/]*\.woff2$/),
    preloadProgram(['character', 'program', 'chapters', 'background'], rulesets.map(chunkName)),
    compileEagerly(['start', 'character', 'program', 'catalog', 'third-edition', ...rulesets.map(chunkName)]),
    inlineFirstFiles(),
    contentPolicy(),
    serviceWorker(),
  ],
  resolve: {
    // jsPDF loads these only for HTML, SVG and PNG, which the sheet does not use.
    alias: { html2canvas: leftOut, dompurify: leftOut, canvg: leftOut, 'fast-png': leftOut },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false }, // without support for preloading, a browser loads modules when they are imported
    rolldownOptions: {
      // Many modules are imported in both ways: dynamically by what must not wait for them. The groups decide their chunks.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false, // the groups have all of them already
          groups: [
            { debugName: 'visit', name: chunkNames(chunkGroups) },
            // What a ruleset's fights and rolls share is no part of what dialogs share, which would load the ruleset with it.
            { name: 'play-of-fourth', test: /\/src\/rules\/fourth-edition\//, minShareCount: 2 },
            { name: 'play-of-third', test: /\/src\/rules\/third-edition\//, minShareCount: 2 },
            // What opens and saves sheets of GCS, and the drawn portraits: few dialogs need them.
            {
              name: 'gcs',
              // With what imports and exports libraries of characters.
              test: /\/src\/(?:interchange\/gcs\/|state\/reading\/open-gcs\.|(?:state|features)\/library\/(?:library-file|incoming-files|character-actions)\.)/,
              minShareCount: 2,
            },
            {
              name: 'portraits',
              test: /\/src\/(?:sheet-model\/portraits\/|sheet\/drawn-portrait\.)/,
              minShareCount: 2,
            },
            {
              // Fights by the thousand: of two dialogs, and of none else.
              name: 'simulation',
              test: /\/src\/(?:rules\/simulation|state\/simulation|features\/outlook)\//,
              minShareCount: 2,
            },
            { name: 'next-steps', test: /\/src\/builder\/next-steps\//, minShareCount: 2 },
            // What the dialogs share; otherwise each module that two of them use would be a file.
            { name: 'shared', test: /\/src\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: {
    maxWorkers: '100%', // the default keeps one core free, which is half of two
    // Test files share modules and make many short-lived objects: in a small nursery most of them are copied, then kept.
    execArgv: ['--max-semi-space-size=64'],
    testTimeout: 60_000, // only for hanging tests; a busy machine may be slow
    environment: 'node',
    unstubGlobals: true,
    experimental: { fsModuleCache: true }, // in node_modules, also from one project to the next
    projects: [
      { extends: true, test: { name: 'isolated', include: isolatedTests } },
      // These load only the rulesets that they need. All others share their modules, with all rulesets loaded once:
      // loading them for each file takes longer than most tests.
      {
        extends: true,
        test: {
          name: 'dom',
          include: domTests,
          exclude: isolatedTests,
          environment: 'happy-dom',
          isolate: false,
          setupFiles: [
            'src/testing/load-rulesets.ts',
            'src/testing/fresh-state.ts',
            'src/testing/extent.ts',
            'src/testing/screen-setup.ts',
          ],
        },
      },
      ...Object.entries(pureTests).map(([name, include]) => ({
        extends: true as const,
        test: {
          name,
          include,
          exclude: [...isolatedTests, ...domTests, ...otherPureTests(name)],
          isolate: false,
          setupFiles: ['src/testing/load-rulesets.ts', 'src/testing/fresh-state.ts', 'src/testing/extent.ts'],
        },
      })),
    ],
  },
});
