// node scripts/canonical.mjs: rewrites the files of the ready-made characters in the format of the program, after
// they were edited by hand. A file that is not read without remarks is reported and not changed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDeps, ROOT } from './bootstrap.mjs';

await ensureDeps();
const { runnerImport } = await import('vite');
const load = async (path) =>
  (await runnerImport(join(ROOT, 'src', path), { root: ROOT, configFile: false, logLevel: 'error' })).module;

const { parseFile } = await load('character/file/parse-file.ts');
const { serializeFile } = await load('character/file/serialize-file.ts');
const { rulesetIds } = await load('catalog/entry.ts');

const folder = join(ROOT, 'src', 'app', 'ready-made');
for (const name of readdirSync(folder)) {
  const path = join(folder, name);
  const reading = parseFile(readFileSync(path, 'utf8'), { rulesets: rulesetIds });
  if (reading.ok && reading.report.length === 0) {
    writeFileSync(path, serializeFile(reading.saved, reading.app));
  } else {
    console.error(`${name}: ${JSON.stringify(reading.ok ? reading.report : reading.problem)}`);
    process.exitCode = 1;
  }
}
