import {
  type CSSProperties,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import './bars.css';
import { placePopover } from './place-popover.ts';

/** Which of the series colors of tokens.css. */
export type BarSeries = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export interface BarSegment {
  id: string;
  label: string;
  /** Above 0 it uses up the budget, below 0 it adds to it. */
  value: number;
  /** The value as printed: "45". */
  text: string;
  series: BarSeries;
}

/** The legend's lines below the segments. */
interface BarTotal {
  id: 'budget' | 'left' | 'over';
  label: string;
  text: string;
}

/** A segment with its position and size, as shares of the whole width. */
interface BarPart extends BarSegment {
  from: number;
  size: number;
}

interface BarLayout {
  /** Segments that use up the budget, from the left. */
  spent: BarPart[];
  /** Segments that add to the budget, from its end. */
  added: BarPart[];
  budget: number;
  /** The ends of budget and additions. */
  end: number;
  /** How far the spent segments go past that end. */
  over: number;
}

/** Places segments end to end in two lanes and scales both lanes to the longer of them. */
export function layOutBar(segments: readonly BarSegment[], budget: number): BarLayout {
  const sum = (sign: 1 | -1) => segments.reduce((total, { value }) => total + Math.max(0, sign * value), 0);
  const means = Math.max(0, budget) + sum(-1);
  const scale = Math.max(sum(1), means) || 1;

  let spentTo = 0;
  let addedTo = Math.max(0, budget) / scale;
  const all = segments.map((segment): BarPart => {
    const size = Math.abs(segment.value) / scale;
    const from = segment.value < 0 ? addedTo : spentTo;
    if (segment.value < 0) addedTo += size;
    else spentTo += size;
    return { ...segment, from, size };
  });
  return {
    spent: all.filter((part) => part.value > 0),
    added: all.filter((part) => part.value < 0),
    budget: Math.max(0, budget) / scale,
    end: means / scale,
    over: Math.max(0, spentTo - means / scale),
  };
}

interface SwatchProps {
  series: BarSeries;
  /** For a segment that adds to a budget instead of using it up. */
  isHatched?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** A patch of a series color: a part of a bar, or its key in a legend. The parent sets its size. */
export function Swatch({ series, isHatched, className, style }: SwatchProps) {
  return (
    <span
      className={className ? `swatch ${className}` : 'swatch'}
      data-series={series}
      data-hatched={isHatched || undefined}
      style={style}
    />
  );
}

interface BarLegendProps {
  id: string;
  label: string;
  segments: readonly BarSegment[];
  totals: readonly BarTotal[];
  /** The bar, below which the legend is placed. */
  anchor: RefObject<Element | null>;
}

/** The legend of a bar: color, name and figure of each part, in the top layer for as long as it is rendered. */
function BarLegend({ id, label, anchor, segments, totals }: BarLegendProps) {
  const popover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    popover.current?.showPopover();
    const place = () => {
      if (anchor.current && popover.current) placePopover(anchor.current, popover.current, 'start', 2);
    };
    place();
    window.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, [anchor]);
  return (
    <div ref={popover} id={id} popover="manual" className="bar-legend">
      <ul aria-label={label}>
        {segments.map((segment) => (
          <li key={segment.id} className="bar-legend-row">
            <Swatch className="bar-legend-swatch" series={segment.series} isHatched={segment.value < 0} />
            <span>{segment.label}</span> <span className="bar-legend-figure">{segment.text}</span>
          </li>
        ))}
        {totals.map(({ id: total, label: name, text }) => (
          <li key={total} className="bar-legend-row" data-total={total}>
            <span className="bar-legend-swatch" />
            <span>{name}</span> <span className="bar-legend-figure">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const hoverDelay = 120;
const leaveDelay = 150;

/**
 * A note that a button opens: while a mouse is over either, while the button has the focus by keyboard, or by a press, which
 * keeps it open until the next press. Escape, a press elsewhere and leaving with the focus close it.
 */
function useDisclosedNote() {
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [reason, setReason] = useState<'hover' | 'focus' | 'press' | null>(null);
  const isShown = reason !== null;

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isShown) return;
    const close = () => setReason(null);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      if (isCovered(around.current)) return; // the key is for the dialog
      event.preventDefault();
      event.stopPropagation();
    };
    const onPointerDown = ({ target }: globalThis.PointerEvent) => {
      if (target instanceof Node && !around.current?.contains(target)) close();
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerdown', onPointerDown, true);
    };
  }, [isShown]);

  const hover = (enters: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => {
        if (enters && isCovered(around.current)) return; // a dialog has opened meanwhile
        setReason((now) => (enters ? (now ?? 'hover') : now === 'hover' ? null : now));
      },
      enters ? hoverDelay : leaveDelay,
    );
  };

  return {
    isShown,
    /** The id that the note must have. */
    id,
    /** For the element around the button and the note. */
    around: {
      ref: around,
      onPointerEnter: hover(true),
      onPointerLeave: hover(false),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget === null || !currentTarget.contains(relatedTarget)) setReason(null);
      },
    },
    /** For the button. */
    trigger: {
      'aria-expanded': isShown,
      'aria-controls': isShown ? id : undefined,
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (currentTarget.matches(':focus-visible')) setReason((now) => now ?? 'focus');
      },
      onClick: () => {
        clearTimeout(timer.current);
        setReason((now) => (now === 'press' ? null : 'press'));
      },
    },
  };
}

/** True if a dialog is open above the element. */
function isCovered(element: HTMLElement | null): boolean {
  const dialog = [...document.querySelectorAll('dialog[open], dialog[popover]')].at(-1);
  return dialog !== undefined && !dialog.contains(element);
}

export interface StackedBarProps {
  /** The quantity measured: "Points by kind". */
  label: string;
  segments: readonly BarSegment[];
  budget: number;
  /** The balance in words: "12 left of 100", "7 over 100". */
  summary: string;
  /** The legend's lines below the segments: the budget, and the rest or the excess. */
  totals: readonly BarTotal[];
}

/**
 * Spent segments (the upper lane) against the budget and the segments that add to it (the lower lane, hatched); the
 * excess is framed. The bar is a button: hovering over it, focus and a press show the meaning of its colors, Escape
 * closes that.
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

/** Places a part of a lane: its end, as a share of the width, and how many parts come before it. */
function endingAt(end: number, before: number): CSSProperties {
  return { translate: `calc(${percent(end)} - 100%)`, zIndex: -before };
}
