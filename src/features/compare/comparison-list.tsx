import type { ChapterDifferences, Comparison, Difference } from '../../rules/compare/comparison.ts';
import { differenceName, formatChange } from '../../rules/compare/reason-words.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Reasons } from './reasons.tsx';
import './comparison-list.css';

interface ComparisonListProps {
  readonly comparison: Comparison;
  /** The headings of the two columns. */
  readonly names: readonly [string, string];
}

/** All differences, in a table for each chapter; on narrow windows a difference takes several lines. */
export function ComparisonList({ comparison, names }: ComparisonListProps) {
  if (comparison.count === 0) {
    return <EmptyState title="No differences.">Numbers, choices and texts are the same on both sides.</EmptyState>;
  }
  return (
    <>
      {comparison.chapters.length > 1 && (
        <nav className="compare-chapters" aria-label="Chapters with differences">
          {comparison.chapters.map(({ id, name, differences }) => (
            <Button key={id} size="small" variant="quiet" onClick={() => goTo(id)}>
              {name} {differences.length}
            </Button>
          ))}
        </nav>
      )}
      <div className="compare-columns" aria-hidden="true">
        <span />
        <span>{names[0]}</span>
        <span>{names[1]}</span>
        <span className="compare-columns-why">Why</span>
      </div>
      {comparison.chapters.map((chapter) => (
        <ChapterTable key={chapter.id} chapter={chapter} names={names} />
      ))}
    </>
  );
}

const headingId = (chapter: string): string => `compare-${chapter}`;

function goTo(chapter: string): void {
  const heading = document.getElementById(headingId(chapter));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

type Names = ComparisonListProps['names'];

function ChapterTable({ chapter, names }: { chapter: ChapterDifferences; names: Names }) {
  const { id, name, differences, smaller } = chapter;
  const folded = new Set(smaller);
  return (
    <section className="compare-chapter">
      <h3 id={headingId(id)} tabIndex={-1}>
        {name}{' '}
        <span className="compare-count">
          {differences.length}
          <span className="visually-hidden"> {differences.length === 1 ? 'difference' : 'differences'}</span>
        </span>
      </h3>
      <Rows label={name} differences={differences.filter((difference) => !folded.has(difference))} names={names} />
      {smaller.length > 0 && (
        <div className="compare-smaller">
          <Disclosure summary={`${smaller.length} smaller differences`}>
            <Rows label={`${name}, smaller differences`} differences={smaller} names={names} />
          </Disclosure>
        </div>
      )}
    </section>
  );
}

interface RowsProps {
  readonly label: string;
  readonly differences: readonly Difference[];
  readonly names: Names;
}

function Rows({ label, differences, names }: RowsProps) {
  return (
    <table className="compare-table" aria-label={label}>
      <thead className="compare-head">
        <tr>
          <th scope="col">What</th>
          <th scope="col">{names[0]}</th>
          <th scope="col">{names[1]}</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((difference, i) => (
          <Row key={difference.key} difference={difference} sameName={differences[i - 1]?.name === difference.name} />
        ))}
      </tbody>
    </table>
  );
}

/** `sameName`: the previous row has the same name, so it need not be shown twice. */
function Row({ difference, sameName }: { difference: Difference; sameName: boolean }) {
  const { name, part, before, after, absent, why } = difference;
  const change = formatChange(difference);
  return (
    <tr className="compare-row" data-again={(sameName && part !== '') || undefined}>
      <th scope="row" className="compare-name">
        <span className={sameName && part !== '' ? 'visually-hidden' : undefined}>{name}</span>
        {part && <span className="compare-part"> {part}</span>}
      </th>
      <td className="compare-before">{before ?? <em>{absent}</em>}</td>
      <td className="compare-after">
        {after ?? <em>{absent}</em>}
        {change !== '' && <span className="compare-change"> {change}</span>}
      </td>
      <td className="compare-why">
        <Reasons of={differenceName(difference)} why={why} />
      </td>
    </tr>
  );
}
