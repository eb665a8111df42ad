import type { ChapterDifferences, Comparison, Difference } from '../../rules/compare/comparison.ts';
import { differenceName } from '../../rules/compare/reason-words.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Reasons } from './reasons.tsx';
import './comparison-list.css';

interface ComparisonListProps {
  readonly comparison: Comparison;
  /** What the two columns are called. */
  readonly names: readonly [string, string];
}

/** Everything that differs, a table for each chapter; on narrow windows a difference takes a few lines. */
export function ComparisonList({ comparison, names }: ComparisonListProps) {
  if (comparison.count === 0) {
    return (
      <EmptyState title="Nothing differs.">
        Every number, every choice and every text is the same on both sides.
      </EmptyState>
    );
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
        <Chapter key={chapter.id} chapter={chapter} names={names} />
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

function Chapter({ chapter, names }: { chapter: ChapterDifferences; names: readonly [string, string] }) {
  const { id, name, differences } = chapter;
  return (
    <section className="compare-chapter">
      <h3 id={headingId(id)} tabIndex={-1}>
        {name} <span className="compare-count">{differences.length}</span>
      </h3>
      <table className="compare-table" aria-labelledby={headingId(id)}>
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
            <Row key={difference.key} difference={difference} again={differences[i - 1]?.name === difference.name} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** `again`: the line before is of the same thing, so that its name need not be seen twice. */
function Row({ difference, again }: { difference: Difference; again: boolean }) {
  const { name, part, before, after, absent, why } = difference;
  return (
    <tr className="compare-row" data-again={(again && part !== '') || undefined}>
      <th scope="row" className="compare-name">
        <span className={again && part !== '' ? 'visually-hidden' : undefined}>{name}</span>
        {part && <span className="compare-part"> {part}</span>}
      </th>
      <td className="compare-before">{before ?? <em>{absent}</em>}</td>
      <td className="compare-after">{after ?? <em>{absent}</em>}</td>
      <td className="compare-why">
        <Reasons of={differenceName(difference)} why={why} />
      </td>
    </tr>
  );
}
