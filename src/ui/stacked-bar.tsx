import type { CSSProperties } from 'react';
import { type BarSegment, layOutBar } from './lay-out-bar.ts';
import './stacked-bar.css';

export interface StackedBarProps {
  /** What is measured: "Points". */
  label: string;
  segments: readonly BarSegment[];
  budget: number;
  /** The balance in words: "12 left of 100", "7 over 100". */
  summary: string;
  /** `hidden` shows the list of segments to assistive technology only. */
  legend?: 'shown' | 'hidden' | undefined;
}

/**
 * Spent segments (the upper lane) against the budget and the segments that add to it (the lower lane). Overspending is
 * hatched and stated in the summary. For assistive technology it is a list.
 */
export function StackedBar({ label, segments, budget, summary, legend = 'shown' }: StackedBarProps) {
  const bar = layOutBar(segments, budget);
  return (
    <div className="stacked-bar" data-over={bar.over > 0 || undefined}>
      <div className="stacked-bar-head">
        <span className="stacked-bar-label">{label}</span>
        <strong className="stacked-bar-summary">{summary}</strong>
      </div>
      <div className="stacked-bar-track" aria-hidden="true">
        <div className="stacked-bar-lane">
          {bar.spent.map((part, index) => (
            <span
              key={part.id}
              className="stacked-bar-part"
              data-series={part.series}
              style={endingAt(part.from + part.size, index)}
            />
          ))}
          {bar.over > 0 && <span className="stacked-bar-over" style={{ translate: percent(bar.end), zIndex: 1 }} />}
        </div>
        <div className="stacked-bar-lane stacked-bar-means">
          <span className="stacked-bar-budget" style={endingAt(bar.budget, 0)} />
          {bar.added.map((part, index) => (
            <span
              key={part.id}
              className="stacked-bar-part"
              data-series={part.series}
              style={endingAt(part.from + part.size, index + 1)}
            />
          ))}
        </div>
        <span className="stacked-bar-mark" style={{ insetInlineStart: percent(bar.end) }} />
      </div>
      <ul aria-label={label} className={legend === 'hidden' ? 'visually-hidden' : 'stacked-bar-legend'}>
        {bar.all.map((part) => (
          <li key={part.id} className="stacked-bar-entry">
            <span className="stacked-bar-swatch" data-series={part.series} data-adds={part.value < 0 || undefined} />
            {part.label} <span className="stacked-bar-value">{part.text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 10000) / 100}%`;
}

/** Places a part of a lane: where it ends, as a share of the width, and how many parts are before it. */
function endingAt(end: number, before: number): CSSProperties {
  return { translate: `calc(${percent(end)} - 100%)`, zIndex: -before };
}
