import { useState } from 'react';
import { formatNumber } from '../../engine/format.ts';
import { pointsLeft } from '../../sheet-model/model/points-left.ts';
import { Button } from '../../ui/buttons.tsx';
import { setPointsLeft } from '../fight/count-points.ts';
import { useInPlay } from '../fight/in-play.ts';
import { currentThreshold } from '../fight/meter-scale.ts';
import { LifeBadge } from '../fight/points-meter.tsx';
import { Trackers } from '../fight/trackers.tsx';
import { VitalsNow } from '../fight/vitals-now.tsx';

/**
 * Hits and fatigue in one line, for a phone: counted there, and unfolded into the trackers with their bars, and shots and
 * ammunition.
 */
export function HealthStrip() {
  const [isOpen, setOpen] = useState(false);
  const inPlay = useInPlay();
  const { sheet, play } = inPlay;
  const { worksheet, ruleset } = sheet;
  const number = (stat: string): number => (worksheet.has(stat) ? worksheet.number(stat) : 0);
  const { injury, fatigue } = ruleset.combat;
  const thresholds = { hits: injury.thresholds(number), fatigue: fatigue.thresholds(number) };
  return (
    <div className="health">
      {isOpen ? (
        <Trackers />
      ) : (
        <div className="health-strip">
          {pointsLeft(sheet, play).map((points) => {
            const { id, name, left, full } = points;
            const set = (by: number) => setPointsLeft(inPlay, id, Math.min(full, left + by));
            return (
              <fieldset key={id} className="health-points">
                <legend className="visually-hidden">{name}</legend>
                {id === 'hits' && <StripButton label={`${name}: lose 5`} text="−5" onPress={() => set(-5)} />}
                <StripButton label={`${name}: lose 1`} text="−1" onPress={() => set(-1)} />
                <output className="health-left">
                  <span className="health-figure">{formatNumber(left)}</span>
                  <span className="health-most">/{full}</span>
                  <span className="health-name">{name}</span>
                </output>
                <StripButton label={`${name}: regain 1`} text="+1" disabled={left >= full} onPress={() => set(1)} />
              </fieldset>
            );
          })}
        </div>
      )}
      <div className="health-state">
        <VitalsNow />
        <Button
          size="small"
          variant="quiet"
          className="health-more"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fewer trackers' : 'All trackers'}
        </Button>
        {!isOpen && <LifeBadge state={play.state} sheet={sheet} />}
        {!isOpen &&
          pointsLeft(sheet, play).map(({ id, left }) => {
            const now = currentThreshold(left, thresholds[id]);
            return now?.isReached && !play.state.conditions.includes('dead') ? (
              <p key={id} className="health-now">
                Now, {now.threshold.at}: {now.threshold.effect}
              </p>
            ) : null;
          })}
      </div>
    </div>
  );
}

interface StripButtonProps {
  label: string;
  text: string;
  disabled?: boolean;
  onPress: () => void;
}

function StripButton({ label, text, disabled = false, onPress }: StripButtonProps) {
  return (
    <button type="button" className="health-button" aria-label={label} disabled={disabled} onClick={onPress}>
      {text}
    </button>
  );
}
