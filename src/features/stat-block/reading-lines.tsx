import type { ReadLine, StatBlockReading } from '../../rules/stat-block/reading.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { verdictWords } from './reading-words.ts';

interface ReadingLinesProps {
  readonly reading: StatBlockReading;
  /** Only what was guessed or not understood. */
  readonly onlyDoubtful: boolean;
}

const icons: Readonly<Record<ReadLine['verdict'], IconName>> = {
  understood: 'check',
  guessed: 'info',
  notUnderstood: 'attention',
};

/** The parts of a text one under the other, each with its verdict in words and what it became. */
export function ReadingLines({ reading, onlyDoubtful }: ReadingLinesProps) {
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
