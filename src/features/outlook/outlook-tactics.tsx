import { useEffect, useRef, useState } from 'react';
import type { TacticRow } from '../../rules/simulation/plain-fight.ts';
import { policyOf } from '../../rules/simulation/policy.ts';
import { policyIds } from '../../rules/simulation/turn-choices.ts';
import { formatPercent } from '../../sheet-model/wording/setting-words.ts';
import type { FightsRun } from '../../state/simulation/fights-run.ts';
import { Button } from '../../ui/buttons.tsx';

/** Fights of each pair of ways: enough to tell a good one from a bad one. */
const fightsEach = 150;

interface OutlookTacticsProps {
  run: FightsRun;
  sides: readonly [string, string];
}

/** A row with what the other side can do best and worst against it. */
const extremes = ({ against }: TacticRow) => {
  const sorted = against.toSorted((one, other) => one.wins.share - other.wins.share);
  return { least: sorted[0], most: sorted.at(-1) };
};

const nameOf = (each: TacticRow['against'][number] | undefined): string =>
  each ? policyOf(each.policy).name.toLowerCase() : '';

/** Every way to fight of the first side against every way of the other: what each comes to at worst and at best. */
export function OutlookTactics({ run, sides }: OutlookTacticsProps) {
  const [rows, setRows] = useState<readonly TacticRow[]>([]);
  const [isGoing, setGoing] = useState(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const start = async () => {
    setGoing(true);
    setRows([]);
    await Promise.all(
      policyIds.map(async (policy) => {
        const row = await run.tactics(policy, fightsEach);
        if (row && isShown.current) setRows((before) => [...before, row]);
      }),
    );
    if (isShown.current) setGoing(false);
  };
  const listed = policyIds.flatMap((id) => rows.find(({ policy }) => policy === id) ?? []);
  const best = listed.toSorted(
    (one, other) => (extremes(other).least?.wins.share ?? 0) - (extremes(one).least?.wins.share ?? 0),
  )[0];
  const worst = best && extremes(best).least;
  return (
    <section className="outlook-even" aria-label="Every way to fight">
      {!isGoing && (
        <div>
          <Button onClick={() => void start()}>Try every way to fight</Button>
        </div>
      )}
      {listed.length > 0 && (
        <table className="outlook-table">
          <caption>
            {sides[0]} wins, {fightsEach} fights for each pair of ways
          </caption>
          <thead>
            <tr>
              <th scope="col">{sides[0]}</th>
              <th scope="col">At worst, against</th>
              <th scope="col">At best, against</th>
            </tr>
          </thead>
          <tbody>
            {listed.map((row) => {
              const { least, most } = extremes(row);
              return (
                <tr key={row.policy}>
                  <th scope="row">{policyOf(row.policy).name}</th>
                  <td className="outlook-against">
                    <b>{formatPercent(least?.wins.share ?? 0)}</b> {nameOf(least)}
                  </td>
                  <td className="outlook-against">
                    <b>{formatPercent(most?.wins.share ?? 0)}</b> {nameOf(most)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <p role="status">
        {isGoing
          ? `${listed.length} of ${policyIds.length} ways tried…`
          : best && worst
            ? `The safest for ${sides[0]}: ${policyOf(best.policy).name.toLowerCase()}, with ${formatPercent(worst.wins.low)} to ${formatPercent(worst.wins.high)} whatever ${sides[1]} does.`
            : ''}
      </p>
    </section>
  );
}
