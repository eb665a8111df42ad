// node scripts/run-typescript.mjs FILE.ts [ARGUMENT...]: runs a TypeScript program in Node, bundled as for production.
// The bundle is cached, so a second run starts at once. The program sees process.argv as if it were run directly, and
// sets process.exitCode. Only the program itself prints to stdout.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDeps, projectRoot } from './bootstrap.mjs';
import { fingerprint } from './fingerprint.mjs';

const madeFrom = [
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'scripts/run-typescript.mjs',
  'src',
  'e2e/pages',
];

await ensureDeps();
process.env.NODE_ENV = 'production';
const entry = resolve(projectRoot, process.argv[2] ?? '');
const name = relative(projectRoot, entry).replace(/\W+/g, '-'); // src-headless-main-ts
const cache = join(projectRoot, 'node_modules', '.cache', 'run-typescript');
const built = `${name}-${fingerprint(madeFrom)}`;

if (!existsSync(join(cache, built))) {
  const { build } = await import('vite');
  const draft = join(cache, `${built}.${process.pid}`); // moved when complete, because another run may be reading the cache
  await build({
    root: projectRoot,
    configFile: join(projectRoot, 'vite.config.ts'),
    logLevel: 'error', // which goes to stderr
    define: { 'process.env.NODE_ENV': '"production"' },
    // Playwright finds its own files beside it, so it is not bundled.
    ssr: { noExternal: true, external: ['@playwright/test'] },
    build: {
      ssr: entry,
      outDir: draft,
      target: 'node20',
      manifest: false,
      sourcemap: true,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'program.mjs' } },
    },
  });
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache)) {
    if (new RegExp(`^${name}-[0-9a-f]{16}$`).test(old)) rmSync(join(cache, old), { recursive: true, force: true });
  }
  try {
    renameSync(draft, join(cache, built));
  } catch (error) {
    if (!existsSync(join(cache, built))) throw error;
    rmSync(draft, { recursive: true, force: true }); // another run was first, with the same bundle
  }
}

process.setSourceMapsEnabled(true);
process.argv.splice(1, 2, entry);
// npm runs scripts in the project's folder, but paths given to commands that take files are relative to the caller's folder.
if (['sheet', 'convert'].includes(process.env.npm_lifecycle_event) && process.env.INIT_CWD) {
  process.chdir(process.env.INIT_CWD);
}
await import(pathToFileURL(join(cache, built, 'program.mjs')).href);
