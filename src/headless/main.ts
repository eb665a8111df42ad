import { loadMetaTraits } from '../builder/templates/read-template.ts';
import { loadEveryRuleset, rulesetIds, rulesetOf } from '../rules/rulesets.ts';
import { printCatalog } from './catalog/print-catalog.ts';
import { convertFile } from './convert/convert-file.ts';
import { printDuel } from './duel/print-duel.ts';
import { printOdds } from './odds/print-odds.ts';
import { processOutput } from './output.ts';
import { printSheets } from './print-sheets.ts';

declare const __APP_VERSION__: string;

/** Each prints the answer to its arguments, and returns the exit code. */
const commands = new Map<string, (args: readonly string[]) => number | Promise<number>>([
  ['sheet', runSheet],
  ['convert', convert],
  ['odds', (args) => printOdds(args, processOutput)],
  ['duel', (args) => printDuel(args, processOutput)],
  ['catalog', (args) => printCatalog(args, processOutput)],
]);

async function convert(args: readonly string[]): Promise<number> {
  const templates = await loadMetaTraits();
  return convertFile(args, processOutput, { app: __APP_VERSION__, now: new Date().toISOString(), templates });
}

async function runSheet(args: readonly string[]): Promise<number> {
  const feats = await Promise.all(rulesetIds.map(async (id) => [id, await rulesetOf(id).loadFeats()] as const));
  const fights = await Promise.all(rulesetIds.map(async (id) => [id, await rulesetOf(id).loadFightRules()] as const));
  return printSheets(args, processOutput, { feats: new Map(feats), fights: new Map(fights) });
}

const [name = '', ...args] = process.argv.slice(2);
const command = commands.get(name);
if (command) {
  await loadEveryRuleset();
  process.exitCode = await command(args);
} else {
  processOutput.err(`The first argument is one of ${[...commands.keys()].join(', ')}, not “${name}”.`);
  process.exitCode = 1;
}
