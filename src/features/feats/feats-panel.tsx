import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { type FeatState, rested } from '../../rules/feats/feat.ts';
import type { WorkedFeats } from '../../rules/feats/work-out-feats.ts';
import { offerSheet } from '../../state/view/explanation-store.ts';
import { FallQuestion } from './fall-question.tsx';
import { FeatContext } from './feat-figure.tsx';
import { FeatGroup } from './feat-group.tsx';
import { limitAsked, nothingAsked, questionsOf } from './feat-questions.ts';
import { JumpQuestion } from './jump-question.tsx';
import { LiftQuestion } from './lift-question.tsx';
import { ThrowQuestion } from './throw-question.tsx';
import { useFeats } from './use-feats.ts';
import './feats.css';

interface FeatsPanelProps {
  sheet: DerivedCharacter;
  /** What the character has lost for the moment; unhurt and rested unless given. */
  state?: FeatState;
}

/** What a character can lift, throw, jump and the like, under its load: by groups, each number with its explanation. */
export function FeatsPanel({ sheet, state = rested }: FeatsPanelProps) {
  const [asked, setAsked] = useState(nothingAsked);
  const questions = useMemo(() => questionsOf(asked), [asked]);
  const groups = useFeats(sheet, state, questions);
  const sheetName = useId();
  const worksheet = groups?.[0]?.worksheet;
  useEffect(() => {
    if (worksheet) offerSheet(sheetName, { ...sheet, worksheet });
  }, [sheetName, sheet, worksheet]);
  useEffect(() => () => offerSheet(sheetName, null), [sheetName]);
  const { ruleset } = sheet;
  const about = useMemo(() => ({ ruleset, sheetName }), [ruleset, sheetName]);

  const ask = (answered: Partial<typeof asked>) => setAsked((before) => limitAsked({ ...before, ...answered }));
  const questionOf = (feats: WorkedFeats): ReactNode => {
    switch (feats.id) {
      case 'lifting':
        return <LiftQuestion feats={feats} pounds={asked.lift} onAsk={(lift) => ask({ lift })} />;
      case 'throwing':
        return (
          <ThrowQuestion sheet={sheet} feats={feats} pounds={asked.throw} onAsk={(pounds) => ask({ throw: pounds })} />
        );
      case 'jumping':
        return <JumpQuestion feats={feats} goals={asked.jump} onAsk={(jump) => ask({ jump })} />;
      case 'falling':
        return <FallQuestion feats={feats} yards={asked.fall} onAsk={(fall) => ask({ fall })} />;
      default:
        return null;
    }
  };
  if (!groups) return <p role="status">Loading…</p>;
  return (
    <FeatContext value={about}>
      <ul className="feats">
        {groups.map((feats) => (
          <FeatGroup key={feats.id} ruleset={ruleset} feats={feats} question={questionOf(feats)} />
        ))}
      </ul>
    </FeatContext>
  );
}
