import { formatNumber } from '../../engine/format.ts';
import type { StatId } from '../../engine/step.ts';
import { type PointsLeft, pointsLabel, pointsLeft, withPointsLeft } from '../../rules/combat/points-left.ts';
import { announce } from '../../ui/announce.ts';
import { useInPlay } from './in-play.ts';
import { Tracker } from './tracker.tsx';
import { UsedUp } from './used-up.tsx';

/** Hits, fatigue, and what is used up: ammunition and shots. */
export function Trackers() {
  const { sheet, play, edit } = useInPlay();
  const { worksheet, ruleset } = sheet;
  const number = (stat: StatId): number => (worksheet.has(stat) ? worksheet.number(stat) : 0);
  const { injury, fatigue } = ruleset.combat;
  const thresholds = { hits: injury.thresholds(number), fatigue: fatigue.thresholds(number) };
  const setLeft = (points: PointsLeft) => (left: number) => {
    edit(pointsLabel(points, left), (current) => withPointsLeft(current, points, left));
    announce(`${formatNumber(left)} ${points.id} left`, points.id);
  };
  return (
    <section className="fight-part fight-trackers" aria-label="Trackers">
      {pointsLeft(worksheet, play).map((points) => (
        <Tracker
          key={points.id}
          name={points.name}
          left={points.left}
          most={points.full}
          steps={points.id === 'hits' ? [1, 5] : [1]}
          thresholds={thresholds[points.id]}
          onChange={setLeft(points)}
        />
      ))}
      <UsedUp />
    </section>
  );
}
