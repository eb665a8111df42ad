import { depthOf } from './bounds.ts';
import { deepestFile } from './file-format.ts';
import type { FilePath, FileRemark } from './file-problem.ts';

/** Something that was taken out of a file, as it is kept with the character. `path` is a JSON Pointer (RFC 6901). */
export interface SetAside {
  readonly path: string;
  readonly value: unknown;
}

const mostRemarks = 200;
const mostPaths = 20;
const mostSetAside = 1_000;
/** Set-aside values lie in the file at a depth of 4, and two deeper when there are very many. */
const deepestValue = deepestFile - 6;

/** What is noticed, and taken out, while a file is read. */
export class Findings {
  private readonly remarks: FileRemark[] = [];
  private readonly unknown: FilePath[] = [];
  private readonly taken: SetAside[] = [];
  private remarkCount = 0;
  private unknownCount = 0;

  remark(remark: FileRemark): void {
    this.remarkCount += 1;
    if (this.remarks.length < mostRemarks) this.remarks.push(remark);
  }

  unknownField(path: FilePath): void {
    this.unknownCount += 1;
    if (this.unknown.length < mostPaths) this.unknown.push(path);
  }

  /** Keeps a value that stood at `path`. A very deep one is kept as its JSON text, so that the file stays in bounds. */
  setAside(path: FilePath, value: unknown): void {
    const kept = depthOf(value) > deepestValue ? JSON.stringify(value) : value;
    this.taken.push({ path: pointer(path), value: kept });
  }

  /** Keeps a value, and says so. */
  take(path: FilePath, value: unknown, remark: FileRemark): void {
    this.setAside(path, value);
    this.remark(remark);
  }

  /** All remarks, bounded in number. */
  report(): FileRemark[] {
    const report = [...this.remarks];
    if (this.unknownCount > 0) {
      report.push({ code: 'unknown-fields', paths: this.unknown, count: this.unknownCount });
    }
    const more = this.remarkCount - this.remarks.length;
    if (more > 0) report.push({ code: 'more-remarks', count: more });
    return report;
  }

  /** What was set aside before and now. When that is very much, the rest is one entry, whose value lists it. */
  allSetAside(before: readonly SetAside[]): SetAside[] {
    const all = [...before, ...this.taken];
    if (all.length <= mostSetAside) return all;
    return [...all.slice(0, mostSetAside - 1), { path: '', value: all.slice(mostSetAside - 1) }];
  }
}

/** A path as a JSON Pointer: "/character/skills/3/points". */
function pointer(path: FilePath): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
