import { useEffect, useRef, useState } from 'react';
import { unnamedEncounter } from '../../../character/encounter.ts';
import { fighterName } from '../../../character/encounter-edits.ts';
import { formatNumber } from '../../../engine/format.ts';
import { leftOut } from '../../../rules/simulation/left-out.ts';
import type { PlainFight } from '../../../rules/simulation/plain-fight.ts';
import { policies, policyOf } from '../../../rules/simulation/policy.ts';
import { isClear } from '../../../rules/simulation/tally.ts';
import type { PolicyId } from '../../../rules/simulation/turn-choices.ts';
import { useEncounter } from '../../../state/encounter/encounter-store.ts';
import { type FightsRun, mostFights, type RunProgress, runFights } from '../../../state/simulation/fights-run.ts';
import { Button } from '../../../ui/buttons.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { OutlookEven } from './outlook-even.tsx';
import { OutlookReplay } from './outlook-replay.tsx';
import { OutlookResult } from './outlook-result.tsx';
import { contendersOf, type OutlookSetup, outlookSetup } from './outlook-setup.ts';
import { OutlookTactics } from './outlook-tactics.tsx';
import './outlook.css';

const usualDistance = 10;
const usualRounds = 100;
/** The parts of their hits at which fighters may give up. */
const yielding = [
  { value: '0', label: 'Never' },
  { value: '0.5', label: 'At half of their hits' },
  { value: String(1 / 3), label: 'At a third of their hits' },
];

/** The wish that a run was begun with: another one makes its result out of date. */
interface Wish {
  readonly distance: number;
  readonly yieldsAt: string;
  readonly seed: number;
  readonly policies: Readonly<Record<string, PolicyId | ''>>;
}

/** How the encounter will go as it stands: it is fought thousands of times by the rules, away from the table. */
export function OutlookDialog({ onClose }: { onClose: () => void }) {
  const encounter = useEncounter((open) => open);
  const setup = encounter ? outlookSetup(encounter) : null;
  const name = encounter?.name || unnamedEncounter;
  return (
    <Dialog
      title="How will this go?"
      size="large"
      bodyClassName="outlook-body"
      footer={<Button onClick={onClose}>Close</Button>}
      onClose={onClose}
    >
      {!setup || setup.problem !== null ? (
        <Notice kind="information" title="This encounter cannot be tried">
          {setup?.problem}
        </Notice>
      ) : (
        <Outlook setup={setup} name={name} />
      )}
    </Dialog>
  );
}

function Outlook({ setup, name }: { setup: Extract<OutlookSetup, { problem: null }>; name: string }) {
  const [wish, setWish] = useState<Wish>({ distance: usualDistance, yieldsAt: '0', seed: 1, policies: {} });
  const [progress, setProgress] = useState<RunProgress | null>(null);
  const run = useRef<FightsRun | null>(null);
  useEffect(() => () => run.current?.close(), []);
  const sides: readonly [string, string] = [setup.sides[0] || 'The one side', setup.sides[1] || 'the other side'];
  const change = (changed: Partial<Wish>) => {
    run.current?.close();
    run.current = null;
    setProgress(null);
    setWish({ ...wish, ...changed });
  };
  const fight: PlainFight = {
    contenders: contendersOf(setup, wish.policies),
    distance: wish.distance,
    maxRounds: usualRounds,
    yieldsAt: Number(wish.yieldsAt),
    seed: wish.seed,
  };
  const start = () => {
    run.current?.close();
    run.current = runFights(fight, setProgress);
  };
  return (
    <>
      <p>
        {name} is fought again and again by the rules, as it stands, until the chances are clear. Nothing of the
        encounter changes.
      </p>
      <div className="outlook-row">
        <NumberField
          label="Yards apart at first"
          value={wish.distance}
          onCommit={(distance) => change({ distance: Math.max(0, Math.min(500, Math.round(distance))) })}
        />
        <SelectField
          label="They yield"
          value={wish.yieldsAt}
          options={yielding}
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
          {setup.fighters.map((fighter) => (
            <SelectField
              key={fighter.key}
              label={fighterName(fighter)}
              value={wish.policies[fighter.key] ?? ''}
              options={[
                { value: '', label: 'What suits them' },
                ...policies.map((policy) => ({ value: policy.id, label: policy.name })),
              ]}
              onCommit={(policy) => change({ policies: { ...wish.policies, [fighter.key]: policy } })}
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
          fighters={setup.fighters.map((fighter, i) => ({
            name: fighterName(fighter),
            side: fighter.side === setup.sides[0] ? 0 : 1,
            policy: progress.policies[i] ?? 'steady',
          }))}
        />
      )}
      {progress && run.current && isOver(progress) && progress.tally.fights > 0 && (
        <>
          <OutlookReplay run={run.current} fights={progress.tally.fights} sides={sides} />
          <OutlookTactics run={run.current} sides={sides} />
          {isOneKind(fight) && <OutlookEven fight={fight} sides={sides} />}
        </>
      )}
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
