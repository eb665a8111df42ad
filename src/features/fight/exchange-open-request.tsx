import { useEffect, useRef } from 'react';
import type { ExchangeInput, ExchangeRequest } from '../../rules/combat/exchange/exchange-request.ts';
import type { RollKind } from '../../rules/combat/outcomes/success-roll.ts';
import { rollOutcomes, sumOutcomes } from '../../rules/odds/roll-outcomes.ts';
import { percentWords } from '../../rules/wording/percent-words.ts';
import { rollDice } from '../../state/character/roll-dice.ts';
import { Button } from '../../ui/button.tsx';
import { usePlayOptions } from './dice-choice.ts';
import { ExchangeFigure, type ExchangeSheets } from './exchange-figure.tsx';
import { ExchangeRollField } from './exchange-roll-field.tsx';
import { RequestFigure } from './exchange-step.tsx';
import { diceOf } from './exchange-steps.ts';

interface OpenRequestProps {
  request: ExchangeRequest;
  sheets: ExchangeSheets;
  onAnswer: (input: ExchangeInput) => void;
}

/** The next roll or choice of an exchange. It takes the focus, so that the whole exchange can be made with the keyboard. */
export function ExchangeOpenRequest({ request, sheets, onAnswer }: OpenRequestProps) {
  const dice = usePlayOptions((options) => options.dice);
  const part = useRef<HTMLDivElement>(null);
  const { id, kind, words, who } = request;
  useEffect(() => {
    // A field is not focused on touch screens: the keyboard would pop up.
    const isTouch = matchMedia('(pointer: coarse)').matches;
    const controls = '.exchange-answer :is(button, input):not(.exchange-figure)';
    part.current?.querySelector<HTMLElement>(isTouch ? '.exchange-request-name' : controls)?.focus();
  }, []);
  const { odds } = sheets[who].ruleset;
  const chance = (needed: number, rollKind: RollKind) =>
    percentWords(sumOutcomes(rollOutcomes(odds, needed, rollKind)).success);
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
