import { loadEveryRuleset } from '../../rules/rulesets.ts';
import { processOutput } from '../output.ts';
import { convertFile } from './convert-file.ts';

declare const __APP_VERSION__: string;

await loadEveryRuleset();
process.exitCode = convertFile(process.argv.slice(2), processOutput, {
  app: __APP_VERSION__,
  now: new Date().toISOString(),
});
