import { loadEveryRuleset } from '../../rules/rulesets.ts';
import { fuzzProperties } from './properties.ts';
import { type FuzzPlan, fuzzRounds, type RoundResult } from './rounds.ts';

const usage = `Usage: npm run fuzz -- [CASES [SEED [PROPERTY]]]
Tries so many generated and damaged files on the funnel (100,000 unless told; or FUZZ_CASES, FUZZ_SEED). What is found is
printed at once, with the command that finds it again; at the end, how many cases there were and how long they took.
The same CASES and SEED try the same cases. PROPERTY, from 1 to ${fuzzProperties.length}, tries that one property alone.`;

/** How many faults are printed for each property; the rest are only counted. */
const shown = 5;

const argument = (index: number, name: string): number | undefined => {
  const given = process.argv.slice(2)[index] ?? process.env[name];
  return given === undefined ? undefined : Number(given);
};
const cases = argument(0, 'FUZZ_CASES') ?? 100_000;
const seed = argument(1, 'FUZZ_SEED') ?? Math.floor(Math.random() * 2 ** 31);
const only = argument(2, 'FUZZ_PROPERTY');

const isValid = only === undefined || (Number.isInteger(only) && fuzzProperties[only - 1] !== undefined);
if (!Number.isInteger(cases) || cases < 1 || !Number.isInteger(seed) || !isValid) {
  console.error(usage);
  process.exitCode = 1;
} else {
  await loadEveryRuleset();
  process.exitCode = await fuzz({ cases, seed, only });
}

/** Returns the exit code: 0 if no fault was found. */
async function fuzz(plan: FuzzPlan): Promise<number> {
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  const tried = new Map<string, number>();
  const faultCounts = new Map<string, number>();
  let [done, round] = [0, plan.seed];
  console.error(`Seed ${plan.seed}`);
  for (const result of fuzzRounds(fuzzProperties, plan)) {
    if (result.again.seed !== round) console.error(`${done.toLocaleString('en')} cases, ${seconds()} s`);
    round = result.again.seed;
    done += result.cases;
    tried.set(result.name, (tried.get(result.name) ?? 0) + result.cases);
    if (result.fault === null) continue;
    const times = (faultCounts.get(result.name) ?? 0) + 1;
    faultCounts.set(result.name, times);
    if (times <= shown) await print(describeFindingOf(result));
  }
  for (const [name, count] of tried) {
    const times = faultCounts.get(name);
    console.log(
      `${String(count).padStart(9)}  ${name}${times ? `  FOUND ${times === 1 ? 'once' : `${times} times`}` : ''}`,
    );
  }
  console.log(`${String(done).padStart(9)}  cases in ${seconds()} s, seed ${plan.seed}`);
  console.log(
    faultCounts.size === 0
      ? 'Nothing was found.'
      : `${faultCounts.size} of ${fuzzProperties.length} properties do not hold.`,
  );
  return faultCounts.size === 0 ? 0 : 1;
}

function describeFindingOf({ name, fault, again }: RoundResult): string {
  return `FOUND: ${name}\n${fault}\nTo find it again: npm run -s fuzz -- ${again.cases} ${again.seed} ${again.only}\n\n`;
}

/** Prints a text and waits until it is written, so that it survives a crash of the run. */
function print(text: string): Promise<void> {
  return new Promise((written) => process.stdout.write(text, () => written()));
}
