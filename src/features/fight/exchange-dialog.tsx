import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { deriveCombat } from '../../rules/combat/derive-combat.ts';
import { exchangeAt } from '../../rules/combat/exchange/exchange.ts';
import type {
  ExchangeInput,
  ExchangeNow,
  ExchangeOutcome,
  ExchangeRequest,
} from '../../rules/combat/exchange/exchange-request.ts';
import { type ExchangeSetup, hasSheet } from '../../rules/combat/exchange/participant.ts';
import { rollDice } from '../../state/character/roll-dice.ts';
import { offerSheet } from '../../state/view/explanations.ts';
import {
  chooseExchangeSpeed,
  type DiceChoice,
  type ExchangeSpeed,
  letShieldsBreak,
  usePreferences,
} from '../../state/view/preferences.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { type Drawable, drawableOf, withDrawn } from './exchange-draw.ts';
import { ExchangeOpenRequest, ExchangeStep, exchangeSheetName, sheetsOf } from './exchange-requests.tsx';
import {
  answeredRequests,
  answerOpenRequests,
  answersBefore,
  describeResult,
  diceOf,
  lookOf,
  withAnswer,
} from './exchange-steps.ts';
import './fight.css';
import { forcesOf } from '../../rules/combat/exchange/pulled-blow.ts';
import { canStopThrust } from '../../rules/combat/exchange/stop-thrust.ts';
import { heldShield } from '../../rules/shared/attack-uses.ts';
import { SelectField } from '../../ui/field.tsx';

interface ExchangeDialogProps {
  /** The two and their situations, as they were when the dialog was opened. */
  setup: ExchangeSetup;
  /** The name of the attack: "Glaive, swing". */
  attack: string;
  /** Applies the result of the exchange, after what happened before it; the caller then closes the dialog. */
  onApply: (outcome: ExchangeOutcome, before: readonly string[]) => void;
  onClose: () => void;
  /** Explains the present roll or choice; the exchange then begins request by request. */
  guide?: ((now: ExchangeNow) => ReactNode) | undefined;
}

const speedNames: readonly { readonly value: ExchangeSpeed; readonly label: string }[] = [
  { value: 'quick', label: 'Quick' },
  { value: 'careful', label: 'Careful' },
];

/**
 * The requests answered without the player: all at once in the quick speed, except rolls that are made at the table.
 */
const answersOf =
  (speed: ExchangeSpeed, dice: DiceChoice) =>
  (request: ExchangeRequest): ExchangeInput | null => {
    if (speed === 'careful') return null;
    if (request.kind === 'choice') return request.isAsked ? null : { request: request.id, choice: request.usual };
    return dice === 'here' ? { request: request.id, rolled: rollDice(diceOf(request)) } : null;
  };

/** One attack of one fighter on another, up to the injury: quickly in one step, or request by request. */
export function ExchangeDialog({ setup: opened, attack, onApply, onClose, guide }: ExchangeDialogProps) {
  const { attacker, defender } = opened;
  const usualSpeed = usePreferences((preferences) => preferences.exchangeSpeed);
  const [speed, setSpeed] = useState<ExchangeSpeed>(guide ? 'careful' : usualSpeed);
  const dice = usePreferences((preferences) => preferences.dice);
  const [isRandomPlace, setRandomPlace] = useState(false);
  const shieldsBreak = usePreferences((preferences) => preferences.shieldsBreak);
  const [force, setForce] = useState('');
  const [isFromAbove, setFromAbove] = useState(false);
  const [stopThrust, setStopThrust] = useState(false);
  const [drawn, setDrawn] = useState<readonly Drawable[]>([]);
  const setup = useMemo(
    () => ({
      ...withDrawn(opened, drawn),
      randomLocation: isRandomPlace,
      fromAbove: isRandomPlace && isFromAbove,
      force,
      shieldsBreak,
      stopThrust,
    }),
    [opened, drawn, isRandomPlace, isFromAbove, force, shieldsBreak, stopThrust],
  );
  const replay = useCallback((inputs: readonly ExchangeInput[]) => exchangeAt(setup, inputs), [setup]);
  const [inputs, setInputs] = useState<readonly ExchangeInput[]>(() =>
    answerOpenRequests(replay, [], answersOf(speed, dice)),
  );
  /** The requests that the player has answered, and not the program. */
  const [answeredByPlayer, setAnsweredByPlayer] = useState<ReadonlySet<string>>(new Set());
  const now = useMemo(() => replay(inputs), [replay, inputs]);
  const { before, answered } = useMemo(() => answeredRequests(replay, inputs), [replay, inputs]);
  const sheets = useMemo(() => sheetsOf(opened), [opened]);
  const { outcome, request } = now;
  const told = answered.reduce((count, { sentences }) => count + sentences.length, before.length);
  const last = outcome?.log.slice(told) ?? [];

  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => () => offerSheet(exchangeSheetName, null), []);
  const isOver = outcome !== null;
  useEffect(() => {
    // Not on Apply, so that a stray Enter applies nothing unheard; and not out of a roll that is being typed over.
    if (isOver && !document.activeElement?.closest('.exchange-steps')) result.current?.focus();
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
    proceed([], speed, (made) =>
      exchangeAt({ ...setup, randomLocation: isRandom, fromAbove: isRandom && isFromAbove }, made),
    );
  };
  const changeHeight = (fromAbove: boolean) => {
    setFromAbove(fromAbove);
    proceed([], speed, (made) => exchangeAt({ ...setup, fromAbove }, made));
  };
  const { forces, canStop } = useMemo(() => {
    const { sheet, rules, situation } = opened.attacker;
    const combat = deriveCombat(sheet, rules, situation);
    const line = combat.attacks.find((each) => each.line.id === opened.line)?.line;
    return line
      ? { forces: forcesOf(combat, line, sheet.ruleset.notation), canStop: canStopThrust(combat, line) }
      : { forces: [], canStop: false };
  }, [opened]);
  const changeStopThrust = (on: boolean) => {
    setStopThrust(on);
    proceed(inputs, speed, (made) => exchangeAt({ ...setup, stopThrust: on }, made));
  };
  const changeForce = (chosen: string) => {
    setForce(chosen);
    proceed(inputs, speed, (made) => exchangeAt({ ...setup, force: chosen }, made));
  };
  const changeShields = (on: boolean) => {
    letShieldsBreak(on);
    proceed(inputs, speed, (made) => exchangeAt({ ...setup, shieldsBreak: on }, made));
  };
  const draw = (item: Drawable) => {
    const all = [...drawn, item];
    setDrawn(all);
    proceed(inputs, speed, (made) => exchangeAt({ ...setup, ...withDrawn(opened, all) }, made));
    announce(item.sentence);
  };
  const drawable = useMemo(() => drawableOf(setup.defender), [setup]);
  const canBreakShields =
    hasSheet(defender) && defender.rules.shieldDamage !== undefined && heldShield(defender.sheet.context) !== undefined;
  const { locations, attack: attackRules } = attacker.rules;
  const canBeRandom =
    attacker.situation.target.location === '' &&
    (attackRules.randomAim ?? attackRules.randomPlace) !== undefined &&
    locations.some(({ rolls }) => rolls !== undefined);
  const footer = (
    <>
      <Button
        className="exchange-apply"
        variant="primary"
        disabled={!outcome || outcome.result === 'impossible'}
        onClick={() =>
          outcome &&
          onApply(
            outcome,
            drawn.map(({ sentence }) => sentence),
          )
        }
      >
        Apply
      </Button>
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
      {canBeRandom && isRandomPlace && attackRules.randomFromAbove !== undefined && (
        <Checkbox label="The blow comes from above" checked={isFromAbove} onCommit={changeHeight} />
      )}
      {drawable.map((item) => (
        <p key={item.key} className="exchange-draw">
          {item.words}{' '}
          <Button size="small" aria-label={`Take in hand: ${item.name}`} onClick={() => draw(item)}>
            Take in hand
          </Button>
        </p>
      ))}
      {forces.length > 0 && (
        <SelectField
          label="Force of the blow"
          value={force}
          options={[
            { value: '', label: 'Full strength' },
            ...forces.map(({ id, words }) => ({ value: id, label: words })),
          ]}
          onCommit={changeForce}
        />
      )}
      {canStop && (
        <Checkbox label="Stop thrust: the target runs into your hex" checked={stopThrust} onCommit={changeStopThrust} />
      )}
      {canBreakShields && <Checkbox label="Shields take damage" checked={shieldsBreak} onCommit={changeShields} />}
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
      {guide?.(now)}
      {request && (
        <ExchangeOpenRequest
          key={request.id}
          request={request}
          sheets={sheets}
          onAnswer={(input) => answer([...inputs, input], input)}
        />
      )}
      {outcome && (
        <div className="exchange-outcome" data-result={lookOf(outcome)}>
          <p ref={result} tabIndex={-1} className="exchange-result">
            {describeResult(outcome, attacker.name, defender.name, attacker.rules.wounds.unit)}
          </p>
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
