// node scripts/publish-schema.mjs: writes what is made from the schema of a character file, the JSON Schema for editors
// and the tables in docs/character-format.md. To be run when the schema changes; a test says so.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDeps, ROOT } from './bootstrap.mjs';

await ensureDeps();
const { runnerImport } = await import('vite');
const load = async (path) =>
  (
    await runnerImport(join(ROOT, 'src', 'character', 'file', path), {
      root: ROOT,
      configFile: false,
      logLevel: 'error',
    })
  ).module;

const { publishedSchema } = await load('json-schema.ts');
writeFileSync(join(ROOT, 'public', 'character.schema.json'), publishedSchema());

const { withFieldTables } = await load('field-tables.ts');
const description = join(ROOT, 'docs', 'character-format.md');
writeFileSync(description, withFieldTables(readFileSync(description, 'utf8')));
