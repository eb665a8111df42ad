import { formatDice } from '../../engine/dice.ts';
import { formatNumber } from '../../engine/format.ts';
import type { ExchangeInput, ExchangeRequest } from '../../rules/combat/exchange/exchange-request.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { ExchangeFigure, type ExchangeSheets } from './exchange-figure.tsx';
import { ExchangeRollField } from './exchange-roll-field.tsx';
import { type AnsweredRequest, diceOf } from './exchange-steps.ts';

interface ExchangeStepProps {
  step: AnsweredRequest;
  sheets: ExchangeSheets;
  onChange: (input: ExchangeInput) => void;
}

/** A request that was answered: what was rolled against, the roll or the choice, which can be changed, and what came of it. */
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

/** What is rolled against, or the dice that are rolled. */
export function RequestFigure({ request, sheets }: { request: ExchangeRequest; sheets: ExchangeSheets }) {
  if (request.kind === 'choice' || request.kind === 'table') return null;
  const { notation } = sheets[request.who].ruleset;
  return (
    <ExchangeFigure
      label={request.words}
      text={request.kind === 'success' ? formatNumber(request.needed) : formatDice(request.dice, notation)}
      explained={request.explained}
      sheets={sheets}
    />
  );
}
