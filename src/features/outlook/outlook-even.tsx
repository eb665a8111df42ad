import { useEffect, useRef, useState } from 'react';
import { formatCountOf } from '../../engine/format.ts';
import type { Share } from '../../rules/simulation/interval.ts';
import type { PlainContender, PlainFight } from '../../rules/simulation/plain-fight.ts';
import { chancesOf } from '../../rules/simulation/tally.ts';
import { formatPercent } from '../../sheet-model/wording/setting-words.ts';
import { type FightsRun, type RunProgress, runFights } from '../../state/simulation/fights-run.ts';
import { Button } from '../../ui/buttons.tsx';

/** Fights for each number of foes: enough to see where it turns. */
const fightsEach = 400;
const mostFoes = 6;

interface OutlookEvenProps {
  fight: PlainFight;
  sides: readonly [string, string];
}

/** How many foes of the kind would be an even match: the first side against one of them, two, and so on, until it wins less than half. */
export function OutlookEven({ fight, sides }: OutlookEvenProps) {
  const [rows, setRows] = useState<readonly Share[]>([]);
  const [isGoing, setGoing] = useState(false);
  const run = useRef<FightsRun | null>(null);
  useEffect(() => () => run.current?.close(), []);
  const own = fight.contenders.filter(({ side }) => side === 0);
  const [foe] = fight.contenders.filter(({ side }) => side === 1);
  if (!foe) return null;
  const start = async () => {
    setGoing(true);
    setRows([]);
    for (let foes = 1; foes <= mostFoes; foes += 1) {
      const share = await againstFoes(fight, own, foe, foes, (begun) => {
        run.current = begun;
      });
      if (!share) break;
      setRows((before) => [...before, share]);
      if (share.share < 1 / 2) break;
    }
    setGoing(false);
  };
  const turn = rows.findIndex(({ share }) => share < 1 / 2);
  return (
    <section className="outlook-even" aria-label="How many would be even">
      {!isGoing && (
        <div>
          <Button onClick={() => void start()}>
            How many of {foe.saved.character.name || foe.name} would be even?
          </Button>
        </div>
      )}
      {rows.length > 0 && (
        <table className="outlook-table">
          <caption>{sides[0]} wins</caption>
          <tbody>
            {rows.map((share, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the row is that of so many foes.
              <tr key={i}>
                <th scope="row">against {i + 1}</th>
                <td className="outlook-figure">{formatPercent(share.share)}</td>
                <td className="outlook-between">
                  {formatPercent(share.low)} to {formatPercent(share.high)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p role="status">
        {isGoing
          ? `Against ${rows.length + 1} of ${mostFoes}…`
          : rows.length === 0
            ? ''
            : turn < 0
              ? `Even ${formatCountOf(rows.length, 'foe')} would be too few.`
              : turn === 0
                ? 'One alone is more than even.'
                : `It turns between ${turn} and ${turn + 1}.`}
      </p>
    </section>
  );
}

/** The chance of the first side against so many copies of a foe; null if it was ended. */
const againstFoes = (
  fight: PlainFight,
  own: readonly PlainContender[],
  foe: PlainContender,
  foes: number,
  onBegin: (run: FightsRun) => void,
): Promise<Share | null> =>
  new Promise((resolve) => {
    const copies = Array.from({ length: foes }, () => foe);
    let run: FightsRun | null = null;
    const follow = ({ status, tally }: RunProgress) => {
      if (status === 'running' || status === 'paused') return;
      run?.close();
      resolve(status === 'failed' ? null : chancesOf(tally).wins[0]);
    };
    run = runFights({ ...fight, contenders: [...own, ...copies] }, follow, fightsEach);
    onBegin(run);
  });
