import { useEffect, useRef, useState } from 'react';
import { type NextStep, nextSteps } from '../../builder/next-steps/next-steps.ts';
import type { Share } from '../../rules/simulation/interval.ts';
import { policyOf } from '../../rules/simulation/policy.ts';
import type { PolicyId } from '../../rules/simulation/turn-choices.ts';
import { formatPercent } from '../../sheet-model/wording/setting-words.ts';
import { undoWithNotice } from '../../state/character/apply-plan.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import {
  type BuildResult,
  type BuildsProgress,
  type BuildsRun,
  compareBuilds,
} from '../../state/simulation/builds-run.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { type FightWish, usualRounds } from '../outlook/fight-out.tsx';
import {
  chooseClosely,
  formatGain,
  formatGainBetween,
  formatWorth,
  makeOffers,
  type Offer,
  offerKinds,
  type RankedOffer,
  rankOffers,
  usualBuild,
} from './offers.ts';
import type { Opponent } from './opponents.ts';

/** How long the page may be busy at a time, in ms. */
const slice = 12;

/** Lists the next steps of the open character, a part at a time; null if `isWanted` says so in between. */
async function listSteps(isWanted: () => boolean): Promise<readonly NextStep[] | null> {
  const sheet = currentSheet();
  const listing = nextSteps(sheet, await sheet.ruleset.loadFightRules());
  for (;;) {
    const until = performance.now() + slice;
    do {
      const { done, value } = listing.next();
      if (done) return value;
    } while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve));
    if (!isWanted()) return null;
  }
}

/** Something that was taken, and what the chance was before. */
interface Taken {
  readonly offer: RankedOffer;
  readonly usual: Share;
  /** The way to fight before. */
  readonly policy: PolicyId | '';
}

interface PurchasesProps {
  /** The name of the open character. */
  name: string;
  foes: readonly Opponent[];
  wish: FightWish;
  /** How the character fights; empty for what suits them. */
  policy: PolicyId | '';
  onPolicy: (policy: PolicyId | '') => void;
}

/** What the next points would buy: the next steps of the open character by what each does for the chance to win, to take and to undo. */
export function Purchases({ name, foes, wish, policy, onPolicy }: PurchasesProps) {
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const [progress, setProgress] = useState<BuildsProgress | null>(null);
  const [isListing, setListing] = useState(false);
  const [taken, setTaken] = useState<Taken | null>(null);
  const run = useRef<BuildsRun | null>(null);
  const request = useRef(0);
  useEffect(
    () => () => {
      request.current += 1;
      run.current?.close();
    },
    [],
  );
  const look = async () => {
    run.current?.close();
    request.current += 1;
    const own = request.current;
    setTaken(null);
    setOffers([]);
    setProgress(null);
    setListing(true);
    const steps = await listSteps(() => own === request.current);
    if (!steps || own !== request.current) return;
    setListing(false);
    const usual = usualBuild(name, currentSheet().context.saved, policy);
    const made = makeOffers(usual, steps);
    setOffers(made);
    const trials = {
      foes: foes.map((foe) => ({ ...foe, side: 1, policy: wish.policies[foe.key] ?? ('' as const) })),
      distance: wish.distance,
      maxRounds: usualRounds,
      yieldsAt: Number(wish.yieldsAt),
      seed: wish.seed,
    };
    run.current = compareBuilds(
      trials,
      usual,
      made.map(({ build }) => build),
      chooseClosely(made),
      setProgress,
    );
  };
  const stop = () => run.current?.stop();
  const take = (offer: RankedOffer) => {
    if (!progress?.usual) return;
    stop();
    if (offer.step) editCharacter(`Purchase: ${offer.words}`, offer.step.change);
    else if (offer.policy) onPolicy(offer.policy);
    setTaken({ offer, usual: progress.usual, policy });
    announce(`${offer.words}. Taken; undo takes it back.`);
  };
  const undoTaken = () => {
    if (!taken) return;
    if (taken.offer.step) announce(undoWithNotice(false), 'undo');
    else onPolicy(taken.policy);
    setTaken(null);
  };
  const isGoing = isListing || progress?.status === 'running';
  const ranked = rankOffers(offers, progress?.results ?? []).filter(
    ({ policy: way }) => way === undefined || way !== progress?.policy,
  );
  return (
    <section className="purchases" aria-labelledby="purchases-title">
      <h3 id="purchases-title" className="purchases-title">
        What would the next points buy?
      </h3>
      <p className="purchases-about">
        Every next step of {name} that changes a number of a fight is tried against{' '}
        {foes.map((foe) => foe.name).join(', ')}, with the same luck as now, so that a difference is one of the step.
      </p>
      <div className="purchases-controls">
        {!isGoing && (
          <Button onClick={() => void look()}>{progress ? 'Look again' : 'What would the next points buy?'}</Button>
        )}
        {progress?.status === 'running' && (
          <>
            <Button onClick={stop}>Stop</Button>
            <progress className="purchases-progress" aria-label="Steps tried" value={progress.done} max={progress.all}>
              {progress.done}
            </progress>
          </>
        )}
        <span role="status">{describeProgress(isListing, progress, offers.length, taken)}</span>
      </div>
      {taken && <TakenOffer taken={taken} onUndo={undoTaken} />}
      {progress?.usual &&
        offerKinds.map(({ kind, title, order }) => (
          <OfferTable
            key={kind}
            title={title}
            order={order}
            offers={ranked.filter((offer) => offer.kind === kind)}
            usual={progress.usual?.share ?? 0}
            isTaken={taken !== null}
            onTake={take}
          />
        ))}
    </section>
  );
}

function describeProgress(
  isListing: boolean,
  progress: BuildsProgress | null,
  offers: number,
  taken: Taken | null,
): string {
  if (isListing) return 'Going through the next steps…';
  if (!progress || taken) return '';
  const chance = progress.usual ? ` Wins ${formatPercent(progress.usual.share)} as it is.` : '';
  switch (progress.status) {
    case 'running':
      return progress.usual ? `${progress.results.length} of ${offers} tried.${chance}` : 'The rules are worked out…';
    case 'failed':
      return 'It could not be fought.';
    case 'stopped':
      return `Stopped after ${progress.results.length} of ${offers}.${chance}`;
    case 'done':
      return `${offers} tried.${chance}`;
  }
}

/** What was taken, with the chance before and after, and the way back. */
function TakenOffer({ taken: { offer, usual }, onUndo }: { taken: Taken; onUndo: () => void }) {
  const { gain } = offer.result;
  return (
    <p className="purchases-taken">
      <span>
        <strong>{offer.words}</strong> is taken: wins {formatPercent(usual.share + gain.difference)}, before{' '}
        {formatPercent(usual.share)} ({formatGainBetween(gain)}).
      </span>
      <Button size="small" icon="undo" aria-label={`Undo ${offer.words}`} onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}

/** How many are listed at first. */
const few = 6;

interface OfferTableProps {
  title: string;
  order: string;
  offers: readonly RankedOffer[];
  /** The chance to win as it is. */
  usual: number;
  isTaken: boolean;
  onTake: (offer: RankedOffer) => void;
}

/** The offers of a kind: those that gain, and the rest folded away. */
function OfferTable({ title, order, offers, usual, isTaken, onTake }: OfferTableProps) {
  if (offers.length === 0) return null;
  const gaining = offers.filter(({ result }) => result.gain.difference > 0);
  const shown = gaining.slice(0, few);
  const rest = offers.filter((offer) => !shown.includes(offer));
  const table = (rows: readonly RankedOffer[], caption: string) => (
    <table className="purchases-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col" className="purchases-figure">
            Wins
          </th>
          <th scope="col" className="purchases-figure">
            Gain
          </th>
          <th scope="col">
            <span className="visually-hidden">Take it</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((offer) => (
          <OfferRow key={offer.build.id} offer={offer} usual={usual} isTaken={isTaken} onTake={onTake} />
        ))}
      </tbody>
    </table>
  );
  return (
    <>
      {shown.length > 0 ? (
        table(shown, `${title}, ${order}`)
      ) : (
        <p className="purchases-about">{title}: nothing that was tried gains.</p>
      )}
      {rest.length > 0 && (
        <Disclosure summary={`${rest.length} more ${title.toLowerCase()}`} lazy>
          {table(rest, `${title}: the rest`)}
        </Disclosure>
      )}
    </>
  );
}

function OfferRow({
  offer,
  usual,
  isTaken,
  onTake,
}: Pick<OfferTableProps, 'usual' | 'isTaken' | 'onTake'> & { offer: RankedOffer }) {
  const { words, price, result, kind, worth } = offer;
  return (
    <tr>
      <th scope="row">
        {words} {price !== '' && <small className="purchases-small">{price}</small>}
        {wayOf(offer, result)}
      </th>
      <td className="purchases-figure">
        <strong>{formatPercent(Math.min(1, Math.max(0, usual + result.gain.difference)))}</strong>
      </td>
      <td className="purchases-figure">
        <strong>{formatGain(result.gain.difference)}</strong>{' '}
        <small className="purchases-small">
          {formatGainBetween(result.gain)}
          {kind === 'points' && `; ${formatWorth(worth)}`}
        </small>
      </td>
      <td>
        <Button
          size="small"
          aria-label={`Take ${words}`}
          aria-disabled={isTaken || undefined}
          onClick={() => !isTaken && onTake(offer)}
        >
          Take
        </Button>
      </td>
    </tr>
  );
}

/** How the character fights with a step, if what suits them is another way then. */
const wayOf = ({ step, build }: RankedOffer, { policy }: BuildResult) =>
  step?.paidWith === 'money' && build.policy === '' ? (
    <small className="purchases-small">as {policyOf(policy).name.toLowerCase()}</small>
  ) : null;
