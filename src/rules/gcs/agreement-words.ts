import type { ImportReport } from '../../character/import-report.ts';

const count = (number: number): string => number.toLocaleString('en-US');

/** How many numbers of the file are the same here: "412 of 415 numbers agree with the file; 3 differ." */
export function describeAgreement({ agree, total }: Pick<ImportReport, 'agree' | 'total'>): string {
  if (total === 0) return 'The file has no results to compare with.';
  if (agree === total)
    return total === 1 ? 'The only number agrees with the file.' : `All ${count(total)} numbers agree with the file.`;
  const differ = total - agree;
  return `${count(agree)} of ${count(total)} numbers ${agree === 1 ? 'agrees' : 'agree'} with the file; ${count(differ)} ${differ === 1 ? 'differs' : 'differ'}.`;
}

/** How much of the file has no effect here, in a sentence; '' for nothing. */
export function describeUnexpressed({ unexpressed }: Pick<ImportReport, 'unexpressed'>): string {
  if (unexpressed.length === 0) return '';
  return unexpressed.length === 1
    ? '1 thing is kept without effect.'
    : `${count(unexpressed.length)} things are kept without effect.`;
}
