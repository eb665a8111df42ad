// node scripts/publish-schema.mjs: generates the JSON Schemas for editors and the tables in docs/character-format.md
// from the schemas of the files of a character, a library, own entries and an encounter. Run it when a schema changes; a test checks this.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDeps, projectRoot } from './bootstrap.mjs';

await ensureDeps();
const { runnerImport } = await import('vite');
const load = async (path) =>
  (
    await runnerImport(join(projectRoot, 'src', 'character', 'file', path), {
      root: projectRoot,
      configFile: false,
      logLevel: 'error',
    })
  ).module;

const published = await load('published-schemas.ts');
for (const [kind, schema] of [
  ['character', published.publishedSchema],
  ['library', published.publishedLibrarySchema],
  ['entries', published.publishedEntriesSchema],
  ['encounter', published.publishedEncounterSchema],
]) {
  writeFileSync(join(projectRoot, 'public', `${kind}.schema.json`), schema());
}

const description = join(projectRoot, 'docs', 'character-format.md');
writeFileSync(description, published.withFieldTables(readFileSync(description, 'utf8')));
