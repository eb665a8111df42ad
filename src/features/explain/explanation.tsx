import { citationWords } from '../../engine/citation.ts';
import { changedNothing } from '../../engine/derivation.ts';
import { formatValue } from '../../engine/format.ts';
import type { StatId } from '../../engine/step.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { useSharedCharacter } from '../../state/character/shown-character.ts';
import { openChapter } from '../../state/view/view-store.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { type GoTo, placeOfStat, placeOfStep } from './places.ts';
import { Page, StepLine } from './step-line.tsx';

interface ExplanationProps {
  sheet: DerivedCharacter;
  stat: StatId;
  /** Explains a source of the number. */
  onOpen: (stat: StatId) => void;
  /** Called before the player is taken to the forms. */
  onLeave: () => void;
}

/** The derivation of a number, like arithmetic on paper: a line for each step, the result under a rule. */
export function Explanation({ sheet, stat, onOpen, onLeave }: ExplanationProps) {
  const isShared = useSharedCharacter(({ saved }) => saved !== null);
  const derivation = sheet.worksheet.get(stat);
  const { notation } = sheet.ruleset;
  const { cite = derivation.steps.find((step) => step.cite)?.cite } = derivation;
  const book = cite?.book;
  const lines = derivation.steps.map((step, index) => ({ step, index, idle: changedNothing(derivation, index) }));
  const idle = lines.filter((line) => line.idle);
  // A shared character has no forms.
  const place = isShared ? null : placeOfStat(sheet, stat);
  const goTo = ({ chapter, row, field }: GoTo) => {
    onLeave();
    openChapter(chapter, { ...(row === undefined ? {} : { row }), ...(field === undefined ? {} : { field }) });
  };
  const renderLine = ({ step, index }: (typeof lines)[number]) => (
    <StepLine
      key={index}
      step={step}
      after={derivation.after[index] ?? null}
      notation={notation}
      book={book}
      place={isShared ? null : placeOfStep(sheet, step)}
      onOpen={onOpen}
      onGo={goTo}
    />
  );
  return (
    <>
      <div className="explain">
        <ol className="explain-steps">{lines.filter((line) => !line.idle).map(renderLine)}</ol>
        <p className="explain-result">
          <strong className="explain-figure">{formatValue(derivation.value, notation)}</strong>
          <span>
            {derivation.name}
            {derivation.unit && derivation.value !== null && <span className="explain-unit"> {derivation.unit}</span>}
          </span>
        </p>
      </div>
      {derivation.notes.length > 0 && (
        <section className="explain-part" aria-label="Situational">
          <h3 className="explain-heading">Situational</h3>
          <ul className="explain-notes">
            {derivation.notes.map((note) => (
              <li key={note.words}>
                {note.words}
                {note.cite && (
                  <span className="explain-page">
                    {' '}
                    <Page cite={note.cite} book={book} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {idle.length > 0 && (
        <Disclosure summary={idle.length === 1 ? '1 step with no effect' : `${idle.length} steps with no effect`}>
          <ol className="explain explain-steps">{idle.map(renderLine)}</ol>
        </Disclosure>
      )}
      {(cite || place) && (
        <div className="explain-foot">
          {cite && <span>{derivation.cite ? citationWords(cite) : cite.book}</span>}
          {place && (
            <Button size="small" onClick={() => goTo(place)}>
              Go to {place.name}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
