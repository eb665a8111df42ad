import { citationWords } from '../../engine/citation.ts';
import type { Derivation } from '../../engine/derivation.ts';
import { changedNothing, formatValue } from '../../engine/words.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { closeExplanation, explain, openChapter } from '../../state/view/view-store.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { type GoTo, placeOfStat, placeOfStep } from './places.ts';
import { Page, StepLine } from './step-line.tsx';

/** "Dodge 5", "Move 5 yards a turn". */
export function explanationTitle(derivation: Derivation, { ruleset }: Pick<DerivedCharacter, 'ruleset'>): string {
  const unit = derivation.unit && derivation.value !== null ? ` ${derivation.unit}` : '';
  const name = derivation.name.charAt(0).toUpperCase() + derivation.name.slice(1);
  return `${name} ${formatValue(derivation.value, ruleset.notation)}${unit}`;
}

function goTo({ chapter, row, field }: GoTo): void {
  closeExplanation();
  openChapter(chapter, { ...(row === undefined ? {} : { row }), ...(field === undefined ? {} : { field }) });
}

/** The derivation of a number, like arithmetic on paper: a line for each step, the result under a rule. */
export function Explanation({ sheet, stat }: { sheet: DerivedCharacter; stat: string }) {
  const derivation = sheet.worksheet.get(stat);
  const { notation } = sheet.ruleset;
  const { cite = derivation.steps.find((step) => step.cite)?.cite } = derivation;
  const book = cite?.book;
  const lines = derivation.steps.map((step, index) => ({ step, index, idle: changedNothing(derivation, index) }));
  const idle = lines.filter((line) => line.idle);
  const place = placeOfStat(sheet, stat);
  const renderLine = ({ step, index }: (typeof lines)[number]) => (
    <StepLine
      key={index}
      step={step}
      after={derivation.after[index] ?? null}
      notation={notation}
      book={book}
      place={placeOfStep(sheet, step)}
      onOpen={explain}
      onGo={goTo}
    />
  );
  return (
    <div className="explain">
      <ol className="explain-steps">{lines.filter((line) => !line.idle).map(renderLine)}</ol>
      <p className="explain-result">
        <span>{derivation.name}</span>
        <strong className="explain-figure">
          {formatValue(derivation.value, notation)}
          {derivation.unit && derivation.value !== null && <span className="explain-unit"> {derivation.unit}</span>}
        </strong>
      </p>
      {derivation.notes.length > 0 && (
        <section aria-label="Situational">
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
          <ol className="explain-steps">{idle.map(renderLine)}</ol>
        </Disclosure>
      )}
      <footer className="explain-foot">
        {cite && <span>{derivation.cite ? citationWords(cite) : cite.book}</span>}
        {place && (
          <Button size="small" onClick={() => goTo(place)}>
            Go to {place.name}
          </Button>
        )}
      </footer>
    </div>
  );
}
