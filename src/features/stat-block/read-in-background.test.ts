import { afterEach, describe, expect, test, vi } from 'vitest';
import '../../testing/load-rulesets.ts';
import { readCreature } from './read-creature.ts';
import { endReading, longBlock, readInBackground } from './read-in-background.ts';

const block = 'Pip\nST 11; DX 12; IQ 10; HT 11\nStealth-13\n';
const request = (text: string) => ({ text, creature: 0, ruleset: 'fourth-edition', choices: {} });
const long = block + 'A word about the road.\n'.repeat(longBlock / 20);

/** A worker that answers as the real one does, or fails. */
class TestWorker {
  static readonly started: TestWorker[] = [];
  static fails = false;
  requests = 0;
  isEnded = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onmessageerror: (() => void) | null = null;
  onerror: ((event: Event) => void) | null = null;

  constructor() {
    TestWorker.started.push(this);
  }

  postMessage(data: ReturnType<typeof request>): void {
    this.requests += 1;
    if (TestWorker.fails) this.onerror?.(new Event('error'));
    else void readCreature(data).then((answer) => this.onmessage?.({ data: structuredClone(answer) }));
  }

  terminate(): void {
    this.isEnded = true;
  }
}

afterEach(() => {
  endReading();
  vi.unstubAllGlobals();
  TestWorker.started.length = 0;
  TestWorker.fails = false;
});

describe('a text', () => {
  test('that is short is read on the page', async () => {
    vi.stubGlobal('Worker', TestWorker);
    const read = await readInBackground(request(block), new AbortController().signal);
    expect(read?.reading.file.character.name).toBe('Pip');
    expect(TestWorker.started).toEqual([]);
  });

  test('that is long is read in a worker, which waits for the next one', async () => {
    vi.stubGlobal('Worker', TestWorker);
    const first = await readInBackground(request(long), new AbortController().signal);
    const second = await readInBackground(request(`${long}x`), new AbortController().signal);
    expect([first, second].map((read) => read?.reading.file.character.name)).toEqual(['Pip', 'Pip']);
    expect(TestWorker.started.map(({ requests, isEnded }) => [requests, isEnded])).toEqual([[2, false]]);
    expect(first).toEqual(await readCreature(request(long)));
  });

  test('that has changed meanwhile has no result, and ends the worker', async () => {
    vi.stubGlobal('Worker', TestWorker);
    const canceled = new AbortController();
    const reading = readInBackground(request(long), canceled.signal);
    canceled.abort();
    expect(await reading).toBeNull();
    expect(TestWorker.started.map(({ isEnded }) => isEnded)).toEqual([true]);
  });

  test('is read on the page where a worker fails', async () => {
    vi.stubGlobal('Worker', TestWorker);
    TestWorker.fails = true;
    const read = await readInBackground(request(long), new AbortController().signal);
    expect(read?.reading.file.character.name).toBe('Pip');
  });
});
