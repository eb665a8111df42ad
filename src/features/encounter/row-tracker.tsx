import type { Fighter } from '../../character/encounter.ts';
import { formatNumber } from '../../engine/format.ts';
import type { StatId } from '../../engine/step.ts';
import type { FighterSheet } from '../../state/encounter/encounter-sheets.ts';
import { currentThreshold, meterScale } from '../fight/meter-scale.ts';
import { leftOf, setLeft } from './fighter-changes.ts';

interface RowTrackerProps {
  fighter: Fighter;
  name: string;
  sheet: FighterSheet;
  stat: 'hits' | 'fatigue';
}

/** Hits or fatigue of a fighter in the list: lost and regained one by one, as a meter with its thresholds. */
export function RowTracker({ fighter, name, sheet: { character }, stat }: RowTrackerProps) {
  const { worksheet, ruleset } = character;
  const number = (id: StatId): number => (worksheet.has(id) ? worksheet.number(id) : 0);
  const { left, most } = leftOf(fighter, stat, number);
  const thresholds = (stat === 'hits' ? ruleset.combat.injury : ruleset.combat.fatigue).thresholds(number);
  const { marks, filled, isBelow, isReached } = meterScale(left, most, thresholds);
  const reached = currentThreshold(left, thresholds);
  const now = reached?.isReached ? reached.threshold : null;
  const word = stat === 'hits' ? 'Hits' : 'Fatigue';
  const change = (to: number) => setLeft(fighter, stat, to, most);
  return (
    <div className="row-tracker" data-reached={now !== null || undefined}>
      <button type="button" aria-label={`${name}, ${word}: lose 1`} onClick={() => change(left - 1)}>
        −
      </button>
      <span className="row-left">
        <span className="row-left-word">{word} </span>
        <span className="row-left-figure">{formatNumber(left)}</span>
        <span className="row-left-most">/{most}</span>
        {now && (
          <span className="visually-hidden">
            , {now.at}: {now.effect}
          </span>
        )}
        <span className="row-meter" aria-hidden="true">
          <span
            className="row-level"
            data-reached={isReached || undefined}
            data-below={isBelow || undefined}
            style={{ inlineSize: `${100 * filled}%` }}
          />
          {marks.map(({ mark, place }) => (
            <span key={mark} className="row-mark" style={{ insetInlineStart: `${100 * place}%` }} />
          ))}
        </span>
      </span>
      <button
        type="button"
        aria-label={`${name}, ${word}: regain 1`}
        disabled={left >= most}
        onClick={() => change(left + 1)}
      >
        +
      </button>
    </div>
  );
}
