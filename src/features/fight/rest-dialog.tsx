import { useEffect, useState } from 'react';
import type { Play } from '../../character/play.ts';
import { formatDice } from '../../engine/dice.ts';
import { capitalize, formatNumber, formatSpan, formatValue } from '../../engine/format.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { describePassing } from '../../rules/combat/magic/spell-time.ts';
import {
  afterRest,
  canTreat,
  firstAidAt,
  type Healer,
  healerOf,
  type Recovery,
  type RecoveryRequest,
  type RestLength,
  recover,
  restMinutes,
  tire,
} from '../../rules/combat/recovery.ts';
import { lossOf } from '../../rules/combat/state-after.ts';
import { pointsLeft } from '../../sheet-model/model/points-left.ts';
import { rollDice } from '../../state/character/roll-dice.ts';
import { explain, offerSheet } from '../../state/view/explanations.ts';
import { usePreferences } from '../../state/view/preferences.ts';
import { announce } from '../../ui/announce.ts';
import { Button, FigureButton } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { ExchangeRollField } from './exchange-requests.tsx';
import type { FightSide, InPlay } from './in-play.ts';
import './fight.css';
import { formatHits, hitsInSentence } from '../../rules/shared/hit-words.ts';

const restNames: Readonly<Record<RestLength, string>> = {
  none: 'No rest',
  tenMinutes: '10 minutes',
  hour: 'An hour',
  night: 'A night',
  day: 'A day',
  week: 'A week',
};
const restLengths = (['none', 'tenMinutes', 'hour', 'night', 'day', 'week'] as const).map((value) => ({
  value,
  label: restNames[value],
}));

/** In place of a healer's name: a level that is typed. */
const somebodyElse = '';

interface RestDialogProps {
  /** Who rests. */
  who: FightSide;
  /** Those who may treat them, their own side first; the unconscious are left out. */
  healers: readonly FightSide[];
  /** How many of these are of their own side; all if absent. */
  friends?: number;
  /** Writes the change as one step of undo, with sentences for the log. */
  onApply: InPlay['edit'];
  /** The same in an encounter, whose clock moves on for everybody by so many seconds. */
  onTimePasses?: (seconds: number, ...edit: Parameters<InPlay['edit']>) => void;
  onClose: () => void;
}

/** The name under which the numbers of a recovery are explained. */
const restSheetName = 'rest';

interface Chosen {
  readonly treatment: RecoveryRequest['treatment'];
  readonly healer: string;
  readonly typedLevel: number;
  readonly techLevel: number;
  readonly rest: RestLength;
  readonly physician: string | null;
  readonly typedPhysician: number;
  readonly meals: boolean;
}

/** Treatment and rest of one fighter: what is done, the rolls, each of which can be changed, and what comes of it. */
export function RestDialog({
  who,
  healers: all,
  friends = all.length,
  onApply,
  onTimePasses,
  onClose,
}: RestDialogProps) {
  const healers = all.filter(({ play: ofHealer }) => canTreat(ofHealer));
  const ownSide = all.slice(0, friends).filter((healer) => healers.includes(healer));
  const [{ sheet, combat, play, name }] = useState(who);
  const dice = usePreferences((preferences) => preferences.dice);
  const { recovery: rules } = combat.fight.rules;
  const [chosen, setChosen] = useState<Chosen>(() => ({
    treatment: 'none',
    healer: bestHealer(ownSide),
    typedLevel: 10,
    techLevel: sheet.context.saved.character.campaign.techLevel ?? 3,
    rest: 'hour',
    physician: null,
    typedPhysician: 12,
    meals: true,
  }));
  const [answers, setAnswers] = useState<Answers>({});
  const [movesClock, setMovesClock] = useState(true);
  useEffect(() => () => offerSheet(restSheetName, null), []);
  const change = (fields: Partial<Chosen>) => {
    setChosen({ ...chosen, ...fields });
    setAnswers({});
  };
  const levels = new Map(healers.map((side) => [side.name, healerOf(side.sheet, side.rules.recovery)]));
  const withRolls = (rolls: readonly number[]) => recover(combat, play, requestOf(chosen, levels), rolls);
  const recovery = followAnswers(answers, withRolls);
  const isCounted = onTimePasses !== undefined && recovery.minutes > 0;
  const next = afterRest(play, sheet, recovery, isCounted, lossOf(combat));
  const apply = () => {
    const words = describeDone(chosen);
    const sentences = [`${words}.`, ...recovery.log, ...describePassing(play, next)];
    const change = (current: Play): Play => ({ ...next, log: current.log });
    if (isCounted && movesClock) onTimePasses(recovery.minutes * 60, words, change, ...sentences);
    else onApply(words, change, ...sentences);
    announce(`${words}. ${describePoints(sheet, play, next)}`);
    onClose();
  };
  const setAll = (known: Answers) => setAnswers(dice === 'here' ? withAllAnswers(known, withRolls) : known);
  const answer = (words: string, total: number) => setAll({ ...answers, [words]: total });
  const isIdle = chosen.treatment === 'none' && chosen.rest === 'none';
  return (
    <Dialog
      title={`Rest and treatment: ${name}`}
      size="medium"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {recovery.next !== null && dice === 'here' ? (
            <Button variant="primary" onClick={() => setAll(answers)}>
              Make the rolls
            </Button>
          ) : (
            <Button variant="primary" disabled={recovery.next !== null || isIdle} onClick={apply}>
              Apply
            </Button>
          )}
        </>
      }
    >
      <div className="fight-part">
        <Treatment chosen={chosen} levels={levels} who={who} onChange={change} />
        <SegmentedControl
          label="How long"
          value={chosen.rest}
          options={restLengths}
          onCommit={(rest) => change({ rest })}
        />
        {restMinutes[chosen.rest] >= restMinutes.day && rules.care && (
          <Care chosen={chosen} levels={levels} minLevel={rules.care.minLevel} onChange={change} />
        )}
        {(restMinutes[chosen.rest] >= restMinutes.day || rules.fatigue.withMeal > 0) && chosen.rest !== 'none' && (
          <Checkbox label="With decent food" checked={chosen.meals} onCommit={(meals) => change({ meals })} />
        )}
        <ProcedureRolls
          procedure={recovery}
          who={who}
          sheetName={restSheetName}
          onRolled={(index, total) => answer(recovery.made[index]?.words ?? '', total)}
          onNext={(total) => answer(recovery.next?.words ?? '', total)}
        />
        {isCounted && (
          <Checkbox
            label={`Time passes for everybody: ${formatSpan(recovery.minutes * 60)} on the clock`}
            hint="Turn it off for the second of two who rest at the same time"
            checked={movesClock}
            onCommit={setMovesClock}
          />
        )}
        {recovery.next === null && !isIdle && (
          <p className="rest-result" role="status">
            {describePoints(sheet, play, next)}
          </p>
        )}
        <MissedNights
          who={who}
          onApply={(label, by, points) => {
            onApply(label, (current) => ({ ...current, state: tire(combat, current.state, by, points) }), `${label}.`);
            announce(`${label}.`);
            onClose();
          }}
        />
      </div>
    </Dialog>
  );
}

/** The one who treats wounds best; somebody else if there is nobody. */
function bestHealer(healers: readonly FightSide[]): string {
  const levelOf = (side: FightSide) => healerOf(side.sheet, side.rules.recovery).firstAid ?? 0;
  const best = Math.max(0, ...healers.map(levelOf));
  return healers.find((side) => levelOf(side) === best)?.name ?? somebodyElse;
}

type Levels = ReadonlyMap<string, Healer>;

const requestOf = (chosen: Chosen, levels: Levels): RecoveryRequest => ({
  treatment: chosen.treatment,
  healer: {
    name: chosen.healer === somebodyElse ? 'somebody else' : chosen.healer,
    firstAid: levels.get(chosen.healer)?.firstAid ?? chosen.typedLevel,
  },
  techLevel: chosen.techLevel,
  rest: chosen.rest,
  physician:
    chosen.physician === null
      ? null
      : (levels.get(chosen.physician)?.physician ?? (chosen.physician === somebodyElse ? chosen.typedPhysician : null)),
  meals: chosen.meals,
});

/** What dice showed, by the words of the roll: one that is changed leaves those of the others. */
type Answers = Readonly<Record<string, number>>;
type WithRolls = (rolls: readonly number[]) => Recovery;

/** The recovery as far as its rolls have answers. */
function followAnswers(answers: Answers, again: WithRolls): Recovery {
  const rolls: number[] = [];
  for (;;) {
    const recovery = again(rolls);
    const rolled = recovery.next ? ownValue(answers, recovery.next.words) : undefined;
    if (rolled === undefined) return recovery;
    rolls.push(rolled);
  }
}

/** Rolls made by the program until none is asked for. */
function withAllAnswers(answers: Answers, again: WithRolls): Answers {
  for (let known = answers; ; ) {
    const { next } = followAnswers(known, again);
    if (next === null) return known;
    known = { ...known, [next.words]: rollDice(next.dice) };
  }
}

/** Rolls made by the program until none is asked for, where none has words of its own. */
export function withAllRolls(
  rolls: readonly number[],
  again: (made: readonly number[]) => Pick<Procedure, 'next'>,
): readonly number[] {
  let made = rolls;
  for (let asked = again(made).next; asked !== null; asked = again(made).next) made = [...made, rollDice(asked.dice)];
  return made;
}

/** "First aid, a night's rest". */
function describeDone({ treatment, rest }: Chosen): string {
  const done = [
    ...(treatment === 'none' ? [] : [treatment === 'bandage' ? 'bandages' : 'first aid']),
    ...(rest === 'none' ? [] : [`rest: ${restNames[rest].toLowerCase()}`]),
  ];
  return capitalize(done.join(', '));
}

/** "Hits 3 → 5. Fatigue 8 → 10." */
export function describePoints(sheet: FightSide['sheet'], before: Play, after: Play): string {
  const now = pointsLeft(sheet, after);
  const changes = pointsLeft(sheet, before).map(({ id, name, left, full }) => {
    const then = now.find((points) => points.id === id)?.left ?? left;
    return then === left
      ? `${name} ${formatNumber(left)} of ${full}, as before.`
      : `${name} ${formatNumber(left)} → ${formatNumber(then)} of ${full}.`;
  });
  return changes.join(' ');
}

interface PartProps {
  chosen: Chosen;
  levels: Levels;
  onChange: (fields: Partial<Chosen>) => void;
}

/** What is done for wounds, by whom, at which tech level. */
function Treatment({ chosen, levels, who, onChange }: PartProps & { who: FightSide }) {
  const { recovery: rules, wounds } = who.combat.fight.rules;
  const { unit } = wounds;
  const { notation } = who.sheet.ruleset;
  const { treatment, healer, techLevel, typedLevel } = chosen;
  const row = firstAidAt(rules, techLevel);
  const asksSkill = treatment === 'bandage' ? rules.bandage.skill : rules.firstAid.skill;
  const firstAid = row
    ? `First aid at TL${techLevel}: ${formatDice(row.dice, notation)} ${hitsInSentence(unit)}, at least 1, ${formatSpan(60 * row.minutes)}`
    : 'First aid';
  return (
    <div className="fight-fields">
      <SelectField
        label="Wounds"
        value={treatment}
        options={[
          { value: 'none' as const, label: 'Not treated' },
          {
            value: 'bandage' as const,
            label: `Bandages: ${formatHits(1, unit)}, ${formatSpan(60 * rules.bandage.minutes)}`,
          },
          { value: 'firstAid' as const, label: firstAid },
        ]}
        message={
          treatment !== 'none' && who.play.state.bandaged ? 'These wounds were treated before: more does not help.' : ''
        }
        onCommit={(value) => onChange({ treatment: value })}
      />
      {treatment === 'firstAid' && (
        <NumberField
          label="Tech level"
          value={techLevel}
          min={0}
          onCommit={(value) => onChange({ techLevel: Math.max(0, Math.floor(value)) })}
        />
      )}
      {treatment !== 'none' && (
        <SelectField
          label="Who treats"
          value={healer}
          options={[
            ...[...levels].map(([name, { firstAid: level }]) => ({
              value: name,
              label: level === null ? name : `${name}: First Aid ${level}`,
            })),
            { value: somebodyElse, label: 'Somebody else' },
          ]}
          onCommit={(value) => onChange({ healer: value })}
        />
      )}
      {treatment !== 'none' && asksSkill && healer === somebodyElse && (
        <NumberField
          label="First Aid level"
          value={typedLevel}
          onCommit={(value) => onChange({ typedLevel: Math.floor(value) })}
        />
      )}
    </div>
  );
}

/** The physician of a longer rest. */
function Care({ chosen, levels, minLevel, onChange }: PartProps & { minLevel: number }) {
  const physicians = [...levels].filter(([, { physician }]) => physician !== null);
  const nobody = '-';
  return (
    <div className="fight-fields">
      <SelectField
        label="In the care of"
        hint={`A physician with ${minLevel} or better adds 1 to each day’s roll`}
        value={chosen.physician ?? nobody}
        options={[
          { value: nobody, label: 'Nobody' },
          ...physicians.map(([name, { physician }]) => ({ value: name, label: `${name}: Physician ${physician}` })),
          { value: somebodyElse, label: 'Another physician' },
        ]}
        onCommit={(value) => onChange({ physician: value === nobody ? null : value })}
      />
      {chosen.physician === somebodyElse && (
        <NumberField
          label="Physician level"
          value={chosen.typedPhysician}
          onCommit={(value) => onChange({ typedPhysician: Math.floor(value) })}
        />
      )}
    </div>
  );
}

interface ProcedureRoll {
  /** "Day 3: natural recovery". */
  readonly words: string;
  /** The number to roll against, or the dice as a number of the worksheet; null for plain dice. */
  readonly stat: string | null;
  readonly dice: number;
}

/** Rolls that are asked for one after the other: those that were made, and the next one. */
interface Procedure {
  readonly worksheet: Worksheet;
  readonly made: readonly (ProcedureRoll & { readonly rolled: number; readonly result: string })[];
  readonly next: ProcedureRoll | null;
}

interface ProcedureRollsProps {
  procedure: Procedure;
  who: FightSide;
  /** Before the names of the rolls, for screen readers, where several have them: "Bandit 1: ". */
  prefix?: string;
  /** The name under which the numbers are explained. */
  sheetName: string;
  onRolled: (index: number, total: number) => void;
  onNext: (total: number) => void;
}

/** The rolls that were made, each of which can be changed, and the next one where it is typed. */
export function ProcedureRolls({
  procedure: { made, next, worksheet },
  who,
  prefix = '',
  sheetName,
  onRolled,
  onNext,
}: ProcedureRollsProps) {
  const dice = usePreferences((preferences) => preferences.dice);
  if (made.length === 0 && (next === null || dice === 'here')) return null;
  const figure = (words: string, stat: string | null) => {
    if (stat === null) return null;
    const text = formatValue(worksheet.get(stat).value, who.sheet.ruleset.notation);
    return (
      <FigureButton
        className="exchange-figure"
        label={`${prefix}${words}: ${text}, explain`}
        onClick={(event) => {
          offerSheet(sheetName, { ...who.sheet, worksheet });
          explain(stat, event, sheetName);
        }}
      >
        {text}
      </FigureButton>
    );
  };
  return (
    <ol className="exchange-steps" aria-label={prefix === '' ? 'Rolls' : `${prefix}rolls`}>
      {made.map(({ words, stat, dice: count, rolled, result }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rolls come in a fixed order, and two may have the same words
        <li key={`${index} ${words}`} className="exchange-step">
          <div className="exchange-step-head">
            <span className="exchange-step-name">{capitalize(words)}</span>
            {figure(words, stat)}
            <ExchangeRollField
              name={`${prefix}${words}`}
              dice={count}
              value={rolled}
              onRolled={(total) => onRolled(index, total)}
            />
          </div>
          <p className="exchange-sentence">{capitalize(result)}.</p>
        </li>
      ))}
      {next !== null && dice !== 'here' && (
        <li key={`${made.length} ${next.words}`} className="exchange-step">
          <div className="exchange-step-head">
            <span className="exchange-step-name">{capitalize(next.words)}</span>
            {figure(next.words, next.stat)}
            <ExchangeRollField
              key={`${made.length} ${next.words}`}
              name={`${prefix}${next.words}`}
              dice={next.dice}
              onRolled={onNext}
            />
          </div>
        </li>
      )}
    </ol>
  );
}

interface MissedNightsProps {
  who: FightSide;
  onApply: (label: string, by: 'sleep' | 'hunger', points: number) => void;
}

/** Fatigue of missed sleep and meals, which an ordinary rest does not give back. */
function MissedNights({ who, onApply }: MissedNightsProps) {
  const { sleep, hunger } = who.combat.fight.rules.recovery;
  const { night, half } = sleep;
  const [points, setPoints] = useState(1);
  return (
    <Disclosure lazy summary="Missed sleep or meals">
      <div className="fight-fields">
        {night === null || half === null ? (
          <>
            <NumberField
              label="Fatigue of missed sleep"
              value={points}
              min={1}
              whileTyping
              onCommit={(typed) => setPoints(Math.max(1, Math.floor(typed)))}
            />
            <Button onClick={() => onApply(`Missed sleep: ${points} fatigue lost`, 'sleep', points)}>
              Missed sleep
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => onApply(`A night without sleep: ${night} fatigue lost`, 'sleep', night)}>
              A night without sleep: {night} fatigue
            </Button>
            <Button onClick={() => onApply(`Half a night of sleep: ${half} fatigue lost`, 'sleep', half)}>
              Half a night: {half} fatigue
            </Button>
          </>
        )}
        {hunger && (
          <Button onClick={() => onApply(`A missed meal: ${hunger.meal} fatigue lost`, 'hunger', hunger.meal)}>
            A missed meal: {hunger.meal} fatigue
          </Button>
        )}
      </div>
      <p className="fight-hint">
        Rest does not give it back: a full night’s sleep does{hunger ? `, or ${hunger.day} a day with three meals` : ''}
        .
      </p>
    </Disclosure>
  );
}
