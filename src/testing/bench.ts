import { Bench } from 'tinybench';
import { rulesetIds } from '../catalog/entry.ts';
import { parseFile } from '../character/file/parse-file.ts';
import { serializeFile } from '../character/file/serialize-file.ts';
import { buildSheet } from '../rules/build-sheet.ts';
import { hugeCharacter, ordinaryCharacter } from './huge-character.ts';

/** Budgets of the median in milliseconds. They are printed, not enforced: machines differ. */
const budgets = { ordinary: 1, huge: 5 } as const;

const bench = new Bench({ time: 800, warmupTime: 300 });
for (const ruleset of rulesetIds) {
  for (const [size, make] of [
    ['ordinary', ordinaryCharacter],
    ['huge', hugeCharacter],
  ] as const) {
    const character = make(ruleset);
    bench.add(`${ruleset}: ${size}, sheet and findings`, () => {
      buildSheet(character);
    });
    const text = serializeFile(character, 'bench');
    bench.add(`${ruleset}: ${size}, reading its file (${Math.round(text.length / 1000)} kB)`, () => {
      parseFile(text);
    });
  }
}
await bench.run();

const rows = bench.tasks.map(({ name, result }) => {
  const latency = 'latency' in result ? result.latency : undefined;
  const median = latency?.p50 ?? Number.NaN;
  const budget = name.includes('sheet') ? (name.includes('huge') ? budgets.huge : budgets.ordinary) : undefined;
  return {
    what: name,
    'median ms': Number(median.toFixed(3)),
    'p99 ms': Number((latency?.p99 ?? Number.NaN).toFixed(3)),
    budget: budget === undefined ? '' : `${median <= budget ? 'within' : 'over'} ${budget}`,
  };
});
console.table(rows);
