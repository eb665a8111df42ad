import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { deriveFeats, type WorkedFeats } from '../../rules/feats/derive-feats.ts';
import { type FeatQuestions, type FeatRules, type FeatState, featStat, rested } from '../../rules/feats/feat.ts';
import { answerJump, type JumpAnswer, type JumpDirection, jumpUnits } from '../../rules/feats/jump-goals.ts';
import { sortWaysToMove } from '../../rules/feats/weight-limits.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { usePlay } from '../../state/play/play-store.ts';
import { offerSheet } from '../../state/view/explanations.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { FeatContext, FeatFigure, FeatGroup } from './feat-group.tsx';
import './feats.css';
import { formatFraction } from '../../engine/format.ts';
import { listThingsToThrow } from '../../rules/feats/derive-feats.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { ComboBox } from '../../ui/combo-box.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';

/** The feats of the open character in its current state: with the hits and fatigue lost in play. */
export function FeatsDialog({ onClose }: { onClose: () => void }) {
  const sheet = useSheet((all) => all);
  const hitsLost = usePlay(({ state }) => state.hitsLost);
  const fatigueLost = usePlay(({ state }) => state.fatigueLost);
  const state = useMemo(() => ({ hitsLost, fatigueLost }), [hitsLost, fatigueLost]);
  return (
    <Dialog title="Feats" onClose={onClose}>
      <FeatsPanel sheet={sheet} state={state} />
    </Dialog>
  );
}

/** The player's input in the fields of the panel; null for an empty field. */
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

/** Returns an amount that can be computed; null for less than nothing. */
const limited = (amount: number | null, limit = most): number | null =>
  amount === null || amount < 0 ? null : Math.min(amount, limit);

/** Returns the questions without amounts that cannot be computed. */
const limitAsked = ({ lift, throw: weight, jump, fall }: AskedFeats): AskedFeats => ({
  lift: limited(lift),
  throw: limited(weight),
  jump: { broad: limited(jump.broad), high: limited(jump.high) },
  fall: limited(fall, deepest),
});

const listed = (amount: number | null): readonly number[] => (amount === null ? [] : [amount]);

/** Returns the numbers to compute for the answers. */
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
  /** The character's temporary losses; unhurt and rested by default. */
  state?: FeatState;
}

/**
 * The limits of a character's lifting, throwing, jumping and so on, under its load: by groups, each number with its
 * explanation.
 */
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

interface ThrowQuestionProps {
  sheet: DerivedCharacter;
  feats: WorkedFeats;
  pounds: number | null;
  onAsk: (pounds: number | null) => void;
}

/** A weight or an item in, the throwing distance and damage out. */
function ThrowQuestion({ sheet, feats, pounds, onAsk }: ThrowQuestionProps) {
  const things = useMemo(() => listThingsToThrow(sheet), [sheet]);
  const thing = things.find(({ weight }) => weight === pounds);
  return (
    <div className="feat-question">
      <div className="feat-fields">
        <NumberField
          label="How far can I throw this?"
          unit="lb"
          min={0}
          value={pounds ?? undefined}
          onCommit={onAsk}
          onClear={() => onAsk(null)}
        />
        {things.length > 0 && (
          <div className="feat-item">
            <ComboBox
              label="Or one of my items"
              value={thing?.key ?? ''}
              options={[
                { value: '', label: 'Any weight' },
                ...things.map(({ key, name, weight }) => ({
                  value: key,
                  label: name,
                  detail: `${formatFraction(weight)} lb`,
                })),
              ]}
              onCommit={(key) => onAsk(things.find((each) => each.key === key)?.weight ?? null)}
            />
          </div>
        )}
      </div>
      <div role="status" className="feat-answer">
        {pounds !== null && <Thrown feats={feats} pounds={pounds} />}
        {thing?.isWeapon && (
          <p className="feat-note">As a weapon it has its own range and damage: see its attacks on the sheet.</p>
        )}
      </div>
    </div>
  );
}

function Thrown({ feats, pounds }: { feats: WorkedFeats; pounds: number }) {
  const [range, damage] = (['range', 'damage'] as const).map((part) => {
    const id = featStat('throwing', part, pounds);
    return feats.ids.includes(id) ? feats.get(id) : undefined;
  });
  if (!range) return null;
  if (range.value === null) {
    return (
      <p>
        No, it is too heavy to throw. <FeatFigure feat={range} />
      </p>
    );
  }
  return (
    <p className="feat-outcome">
      <span>
        Up to <FeatFigure feat={range} />
      </span>
      {damage && damage.value !== null && (
        <span>
          Damage <FeatFigure feat={damage} />
        </span>
      )}
    </p>
  );
}

interface JumpQuestionProps {
  feats: WorkedFeats;
  goals: Readonly<Record<JumpDirection, number | null>>;
  onAsk: (goals: Readonly<Record<JumpDirection, number | null>>) => void;
}

/** A distance or a height in; out whether the jump is possible, with what run-up, or with which roll. */
function JumpQuestion({ feats, goals, onAsk }: JumpQuestionProps) {
  const [direction, setDirection] = useState<JumpDirection>('broad');
  const goal = goals[direction];
  const answer = goal === null ? null : answerJump(feats, direction, goal);
  const ask = (next: number | null) => onAsk({ ...goals, [direction]: next });
  return (
    <div className="feat-question">
      <div className="feat-fields">
        <SegmentedControl
          label="Can I jump that?"
          value={direction}
          options={[
            { value: 'broad', label: 'Far' },
            { value: 'high', label: 'High' },
          ]}
          onCommit={setDirection}
        />
        <NumberField
          key={direction}
          label={direction === 'broad' ? 'Distance' : 'Height'}
          unit={jumpUnits[direction]}
          min={0}
          value={goal ?? undefined}
          onCommit={ask}
          onClear={() => ask(null)}
        />
      </div>
      <div role="status" className="feat-answer">
        {answer && <Answer answer={answer} />}
      </div>
    </div>
  );
}

function Answer({ answer: { verdict, run, rolls } }: { answer: JumpAnswer }) {
  return (
    <>
      {verdict === 'standing' && <p>Yes, from a standing start. No roll.</p>}
      {verdict === 'running' && (
        <p>
          Yes, with a run of <FeatFigure feat={run} />. No roll.
        </p>
      )}
      {verdict === 'effort' && <p>Too far as it is. With extra effort:</p>}
      {verdict === 'tooFar' && (
        <p>
          No, it is too far. <FeatFigure feat={run} />
        </p>
      )}
      {rolls.map(({ isRunning, roll }) => (
        <p key={roll.id}>
          {isRunning ? 'After a run, roll ' : 'Without a run, roll '}
          <FeatFigure feat={roll} />
          {roll.notes.length > 0 && (
            <small className="feat-note">; {roll.notes.map(({ words }) => words).join('; ')}</small>
          )}
        </p>
      ))}
    </>
  );
}

/** The feats of a ruleset once they are loaded; before that null. A load that fails is thrown, for the boundary around. */
function useFeatRules(ruleset: Ruleset): FeatRules | null {
  const [loaded, setLoaded] = useState<{ ruleset: Ruleset; rules: FeatRules } | { ruleset: Ruleset; fault: unknown }>();
  useEffect(() => {
    let isWanted = true;
    ruleset.loadFeats().then(
      (rules) => isWanted && setLoaded({ ruleset, rules }),
      (fault: unknown) => isWanted && setLoaded({ ruleset, fault }),
    );
    return () => {
      isWanted = false;
    };
  }, [ruleset]);
  if (loaded?.ruleset !== ruleset) return null;
  if ('fault' in loaded) throw loaded.fault;
  return loaded.rules;
}

/** The feats of a character in a state, with the answers to questions; null while they are being loaded. */
function useFeats(
  sheet: DerivedCharacter,
  { hitsLost, fatigueLost }: FeatState,
  questions: FeatQuestions,
): readonly WorkedFeats[] | null {
  const rules = useFeatRules(sheet.ruleset);
  return useMemo(
    () => rules && deriveFeats(sheet, rules, { hitsLost, fatigueLost }, questions),
    [sheet, rules, hitsLost, fatigueLost, questions],
  );
}
