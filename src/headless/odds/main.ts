import { loadEveryRuleset } from '../../rules/rulesets.ts';
import { processOutput } from '../output.ts';
import { printOdds } from './print-odds.ts';

await loadEveryRuleset();
process.exitCode = printOdds(process.argv.slice(2), processOutput);
