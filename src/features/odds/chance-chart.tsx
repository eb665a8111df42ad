import { useId } from 'react';
import type { RollOutcome } from '../../rules/odds/roll-odds.ts';
import { formatPercent } from '../../sheet-model/wording/setting-words.ts';

/** The meaning of a bar: it has its own pattern as well as its color. */
type Band = RollOutcome['outcome'] | 'tie';

export const outcomeNames = {
  criticalSuccess: 'Critical success',
  success: 'Ordinary success',
  failure: 'Ordinary failure',
  criticalFailure: 'Critical failure',
} as const satisfies Record<RollOutcome['outcome'], string>;

export interface OutcomeRow {
  readonly band: Band;
  readonly name: string;
  /** From 0 to 1. */
  readonly chance: number;
  /** Its values: "3 to 12". */
  readonly note?: string;
}

/** Outcomes with their chances, each as a bar: a table for screen readers. */
export function OutcomeBars({ caption, rows }: { caption: string; rows: readonly OutcomeRow[] }) {
  return (
    <table className="outcome-bars">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Outcome</th>
          <th scope="col">Chance</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ band, name, chance, note }) => (
          <tr key={name}>
            <th scope="row" className="outcome-name">
              {name}
              {note !== undefined && <span className="outcome-note"> {note}</span>}
            </th>
            <td className="outcome-chance">
              <span className="outcome-track" aria-hidden="true">
                <span className="outcome-bar" data-band={band} style={{ inlineSize: `${chance * 100}%` }} />
              </span>
              <span className="outcome-percent">{formatPercent(chance)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface OddsResultProps {
  /** "74%". */
  figure: string;
  words: string;
  /** Book and page of the rule. */
  page: string;
}

/** The answer in large figures; read aloud when it changes. */
export function OddsResult({ figure, words, page }: OddsResultProps) {
  return (
    <p className="odds-result">
      <span role="status">
        <strong className="odds-figure">{figure}</strong> {words}
      </span>
      <small className="odds-page">{page}</small>
    </p>
  );
}

interface ChartBar {
  /** Under the bar: "12", "12–14". */
  readonly label: string;
  /** From 0 to 1. */
  readonly chance: number;
  readonly band: Band;
}

interface ChanceChartProps {
  bars: readonly ChartBar[];
  /** The picture in words. */
  alternative: string;
  /** A line between two bars: how many are before it, and its words. */
  mark?: { readonly after: number; readonly words: string } | null;
}

const width = 320;
const height = 132;
const top = 18;
const bottom = 16;
/** The least room for the label of a bar. */
const minLabel = 19;

/** Chances of totals as adjacent bars; the meaning of a bar is shown by its pattern as well as its color. */
export function ChanceChart({ bars, alternative, mark = null }: ChanceChartProps) {
  const id = useId();
  const highest = Math.max(...bars.map(({ chance }) => chance), Number.MIN_VALUE);
  const each = width / Math.max(1, bars.length);
  const gap = Math.min(3, each / 6);
  const room = height - top - bottom;
  const every = Math.max(1, Math.ceil((minLabel * longestLabel(bars)) / each));
  const at = mark ? mark.after * each : 0;
  return (
    <svg className="chance-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alternative}>
      <defs>
        <pattern id={`${id}-lines`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="chart-lines-ground" width="5" height="5" />
          <path className="chart-lines" d="M1 0v5" strokeWidth="1.5" />
        </pattern>
        <pattern id={`${id}-cross`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="chart-cross-ground" width="5" height="5" />
          <path className="chart-cross" d="M1 0v5M0 1h5" strokeWidth="1.25" />
        </pattern>
      </defs>
      {bars.map(({ label, chance, band }, index) => {
        const size = Math.max(chance > 0 ? 1 : 0, (chance / highest) * room);
        return (
          <rect
            key={label}
            className="chart-bar"
            data-band={band}
            x={index * each + gap / 2}
            y={height - bottom - size}
            width={each - gap}
            height={size}
            {...(band === 'criticalSuccess' ? { fill: `url(#${id}-lines)` } : {})}
            {...(band === 'criticalFailure' ? { fill: `url(#${id}-cross)` } : {})}
          />
        );
      })}
      <path className="chart-axis" d={`M0 ${height - bottom}h${width}`} />
      {bars.map(({ label }, index) =>
        index % every === 0 ? (
          <text key={label} className="chart-label" x={(index + 0.5) * each} y={height - 4} textAnchor="middle">
            {label}
          </text>
        ) : null,
      )}
      {mark && (
        <>
          <path className="chart-mark" d={`M${at} ${top - 6}V${height - bottom}`} />
          <text
            className="chart-mark-words"
            x={at + (at > width / 2 ? -4 : 4)}
            y={top - 6}
            textAnchor={at > width / 2 ? 'end' : 'start'}
          >
            {mark.words}
          </text>
        </>
      )}
    </svg>
  );
}

/** How many times as long as two digits the longest label is. */
const longestLabel = (bars: readonly ChartBar[]): number => Math.max(1, ...bars.map(({ label }) => label.length / 2.5));
