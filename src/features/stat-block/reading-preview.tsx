import { useEffect, useId } from 'react';
import { formatFraction, formatNumber } from '../../engine/format.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { ReadLine, StatBlockFinding, StatBlockReading, Verdict } from '../../interchange/stat-block/reading.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import { rulesetAbout } from '../../rules/rulesets.ts';
import { announce } from '../../ui/announce.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';

const verdictWords: Readonly<Record<Verdict, string>> = {
  understood: 'Understood',
  guessed: 'Guessed',
  notUnderstood: 'Not understood',
};

/** How many parts have a verdict. */
const countVerdicts = ({ lines }: StatBlockReading, verdict: Verdict): number =>
  lines.filter((line) => !line.isHeading && line.verdict === verdict).length;

/** "34 parts understood, 2 guessed, 1 not understood, 3 figures disagree with the rules". */
function describeVerdicts(reading: StatBlockReading): string {
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
function pointsOf({ file }: StatBlockReading): number {
  const { worksheet } = openWorksheet(file);
  return worksheet.has('points') ? worksheet.number('points') : 0;
}

interface ReadingLinesProps {
  readonly reading: StatBlockReading;
  /** Shows only guesses and unread parts. */
  readonly onlyDoubtful: boolean;
}

const icons: Readonly<Record<ReadLine['verdict'], IconName>> = {
  understood: 'check',
  guessed: 'info',
  notUnderstood: 'attention',
};

/** The parts of a text one under the other, each with its verdict in words and what it became. */
function ReadingLines({ reading, onlyDoubtful }: ReadingLinesProps) {
  const lines = reading.lines
    .map((line, at) => ({ ...line, at }))
    .filter(({ isHeading, verdict }) => !onlyDoubtful || (!isHeading && verdict !== 'understood'));
  return (
    <ul className="reading-lines">
      {lines.map(({ at, text, verdict, words, isHeading }) =>
        isHeading ? (
          <li key={at} className="reading-heading">
            {text}
          </li>
        ) : (
          <li key={at} className="reading-line" data-verdict={verdict}>
            <Icon name={icons[verdict]} />
            <span className="reading-text">{text}</span>
            <span className="reading-words">
              <span className={verdict === 'understood' ? 'visually-hidden' : 'reading-verdict'}>
                {verdictWords[verdict]}:{' '}
              </span>
              {words}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}

interface ReadingFindingsProps {
  readonly findings: readonly StatBlockFinding[];
  /** What the player chose, by the finding; shown before the text is read anew. */
  readonly choices: Readonly<Record<string, string>>;
  readonly onChoose: (finding: string, option: string) => void;
}

/** What the player can choose in first, then by the lines of the text. */
const inOrder = (findings: readonly StatBlockFinding[]): StatBlockFinding[] =>
  [...findings].sort((a, b) => Math.min(b.options.length, 1) - Math.min(a.options.length, 1) || a.line - b.line);

/** Numbers of the text that disagree with the rules; where two readings are possible, the player chooses. */
function ReadingFindings({ findings, choices, onChoose }: ReadingFindingsProps) {
  return (
    <ul className="reading-findings">
      {inOrder(findings).map(({ id, words, options, chosen }) => (
        <li key={id}>
          <p>{words}</p>
          {options.length > 0 && (
            <SegmentedControl
              label={words}
              hideLabel
              value={ownValue(choices, id) ?? chosen}
              options={options.map((option) => ({ value: option.id, label: option.words }))}
              onCommit={(option) => onChoose(id, option)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface ReadingPreviewProps {
  readonly reading: StatBlockReading;
  readonly onlyDoubtful: boolean;
  readonly choices: Readonly<Record<string, string>>;
  readonly onChoose: (finding: string, option: string) => void;
}

/** What was read, before a character is made of it: a summary, what disagrees with the rules, and each part of the text. */
export function ReadingPreview({ reading, onlyDoubtful, choices, onChoose }: ReadingPreviewProps) {
  const id = useId();
  const { file, findings, ruleset } = reading;
  const points = pointsOf(reading);
  const verdicts = describeVerdicts(reading);
  const summary = [
    file.character.name || 'Unnamed character',
    `${formatFraction(points)} ${points === 1 ? 'point' : 'points'}`,
    rulesetAbout(ruleset.id).name,
  ].join(' · ');
  useEffect(() => announce(`${summary}. ${verdicts}.`, 'stat block'), [summary, verdicts]);
  const left = countVerdicts(reading, 'notUnderstood');
  return (
    <div className="stat-block-preview">
      <div className="stat-block-summary">
        <p className="stat-block-name">{summary}</p>
        <p>
          {verdicts}
          {left > 0 && '. What is not understood goes to the notes of the character'}.
        </p>
      </div>
      {findings.length > 0 && (
        <section aria-labelledby={`${id}-findings`}>
          <h3 id={`${id}-findings`}>Disagrees with the rules</h3>
          <ReadingFindings findings={findings} choices={choices} onChoose={onChoose} />
        </section>
      )}
      <section aria-labelledby={`${id}-lines`}>
        <h3 id={`${id}-lines`}>Part by part</h3>
        <ReadingLines reading={reading} onlyDoubtful={onlyDoubtful} />
      </section>
    </div>
  );
}
