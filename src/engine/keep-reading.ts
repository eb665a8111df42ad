import type { Derivation } from './derivation.ts';
import type { Lookup } from './derivation-builder.ts';
import { haveSameItems } from './same-items.ts';
import type { StatId } from './step.ts';
import { Worksheet } from './worksheet.ts';

/** Another worksheet, with a record of all that is read of it. */
class RecordedWorksheet extends Worksheet {
  readonly reads: Derivation[] = [];
  readonly lookups: Lookup[] = [];
  readonly #base: Worksheet;

  constructor(base: Worksheet) {
    super();
    this.#base = base;
  }

  override has(id: StatId): boolean {
    const found = this.#base.has(id);
    this.lookups.push({ id, found });
    return found;
  }

  override get(id: StatId): Derivation {
    const derivation = this.#base.get(id);
    this.reads.push(derivation);
    return derivation;
  }

  override find(id: StatId): Derivation | undefined {
    return this.has(id) ? this.get(id) : undefined;
  }
}

/**
 * A function of a worksheet and something of a character (a row) that keeps its last answer for each object that `keyOf`
 * gives: lines and findings are the same objects as long as all numbers that were read for them, and the `inputs`, are.
 * `compute` may read single numbers of its worksheet, by their ids, and nothing else of it.
 */
export function keepReading<Subject, Rest extends readonly unknown[], Result>(
  keyOf: (subject: Subject) => object,
  inputsOf: (subject: Subject, ...rest: Rest) => readonly unknown[],
  compute: (worksheet: Worksheet, subject: Subject, ...rest: Rest) => Result,
): (worksheet: Worksheet, subject: Subject, ...rest: Rest) => Result {
  const cache = new WeakMap<
    object,
    Pick<RecordedWorksheet, 'reads' | 'lookups'> & { readonly inputs: readonly unknown[]; readonly result: Result }
  >();
  return (worksheet, subject, ...rest) => {
    const key = keyOf(subject);
    const inputs = inputsOf(subject, ...rest);
    const kept = cache.get(key);
    const isKept =
      kept &&
      haveSameItems(kept.inputs, inputs) &&
      kept.lookups.every(({ id, found }) => worksheet.has(id) === found) &&
      kept.reads.every((read) => worksheet.find(read.id) === read);
    if (isKept) return kept.result;
    const recorded = new RecordedWorksheet(worksheet);
    const result = compute(recorded, subject, ...rest);
    const { reads, lookups } = recorded;
    cache.set(key, { inputs, reads, lookups, result });
    return result;
  };
}
