import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { create } from 'zustand';
import { exchangeAt } from '../../rules/combat/exchange/exchange.ts';
import type { ExchangeInput, ExchangeOutcome, ExchangeRequest } from '../../rules/combat/exchange/exchange-request.ts';
import { type ExchangeSetup, hasSheet } from '../../rules/combat/exchange/participant.ts';
import { rollDice } from '../../state/character/roll-dice.ts';
import { offerSheet } from '../../state/view/explanation-store.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { ExchangeOpenRequest, ExchangeStep, exchangeSheetName } from './exchange-step.tsx';
import {
  answeredRequests,
  answerOpenRequests,
  answersBefore,
  diceOf,
  resultWords,
  withAnswer,
} from './exchange-steps.ts';
import { type DiceChoice, usePlayOptions } from './rolls.tsx';
import './exchange.css';

/** How an exchange of blows is resolved: all at once, or request by request. */
const speeds = ['quick', 'careful'] as const;
type ExchangeSpeed = (typeof speeds)[number];

const key = 'pointwright.exchange';

function readStored(): ExchangeSpeed {
  try {
    const stored = localStorage.getItem(key);
    return speeds.find((speed) => speed === stored) ?? 'quick';
  } catch {
    return 'quick'; // localStorage is blocked
  }
}

/** The speed with which exchanges begin, remembered in this browser if possible. */
export const useExchangeSpeed = create<{ readonly speed: ExchangeSpeed }>()(() => ({ speed: readStored() }));

/** From now on exchanges begin with this speed. */
export function chooseExchangeSpeed(speed: ExchangeSpeed): void {
  useExchangeSpeed.setState({ speed });
  try {
    localStorage.setItem(key, speed);
  } catch {
    // Without localStorage it lasts until the tab is closed.
  }
}

interface ExchangeDialogProps {
  /** The two and their situations, as they were when the dialog was opened. */
  setup: ExchangeSetup;
  /** The name of the attack: "Glaive, swing". */
  attack: string;
  /** Takes over what the exchange came to; the caller then closes the dialog. */
  onApply: (outcome: ExchangeOutcome) => void;
  onClose: () => void;
}

const speedNames: readonly { readonly value: ExchangeSpeed; readonly label: string }[] = [
  { value: 'quick', label: 'Quick' },
  { value: 'careful', label: 'Careful' },
];

/** What is answered without the player: all at once in the quick speed, but for rolls that are made at the table. */
const answersOf =
  (speed: ExchangeSpeed, dice: DiceChoice) =>
  (request: ExchangeRequest): ExchangeInput | null => {
    if (speed === 'careful') return null;
    if (request.kind === 'choice') return { request: request.id, choice: request.usual };
    return dice === 'here' ? { request: request.id, rolled: rollDice(diceOf(request)) } : null;
  };

/** One attack of one fighter on another, up to the injury: quickly in one step, or request by request. */
export function ExchangeDialog({ setup: opened, attack, onApply, onClose }: ExchangeDialogProps) {
  const { attacker, defender } = opened;
  const usualSpeed = useExchangeSpeed((choice) => choice.speed);
  const [speed, setSpeed] = useState(usualSpeed);
  const dice = usePlayOptions((options) => options.dice);
  const [isRandomPlace, setRandomPlace] = useState(false);
  const setup = useMemo(() => ({ ...opened, randomLocation: isRandomPlace }), [opened, isRandomPlace]);
  const replay = useCallback((inputs: readonly ExchangeInput[]) => exchangeAt(setup, inputs), [setup]);
  const [inputs, setInputs] = useState<readonly ExchangeInput[]>(() =>
    answerOpenRequests(replay, [], answersOf(speed, dice)),
  );
  /** The requests that the player has answered, and not the program. */
  const [answeredByPlayer, setAnsweredByPlayer] = useState<ReadonlySet<string>>(new Set());
  const now = useMemo(() => replay(inputs), [replay, inputs]);
  const { before, answered } = useMemo(() => answeredRequests(replay, inputs), [replay, inputs]);
  const sheets = { attacker: attacker.sheet, defender: hasSheet(defender) ? defender.sheet : attacker.sheet };
  const { outcome, request } = now;
  const told = answered.reduce((count, { sentences }) => count + sentences.length, before.length);
  const last = outcome?.log.slice(told) ?? [];

  const apply = useRef<HTMLButtonElement>(null);
  useEffect(() => () => offerSheet(exchangeSheetName, null), []);
  const isOver = outcome !== null;
  useEffect(() => {
    // Not out of a roll that is being typed over.
    if (isOver && !document.activeElement?.closest('.exchange-steps')) apply.current?.focus();
  }, [isOver]);
  const said = useRef<readonly string[]>([]);
  useEffect(() => {
    const sentences = outcome?.log ?? now.past;
    const isLonger = said.current.every((sentence, index) => sentences[index] === sentence);
    const news = isLonger ? sentences.slice(said.current.length) : sentences;
    said.current = sentences;
    if (news.length > 0) announce(news.join(' '));
  }, [outcome, now]);

  const proceed = (next: readonly ExchangeInput[], at = speed, how = replay) =>
    setInputs(answerOpenRequests(how, next, answersOf(at, dice)));
  const answer = (next: readonly ExchangeInput[], { request: id }: ExchangeInput) => {
    setAnsweredByPlayer(new Set([...answeredByPlayer, id]));
    proceed(next);
  };
  const changeSpeed = (to: ExchangeSpeed) => {
    setSpeed(to);
    proceed(to === 'careful' ? answersBefore(inputs, answeredByPlayer) : inputs, to);
  };
  const changePlace = (isRandom: boolean) => {
    setRandomPlace(isRandom);
    proceed([], speed, (made) => exchangeAt({ ...opened, randomLocation: isRandom }, made));
  };
  const { locations, attack: attackRules } = attacker.rules;
  const canBeRandom =
    attacker.situation.target.location === '' &&
    attackRules.randomAim !== undefined &&
    locations.some(({ rolls }) => rolls !== undefined);
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      {(speed === 'careful' || dice !== 'here') && (
        <Button icon="undo" disabled={inputs.length === 0} onClick={() => setInputs(inputs.slice(0, -1))}>
          Back
        </Button>
      )}
      {speed === 'quick' && dice === 'here' && outcome && outcome.result !== 'impossible' && (
        <Button icon="die" onClick={() => proceed([])}>
          Roll again
        </Button>
      )}
      <Button
        ref={apply}
        variant="primary"
        disabled={!outcome || outcome.result === 'impossible'}
        onClick={() => outcome && onApply(outcome)}
      >
        Apply
      </Button>
    </>
  );
  return (
    <Dialog
      title={`${attacker.name} attacks ${defender.name}`}
      className="exchange"
      sticky
      footer={footer}
      onClose={onClose}
    >
      <div className="exchange-head">
        <span className="exchange-attack">{attack}</span>
        <SegmentedControl label="Speed" hideLabel value={speed} options={speedNames} onCommit={changeSpeed} />
        <Checkbox
          label={`Always ${speed}`}
          checked={speed === usualSpeed}
          onCommit={(isUsual) => chooseExchangeSpeed(isUsual ? speed : speed === 'quick' ? 'careful' : 'quick')}
        />
      </div>
      {canBeRandom && (
        <Checkbox label="Roll for the place that is hit" checked={isRandomPlace} onCommit={changePlace} />
      )}
      {before.map((sentence) => (
        <p key={sentence} className="exchange-sentence">
          {sentence}
        </p>
      ))}
      {answered.length > 0 && (
        <ol className="exchange-steps" aria-label="Rolls and choices">
          {answered.map((step) => (
            <ExchangeStep
              key={step.request.id}
              step={step}
              sheets={sheets}
              onChange={(input) => answer(withAnswer(inputs, input), input)}
            />
          ))}
        </ol>
      )}
      {request && (
        <ExchangeOpenRequest
          key={request.id}
          request={request}
          sheets={sheets}
          onAnswer={(input) => answer([...inputs, input], input)}
        />
      )}
      {outcome && (
        <div className="exchange-outcome" data-result={outcome.result}>
          <p className="exchange-result">{resultWords(outcome, attacker.name, defender.name)}</p>
          {last.map((sentence) => (
            <p key={sentence} className="exchange-sentence">
              {sentence}
            </p>
          ))}
        </div>
      )}
    </Dialog>
  );
}
