import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { formatPercent } from '../../sheet-model/wording/setting-words.ts';
import { type EverybodyProgress, fightEverybody } from '../../state/simulation/everybody-run.ts';
import { Button } from '../../ui/buttons.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { type FightWish, usualRounds } from '../outlook/fight-out.tsx';
import type { Opponent } from './opponents.ts';

/** Fights of each pair: enough for a table. */
const fightsEach = 200;

interface EverybodyProps {
  fighters: readonly Opponent[];
  wish: FightWish;
  /** Adds all ready-made characters of the rules; null if they are chosen already. */
  onAddAll: (() => void) | null;
}

/** Everybody who was chosen against everybody else, as a table. */
export function Everybody({ fighters, wish, onAddAll }: EverybodyProps) {
  return (
    <Disclosure summary="Everybody against everybody" lazy>
      <EverybodyTable
        // Others, or fighting otherwise: another table.
        key={JSON.stringify([fighters.map(({ key }) => key), wish])}
        fighters={fighters}
        wish={wish}
        onAddAll={onAddAll}
      />
    </Disclosure>
  );
}

function EverybodyTable({ fighters, wish, onAddAll }: EverybodyProps) {
  const [progress, setProgress] = useState<EverybodyProgress | null>(null);
  const [fought, setFought] = useState(fighters);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const start = () => {
    setFought(fighters);
    stop.current = fightEverybody(
      fighters.map(({ key, ...fighter }) => ({ ...fighter, policy: wish.policies[key] ?? '' })),
      { distance: wish.distance, maxRounds: usualRounds, yieldsAt: Number(wish.yieldsAt), seed: wish.seed },
      fightsEach,
      setProgress,
    );
  };
  const isGoing = progress?.status === 'running';
  return (
    <div className="everybody">
      <div className="purchases-controls">
        {!isGoing && (
          <Button aria-disabled={fighters.length < 3 || undefined} onClick={() => fighters.length > 2 && start()}>
            Let all {fighters.length} fight each other
          </Button>
        )}
        {isGoing && <Button onClick={() => stop.current?.()}>Stop</Button>}
        {!isGoing && onAddAll && <Button onClick={onAddAll}>Add every ready-made character</Button>}
        <span role="status">{describe(progress, fighters.length)}</span>
      </div>
      {progress && progress.done > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, with the keys too.
        <section className="everybody-scroll" tabIndex={0} aria-label="The table, which scrolls">
          <table className="everybody-table">
            <caption>How often the one of the row beats the one of the column, in {fightsEach} fights</caption>
            <thead>
              <tr>
                <th scope="col">Fighter</th>
                {fought.map(({ key, name }, i) => (
                  <th key={key} scope="col" title={name}>
                    <span aria-hidden="true">{i + 1}</span>
                    <span className="visually-hidden">{name}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {fought.map(({ key, name }, row) => (
                <tr key={key}>
                  <th scope="row">
                    {row + 1} {name}
                  </th>
                  {fought.map((other, column) => {
                    const share = progress.wins[row]?.[column];
                    return (
                      <td key={other.key} className="everybody-cell" style={share ? shadeOf(share.share) : undefined}>
                        {share ? formatPercent(share.share) : row === column ? '' : '…'}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}

/** The better the chance, the darker the cell. */
const shadeOf = (share: number): CSSProperties & { readonly '--wins': string } => ({
  '--wins': `${Math.round(share * 60)}%`,
});

function describe(progress: EverybodyProgress | null, fighters: number): string {
  if (!progress) return fighters < 3 ? 'With two or more foes, all of them can fight each other.' : '';
  const pairs = `${progress.done} of ${progress.all} pairs`;
  switch (progress.status) {
    case 'running':
      return `${pairs} have fought…`;
    case 'done':
      return `All ${progress.all} pairs have fought. A row and its column are less than 100% together where nobody wins.`;
    case 'stopped':
      return `Stopped after ${pairs}.`;
    case 'failed':
      return 'It could not be fought.';
  }
}
