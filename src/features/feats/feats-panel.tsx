import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { type FeatQuestions, type FeatState, featStat, rested } from '../../rules/feats/feat.ts';
import type { JumpDirection } from '../../rules/feats/jump-goals.ts';
import { sortWaysToMove } from '../../rules/feats/weight-limits.ts';
import type { WorkedFeats } from '../../rules/feats/work-out-feats.ts';
import { offerSheet } from '../../state/view/explanation-store.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { FeatContext, FeatFigure, FeatGroup } from './feat-group.tsx';
import { JumpQuestion, ThrowQuestion } from './jump-and-throw-questions.tsx';
import { useFeats } from './use-feats.ts';
import './feats.css';

/** What a player typed into the fields of the panel; null for an empty field. */
interface AskedFeats {
  readonly lift: number | null;
  readonly throw: number | null;
  readonly jump: Readonly<Record<JumpDirection, number | null>>;
  readonly fall: number | null;
}

const nothingAsked: AskedFeats = { lift: null, throw: null, jump: { broad: null, high: null }, fall: null };

/** More than any table goes to: pounds, yards, feet. */
const most = 100_000;
/** Falls have a die for each yard. */
const deepest = 200;

/** Returns an amount that can be worked out; null for less than nothing. */
const limited = (amount: number | null, limit = most): number | null =>
  amount === null || amount < 0 ? null : Math.min(amount, limit);

/** Returns what was asked without amounts that cannot be worked out. */
const limitAsked = ({ lift, throw: weight, jump, fall }: AskedFeats): AskedFeats => ({
  lift: limited(lift),
  throw: limited(weight),
  jump: { broad: limited(jump.broad), high: limited(jump.high) },
  fall: limited(fall, deepest),
});

const listed = (amount: number | null): readonly number[] => (amount === null ? [] : [amount]);

/** Returns what has to be worked out to answer. */
const questionsOf = ({ throw: weight, jump, fall }: AskedFeats): FeatQuestions => ({
  weights: listed(weight),
  falls: listed(fall),
  runUps: [],
  broadJumps: listed(jump.broad),
  highJumps: listed(jump.high),
});

interface FallQuestionProps {
  feats: WorkedFeats;
  yards: number | null;
  onAsk: (yards: number | null) => void;
}

/** The depth of a fall in, its damage out. */
function FallQuestion({ feats, yards, onAsk }: FallQuestionProps) {
  const id = featStat('falling', yards ?? 0);
  const damage = yards !== null && feats.ids.includes(id) ? feats.get(id) : null;
  return (
    <div className="feat-question">
      <NumberField
        label="What does a fall do?"
        unit="yards"
        min={0}
        value={yards ?? undefined}
        onCommit={onAsk}
        onClear={() => onAsk(null)}
      />
      <div role="status" className="feat-answer">
        {damage && (
          <p>
            Damage <FeatFigure feat={damage} />
          </p>
        )}
      </div>
    </div>
  );
}

interface LiftQuestionProps {
  feats: WorkedFeats;
  pounds: number | null;
  onAsk: (pounds: number | null) => void;
}

/** A weight in, the ways to move it out. */
function LiftQuestion({ feats, pounds, onAsk }: LiftQuestionProps) {
  const ways = pounds === null ? null : sortWaysToMove(feats, pounds);
  return (
    <div className="feat-question">
      <NumberField
        label="Can I move this weight?"
        unit="lb"
        min={0}
        value={pounds ?? undefined}
        onCommit={onAsk}
        onClear={() => onAsk(null)}
      />
      <div role="status" className="feat-answer">
        {ways && ways.possible.length > 0 && <p>Yes: {ways.possible.map(({ name }) => name).join(', ')}.</p>}
        {ways && ways.possible.length === 0 && <p>No, it is too heavy.</p>}
        {ways && ways.possible.length > 0 && ways.tooHeavy.length > 0 && (
          <p className="feat-note">Too heavy to {ways.tooHeavy.map(({ name }) => name).join(', ')}.</p>
        )}
      </div>
    </div>
  );
}

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
