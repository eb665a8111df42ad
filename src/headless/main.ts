import { loadEveryRuleset, rulesetIds, rulesetOf } from '../rules/rulesets.ts';
import { processOutput } from './output.ts';
import { printSheets } from './print-sheets.ts';

await loadEveryRuleset();
const feats = await Promise.all(rulesetIds.map(async (id) => [id, await rulesetOf(id).loadFeats()] as const));
const fights = await Promise.all(rulesetIds.map(async (id) => [id, await rulesetOf(id).loadFightRules()] as const));
process.exitCode = printSheets(process.argv.slice(2), processOutput, {
  feats: new Map(feats),
  fights: new Map(fights),
});
