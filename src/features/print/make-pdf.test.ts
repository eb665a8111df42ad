import '../../testing/load-rulesets.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { dropWorker, startWorker } from '../../pdf/save-pdf.ts';
import { deriveCharacter } from '../../rules/derive-character.ts';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import { defaultPrintChoices } from '../../sheet-model/print/print-choices.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { eventually } from '../../testing/settle.ts';
import { mageCharacter, riderCharacter } from '../../testing/sheet-models.ts';
import { makePdf } from './make-pdf.ts';

type Message = Readonly<Record<string, unknown>>;

/** Records the messages that it receives; a test decides its answers. */
class FakeWorker {
  static latest: FakeWorker | undefined;
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: ((event: Event) => void) | undefined;
  readonly received: Message[] = [];
  terminated = false;

  constructor() {
    FakeWorker.latest = this;
  }
  postMessage(message: Message) {
    if (this.terminated) throw new Error('sent to a stopped worker');
    this.received.push(message);
  }
  terminate() {
    this.terminated = true;
  }
}

const subjects = [johnFalcon(), mageCharacter(), riderCharacter()].map((saved, i) => {
  const sheet = deriveCharacter(saved);
  return { id: `c${i}`, sheet, model: buildModel(sheet) };
});
const drawn = { ok: true, value: { bytes: new Uint8Array(3), pages: 3, missing: [] } };
/** The worker, as soon as it has received so many messages. */
const workerAfter = (count: number) =>
  eventually(() => {
    const worker = FakeWorker.latest;
    if (!worker || worker.received.length < count) throw new Error('not yet');
    return worker;
  });

beforeEach(() => {
  FakeWorker.latest = undefined;
  vi.stubGlobal('Worker', FakeWorker);
});

test('makePdf sends the pages of each sheet to the worker, and then the request', async () => {
  const shares: number[] = [];
  const making = makePdf(subjects, defaultPrintChoices, (share) => shares.push(share));
  const worker = await workerAfter(4);
  expect(worker.received.map((message) => Object.keys(message))).toEqual([['run'], ['run'], ['run'], ['request']]);
  worker.onmessage?.({ data: { share: 0.5 } });
  worker.onmessage?.({ data: drawn });
  expect(await making).toEqual(drawn);
  expect(worker.terminated).toBe(true);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeCloseTo(0.8);
});

test('makePdf, when stopped between two sheets, sends nothing more and returns null', async () => {
  const stopping = new AbortController();
  const making = makePdf(
    subjects,
    defaultPrintChoices,
    () => stopping.abort(), // after the first
    stopping.signal,
  );
  expect(await making).toBeNull();
  const worker = await workerAfter(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(worker.received).toHaveLength(1);
  expect(worker.terminated).toBe(true);
});

test('a worker that was started beforehand makes the PDF, and one that failed is replaced', async () => {
  startWorker();
  const early = FakeWorker.latest;
  startWorker();
  expect(FakeWorker.latest, 'one is enough').toBe(early);
  const making = makePdf(subjects.slice(0, 1), defaultPrintChoices, () => undefined);
  const worker = await workerAfter(2);
  expect(worker).toBe(early);
  worker.onmessage?.({ data: drawn });
  expect(await making).toEqual(drawn);
  startWorker();
  const broken = FakeWorker.latest;
  broken?.onerror?.(new Event('error', { cancelable: true }));
  expect(broken?.terminated).toBe(true);
  const again = makePdf(subjects.slice(0, 1), defaultPrintChoices, () => undefined);
  const replacement = await workerAfter(2);
  expect(replacement).not.toBe(broken);
  replacement.onmessage?.({ data: drawn });
  expect(await again).toEqual(drawn);
});

test('a worker that nothing was asked of is stopped', () => {
  startWorker();
  dropWorker();
  expect(FakeWorker.latest?.terminated).toBe(true);
});
