import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../engine/format.ts';
import { rulesetOf } from '../../rules/rulesets.ts';
import { type HitUnit, hitsInSentence } from '../../rules/shared/hit-words.ts';
import { leftOut } from '../../rules/simulation/left-out.ts';
import type { PlainContender, PlainFight } from '../../rules/simulation/plain-fight.ts';
import { policies, policyOf } from '../../rules/simulation/policy.ts';
import { isClear } from '../../rules/simulation/tally.ts';
import type { PolicyId } from '../../rules/simulation/turn-choices.ts';
import { type FightsRun, mostFights, type RunProgress, runFights } from '../../state/simulation/fights-run.ts';
import { Button } from '../../ui/buttons.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { OutlookEven } from './outlook-even.tsx';
import { OutlookReplay } from './outlook-replay.tsx';
import { OutlookResult } from './outlook-result.tsx';
import { OutlookTactics } from './outlook-tactics.tsx';
import './outlook.css';

const usualDistance = 10;
/** A fight of more rounds is a draw. */
export const usualRounds = 100;
/** The parts of their hits at which fighters may give up. */
const yielding = (unit: HitUnit) => [
  { value: '0', label: 'Never' },
  { value: '0.5', label: `At half of their ${hitsInSentence(unit)}` },
  { value: String(1 / 3), label: `At a third of their ${hitsInSentence(unit)}` },
];

/** HP if all have them; hits where some have hits. */
const unitOf = (fighters: readonly OutlookFighter[]): HitUnit => {
  const units = fighters.map(({ saved }) => rulesetOf(saved.ruleset).combat.injury.unit);
  return units.find((unit) => unit !== 'HP') ?? 'HP';
};

/** What a run is begun with: with another wish its result is out of date. */
export interface FightWish {
  readonly distance: number;
  readonly yieldsAt: string;
  readonly seed: number;
  /** How they fight, by their keys; absent or empty for what suits them. */
  readonly policies: Readonly<Record<string, PolicyId | ''>>;
}

export const usualWish: FightWish = { distance: usualDistance, yieldsAt: '0', seed: 1, policies: {} };

/** Somebody who fights, by a key. */
export type OutlookFighter = Omit<PlainContender, 'policy'> & { readonly key: string };

interface FightOutProps {
  fighters: readonly OutlookFighter[];
  sides: readonly [string, string];
  wish: FightWish;
  onWish: (wish: FightWish) => void;
  /** Fights that were fought are fought anew when this is another object. */
  subject?: object;
  /** What is shown between the result and the sentences about what is not known. */
  children?: ReactNode;
}

/** Fights that are fought again and again in the background: how they begin, how far they are, and what comes of them. */
export function FightOut({ fighters, sides, wish, onWish, subject, children }: FightOutProps) {
  const [progress, setProgress] = useState<RunProgress | null>(null);
  const run = useRef<FightsRun | null>(null);
  const fight: PlainFight = {
    contenders: fighters.map(({ key, ...fighter }) => ({ ...fighter, policy: wish.policies[key] ?? '' })),
    distance: wish.distance,
    maxRounds: usualRounds,
    yieldsAt: Number(wish.yieldsAt),
    seed: wish.seed,
  };
  const change = (changed: Partial<FightWish>) => {
    run.current?.close();
    run.current = null;
    setProgress(null);
    onWish({ ...wish, ...changed });
  };
  const start = () => {
    run.current?.close();
    run.current = runFights(fight, setProgress);
  };
  useEffect(() => () => run.current?.close(), []);
  const startNow = useRef(start);
  startNow.current = start;
  const fought = useRef(subject);
  useEffect(() => {
    if (fought.current !== subject && run.current) startNow.current();
    fought.current = subject;
  }, [subject]);
  return (
    <>
      <div className="outlook-row">
        <NumberField
          label="Yards apart at first"
          value={wish.distance}
          onCommit={(distance) => change({ distance: Math.max(0, Math.min(500, Math.round(distance))) })}
        />
        <SelectField
          label="They yield"
          value={wish.yieldsAt}
          options={yielding(unitOf(fighters))}
          onCommit={(yieldsAt) => change({ yieldsAt })}
        />
        <NumberField
          label="Seed of the dice"
          value={wish.seed}
          onCommit={(seed) => change({ seed: Math.max(0, Math.min(1_000_000, Math.round(seed))) })}
        />
      </div>
      <Disclosure summary="How they fight">
        <div className="outlook-row">
          {fighters.map(({ key, name }) => (
            <SelectField
              key={key}
              label={name}
              value={wish.policies[key] ?? ''}
              options={[
                { value: '', label: 'What suits them' },
                ...policies.map((policy) => ({ value: policy.id, label: policy.name })),
              ]}
              onCommit={(policy) => change({ policies: { ...wish.policies, [key]: policy } })}
            />
          ))}
        </div>
        <dl className="outlook-policies">
          {policies.map((policy) => (
            <div key={policy.id}>
              <dt>{policy.name}</dt>
              <dd>{policy.words}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      <RunControls progress={progress} run={run.current} onStart={start} />
      {progress && progress.tally.fights > 0 && (
        <OutlookResult
          tally={progress.tally}
          sides={sides}
          unit={unitOf(fighters)}
          fighters={fighters.map(({ name, side }, i) => ({ name, side, policy: progress.policies[i] ?? 'steady' }))}
        />
      )}
      {progress && run.current && isOver(progress) && progress.tally.fights > 0 && (
        <>
          <OutlookReplay run={run.current} fights={progress.tally.fights} sides={sides} />
          <OutlookTactics run={run.current} sides={sides} />
          {isOneKind(fight) && <OutlookEven fight={fight} sides={sides} />}
        </>
      )}
      {children}
      <Disclosure summary="What this does not know">
        <ul>
          {leftOut.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>
          The result depends on how they fight: {policyOf('allOut').name.toLowerCase()} or{' '}
          {policyOf('opening').name.toLowerCase()} may turn it. Once it is fought out, every way can be tried.
        </p>
      </Disclosure>
    </>
  );
}

/** Whether all of the second side are copies of one, so that more or fewer of them can be tried. */
const isOneKind = ({ contenders }: PlainFight): boolean =>
  new Set(contenders.filter(({ side }) => side === 1).map(({ saved }) => saved.character.name)).size === 1;

const isOver = ({ status }: RunProgress): boolean => status === 'done' || status === 'stopped';

interface RunControlsProps {
  progress: RunProgress | null;
  run: FightsRun | null;
  onStart: () => void;
}

/** Begins, pauses and stops the fights, and says how far they are. */
function RunControls({ progress, run, onStart }: RunControlsProps) {
  const fights = progress?.tally.fights ?? 0;
  const status = progress?.status ?? null;
  const isGoing = status === 'running' || status === 'paused';
  return (
    <div className="outlook-controls">
      {!isGoing && (
        <Button variant="primary" onClick={onStart}>
          {status === null ? 'Fight it out' : 'Fight again'}
        </Button>
      )}
      {status === 'running' && <Button onClick={run?.pause}>Pause</Button>}
      {status === 'paused' && <Button onClick={run?.resume}>Go on</Button>}
      {isGoing && <Button onClick={run?.stop}>Stop</Button>}
      {isGoing && (
        <progress className="outlook-progress" aria-label="Fights" value={fights} max={mostFights}>
          {formatNumber(fights)}
        </progress>
      )}
      <span role="status">{progress ? describeStatus(progress) : ''}</span>
    </div>
  );
}

function describeStatus({ status, tally }: RunProgress): string {
  const fights = formatNumber(tally.fights);
  switch (status) {
    case 'running':
      return tally.fights === 0 ? 'The rules are worked out…' : 'Fighting…';
    case 'paused':
      return `Paused after ${fights} fights.`;
    case 'stopped':
      return `Stopped after ${fights} fights.`;
    case 'failed':
      return 'It could not be fought.';
    case 'done':
      return isClear(tally)
        ? `Clear after ${fights} fights.`
        : `${fights} fights: the chances are not known more closely than this.`;
  }
}
