import type { WorkedNumber, WorkedStep } from '../sheet-model/model/worked-numbers.ts';
import './other-pages.css';
import type { ReferenceGroup, ReferencePage } from '../sheet-model/model/reference-group.ts';
import { FigureText } from './figure-text.tsx';
import { usePageFit } from './page-fit.ts';
import { distinctKeys, SheetSection, SheetTable } from './section.tsx';

interface WorkedPagesProps {
  readonly numbers: readonly WorkedNumber[];
  /** The density of the sheet before these pages. */
  readonly density: 'compact' | 'roomy';
}

/** Separate pages with every number of the sheet and the steps that lead to it, by group. */
export function WorkedPages({ numbers, density }: WorkedPagesProps) {
  const groups = [...new Set(numbers.map(({ group }) => group))];
  return (
    <article className={`sheet-paper sheet-${density} sheet-more`} data-medium="paper" aria-label="Calculations">
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
  const words = steps.map(describeWorkedStep).join('; ');
  const more = [...notes, page].filter(Boolean).join('. ');
  return (
    <p>
      {title} <b>{value}</b>
      {words && ` = ${words}.`} {more && <small>{more}</small>}
    </p>
  );
}

/** "load −2"; for a step that takes the best of several, followed by the alternatives. */
function describeWorkedStep({ words, figure, of }: WorkedStep): string {
  const own = [words, figure].filter(Boolean).join(' ');
  return of && of.length > 1 ? `${own} (of ${of.map(describeWorkedStep).join(', ')})` : own;
}

interface ReferenceSheetProps {
  readonly page: ReferencePage;
  readonly density: 'compact' | 'roomy';
}

/** A separate page with the character's own numbers: tables across the page, or in columns. */
export function ReferenceSheet({ page, density }: ReferenceSheetProps) {
  const { id, title, words, bands } = page;
  const { article, type } = usePageFit(page);
  return (
    <article
      ref={article}
      className={`sheet-paper sheet-${density} sheet-more sheet-reference-page sheet-reference-${id} ${type}`}
      data-medium="paper"
      aria-label={title}
    >
      <h2 className="sheet-more-title">{title}</h2>
      <p className="sheet-more-opening">{words}</p>
      <div className="sheet-reference">
        {bands.map((columns) => (
          <div key={columns[0]?.[0]?.id ?? ''} className="sheet-reference-columns" data-columns={columns.length}>
            {columns.map((groups) => (
              <div key={groups[0]?.id ?? ''} className="sheet-reference-column">
                {groups.map((group) => (
                  <Group key={group.id} group={group} />
                ))}
              </div>
            ))}
          </div>
        ))}
      </div>
    </article>
  );
}

function Group({ group: { title, columns, rows, remarks, page } }: { readonly group: ReferenceGroup }) {
  const keys = distinctKeys(rows.map((row) => row.name));
  const isStates = columns.length === 0;
  const hasHeadings = columns.some((heading) => heading !== '');
  return (
    <SheetSection name="reference-group" title={title} titleEnd={page || undefined}>
      <SheetTable rows={rows.length}>
        <thead className={hasHeadings ? undefined : 'visually-hidden sheet-unseen'}>
          <tr>
            <th scope="col">{title}</th>
            {columns.map((heading) => (
              <th key={heading} scope="col" className="sheet-number sheet-reference-figure">
                {heading || 'Figure'}
              </th>
            ))}
            {isStates && <th scope="col">Effect</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={keys[i]} aria-current={row.now || undefined}>
              <th scope="row">
                {row.name}
                {row.now && <small> now</small>}
                {!isStates && !row.now && row.note && <small className="sheet-reference-note"> {row.note}</small>}
              </th>
              {columns.map((heading, n) => (
                <td
                  key={heading}
                  className={
                    n === 0 ? 'sheet-number sheet-reference-figure sheet-strong' : 'sheet-number sheet-reference-figure'
                  }
                >
                  {row.figures[n] && <FigureText name={`${heading}, ${row.name}`} figure={row.figures[n]} />}
                </td>
              ))}
              {isStates && <td className="sheet-reference-note">{row.note}</td>}
            </tr>
          ))}
        </tbody>
      </SheetTable>
      {remarks.map((remark) => (
        <p key={remark} className="sheet-legend">
          {remark}
        </p>
      ))}
    </SheetSection>
  );
}
