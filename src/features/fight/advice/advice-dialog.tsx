import { useEffect, useState } from 'react';
import { formatCitation } from '../../../engine/citation.ts';
import { formatNumber, formatTenths } from '../../../engine/format.ts';
import { type Advice, type AdvisedChoice, adviseTurn, type Reply } from '../../../rules/combat/advice/advise-turn.ts';
import type { NumberToRoll } from '../../../rules/combat/advice/strike-odds.ts';
import type { ExchangeSetup } from '../../../rules/combat/exchange/participant.ts';
import { hitsInSentence } from '../../../rules/shared/hit-words.ts';
import { formatPercent } from '../../../sheet-model/wording/setting-words.ts';
import { offerSheet } from '../../../state/view/explanations.ts';
import { announce } from '../../../ui/announce.ts';
import { Button } from '../../../ui/buttons.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { sidesOfAttack } from '../attack-dialog.tsx';
import { ExchangeFigure, exchangeSheetName, sheetsOf } from '../exchange-requests.tsx';
import { useInPlay } from '../in-play.ts';
import { attackWords, choiceWords, maneuverWords, rankChoices, withChoice } from './advice-words.ts';
import './advice.css';

type Setup = Omit<ExchangeSetup, 'line'>;

/** How long the page may be busy at a time, in ms. */
const slice = 12;

/** The advice, worked out a part at a time; null until it is done. */
function useAdvice(setup: Setup): Advice | null {
  const [advice, setAdvice] = useState<Advice | null>(null);
  useEffect(() => {
    const steps = adviseTurn(setup);
    let timer = 0;
    const goOn = () => {
      const until = performance.now() + slice;
      do {
        const { done, value } = steps.next();
        if (done) {
          setAdvice(value);
          return;
        }
      } while (performance.now() < until);
      timer = window.setTimeout(goOn);
    };
    timer = window.setTimeout(goOn);
    return () => window.clearTimeout(timer);
  }, [setup]);
  return advice;
}

/** How many are shown at first. */
const few = 6;

/** What the fighter can do best in this turn: choices that no other one beats, each of which can be filled in. */
export function AdviceDialog({ onClose }: { onClose: () => void }) {
  const inPlay = useInPlay();
  const [setup] = useState(() => sidesOfAttack(inPlay, inPlay.foeSide?.() ?? null));
  const advice = useAdvice(setup);
  const [showsAll, setShowsAll] = useState(false);
  useEffect(() => () => offerSheet(exchangeSheetName, null), []);
  const ranked = advice ? rankChoices(advice) : [];
  const shown = showsAll ? ranked : ranked.slice(0, few);
  const foe = inPlay.foe ?? 'the target';
  const take = (choice: AdvisedChoice) => {
    inPlay.edit(choiceWords(choice), withChoice(choice));
    announce(`${choiceWords(choice)}. Chosen; undo takes it back.`);
    onClose();
    const line = choice.attack?.line.id;
    if (line === undefined) return;
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-attack="${CSS.escape(line)}"]`)?.focus());
  };
  return (
    <Dialog title="Advice for this turn" size="medium" onClose={onClose}>
      <p className="fight-hint">
        What {inPlay.name} can do against {foe} in this second, by the numbers as they are now. It does not look
        further: a feint, an aim or a wait pays off later, and nobody else is counted.
      </p>
      {advice?.defensesUnknown && (
        <p className="fight-hint">
          The defenses of {foe} are not known, so none is counted: they can be set under “Target”.
        </p>
      )}
      <p role="status" className="fight-hint">
        {!advice
          ? 'Going through the possibilities…'
          : ranked.length === 0
            ? 'Nothing that can be done now wounds anybody or adds to the defense.'
            : `${advice.compared} ways compared. The others are no better than one of these in any way.`}
      </p>
      <ol className="advice-list">
        {shown.map(({ choice, bestAt }, index) => (
          <li key={choiceWords(choice)} className="advice-choice">
            <div className="advice-head">
              <h3 className="advice-title">
                {maneuverWords(choice)}
                {choice.attack && <span className="advice-attack">{attackWords(choice)}</span>}
              </h3>
              <Button
                size="small"
                variant={index === 0 ? 'primary' : 'plain'}
                aria-label={`Choose ${choiceWords(choice)}`}
                onClick={() => take(choice)}
              >
                Choose
              </Button>
            </div>
            {bestAt.length > 0 && <p className="advice-best">{bestAt.join(' · ')}</p>}
            <ChoiceFigures choice={choice} setup={setup} foe={foe} />
          </li>
        ))}
      </ol>
      {ranked.length > shown.length && (
        <Button onClick={() => setShowsAll(true)}>Show {ranked.length - shown.length} more</Button>
      )}
    </Dialog>
  );
}

interface ChoiceFiguresProps {
  choice: AdvisedChoice;
  setup: Setup;
  foe: string;
}

/** The chances of a choice, and what it risks. */
function ChoiceFigures({ choice, setup, foe }: ChoiceFiguresProps) {
  const { attack, reply, risk, maneuver } = choice;
  const { unit } = setup.attacker.rules.wounds;
  return (
    <dl className="advice-figures">
      {attack && (
        <>
          <div>
            <dt>{attack.count > 1 ? 'At least one hits' : 'Hits'}</dt>
            <dd>
              <strong>{formatPercent(attack.hits)}</strong> <Rolled number={attack.odds.skill} setup={setup} />
            </dd>
          </div>
          <div>
            <dt>Wounds</dt>
            <dd>
              <strong>{formatPercent(choice.wounds)}</strong>{' '}
              <Defenses
                numbers={attack.odds.defenses}
                setup={setup}
                before={`past ${foe}’s `}
                none={`${foe} has no defense`}
              />
            </dd>
          </div>
          <div>
            <dt>Injury, on average</dt>
            <dd>
              <strong>{formatTenths(choice.averageInjury)}</strong> {hitsInSentence(unit)}
            </dd>
          </div>
          <div>
            <dt>Stuns, cripples, fells or kills</dt>
            <dd>
              <strong>{formatPercent(choice.disables)}</strong>
            </dd>
          </div>
        </>
      )}
      <div className="advice-risk">
        <dt>{reply?.attack ? `You are hit by ${foe}’s next attack` : 'A blow that would hit gets through'}</dt>
        <dd>
          <strong>{formatPercent(risk)}</strong>{' '}
          {reply ? <Answer reply={reply} setup={setup} /> : `${foe} cannot attack now`}
        </dd>
      </div>
      <div>
        <dt>Page</dt>
        <dd>{formatCitation(maneuver.cite)}</dd>
      </div>
    </dl>
  );
}

/** The foe's best plain attack, and the defenses against it. */
function Answer({ reply: { attack, defenses, averageInjury }, setup }: { reply: Reply; setup: Setup }) {
  const swapped = 'sheet' in setup.defender ? { attacker: setup.defender, defender: setup.attacker } : setup;
  return (
    <>
      {attack && (
        <>
          <Rolled number={attack} setup={swapped} />,{' '}
        </>
      )}
      <Defenses numbers={defenses} setup={attack ? swapped : setup} before="past your " none="no defense" />
      {averageInjury !== null && `, ${formatTenths(averageInjury)} injury on average`}
    </>
  );
}

interface DefensesProps {
  numbers: readonly NumberToRoll[];
  setup: Setup;
  before: string;
  none: string;
}

function Defenses({ numbers, setup, before, none }: DefensesProps) {
  if (numbers.length === 0) return none;
  return (
    <>
      {before}
      {numbers.map((number, index) => (
        <span key={number.words}>
          {index > 0 && ' and '}
          <Rolled number={number} setup={setup} />
        </span>
      ))}
    </>
  );
}

/** "Parry, Broadsword 11", whose number opens its explanation. */
function Rolled({ number: { words, needed, explained }, setup }: { number: NumberToRoll; setup: Setup }) {
  return (
    <span className="advice-number">
      {words}{' '}
      <ExchangeFigure
        label={words}
        text={formatNumber(needed)}
        explained={explained}
        sheets={sheetsOf({ ...setup, line: '' })}
      />
    </span>
  );
}
