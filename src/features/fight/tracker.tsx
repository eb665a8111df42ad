import { Disclosure } from '../../ui/disclosure.tsx';

interface TrackerProps {
  name: string;
  /** How many are left, of how many. */
  left: number;
  most: number;
  /** What happens at which number of points left. */
  thresholds?: readonly { readonly at: string; readonly effect: string }[];
  /** How much each pair of buttons changes. */
  steps?: readonly number[];
  onChange: (left: number) => void;
}

/** A number that goes down and up in play, with large buttons, and what happens at which number. */
export function Tracker({ name, left, most, thresholds = [], steps = [1], onChange }: TrackerProps) {
  const minus = steps.map((by) => (
    <button
      key={by}
      type="button"
      className="tracker-button"
      aria-label={`${name}: lose ${by}`}
      onClick={() => onChange(left - by)}
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
          <span className="tracker-figure">{left}</span>
          <span className="tracker-most">/ {most}</span>
          <span className="tracker-name">{name}</span>
        </output>
        {plus}
      </div>
      <div className="tracker-meter" aria-hidden="true">
        <div className="tracker-level" style={{ inlineSize: `${(100 * Math.max(0, left)) / Math.max(1, most)}%` }} />
      </div>
      {thresholds.length > 0 && (
        <Disclosure summary={`${name}: what a loss does`}>
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
