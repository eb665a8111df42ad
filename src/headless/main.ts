import { loadEveryRuleset } from '../rules/rulesets.ts';
import { printSheets } from './print-sheets.ts';

await loadEveryRuleset();
process.exitCode = printSheets(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
});
