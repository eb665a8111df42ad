import type { Result } from './entry.ts';
import type { StatId } from './step.ts';

interface Identified {
  readonly id: StatId;
}

/** True for lists that name the same numbers in the same order. */
function areOfSame(a: readonly Identified[], b: readonly Identified[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i]?.id !== b[i]?.id) return false;
  return true;
}

const none: ReadonlySet<StatId> = new Set();

/**
 * Which numbers read which, as far as formulas have run. Worksheets that follow each other share it, so that it says at
 * least what the numbers of each of them read, and for some of them more: it only ever grows.
 */
export class Dependents {
  private readonly readers = new Map<StatId, Set<StatId>>();
  /** Numbers that came of a ring: what they depend on is more than what they read. */
  private readonly ofRings = new Set<StatId>();
  private added = 1;

  /** A number that is another one whenever more is known; never 0. */
  get known(): number {
    return this.added;
  }

  /** Notes what a formula read and asked for. `before` is what the number was before, if it was worked out. */
  note({ formula, reads, lookups, inRing }: Result, before: Result | undefined): void {
    const isNoted = before?.notedBy === this && before.inRing === inRing;
    if (isNoted && areOfSame(reads, before.reads) && areOfSame(lookups, before.lookups)) return;
    this.add(formula.id, reads);
    this.add(formula.id, lookups);
    if (inRing) this.ofRings.add(formula.id);
    this.added += 1;
  }

  private add(reader: StatId, read: readonly Identified[]): void {
    for (const { id } of read) {
      const readers = this.readers.get(id);
      if (readers) readers.add(reader);
      else this.readers.set(id, new Set([reader]));
    }
  }

  /** The changed numbers, and all that could come to something else because of them. No other number can. */
  findDoubtful(changed: Iterable<StatId>): Set<StatId> {
    const doubtful = new Set(changed);
    for (const id of this.ofRings) doubtful.add(id);
    // What is added on the way is gone through too.
    for (const id of doubtful) for (const reader of this.readers.get(id) ?? none) doubtful.add(reader);
    return doubtful;
  }
}
