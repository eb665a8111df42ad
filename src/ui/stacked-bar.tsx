import { type CSSProperties, useRef } from 'react';
import { BarLegend } from './bar-legend.tsx';
import { type BarSegment, type BarTotal, layOutBar } from './lay-out-bar.ts';
import { Swatch } from './swatch.tsx';
import { useDisclosedNote } from './use-disclosed-note.ts';
import './stacked-bar.css';

export interface StackedBarProps {
  /** What is measured: "Points by kind". */
  label: string;
  segments: readonly BarSegment[];
  budget: number;
  /** The balance in words: "12 left of 100", "7 over 100". */
  summary: string;
  /** What the legend has below the segments: the budget, and what is left of it or over it. */
  totals: readonly BarTotal[];
}

/**
 * Spent segments (the upper lane) against the budget and the segments that add to it (the lower lane, hatched); what is over
 * is framed. The bar is a button: hovering over it, focus and a press show what its colours mean, Escape closes that.
 */
export function StackedBar({ label, segments, budget, summary, totals }: StackedBarProps) {
  const bar = layOutBar(segments, budget);
  const button = useRef<HTMLButtonElement>(null);
  const { isShown, id, around, trigger } = useDisclosedNote();
  return (
    <div className="stacked-bar" {...around}>
      <button
        ref={button}
        type="button"
        className="stacked-bar-button"
        aria-label={`${label}: ${summary}`}
        {...trigger}
      >
        <span className="stacked-bar-track">
          <span className="stacked-bar-lane">
            {bar.spent.map((part, index) => (
              <Swatch
                key={part.id}
                className="stacked-bar-part"
                series={part.series}
                style={endingAt(part.from + part.size, index)}
              />
            ))}
            {bar.over > 0 && <span className="stacked-bar-over" style={{ insetInlineStart: percent(bar.end) }} />}
          </span>
          <span className="stacked-bar-lane stacked-bar-means">
            <span className="stacked-bar-part stacked-bar-budget" style={endingAt(bar.budget, 0)} />
            {bar.added.map((part, index) => (
              <Swatch
                key={part.id}
                className="stacked-bar-part"
                series={part.series}
                isHatched
                style={endingAt(part.from + part.size, index + 1)}
              />
            ))}
          </span>
          <span className="stacked-bar-mark" style={{ insetInlineStart: percent(bar.end) }} />
        </span>
      </button>
      {isShown && <BarLegend id={id} label={label} anchor={button} segments={segments} totals={totals} />}
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
