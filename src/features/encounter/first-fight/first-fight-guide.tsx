import { useEffect, useId, useRef, useState } from 'react';
import type { ExchangeNow } from '../../../rules/combat/exchange/exchange-request.ts';
import { useFighterSheet } from '../../../state/encounter/encounter-sheets.ts';
import { useEncounter, useEncounterUndo } from '../../../state/encounter/encounter-store.ts';
import {
  closeFirstFight,
  type FirstFight,
  finishFirstFight,
  firstFightParts,
  noteParts,
  useOpenFirstFight,
} from '../../../state/encounter/first-fight.ts';
import { usePreferences } from '../../../state/view/preferences.ts';
import { useViewStore } from '../../../state/view/view-store.ts';
import { announce } from '../../../ui/announce.ts';
import { Button, IconButton } from '../../../ui/buttons.tsx';
import { closeFighter, showFighter } from '../encounter-view.ts';
import { type ExchangeMoment, exchangeMoment, type GuideFacts, guideFacts, partsAfter } from './guide-steps.ts';
import { describeMoment, describeStep, type GuideTarget } from './guide-words.ts';
import './first-fight.css';

interface FirstFightGuideProps {
  /** The key of the fighter on the screen; '' for none. */
  shown: string;
  /** The fighter covers the list. */
  isOver?: boolean;
}

/** The next step of a first fight, above the bar of the turn; nothing in any other encounter. */
export function FirstFightGuide(props: FirstFightGuideProps) {
  const fight = useOpenFirstFight();
  return fight && <OpenGuide {...props} fight={fight} />;
}

/** The state of the encounter that decides the next step. */
function useGuideFacts(fight: FirstFight, shown: string): GuideFacts | null {
  const encounter = useEncounter((all) => all);
  const turnOf = encounter?.turnOf ?? '';
  const sheet = useFighterSheet(turnOf);
  const { redo } = useEncounterUndo();
  return encounter && guideFacts(fight, encounter, { sheet, isActorShown: shown === turnOf, canRedo: redo !== null });
}

function OpenGuide({ fight, shown, isOver = false }: FirstFightGuideProps & { fight: FirstFight }) {
  const heading = useId();
  const part = useRef<HTMLElement>(null);
  const facts = useGuideFacts(fight, shown);
  const turnOf = useEncounter((encounter) => encounter.turnOf) ?? '';
  const isAttacking = useViewStore((view) => view.encounterView.attack !== null);
  const parts = facts?.parts.join(' ') ?? '';
  useEffect(() => {
    noteParts(...firstFightParts.filter((each) => parts.split(' ').includes(each)));
  }, [parts]);
  const words = facts && describeStep(facts);
  const said = words && `${words.title}. ${words.text}`;
  useEffect(() => {
    if (said && !isAttacking) announce(said, 'first fight');
  }, [said, isAttacking]);
  const at = words?.at ?? null;
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (at) dataset.guideAt = at;
    return () => {
      delete dataset.guideAt;
    };
  }, [at]);
  if (!facts || !words) return null;
  const showMe = () => {
    if (at === 'turn') showFighter(turnOf);
    else if (at === 'tools' && isOver) closeFighter();
    else if (at) focusTarget(part.current, at);
  };
  const { step } = facts;
  return (
    <section ref={part} className="first-fight" aria-labelledby={heading}>
      <div className="first-fight-head">
        <h3 id={heading} className="first-fight-title">
          <span className="visually-hidden">First fight: </span>
          {words.title}
        </h3>
        <span className="first-fight-count">
          {fight.done.length} of {firstFightParts.length} done
        </span>
        <IconButton icon="close" size="small" label="Close the guide" onClick={closeFirstFight} />
      </div>
      <p className="first-fight-text">{words.text}</p>
      <div className="first-fight-buttons">
        {at && (
          <Button size="small" onClick={showMe}>
            Show me
          </Button>
        )}
        {(step === 'maneuver' || step === 'undo') && (
          <Button size="small" variant="quiet" onClick={() => noteParts(step)}>
            Go on
          </Button>
        )}
        {step === 'over' && (
          <Button size="small" variant="primary" onClick={finishFirstFight}>
            Finish
          </Button>
        )}
      </div>
    </section>
  );
}

/** Gives the focus to the control that a step is about, in the dialog of the guide. */
function focusTarget(guide: HTMLElement | null, at: GuideTarget): void {
  const dialog = guide?.closest('dialog');
  const inDialog = [...(dialog?.querySelectorAll<HTMLElement>(`[data-guide="${at}"]`) ?? [])];
  const target = inDialog.find((element) => element.closest('dialog') === dialog);
  const control = target?.matches('button, select') ? target : lastControl(target, at);
  if (!control) {
    announce('It is not on the screen: choose Fighters, and whose turn it is.');
    return;
  }
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}

/** The control in a part of the screen: the menu is the last of its tools, and the first is meant elsewhere. */
function lastControl(target: HTMLElement | undefined, at: GuideTarget): HTMLElement | undefined {
  const controls = [...(target?.querySelectorAll<HTMLElement>(':is(button, select):not(:disabled)') ?? [])];
  return at === 'tools' ? controls.at(-1) : controls[0];
}

interface FirstFightExchangeProps {
  now: ExchangeNow;
  attacker: string;
  defender: string;
}

/** What the present roll or choice of an exchange means, above it. */
export function FirstFightExchange({ now, attacker, defender }: FirstFightExchangeProps) {
  const dice = usePreferences((preferences) => preferences.dice);
  const moment = exchangeMoment(now);
  const [last, setLast] = useState<ExchangeMoment>(moment);
  useEffect(() => {
    if (last === moment) return;
    noteParts(...partsAfter(last, moment));
    setLast(moment);
  }, [last, moment]);
  const { request } = now;
  const needed = request?.kind === 'success' ? request.needed : null;
  const text = describeMoment(moment, { attacker, defender, needed, rollsHere: dice === 'here' });
  useEffect(() => announce(text, 'first fight'), [text]);
  return (
    <section className="first-fight first-fight-exchange" aria-label="First fight: what this means">
      <p className="first-fight-text">{text}</p>
    </section>
  );
}
