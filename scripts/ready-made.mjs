// node scripts/ready-made.mjs: rewrites the files of the ready-made characters in the format of the program, after they
// were edited by hand, and derives what their cards show. A file that is not read without remarks is reported and not
// changed. Lists the templates and races for the start page too. Tests check that all of it is up to date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDeps, projectRoot } from './bootstrap.mjs';

await ensureDeps();
const { runnerImport } = await import('vite');
const app = join(projectRoot, 'src', 'app');
const load = async (name) =>
  (await runnerImport(join(app, name), { root: projectRoot, configFile: false, logLevel: 'error' })).module;
const { publishReadyMade } = await load('publish-ready-made.ts');
const { publishStartLists } = await load('publish-start-lists.ts');

const folder = join(app, 'ready-made');
const ids = readdirSync(folder).map((name) => name.replace('.json', ''));
const texts = new Map(ids.sort().map((id) => [id, readFileSync(join(folder, `${id}.json`), 'utf8')]));
const { files, cards, problems } = publishReadyMade(texts);
for (const [id, text] of files) writeFileSync(join(folder, `${id}.json`), text);
if (problems.length === 0) {
  writeFileSync(join(app, 'ready-made-cards.json'), cards);
} else {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

const { templates, races } = publishStartLists();
writeFileSync(join(app, 'start-templates.json'), templates);
writeFileSync(join(app, 'start-races.json'), races);
