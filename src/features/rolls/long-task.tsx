import { type MouseEvent, useMemo, useState } from 'react';
import type { LongTask } from '../../character/play.ts';
import { capitalize, formatNumber, formatSigned } from '../../engine/format.ts';
import type { StatId } from '../../engine/step.ts';
import { isSuccess, type RollResult, readRoll } from '../../rules/combat/outcomes/success-roll.ts';
import type { DerivedRoll } from '../../rules/rolls/derive-roll.ts';
import {
  afterIdleDay,
  afterTaskDay,
  deriveTaskDay,
  isExhausted,
  isLongDay,
  maxHours,
  pacesOf,
  progressOf,
  rulesOfDay,
  type TaskDay,
  taskStats,
  withoutTask,
} from '../../rules/rolls/long-task.ts';
import type { RollRules, RollSituation, RollSubject } from '../../rules/rolls/roll-rules.ts';
import { rollDice } from '../../state/character/roll-dice.ts';
import { usePreferences } from '../../state/view/preferences.ts';
import { Button, FigureButton } from '../../ui/buttons.tsx';
import { SelectField } from '../../ui/field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useInPlay } from '../fight/in-play.ts';
import { addToRoll, describeRoll, RollControl, TypedRoll } from '../fight/rolls.tsx';
import { describeTaskDay } from './roll-words.ts';

/** The answers to the questions of a day of work. */
interface TaskChoice {
  /** The place of the task in the list; null for a new one. */
  readonly index: number | null;
  /** Of a new one. */
  readonly name: string;
  readonly asked: number;
  readonly pace: string;
  readonly hours: number;
  readonly endured: RollResult | null;
}

/** A day of work that is being set up, with its numbers. */
interface Work {
  readonly longTasks: NonNullable<RollRules['longTasks']>;
  /** The rules whose modifiers are asked. */
  readonly rulesOfDay: RollRules;
  readonly day: TaskDay;
  readonly roll: DerivedRoll;
  /** The place of the task in the list, or of the one that begins. */
  readonly index: number;
  readonly isNew: boolean;
  readonly choose: (change: Partial<TaskChoice>) => void;
}

/** A day of work with this skill or attribute; null if the ruleset has no long tasks for it. */
export function useTaskDay(rules: RollRules, subject: RollSubject, situation: RollSituation): Work | null {
  const { sheet, combat, play } = useInPlay();
  const { longTasks } = rules;
  const { tasks = [] } = play;
  const [choice, setChoice] = useState<TaskChoice>(() => {
    const begun = tasks.findLastIndex(({ stat }) => stat === subject.stat);
    const day = longTasks?.day ?? 0;
    return { index: begun < 0 ? null : begun, name: '', asked: day, pace: '', hours: day, endured: null };
  });
  return useMemo(() => {
    if (!longTasks?.appliesTo(subject)) return null;
    const { name, asked, pace, hours, endured } = choice;
    const found = choice.index === null ? undefined : play.tasks?.[choice.index];
    const begun = found?.stat === subject.stat ? found : undefined;
    const fresh: LongTask = { name: name.trim() || subject.name, stat: subject.stat, asked, done: 0, days: 0 };
    const task = begun ?? (pace === '' ? fresh : { ...fresh, pace });
    const day = { task, hours, endured };
    return {
      longTasks,
      rulesOfDay: rulesOfDay(rules, longTasks),
      day,
      roll: deriveTaskDay(sheet, combat, rules, longTasks, subject, situation, day, isExhausted(play)),
      index: begun && choice.index !== null ? choice.index : (play.tasks?.length ?? 0),
      isNew: begun === undefined,
      choose: (change) => setChoice((before) => ({ ...before, ...change })),
    };
  }, [sheet, combat, play, rules, longTasks, subject, situation, choice]);
}

interface TaskFieldsProps {
  work: Work;
  subject: RollSubject;
  rules: RollRules;
  onExplain: (stat: StatId, event: MouseEvent<HTMLButtonElement>) => void;
}

const outcomes = [
  ['success', 'Success'],
  ['criticalSuccess', 'Critical success'],
  ['failure', 'Failure'],
  ['criticalFailure', 'Critical failure'],
] as const;

/** Which task, how long the day is, and what is left; what each result of the roll adds. */
export function TaskFields({ work, subject, rules, onExplain }: TaskFieldsProps) {
  const { combat, play, edit } = useInPlay();
  const { longTasks, day, roll, index, isNew, choose } = work;
  const { task, hours } = day;
  const figure = (stat: StatId, name: string) => (
    <FigureButton
      className="fight-figure-button"
      label={`${name} ${formatNumber(roll.worksheet.number(stat))}, explain`}
      onClick={(event) => onExplain(stat, event)}
    >
      {formatNumber(roll.worksheet.number(stat))}
    </FigureButton>
  );
  const listed = (play.tasks ?? []).flatMap(({ name, stat }, at) =>
    stat === subject.stat ? [{ value: String(at), label: name }] : [],
  );
  return (
    <section className="roll-contest" aria-label="Long task">
      <div className="fight-fields">
        {listed.length > 0 && (
          <SelectField
            label="Task"
            value={isNew ? '' : String(index)}
            options={[...listed, { value: '', label: 'A new one' }]}
            onCommit={(value) => choose({ index: value === '' ? null : Number(value) })}
          />
        )}
        {isNew && (
          <>
            <TextField
              label="What is to be done"
              value={task.name === subject.name ? '' : task.name}
              placeholder={subject.name}
              onCommit={(name) => choose({ name })}
            />
            <NumberField
              label="Man-hours asked"
              value={task.asked}
              min={1}
              onCommit={(asked) => choose({ asked: Math.max(1, asked) })}
            />
            <SelectField
              label="Pace of the whole"
              value={task.pace ?? ''}
              options={[
                { value: '', label: 'As usual' },
                ...pacesOf(rules, longTasks, subject, combat.fight).map(({ id, name, add }) => ({
                  value: id,
                  label: `${capitalize(name)} (${formatSigned(add)})`,
                })),
              ]}
              onCommit={(pace) => choose({ pace })}
            />
          </>
        )}
        <NumberField
          label="Hours worked"
          value={hours}
          min={1}
          max={maxHours}
          onCommit={(value) => choose({ hours: Math.min(maxHours, Math.max(1, Math.round(value))), endured: null })}
        />
      </div>
      <dl className="task-numbers">
        <div>
          <dt>Man-hours left</dt>
          <dd>{figure(taskStats.left, 'Man-hours left')}</dd>
        </div>
        <div>
          <dt>Of the whole</dt>
          <dd>{figure(taskStats.asked, 'Man-hours of the whole')}</dd>
        </div>
        <div>
          <dt>Days worked</dt>
          <dd>{formatNumber(task.days)}</dd>
        </div>
        {isLongDay(longTasks, hours) && (
          <div>
            <dt>{longTasks.longDay.name}</dt>
            <dd>
              {figure(taskStats.endured, longTasks.longDay.name)}
              {day.endured && <span className="fight-hint">{isSuccess(day.endured) ? 'endured' : 'not endured'}</span>}
            </dd>
          </div>
        )}
        {outcomes.map(([outcome, name]) => (
          <div key={outcome}>
            <dt>{name} adds</dt>
            <dd>
              {figure(taskStats[outcome], `${name} adds`)}
              {outcome === 'criticalFailure' && <span className="fight-hint">and ruins {longTasks.ruined}d</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div>
        {isExhausted(play) && (
          <Button
            onClick={() =>
              edit('a day without work', afterIdleDay, 'A day without work, to recover from the long one.')
            }
          >
            A day without work
          </Button>
        )}
        {!isNew && (
          <Button
            onClick={() => {
              choose({ index: null });
              edit(`${task.name} ended`, (now) => withoutTask(now, index), `${task.name}: the task is over.`);
            }}
          >
            End this task
          </Button>
        )}
      </div>
    </section>
  );
}

interface TaskRollProps {
  work: Work;
  subject: RollSubject;
  needed: number;
  onMade: () => void;
}

/** The rolls of a day of work: to endure a long one, then with the skill; after a critical failure for what it ruins. */
export function TaskRoll({ work, subject, needed, onMade }: TaskRollProps) {
  const { combat, edit } = useInPlay();
  const dice = usePreferences((preferences) => preferences.dice);
  const { longTasks, day, roll, index, choose } = work;
  /** A critical failure whose dice are still to be typed, as a sentence. */
  const [failed, setFailed] = useState<{ readonly result: RollResult; readonly sentence: string } | null>(null);
  const finish = (result: RollResult, sentence: string, ruined: number) => {
    const progress = progressOf(longTasks, roll, day, result, ruined);
    const outcome = describeTaskDay(progress);
    addToRoll(outcome);
    edit(`a day of ${day.task.name}`, (now) => afterTaskDay(combat, now, index, progress), sentence, outcome);
    setFailed(null);
    choose({ index, endured: null });
    onMade();
  };
  const settle = (total: number) => {
    const result = readRoll(combat.fight.rules.success, needed, total, subject.kind);
    const sentence = describeRoll(subject.name, needed, total, result);
    if (result.outcome === 'criticalFailure' && dice !== 'here') setFailed({ result, sentence });
    else finish(result, sentence, result.outcome === 'criticalFailure' ? rollDice(longTasks.ruined) : 0);
  };
  const endurance = roll.worksheet.number(taskStats.endured);
  const endure = (total: number) => {
    const endured = readRoll(combat.fight.rules.success, endurance, total, 'other');
    const sentence = describeRoll(longTasks.longDay.name, endurance, total, endured);
    choose({ endured });
    edit(sentence, (now) => now, sentence);
  };
  if (failed)
    return (
      <span className="typed-roll">
        <span>Man-hours ruined</span>
        <TypedRoll
          name="the man-hours ruined"
          dice={longTasks.ruined}
          onRolled={(ruined) => finish(failed.result, failed.sentence, ruined)}
        />
      </span>
    );
  const isEnduring = isLongDay(longTasks, day.hours) && day.endured === null;
  const next = isEnduring
    ? { name: longTasks.longDay.name, needed: endurance, kind: 'other' as const, onRolled: endure }
    : { name: subject.name, needed, kind: subject.kind, onRolled: settle };
  return (
    <>
      {isEnduring && <span>{next.name}:</span>}
      <RollControl key={next.name} {...next} />
      {/* Without dice on the screen the progress is counted all the same. */}
      {dice === 'off' && <TypedRoll key={`${next.name} typed`} name={next.name} dice={3} onRolled={next.onRolled} />}
    </>
  );
}
