import { haveSameItems } from './memoize.ts';
import type { Reads, Worksheet } from './worksheet.ts';

interface Kept<Result> {
  readonly inputs: readonly unknown[];
  readonly reads: Reads;
  readonly result: Result;
}

/**
 * A function of a worksheet and a part of a character (a row, a list of rows) that keeps its last answer for each
 * object that `keyOf` gives: lines and findings stay the same objects while all numbers read for them, and the
 * `inputs`, are unchanged. `compute` may read numbers of the worksheet by their ids, and nothing else of it. It may
 * call other such functions: checking the cached answer for a list then checks those for its rows.
 */
export function memoizeReads<Subject, Rest extends readonly unknown[], Result>(
  keyOf: (subject: Subject) => object,
  inputsOf: (subject: Subject, ...rest: Rest) => readonly unknown[],
  compute: (worksheet: Worksheet, subject: Subject, ...rest: Rest) => Result,
): (worksheet: Worksheet, subject: Subject, ...rest: Rest) => Result {
  const cache = new WeakMap<object, Kept<Result>>();
  return (worksheet, subject, ...rest) => {
    const key = keyOf(subject);
    const inputs = inputsOf(subject, ...rest);
    const kept = cache.get(key);
    if (kept && haveSameItems(kept.inputs, inputs) && worksheet.isCurrent(kept.reads)) return kept.result;
    const { result, reads } = worksheet.record(() => compute(worksheet, subject, ...rest));
    cache.set(key, { inputs, reads, result });
    return result;
  };
}
