import { readFileSync, readdirSync } from 'node:fs';
import { parseFile } from '../character/file/parse-file.ts';
import { loadEveryRuleset, rulesetIds } from '../rules/rulesets.ts';
import { openWorksheet } from '../rules/derive-character.ts';
import { Fights } from '../rules/simulation/fight.ts';
import { policies } from '../rules/simulation/policy.ts';
import { replayFight } from '../rules/simulation/replay.ts';
await loadEveryRuleset();
const [ruleset, n, show] = process.argv.slice(2);
const dir = '/tmp/wt/duel/src/app/ready-made/';
const all = [];
for (const f of readdirSync(dir)) {
  const r = parseFile(readFileSync(dir + f, 'utf8'), { rulesets: rulesetIds });
  if (!r.ok || r.value.saved.ruleset !== ruleset) continue;
  const sheet = openWorksheet(r.value.saved);
  all.push({ name: f, sheet, rules: await sheet.ruleset.loadFightRules() });
}
let bad = 0, count = 0;
let t = performance.now();
for (let i = 0; i < Number(n); i++) {
  const a = all[(i * 7) % all.length], b = all[(i * 5 + 3) % all.length];
  if (a === b) continue;
  const pa = policies[i % policies.length].id, pb = policies[(i * 3 + 1) % policies.length].id;
  const setup = { contenders: [{ ...a, side: 0, policy: pa, yieldsAt: 0 }, { ...b, side: 1, policy: pb, yieldsAt: 0 }], distance: 1 + (i % 12), maxRounds: 30 };
  const fights = new Fights(setup);
  for (let k = 0; k < 3; k++) {
    count++;
    try {
    const r = replayFight(fights, 5, i * 10 + k);
    if (show && Number(show) === i) { console.log(a.name, pa, b.name, pb); for (const l of r.lines) console.log(l.round, l.text); }
    if (r.difference) { bad++; if (bad < 9) { console.log(i, k, a.name, pa, b.name, pb, r.lines.slice(-8).map((l) => l.text), r.difference); } break; }
    } catch (e) { bad++; console.log(i, a.name, pa, b.name, pb, e); break; }
  }
}
console.log(count, 'fights', bad, 'differ', performance.now() - t);
