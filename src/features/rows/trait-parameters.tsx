import { type TraitOffer, type TraitQuestion, traitQuestions } from '../../builder/what-if/trait-offers.ts';
import type { TraitFacet } from '../../catalog/trait-entry.ts';
import type { Character } from '../../character/character.ts';
import { withChoice } from '../../character/edit-character.ts';
import type { TraitChoice } from '../../character/trait-rows.ts';
import { formatFraction } from '../../engine/format.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { SelectField } from '../../ui/field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TabStops } from '../../ui/tab-stop.tsx';
import { SuggestField } from '../custom-entry/form-fields.tsx';
import './rows.css';

interface TraitParametersProps {
  /** The plain name of the trait. */
  name: string;
  /** The facet of the catalog entry. */
  facet: TraitFacet;
  choices: readonly TraitChoice[];
  level: number;
  campaign: Character['campaign'];
  /** How many of the fields are tab stops, in a row; 2 if left out. */
  tabStops?: number;
  /** Called with all choices, and the edit in words ("Enemy: large group"); `mergeWithPrevious` continues the previous edit. */
  onChange: (choices: TraitChoice[], words: string, mergeWithPrevious?: boolean) => void;
}

/** The choices of a trait: a field for each, each option with the resulting price of the whole trait. */
export function TraitParameters({
  name,
  facet,
  choices,
  level,
  campaign,
  tabStops = 2,
  onChange,
}: TraitParametersProps) {
  const questions = traitQuestions(facet, { choices: [...choices], level }, campaign);
  if (questions.length === 0) return null;
  return (
    <div className="trait-parameters" data-main="">
      {questions.map((question, index) => (
        <TabStops key={question.parameter.id} when={index < tabStops}>
          <Question
            name={name}
            question={question}
            onAnswer={(value, words, mergeWithPrevious) =>
              onChange(
                withChoice(choices, question.parameter.id, value),
                `${name}: ${words || 'unspecified'}`,
                mergeWithPrevious,
              )
            }
          />
        </TabStops>
      ))}
    </div>
  );
}

interface QuestionProps {
  name: string;
  question: TraitQuestion;
  onAnswer: (value: string, words: string, mergeWithPrevious?: boolean) => void;
}

function Question({ name, question: { parameter, answer, offers }, onAnswer }: QuestionProps) {
  const { label, text, options = [] } = parameter;
  if (text) {
    return (
      <SuggestField
        label={label}
        about={name}
        value={answer}
        placeholder={text.placeholder}
        suggestions={text.suggestions ?? []}
        onCommit={(value, mergeWithPrevious) => onAnswer(value.trim(), value.trim(), mergeWithPrevious)}
      />
    );
  }
  const choose = (id: string) => {
    const option = options.find((candidate) => candidate.id === id);
    onAnswer(id, option?.short || (option?.name ?? id));
  };
  if (inSegments(offers)) {
    return (
      <SegmentedControl
        label={label}
        about={name}
        value={answer}
        options={offers.map(({ id, name: words, points }) => ({
          value: id,
          label: (
            <span>
              {words} <span className="trait-offer">{formatFraction(points)}</span>
              <span className="visually-hidden"> points</span>
            </span>
          ),
        }))}
        onCommit={choose}
      />
    );
  }
  // Where the answer makes no difference to the price, a price beside each would only fill the field.
  const differ = new Set(offers.map(({ points }) => points)).size > 1;
  return (
    <SelectField
      label={label}
      about={name}
      value={answer}
      options={offers.map(({ id, name: words, points }) => ({
        value: id,
        label: differ ? `${words} · ${formatPoints(points)}` : words,
      }))}
      onCommit={choose}
    />
  );
}

const maxSegments = 3;
const maxLetters = 36;

/** True for options that are few and short enough to be side by side. */
const inSegments = (offers: readonly TraitOffer[]): boolean =>
  offers.length <= maxSegments && offers.reduce((sum, { name }) => sum + name.length, 0) <= maxLetters;
