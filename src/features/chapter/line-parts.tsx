import { type LinePart, type LineReading, leftWords, type PartKind } from '../../interchange/lines/line-reading.ts';
import { Icon } from '../../ui/icon.tsx';

const labels: Readonly<Record<PartKind, string>> = {
  entry: 'entry',
  level: 'level',
  change: 'change',
  relative: 'level',
  points: 'points',
  difficulty: 'difficulty',
  'tech level': 'TL',
  roll: 'roll',
  speciality: 'speciality',
  answer: 'answer',
  modifier: 'modifier',
  quality: 'quality',
  quantity: 'how many',
  price: 'price',
  weight: 'weight',
  place: 'place',
  contents: 'contents',
  note: 'note',
};

/** Whether a line says more than the name of its entry, so that it is worth showing what its words became. */
export const hasParts = ({ parts, left }: LineReading): boolean =>
  left.length > 0 || parts.some(({ as, isGuess }) => as !== 'entry' || isGuess);

/** What the words of a line became, as small labeled parts, and the words that were not understood. */
export function LineParts({ reading }: { reading: LineReading }) {
  const left = leftWords(reading);
  return (
    <>
      {withoutRepeats(reading.parts).map(({ as, start, value, isGuess }) => (
        <span key={start} className="line-part">
          <span className="line-part-label">
            {labels[as]}
            {isGuess && ', guessed'}
          </span>{' '}
          {value}
        </span>
      ))}
      {left !== '' && (
        <span className="line-part" data-left="">
          <Icon name="attention" /> <span>not understood</span> {left}
        </span>
      )}
    </>
  );
}

/** A name may be in several pieces, with a tech level between them. */
const withoutRepeats = (parts: readonly LinePart[]): readonly LinePart[] =>
  parts.filter(({ as }, at) => as !== 'entry' || parts.findIndex((other) => other.as === 'entry') === at);
