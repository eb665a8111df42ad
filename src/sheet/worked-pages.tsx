import type { WorkedNumber, WorkedStep } from '../rules/model/worked-numbers.ts';
import './worked-pages.css';

interface WorkedPagesProps {
  readonly numbers: readonly WorkedNumber[];
  /** The density of the sheet before these pages. */
  readonly density: 'compact' | 'roomy';
}

/** Separate pages with every number of the sheet and the steps that lead to it, by group. */
export function WorkedPages({ numbers, density }: WorkedPagesProps) {
  const groups = [...new Set(numbers.map(({ group }) => group))];
  return (
    <article className={`sheet-paper sheet-${density} sheet-more`} aria-label="Calculations">
      <h2 className="sheet-more-title">Calculations</h2>
      <p className="sheet-more-opening">How each number on the sheet is worked out.</p>
      <div className="sheet-worked">
        {groups.map((group) => (
          <section key={group}>
            <h3>{group}</h3>
            {numbers
              .filter((number) => number.group === group)
              .map((number) => (
                <Worked key={number.stat} number={number} />
              ))}
          </section>
        ))}
      </div>
    </article>
  );
}

function Worked({ number: { title, value, steps, notes, page } }: { readonly number: WorkedNumber }) {
  const words = steps.map(workedStepText).join('; ');
  const more = [...notes, page].filter(Boolean).join('. ');
  return (
    <p>
      {title} <b>{value}</b>
      {words && ` = ${words}.`} {more && <small>{more}</small>}
    </p>
  );
}

/** "load −2"; for a step that takes the best of several, followed by the alternatives. */
function workedStepText({ words, figure, of }: WorkedStep): string {
  const own = [words, figure].filter(Boolean).join(' ');
  return of && of.length > 1 ? `${own} (of ${of.map(workedStepText).join(', ')})` : own;
}
