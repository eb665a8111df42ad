import { useRef, useState } from 'react';
import {
  type ChapterDifferences,
  type Comparison,
  type Difference,
  describeReason,
  describeSide,
  differenceName,
  formatChange,
  type Reason,
} from '../../sheet-model/compare/comparison.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { copyText, explainCopyFailure } from '../browser/copy-text.ts';
import { aboutLine, type SideAbout } from './side-choices.ts';
import './compare.css';

const initialCount = 4;

/** The steps that explain a difference; only the first of many until the list is expanded. */
function Reasons({ of, why }: { readonly of: string; readonly why: readonly Reason[] }) {
  const [expanded, setExpanded] = useState(false);
  const hidden = why.length - initialCount;
  const shown = expanded || hidden <= 1 ? why : why.slice(0, initialCount);
  return (
    <>
      {shown.map(describeReason).join('; ')}
      {shown.length < why.length && (
        <>
          {'; '}
          <button
            type="button"
            className="compare-more"
            aria-label={`${hidden} more reasons for ${of}`}
            onClick={() => setExpanded(true)}
          >
            {hidden} more
          </button>
        </>
      )}
    </>
  );
}

/** The number of differences in words: "49 differences in 10 chapters". */
export function describeDifferenceCount({ count, chapters }: Comparison): string {
  if (count === 0) return 'No differences';
  const parts = chapters.length === 1 ? '1 chapter' : `${chapters.length} chapters`;
  return `${count === 1 ? '1 difference' : `${count} differences`} in ${parts}`;
}

/** A comparison as plain text to paste elsewhere: the two sides, then a line for each difference with its reasons. */
export function describeComparison(comparison: Comparison, before: SideAbout, after: SideAbout): string {
  const parts = comparison.chapters.map(({ name, differences }) =>
    [`${name} (${differences.length})`, ...differences.map(lineOf)].join('\n'),
  );
  return [
    `${aboutLine(before)}\ncompared with ${aboutLine(after)}`,
    `${describeDifferenceCount(comparison)}.`,
    ...parts,
  ].join('\n\n');
}

function lineOf(difference: Difference): string {
  const { before, after, why } = difference;
  const reasons = why.length > 0 ? ` (${why.map(describeReason).join('; ')})` : '';
  return `${differenceName(difference)}: ${describeSide(before, difference)} → ${describeSide(after, difference)}${reasons}`;
}

/** Copies the comparison as text; if the browser does not allow that, shows the text selected, to be copied by hand. */
export function CopyComparison({ text }: { readonly text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'' | 'Copied' | 'refused'>('');
  const copy = async () => {
    if (!field.current) return;
    const copied = await copyText(field.current);
    setOutcome(copied ? 'Copied' : 'refused');
    announce(copied ? 'Copied' : explainCopyFailure('text'), 'comparison');
  };
  return (
    <>
      {outcome !== '' && <p className="compare-said">{outcome === 'refused' ? explainCopyFailure('text') : outcome}</p>}
      <textarea
        ref={field}
        className={outcome === 'refused' ? 'field-control compare-text' : 'visually-hidden'}
        aria-label="Comparison as text"
        aria-hidden={outcome !== 'refused' || undefined}
        tabIndex={outcome === 'refused' ? undefined : -1}
        readOnly
        spellCheck={false}
        value={text}
      />
      <Button icon="text" onClick={() => void copy()}>
        Copy as text
      </Button>
    </>
  );
}

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
          <Disclosure
            summary={<span className="compare-smaller-summary">{`${smaller.length} smaller differences`}</span>}
          >
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
