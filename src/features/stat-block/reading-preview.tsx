import { useEffect, useId } from 'react';
import { formatFraction } from '../../engine/format.ts';
import { rulesetAbout } from '../../rules/rulesets.ts';
import type { StatBlockReading } from '../../rules/stat-block/reading.ts';
import { announce } from '../../ui/announce.ts';
import { ReadingFindings } from './reading-findings.tsx';
import { ReadingLines } from './reading-lines.tsx';
import { countVerdicts, describeVerdicts, pointsOf } from './reading-words.ts';

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
