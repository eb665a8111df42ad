import { loadEveryRuleset } from '../../rules/rulesets.ts';
import { processOutput } from '../output.ts';
import { printCatalog } from './print-catalog.ts';

await loadEveryRuleset();
process.exitCode = printCatalog(process.argv.slice(2), processOutput);
