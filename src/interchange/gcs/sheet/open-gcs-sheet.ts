import type { SavedCharacter } from '../../../character/character.ts';
import type { FileRefusal, FileRemark } from '../../../character/file/file-problem.ts';
import { describeGcsRemark, type GcsLog } from '../../../character/file/gcs-problem.ts';
import { describeFileProblem } from '../../../character/file/problem-sentences.ts';
import type { ImportReport } from '../../../character/origin.ts';
import { done, failed, type Result } from '../../../engine/result.ts';
import { deriveCharacter } from '../../../rules/derive-character.ts';
import type { GcsSheet } from '../read/gcs-sheet.ts';
import { readGcsSheet } from '../read/read-gcs-sheet.ts';
import { recognizeGcs } from '../read/recognize-gcs.ts';
import { compareWithCalc } from './compare-with-calc.ts';
import { importGcsSheet } from './import-sheet.ts';

/** The result of opening a GCS sheet: a character, how its numbers agree, and differences in reading; or a refusal. */
export type GcsOpening = Result<
  { readonly saved: SavedCharacter; readonly report: ImportReport; readonly remarks: readonly FileRemark[] },
  FileRefusal
>;

/**
 * Opens the text of a sheet of GCS (`.gcs`) as a character: reads it, converts it, and compares every number that it
 * has computed with ours. Another kind of GCS file is refused by its kind. Never throws and runs nothing of the text.
 * The rules of `gcsRulesetId` must be loaded.
 */
export function openGcsSheet(text: string): GcsOpening {
  const found = recognizeGcs(text);
  if (found !== null && found !== 'sheet') return failed({ code: 'gcs-not-a-sheet', found });
  const reading = readGcsSheet(text);
  if (!reading.ok) return failed({ code: 'gcs-refused', why: reading.error });
  const { sheet, log } = reading.value;
  const imported = importGcsSheet(sheet);
  if (!imported.ok) return imported;
  const { file, unexpressed, remarks } = imported.value;
  const { agree, total, differences } = compareWithCalc(sheet, imported.value, deriveCharacter(file));
  const report: ImportReport = {
    agree,
    total,
    differences: differences.map(({ stat = '', ...difference }) => ({ ...difference, stat })),
    unexpressed: unexpressed.map(({ where, what }) => ({ where, what })),
    remarks: [...remarks.map(describeFileProblem), ...log.remarks.map(describeGcsRemark)],
  };
  const isFileKept = !remarks.some(({ code }) => code === 'gcs-file-not-kept');
  return done({
    saved: withReport(file, sheet, report),
    report,
    remarks: [...remarks, ...fileRemarks(log, isFileKept)],
  });
}

/** Keeps the report with the file that a character came from, so that it can be read again later. */
function withReport(saved: SavedCharacter, { version }: GcsSheet, report: ImportReport): SavedCharacter {
  const { character } = saved;
  const origin = character.origin ?? { format: 'gcs', version, sheet: {}, rest: '', portrait: '', rows: [] };
  return { ...saved, character: { ...character, origin: { ...origin, report: bounded(report) } } };
}

/** The most rows of each list that are kept: a file that differs in everything does so for one reason. */
const maxKept = 500;

const bounded = ({ differences, unexpressed, ...rest }: ImportReport): ImportReport => ({
  ...rest,
  differences: differences.slice(0, maxKept),
  unexpressed: unexpressed.slice(0, maxKept),
});

function fileRemarks({ remarks, count }: GcsLog, isFileKept: boolean): FileRemark[] {
  const more = count - remarks.length;
  return [
    ...remarks.map((remark): FileRemark => ({ code: 'gcs-remark', remark, isFileKept })),
    ...(more > 0 ? [{ code: 'more-remarks' as const, count: more }] : []),
  ];
}
