import type { Lookup } from './derivation-builder.ts';
import type { Stat } from './stat.ts';
import type { StatId } from './step.ts';

/** What was read of a worksheet, in the order of reading; what is kept by itself is a part, and not repeated. */
export class Reading {
  readonly stats: Stat[] = [];
  readonly lookups: Lookup[] = [];
  readonly parts: Reading[] = [];
  /** The serial numbers of the last two worksheets on which all of it was found the same, or first read. */
  private sameOn: number;
  private sameBefore: number;
  /** All that was read, with the parts, once a list of parts has been found the same: few of them are ever touched. */
  private allIds: ReadonlySet<StatId> | undefined;

  /** `serial` is the number of the worksheet that is read. */
  constructor(serial: number) {
    this.sameOn = serial;
    this.sameBefore = serial;
  }

  get ids(): ReadonlySet<StatId> | undefined {
    return this.allIds;
  }

  isSameOn(serial: number): boolean {
    return this.sameOn === serial || this.sameBefore === serial;
  }

  /** Notes that all of it is the same on a worksheet, which follows another one (0 for none). */
  noteSameOn(serial: number, follows: number): void {
    if (this.sameBefore !== follows) this.sameBefore = this.sameOn;
    this.sameOn = serial;
    if (this.parts.length > 0) this.allIds ??= new Set(idsOf(this));
  }
}

function* idsOf({ stats, lookups, parts }: Reading): Generator<StatId> {
  for (const { id } of stats) yield id;
  for (const { id } of lookups) yield id;
  for (const part of parts) yield* idsOf(part);
}
