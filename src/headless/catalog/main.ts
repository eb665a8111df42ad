import { loadEveryRuleset } from '../../rules/rulesets.ts';
import { printCatalog } from './print-catalog.ts';

await loadEveryRuleset();
process.exitCode = printCatalog(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
});
