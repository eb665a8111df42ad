import { formatNumber } from '../../engine/format.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { currentThreshold, type MeterThreshold, meterScale } from './meter-scale.ts';

interface TrackerProps {
  name: string;
  /** How many are left, of how many. */
  left: number;
  most: number;
  /** Where it ends; hits can fall below 0. */
  least?: number;
  /** What happens at which number of points left. */
  thresholds?: readonly MeterThreshold[];
  /** How much each pair of buttons changes. */
  steps?: readonly number[];
  onChange: (left: number) => void;
}

/** A number that goes down and up in play, with large buttons, and what happens at which number. */
export function Tracker({
  name,
  left,
  most,
  least = Number.NEGATIVE_INFINITY,
  thresholds = [],
  steps = [1],
  onChange,
}: TrackerProps) {
  const minus = steps.map((by) => (
    <button
      key={by}
      type="button"
      className="tracker-button"
      aria-label={`${name}: lose ${by}`}
      disabled={left <= least}
      onClick={() => onChange(Math.max(least, left - by))}
    >
      −{by}
    </button>
  ));
  const plus = steps.map((by) => (
    <button
      key={by}
      type="button"
      className="tracker-button"
      aria-label={`${name}: regain ${by}`}
      disabled={left >= most}
      onClick={() => onChange(Math.min(most, left + by))}
    >
      +{by}
    </button>
  ));
  return (
    <fieldset className="tracker">
      <legend className="visually-hidden">{name}</legend>
      <div className="tracker-row">
        {minus.reverse()}
        <output className="tracker-left">
          <span className="tracker-figure">{formatNumber(left)}</span>
          <span className="tracker-most">/ {most}</span>
          <span className="tracker-name">{name}</span>
        </output>
        {plus}
      </div>
      <Meter left={left} most={most} thresholds={thresholds} />
      <ThresholdNow left={left} thresholds={thresholds} />
      {thresholds.length > 0 && (
        <Disclosure lazy summary={`${name}: what a loss does`}>
          <dl className="tracker-thresholds">
            {thresholds.map(({ at, effect }) => (
              <div key={`${at}: ${effect}`}>
                <dt>{at}</dt>
                <dd>{effect}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </fieldset>
  );
}

/** The points left as a bar, with a mark and its figure where a threshold begins. The figures above it say the same. */
function Meter({ left, most, thresholds }: Required<Pick<TrackerProps, 'left' | 'most' | 'thresholds'>>) {
  const { marks, filled, isBelow, isReached } = meterScale(left, most, thresholds);
  return (
    <div className="tracker-meter" aria-hidden="true">
      <div className="tracker-track">
        <div
          className="tracker-level"
          data-reached={isReached || undefined}
          data-below={isBelow || undefined}
          style={{ inlineSize: `${100 * filled}%` }}
        />
      </div>
      {marks.map(({ mark, place, hasFigure }) => (
        <span
          key={mark}
          className="tracker-mark"
          data-first={place === 0 || undefined}
          data-last={place === 1 || undefined}
          data-reached={left <= mark || undefined}
          style={{ insetInlineStart: `${100 * place}%` }}
        >
          {hasFigure && formatNumber(mark)}
        </span>
      ))}
    </div>
  );
}

/** What the points left do now, or what comes next. */
function ThresholdNow({ left, thresholds }: Required<Pick<TrackerProps, 'left' | 'thresholds'>>) {
  const current = currentThreshold(left, thresholds);
  if (!current) return null;
  const { threshold, isReached } = current;
  return (
    <p className="tracker-now" data-reached={isReached || undefined}>
      {isReached ? 'Now' : 'Next'}, {threshold.at}: {threshold.effect}
    </p>
  );
}
