import { formatNumber } from '../../engine/format.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import type { StatBlockReading, Verdict } from '../../rules/stat-block/reading.ts';

export const verdictWords: Readonly<Record<Verdict, string>> = {
  understood: 'Understood',
  guessed: 'Guessed',
  notUnderstood: 'Not understood',
};

/** How many parts have a verdict. */
export const countVerdicts = ({ lines }: StatBlockReading, verdict: Verdict): number =>
  lines.filter((line) => !line.isHeading && line.verdict === verdict).length;

/** "34 parts understood, 2 guessed, 1 not understood, 3 figures disagree with the rules". */
export function describeVerdicts(reading: StatBlockReading): string {
  const guessed = countVerdicts(reading, 'guessed');
  const left = countVerdicts(reading, 'notUnderstood');
  const understood = countVerdicts(reading, 'understood');
  const count = reading.findings.length;
  return [
    `${formatNumber(understood)} ${understood === 1 ? 'part' : 'parts'} understood`,
    ...(guessed > 0 ? [`${formatNumber(guessed)} guessed`] : []),
    ...(left > 0 ? [`${formatNumber(left)} not understood`] : []),
    ...(count > 0
      ? [`${formatNumber(count)} ${count === 1 ? 'figure disagrees' : 'figures disagree'} with the rules`]
      : []),
  ].join(', ');
}

/** What the character costs, in points. */
export function pointsOf({ file }: StatBlockReading): number {
  const { worksheet } = openWorksheet(file);
  return worksheet.has('points') ? worksheet.number('points') : 0;
}
