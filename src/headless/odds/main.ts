import { loadEveryRuleset } from '../../rules/rulesets.ts';
import { printOdds } from './print-odds.ts';

await loadEveryRuleset();
process.exitCode = printOdds(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
});
