import { formatNumber } from '../../engine/format.ts';
import { leftOfPool, regainedIn, withPoolLeft } from '../../rules/shared/ability-play.ts';
import { describeRegained, listPools, type PoolLine } from '../../rules/shared/pools.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { useInPlay } from './in-play.ts';
import { Tracker } from './trackers.tsx';

const anHour = 60;

/** The points left in each pool of the fighter, to spend and regain; nothing for a fighter without pools. */
export function PoolsNow() {
  const { sheet } = useInPlay();
  const pools = listPools(sheet.worksheet, sheet.context);
  if (pools.length === 0) return null;
  return (
    <section className="fight-part fight-trackers" aria-label="Pools">
      {pools.map((pool) => (
        <PoolTracker key={pool.key} pool={pool} />
      ))}
    </section>
  );
}

function PoolTracker({ pool }: { pool: PoolLine }) {
  const { play, edit } = useInPlay();
  const { key, name, most, minutes, note } = pool;
  const left = leftOfPool(play, pool);
  const set = (after: number) => {
    const words = `${name}: ${formatNumber(after)} of ${most} left`;
    edit(words, (current) => withPoolLeft(current, pool, after));
    announce(words, `pool ${key}`);
  };
  const inAnHour = Math.min(most - left, regainedIn(pool, anHour));
  const facts = [describeRegained(minutes), note].filter(Boolean).join('; ');
  return (
    <div className="pool-now">
      <Tracker name={name} left={left} most={most} least={0} steps={most > 10 ? [1, 5] : [1]} onChange={set} />
      <div className="pool-facts">
        {facts && <small className="fight-hint">{facts}</small>}
        {inAnHour > 0 && (
          <Button
            size="small"
            aria-label={`${name}: an hour passes, regain ${inAnHour}`}
            onClick={() => set(left + inAnHour)}
          >
            An hour: +{inAnHour}
          </Button>
        )}
        {left < most && (
          <Button size="small" aria-label={`${name}: refill`} onClick={() => set(most)}>
            Refill
          </Button>
        )}
      </div>
    </div>
  );
}
