import { readFileSync } from 'node:fs';
import { parseFile } from '../character/file/parse-file.ts';
import { loadEveryRuleset, rulesetIds } from '../rules/rulesets.ts';
import { openWorksheet } from '../rules/derive-character.ts';
import { Fights } from '../rules/simulation/fight.ts';
import { seededDice } from '../rules/simulation/seeded-dice.ts';
await loadEveryRuleset();
const [a, b, pa, pb, n, dist] = process.argv.slice(2);
const contender = async (f, side, policy) => {
  const r = parseFile(readFileSync(`/tmp/wt/duel/src/app/ready-made/${f}.json`, 'utf8'), { rulesets: rulesetIds });
  if (!r.ok) throw new Error('x');
  const sheet = openWorksheet(r.value.saved);
  return { name: f, sheet, rules: await sheet.ruleset.loadFightRules(), side, policy, yieldsAt: 0 };
};
const setup = { contenders: [await contender(a, 0, pa), await contender(b, 1, pb)], distance: Number(dist ?? 10), maxRounds: 100 };
let t = performance.now();
const fights = new Fights(setup);
console.log('setup', performance.now() - t);
for (let k = 0; k < 5; k++) {
  t = performance.now();
  const wins = [0, 0, 0]; let rounds = 0, attacks = 0;
  for (let i = 0; i < Number(n); i++) { const r = fights.run(seededDice(7, i)); wins[r.winner ?? 2]++; rounds += r.rounds; attacks += r.attacks; }
  const ms = performance.now() - t;
  console.log(wins, 'rounds', rounds / n, 'attacks', attacks / n, 'ms/fight', ms / n, 'states', fights.size);
}
