import { readFileSync } from 'node:fs';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { SavedCharacter } from '../../character/character.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import { formatNumber } from '../../engine/format.ts';
import { processOutput } from '../../headless/output.ts';
import { loadEveryRuleset, rulesetIds, rulesetOf } from '../../rules/rulesets.ts';
import { openFights, type PlainFight } from '../../rules/simulation/plain-fight.ts';
import { addTally, emptyTally, type FightTally } from '../../rules/simulation/tally.ts';

/**
 * `npm run bench -- duels [ID ID]`: how long 10,000 duels of two ready-made characters take on two cores, half of them in each of two
 * threads, as the browser does it: from the opened program to the last fight, what the rules are asked included. Three pairs, or the given one.
 */
const pairs: readonly (readonly [string, string])[] = [
  ['savva-lukich', 'tamsin-oakhollow'],
  ['olga', 'thora-ironbrow'],
  ['asdis-holm', 'isaut-de-varenne'],
];
const fights = 10_000;
const part = 1_000;
const cores = 2;

interface Work {
  readonly fight: PlainFight;
  readonly first: number;
  readonly count: number;
}

/** What a thread has done: the times are milliseconds since it was told to begin. */
interface Done {
  readonly tally: FightTally;
  readonly opened: number;
  readonly afterFirst: number;
  readonly afterAll: number;
  /** Bytes of its heap after the first part, and after all. */
  readonly heaps: readonly [number, number];
}

/** Bytes of what this thread keeps. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  return getHeapStatistics().used_heap_size;
}

async function work({ fight, first, count }: Work): Promise<Done> {
  const began = performance.now();
  const { batch } = await openFights(fight);
  const opened = performance.now() - began;
  const tally = batch(first, part);
  const afterFirst = performance.now() - began;
  const firstHeap = heap();
  const between = performance.now();
  addTally(tally, batch(first + part, count - part));
  const afterAll = afterFirst + performance.now() - between;
  return { tally, opened, afterFirst, afterAll, heaps: [firstHeap, heap()] };
}

function readyMade(id: string): SavedCharacter {
  const reading = parseFile(readFileSync(`src/app/ready-made/${id}.json`, 'utf8'), { rulesets: rulesetIds });
  if (!reading.ok) throw new Error(`${id}: ${reading.error.code}`);
  return reading.value.saved;
}

/** A thread with everything loaded. */
async function startThread(): Promise<(work: Work) => Promise<Done>> {
  const thread = new Worker(new URL(import.meta.url), { workerData: 'duels' });
  const answer = <Value>(): Promise<Value> =>
    new Promise((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
    });
  await answer();
  return async (what) => {
    thread.postMessage(what);
    const done = await answer<Done>();
    await thread.terminate();
    return done;
  };
}

async function measure(one: string, other: string): Promise<void> {
  const contenders = [one, other].map((id, side) => {
    const saved = readyMade(id);
    return { name: saved.character.name, saved, side, policy: '' as const };
  });
  const fight: PlainFight = { contenders, distance: 10, maxRounds: 100, yieldsAt: 0, seed: 1 };
  const threads = await Promise.all(Array.from({ length: cores }, startThread));
  const count = fights / cores;
  const before = process.cpuUsage();
  const done = await Promise.all(threads.map((run, i) => run({ fight, first: i * count, count })));
  const { user, system } = process.cpuUsage(before);
  const tally = emptyTally(2);
  for (const each of done) addTally(tally, each.tally);
  const slowest = (of: (each: Done) => number): string => `${formatNumber(Math.round(Math.max(...done.map(of))))} ms`;
  const heaps = [0, 1].map((at) => Math.round(Math.max(...done.map(({ heaps: all }) => all[at] ?? 0)) / 2 ** 20));
  processOutput.out(
    [
      `| ${contenders.map(({ name }) => name).join(' and ')}`,
      slowest(({ afterAll }) => afterAll),
      `${formatNumber(Math.round((user + system) / 1000 / cores))} ms`,
      slowest(({ opened }) => opened),
      slowest(({ afterFirst }) => afterFirst),
      `${((Math.max(...done.map(({ afterAll, afterFirst }) => afterAll - afterFirst)) * 1000) / (count - part)).toFixed(0)} µs`,
      formatNumber(Math.round(tally.attacks / tally.fights)),
      `${heaps.join(' and ')} MB |`,
    ].join(' | '),
  );
}

await loadEveryRuleset();
for (const id of rulesetIds) await rulesetOf(id).loadFightRules();
if (isMainThread) {
  const [one, other] = process.argv.slice(2);
  processOutput.out(
    `| pair | ${formatNumber(fights)} fights on two cores | processor time of each | opened after | ${formatNumber(part)} fights of each core after | a fight afterwards | attacks in a fight | heap of a core after ${formatNumber(part)} and all |\n|---|---|---|---|---|---|---|---|`,
  );
  for (const pair of one && other ? [[one, other] as const] : pairs) await measure(...pair);
} else if (workerData === 'duels') {
  parentPort?.once('message', async (what: Work) => parentPort?.postMessage(await work(what)));
  parentPort?.postMessage('ready');
}
