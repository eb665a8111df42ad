import { type Citation, citationWords } from '../../engine/citation.ts';
import type { DiceNotation } from '../../engine/dice.ts';
import { formatValue, stepFigure } from '../../engine/format.ts';
import { chosen, type Option, type StatId, type Step, type Value } from '../../engine/step.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { GoTo } from './places.ts';

export interface StepLineProps {
  step: Step;
  /** The value after this step. */
  after: Value;
  notation: DiceNotation;
  /** The book cited for the number itself: a step from the same book cites only the page. */
  book: string | undefined;
  place: GoTo | null;
  onOpen: (stat: StatId) => void;
  onGo: (place: GoTo) => void;
}

/** A line of a calculation: the figure of the step, what it is and the value after it, its page. */
export function StepLine({ step, after, notation, book, place, onOpen, onGo }: StepLineProps) {
  return (
    <li className="explain-step">
      <span className="explain-figure">{stepFigure(step, notation)}</span>{' '}
      <span className="explain-words">
        <StatWords words={step.words} from={step.from} onOpen={onOpen} />
        {showsAfter(step) && <span className="explain-after"> = {formatValue(after, notation)}</span>}
        {place && (
          <IconButton
            icon="go"
            size="small"
            className="explain-go"
            label={`Go to ${place.name}`}
            onClick={() => onGo(place)}
          />
        )}
      </span>
      {step.cite && (
        <span className="explain-page">
          {' '}
          <Page cite={step.cite} book={book} />
        </span>
      )}
      {step.op === 'choose' && <Options options={step.options} pick={step.pick} notation={notation} onOpen={onOpen} />}
    </li>
  );
}

/** Whether to show the value after the step: for steps whose figure alone does not imply it. */
const showsAfter = ({ op }: Step): boolean => ['multiply', 'divide', 'round', 'atLeast', 'atMost'].includes(op);

export function Page({ cite, book }: { cite: Citation; book: string | undefined }) {
  const whole = citationWords(cite);
  const short = cite.book === book ? whole.slice(cite.book.length).replace(/^,? /, '') : whole;
  return <span title={whole}>{short}</span>;
}

interface StatWordsProps {
  words: string;
  from: StatId | undefined;
  onOpen: (stat: StatId) => void;
}

function StatWords({ words, from, onOpen }: StatWordsProps) {
  if (from === undefined) return words;
  return (
    <button type="button" className="explain-source" onClick={() => onOpen(from)}>
      {words}
    </button>
  );
}

interface OptionsProps {
  options: readonly Option[];
  pick: 'highest' | 'lowest';
  notation: DiceNotation;
  onOpen: (stat: StatId) => void;
}

/** The options of a choice. The picked one is marked by a tick, and in words for screen readers. */
function Options({ options, pick, notation, onOpen }: OptionsProps) {
  const picked = chosen(options, pick);
  return (
    <ul className="explain-options">
      {options.map((option, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the options of one calculation never move.
          key={index}
          className="explain-option"
          data-taken={option === picked || undefined}
        >
          <span className="explain-figure">{formatValue(option.value, notation)}</span>{' '}
          <span className="explain-words">
            <StatWords words={option.words} from={option.from} onOpen={onOpen} />
            {option === picked && (
              <>
                <Icon name="check" className="explain-mark" />
                <span className="visually-hidden"> (used)</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
