import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatDice } from '../../engine/dice.ts';
import { formatNumber } from '../../engine/format.ts';
import type {
  ExchangeInput,
  ExchangeRequest,
  ExplainedNumber,
  Side,
} from '../../rules/combat/exchange/exchange-request.ts';
import { type ExchangeSetup, hasSheet } from '../../rules/combat/exchange/participant.ts';
import type { RollKind } from '../../rules/combat/outcomes/success-roll.ts';
import type { OpenedCharacter } from '../../rules/derive-character.ts';
import { rollOutcomes, sumOutcomes } from '../../rules/odds/roll-odds.ts';
import { formatPercent } from '../../sheet-model/wording/setting-words.ts';
import { rollDice } from '../../state/character/roll-dice.ts';
import { explain, offerSheet } from '../../state/view/explanations.ts';
import { usePreferences } from '../../state/view/preferences.ts';
import { Button, FigureButton } from '../../ui/buttons.tsx';
import { SelectField } from '../../ui/field.tsx';
import { type AnsweredRequest, diceOf } from './exchange-steps.ts';
import './fight.css';

interface ExchangeRollFieldProps {
  /** The subject of the roll: "Rainald's Parry". */
  name: string;
  /** How many dice show it. */
  dice: number;
  /** The total shown; undefined for a roll that is still to be made. */
  value?: number;
  onRolled: (total: number) => void;
}

/** The result of dice on the table: typed for a request, or over a roll, and applied while typing. */
export function ExchangeRollField({ name, dice, value, onRolled }: ExchangeRollFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const enter = (text: string) => {
    const total = Number(text);
    const isTotal = text !== '' && Number.isInteger(total) && total >= dice && total <= 6 * dice;
    if (isTotal && total !== value) onRolled(total);
  };
  const label = dice === 1 ? `${name}: what the die shows` : `${name}: what the ${dice} dice show`;
  return (
    <form
      className="typed-roll"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        enter(typed ?? '');
      }}
    >
      <input
        className="typed-roll-field"
        type="number"
        inputMode="numeric"
        min={dice}
        max={6 * dice}
        required={value === undefined}
        aria-label={label}
        placeholder={`${dice}d`}
        value={typed ?? value ?? ''}
        onChange={({ target: { value: text } }) => {
          setTyped(text);
          // The first digit of two is never a total itself: so many dice show more.
          if (value !== undefined) enter(text);
        }}
        onBlur={() => value !== undefined && setTyped(null)}
      />
      {value === undefined && (
        <Button type="submit" size="small" aria-label={`Enter: ${name}`}>
          Enter
        </Button>
      )}
    </form>
  );
}

/** The name under which the numbers of an exchange are explained. */
export const exchangeSheetName = 'exchange';

/** The sheet of each of them; for somebody without a sheet the attacker's, for its notation. */
type ExchangeSheets = (of: Side) => OpenedCharacter;

export const sheetsOf =
  ({ attacker, defender, bystanders = [] }: ExchangeSetup): ExchangeSheets =>
  (of) => {
    const other = bystanders.find(({ key }) => of === `bystander:${key}`);
    if (other) return other.combatant.sheet;
    return of === 'defender' && hasSheet(defender) ? defender.sheet : attacker.sheet;
  };

interface ExchangeFigureProps {
  /** The meaning of the number, for screen readers: "Rainald's Parry". */
  label: string;
  /** The number in words: "9", "1d+2". */
  text: string;
  explained: ExplainedNumber | null;
  sheets: ExchangeSheets;
}

/** A number of an exchange, which opens its explanation where it has one. */
export function ExchangeFigure({ label, text, explained, sheets }: ExchangeFigureProps) {
  if (!explained) return <span className="exchange-figure">{text}</span>;
  const { of, worksheet, stat } = explained;
  return (
    <FigureButton
      className="exchange-figure"
      label={`${label}: ${text}, explain`}
      onClick={(event) => {
        offerSheet(exchangeSheetName, { ...sheets(of), worksheet, findings: [] });
        explain(stat, event, exchangeSheetName);
      }}
    >
      {text}
    </FigureButton>
  );
}

interface ExchangeStepProps {
  step: AnsweredRequest;
  sheets: ExchangeSheets;
  onChange: (input: ExchangeInput) => void;
}

/** An answered request: the number rolled against, the roll or the choice, which can be changed, and the result. */
export function ExchangeStep({ step: { request, input, sentences }, sheets, onChange }: ExchangeStepProps) {
  return (
    <li className="exchange-step">
      <div className="exchange-step-head">
        <span className="exchange-step-name">{request.words}</span>
        <RequestFigure request={request} sheets={sheets} />
        {request.kind === 'choice'
          ? 'choice' in input && (
              <SelectField
                label={request.words}
                hideLabel
                value={input.choice}
                options={request.options.map(({ id, words, needed }) => ({
                  value: id,
                  label: needed === null ? words : `${words}: ${needed}`,
                }))}
                onCommit={(choice) => onChange({ request: request.id, choice })}
              />
            )
          : 'rolled' in input && (
              <ExchangeRollField
                name={request.words}
                dice={diceOf(request)}
                value={input.rolled}
                onRolled={(rolled) => onChange({ request: request.id, rolled })}
              />
            )}
      </div>
      {sentences.map((sentence) => (
        <p key={sentence} className="exchange-sentence">
          {sentence}
        </p>
      ))}
    </li>
  );
}

/** The number to roll against, or the dice that are rolled. */
function RequestFigure({ request, sheets }: { request: ExchangeRequest; sheets: ExchangeSheets }) {
  if (request.kind === 'choice' || request.kind === 'table') return null;
  const { notation } = sheets(request.who).ruleset;
  return (
    <ExchangeFigure
      label={request.words}
      text={request.kind === 'success' ? formatNumber(request.needed) : formatDice(request.dice, notation)}
      explained={request.explained}
      sheets={sheets}
    />
  );
}

interface OpenRequestProps {
  request: ExchangeRequest;
  sheets: ExchangeSheets;
  onAnswer: (input: ExchangeInput) => void;
}

/** The next roll or choice of an exchange. It takes the focus, so that the whole exchange can be made with the keyboard. */
export function ExchangeOpenRequest({ request, sheets, onAnswer }: OpenRequestProps) {
  const dice = usePreferences((preferences) => preferences.dice);
  const part = useRef<HTMLDivElement>(null);
  const { id, kind, words, who } = request;
  useEffect(() => {
    // A field is not focused on touch screens: the keyboard would pop up.
    const isTouch = matchMedia('(pointer: coarse)').matches;
    const controls = '.exchange-answer :is(button, input):not(.exchange-figure)';
    part.current?.querySelector<HTMLElement>(isTouch ? '.exchange-request-name' : controls)?.focus();
  }, []);
  const { odds } = sheets(who).ruleset;
  const chance = (needed: number, rollKind: RollKind) =>
    formatPercent(sumOutcomes(rollOutcomes(odds, needed, rollKind)).success);
  return (
    <div className="exchange-request" ref={part}>
      <p className="exchange-request-name" tabIndex={-1}>
        {words} <RequestFigure request={request} sheets={sheets} />
        {request.kind === 'success' && <span className="fight-chance">{chance(request.needed, request.rollKind)}</span>}
      </p>
      {request.kind === 'choice' ? (
        <ul className="exchange-options exchange-answer">
          {request.options.map((option) => (
            <li key={option.id}>
              <Button
                className="exchange-option"
                variant={option.id === request.usual ? 'primary' : 'plain'}
                onClick={() => onAnswer({ request: id, choice: option.id })}
              >
                {option.words}
              </Button>
              {option.needed !== null && (
                <>
                  <ExchangeFigure
                    label={option.words}
                    text={`${option.needed}`}
                    explained={option.explained}
                    sheets={sheets}
                  />
                  <span className="fight-chance">{chance(option.needed, 'defense')}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <div className="exchange-answer">
          {dice === 'here' && (
            <Button
              variant="primary"
              className="roll-button"
              aria-label={`Roll: ${words}`}
              onClick={() => onAnswer({ request: id, rolled: rollDice(diceOf(request)) })}
            >
              {kind === 'dice' ? 'Roll the dice' : 'Roll'}
            </Button>
          )}
          <ExchangeRollField
            key={id}
            name={words}
            dice={diceOf(request)}
            onRolled={(rolled) => onAnswer({ request: id, rolled })}
          />
        </div>
      )}
    </div>
  );
}
