import { formatNumber, formatTenths } from '../../engine/format.ts';
import { type HitUnit, hitsName } from '../../rules/shared/hit-words.ts';
import { type Share, shareOf } from '../../rules/simulation/interval.ts';
import { policyOf } from '../../rules/simulation/policy.ts';
import { averageOfCounts, chancesOf, type FightTally, quantile } from '../../rules/simulation/tally.ts';
import type { PolicyId } from '../../rules/simulation/turn-choices.ts';
import { formatPercent } from '../../sheet-model/wording/setting-words.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

/** "68% to 74%". */
const between = ({ low, high }: Share): string => `${formatPercent(low)} to ${formatPercent(high)}`;

interface ChanceRowProps {
  name: string;
  share: Share;
}

/** A chance as a bar, with its interval drawn over it and written beside it. */
const ChanceRow = ({ name, share }: ChanceRowProps) => (
  <tr>
    <th scope="row">{name}</th>
    <td className="outlook-chance">
      <span className="outlook-track" aria-hidden="true">
        <span className="outlook-bar" style={{ inlineSize: `${share.share * 100}%` }} />
        <span
          className="outlook-interval"
          style={{ insetInlineStart: `${share.low * 100}%`, inlineSize: `${(share.high - share.low) * 100}%` }}
        />
      </span>
      <strong className="outlook-percent">{formatPercent(share.share)}</strong>
    </td>
    <td className="outlook-between">{between(share)}</td>
  </tr>
);

interface OutlookResultProps {
  tally: FightTally;
  sides: readonly [string, string];
  unit: HitUnit;
  /** Name, side and way to fight, in the order of the tally. */
  fighters: readonly { readonly name: string; readonly side: number; readonly policy: PolicyId }[];
}

/** How the fights went: who wins, what becomes of each, what decided, and how long it took. */
export function OutlookResult({ tally, sides, unit, fighters }: OutlookResultProps) {
  const { fights } = tally;
  const { wins, draw } = chancesOf(tally);
  const share = (count: number): string => formatPercent(count / Math.max(1, fights));
  const yields = tally.fates.some(({ yielded }) => yielded > 0);
  const lost = [0, 1].map((side) =>
    fighters.reduce((sum, fighter, i) => {
      const fate = tally.fates[i];
      return fighter.side === side && fate ? sum + fate.died + fate.unconscious + fate.yielded : sum;
    }, 0),
  );
  return (
    <div className="outlook-result">
      <table className="outlook-table">
        <caption>Who is left, of {formatNumber(fights)} fights</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Side</th>
            <th scope="col">Chance</th>
            <th scope="col">With 95% certainty</th>
          </tr>
        </thead>
        <tbody>
          <ChanceRow name={sides[0]} share={wins[0]} />
          <ChanceRow name={sides[1]} share={wins[1]} />
          {tally.draws > 0 && <ChanceRow name="Nobody, or both too long" share={draw} />}
        </tbody>
      </table>
      {fighters.length > 2 && (
        <p>
          On average {sides[0]} loses {formatTenths((lost[0] ?? 0) / fights)} of{' '}
          {fighters.filter(({ side }) => side === 0).length}, {sides[1]} {formatTenths((lost[1] ?? 0) / fights)} of{' '}
          {fighters.filter(({ side }) => side === 1).length}.
        </p>
      )}
      <table className="outlook-table">
        <caption>What becomes of each</caption>
        <thead>
          <tr>
            <th scope="col">Fighter</th>
            <th scope="col">Dies</th>
            <th scope="col">Falls unconscious</th>
            {yields && <th scope="col">Yields</th>}
            <th scope="col">{hitsName(unit)} left</th>
          </tr>
        </thead>
        <tbody>
          {fighters.map(({ name, policy }, i) => {
            const fate = tally.fates[i];
            return (
              // Names of fighters differ within an encounter.
              <tr key={name}>
                <th scope="row">
                  {name} <small className="outlook-way">{policyOf(policy).name}</small>
                </th>
                <td className="outlook-figure">{share(fate?.died ?? 0)}</td>
                <td className="outlook-figure">{share(fate?.unconscious ?? 0)}</td>
                {yields && <td className="outlook-figure">{share(fate?.yielded ?? 0)}</td>}
                <td className="outlook-figure">{formatTenths(averageOfCounts(fate?.hitsLeft ?? []))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>
        Half of the fights are over within {formatRounds(quantile(tally.rounds, 0.5))}, nine in ten within{' '}
        {formatRounds(quantile(tally.rounds, 0.9))}. The side that wounds first wins {share(tally.firstBloodWon)} of
        them; a critical hit ends {share(tally.endedByCritical)};{' '}
        {formatPercent(tally.defended / Math.max(1, tally.attacks))} of all attacks are defended against.
      </p>
      <Rounds counts={tally.rounds} fights={fights} />
    </div>
  );
}

const formatRounds = (rounds: number): string => (rounds === 1 ? 'a round' : `${rounds} rounds`);

const width = 320;
const height = 72;
/** Bars of the picture, each of as many rounds as make so few. */
const mostBars = 24;

/** How long the fights took: a small picture, and the same as a table. */
function Rounds({ counts, fights }: { counts: readonly number[]; fights: number }) {
  const last = counts.length - 1;
  const each = Math.max(1, Math.ceil(last / mostBars));
  const bars = Array.from({ length: Math.ceil(last / each) }, (_, i) => {
    const from = i * each + 1;
    const to = Math.min(last, from + each - 1);
    let times = 0;
    for (let at = from; at <= to; at += 1) times += counts[at] ?? 0;
    return { label: from === to ? String(from) : `${from}–${to}`, share: shareOf(times, fights) };
  });
  const highest = Math.max(...bars.map(({ share }) => share.share), Number.MIN_VALUE);
  const step = width / Math.max(1, bars.length);
  return (
    <figure className="outlook-rounds">
      <svg className="outlook-rounds-picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {bars.map(({ label, share }, i) => (
          <rect
            key={label}
            className="outlook-round-bar"
            x={i * step + 1}
            y={height - (share.share / highest) * height}
            width={Math.max(1, step - 2)}
            height={(share.share / highest) * height}
          />
        ))}
      </svg>
      <figcaption>
        <Disclosure summary={`Length of the fights, from 1 to ${last} rounds`} lazy>
          <table className="outlook-table">
            <thead>
              <tr>
                <th scope="col">Rounds</th>
                <th scope="col">Fights</th>
              </tr>
            </thead>
            <tbody>
              {bars.map(({ label, share }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td className="outlook-figure">{formatPercent(share.share)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      </figcaption>
    </figure>
  );
}
