import { measureDepth } from './bounds.ts';
import { maxFileDepth } from './file-format.ts';
import type { FilePath, FileRemark } from './file-problem.ts';

/** A quarantined value of a file, kept with the character. `path` is a JSON Pointer (RFC 6901). */
export interface QuarantinedValue {
  readonly path: string;
  readonly value: unknown;
}

const maxRemarks = 200;
const maxPaths = 20;
const maxQuarantined = 1_000;
/** Quarantined values are at depth 4 in the file, or at depth 6 when there are very many. */
const maxValueDepth = maxFileDepth - 6;

/** Collects the remarks and quarantined values while a file is read. */
export class ReadingLog {
  private readonly remarks: FileRemark[] = [];
  private readonly unknown: FilePath[] = [];
  private readonly quarantined: QuarantinedValue[] = [];
  private remarkCount = 0;
  private unknownCount = 0;

  remark(remark: FileRemark): void {
    this.remarkCount += 1;
    if (this.remarks.length < maxRemarks) this.remarks.push(remark);
  }

  unknownField(path: FilePath): void {
    this.unknownCount += 1;
    if (this.unknown.length < maxPaths) this.unknown.push(path);
  }

  /** Quarantines the value at `path`. A very deep one is kept as JSON text, so that the file stays in bounds. */
  quarantine(path: FilePath, value: unknown): void {
    const kept = measureDepth(value) > maxValueDepth ? JSON.stringify(value) : value;
    this.quarantined.push({ path: toPointer(path), value: kept });
  }

  /** Quarantines a value and adds a remark. */
  quarantineWithRemark(path: FilePath, value: unknown, remark: FileRemark): void {
    this.quarantine(path, value);
    this.remark(remark);
  }

  /** Returns the remarks, limited in number. */
  report(): FileRemark[] {
    const report = [...this.remarks];
    if (this.unknownCount > 0) {
      report.push({ code: 'unknown-fields', paths: this.unknown, count: this.unknownCount });
    }
    const more = this.remarkCount - this.remarks.length;
    if (more > 0) report.push({ code: 'more-remarks', count: more });
    return report;
  }

  /** Returns what was quarantined while reading, without a limit. */
  newlyQuarantined(): readonly QuarantinedValue[] {
    return this.quarantined;
  }

  /** Returns all quarantined values, earlier and new. If there are too many, the last entry lists the rest. */
  allQuarantined(before: readonly QuarantinedValue[]): QuarantinedValue[] {
    const all = [...before, ...this.quarantined];
    if (all.length <= maxQuarantined) return all;
    return [...all.slice(0, maxQuarantined - 1), { path: '', value: all.slice(maxQuarantined - 1) }];
  }
}

/** Formats a path as a JSON Pointer: "/character/skills/3/points". */
function toPointer(path: FilePath): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
