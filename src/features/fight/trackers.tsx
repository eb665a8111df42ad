import type { StatId } from '../../engine/step.ts';
import { announce } from '../../ui/announce.ts';
import { useInPlay } from './in-play.ts';
import { Tracker } from './tracker.tsx';
import { useChangePart } from './use-change-part.ts';
import { UsedUp } from './used-up.tsx';

/** Hits, fatigue, and what is used up: ammunition and shots. */
export function Trackers() {
  const { sheet, play } = useInPlay();
  const changePart = useChangePart();
  const { hitsLost, fatigueLost, wounds } = play.state;
  const { worksheet, ruleset } = sheet;
  const number = (stat: StatId): number => (worksheet.has(stat) ? worksheet.number(stat) : 0);
  const [hits, fatigue] = [number('hitPoints'), number('fatiguePoints')];
  const setHits = (left: number) => {
    const lost = hits - left;
    const more = lost - hitsLost;
    const label = more > 0 ? `${more} lost, ${left} hits left` : `${-more} regained, ${left} hits left`;
    changePart('state', label, { hitsLost: Math.max(0, lost), wounds: Math.max(0, wounds + Math.max(0, more)) });
    announce(`${left} hits left`, 'hits');
  };
  const setFatigue = (left: number) => {
    changePart('state', `${left} fatigue left`, { fatigueLost: Math.max(0, fatigue - left) });
    announce(`${left} fatigue left`, 'fatigue');
  };
  return (
    <section className="fight-part fight-trackers" aria-label="Trackers">
      <Tracker
        name="Hits"
        left={hits - hitsLost}
        most={hits}
        steps={[1, 5]}
        thresholds={ruleset.combat.injury.thresholds(number)}
        onChange={setHits}
      />
      <Tracker
        name="Fatigue"
        left={fatigue - fatigueLost}
        most={fatigue}
        thresholds={ruleset.combat.fatigue.thresholds(number)}
        onChange={setFatigue}
      />
      <UsedUp />
    </section>
  );
}
