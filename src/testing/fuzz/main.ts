import { loadEveryRuleset } from '../../rules/rulesets.ts';
import { fuzzProperties } from './properties.ts';
import { tryCases } from './run-fuzz.ts';
import { validFiles } from './valid-files.ts';

const usage = `Usage: npm run fuzz -- [CASES [SEED]]
Tries so many generated and damaged files on the funnel (100,000 unless told; or FUZZ_CASES, FUZZ_SEED), and says how
many there were, how long it took and what was found. The same number and seed try the same cases.`;

/** Cases of a round: each has valid files of its own to damage. */
const round = fuzzProperties.reduce((sum, { share }) => sum + share, 0);

const argument = (at: number, name: string): number | undefined => {
  const given = process.argv.slice(2)[at] ?? process.env[name];
  return given === undefined ? undefined : Number(given);
};
const wanted = argument(0, 'FUZZ_CASES') ?? 100_000;
const seed = argument(1, 'FUZZ_SEED') ?? Math.floor(Math.random() * 2 ** 31);

if (!Number.isInteger(wanted) || wanted < 1 || !Number.isInteger(seed)) {
  console.error(usage);
  process.exitCode = 1;
} else {
  await loadEveryRuleset();
  const began = performance.now();
  const cases = new Map<string, number>();
  const found = new Map<string, string>();
  let done = 0;
  for (let i = 0; done < wanted; i += 1) {
    const files = validFiles(seed + i, 200);
    const size = Math.min(round, wanted - done);
    for (const property of fuzzProperties) {
      const runs = Math.max(1, Math.round((property.share * size) / round));
      const result = tryCases(property, files, runs, seed + i);
      done += result.cases;
      cases.set(result.name, (cases.get(result.name) ?? 0) + result.cases);
      if (result.fault !== null && !found.has(result.name)) found.set(result.name, result.fault);
    }
    console.error(`${done.toLocaleString('en')} cases, ${Math.round((performance.now() - began) / 1000)} s`);
  }
  for (const [name, count] of cases) console.log(`${String(count).padStart(9)}  ${name}`);
  console.log(
    `${String(done).padStart(9)}  cases in ${Math.round((performance.now() - began) / 1000)} s, seed ${seed}`,
  );
  for (const [name, fault] of found) console.log(`\nFOUND: ${name}\n${fault}`);
  console.log(
    found.size === 0 ? 'Nothing was found.' : `\n${found.size} of ${fuzzProperties.length} properties do not hold.`,
  );
  process.exitCode = found.size === 0 ? 0 : 1;
}
