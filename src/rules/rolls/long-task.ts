import type { LongTask, Play } from '../../character/play.ts';
import type { CombatSheet } from '../combat/derive-combat.ts';
import type { Fight } from '../combat/fight-rules.ts';
import { isSuccess, type RollResult } from '../combat/outcomes/success-roll.ts';
import { loseFatigue } from '../combat/state-after.ts';
import type { OpenedCharacter } from '../derive-character.ts';
import { type DerivedRoll, deriveRoll } from './derive-roll.ts';
import type { RollModifier, RollRules, RollSituation, RollSubject } from './roll-rules.ts';

type LongTaskRules = NonNullable<RollRules['longTasks']>;

/** A day of work on a long task. */
export interface TaskDay {
  /** With the progress until now. */
  readonly task: LongTask;
  /** Hours of work on that day. */
  readonly hours: number;
  /** The roll to endure a day longer than usual; null if there is none, or not yet. */
  readonly endured: RollResult | null;
}

/** The numbers of a day: man-hours of the whole, those left, the roll to endure it, and what each result adds. */
export const taskStats = {
  asked: 'task:asked',
  left: 'task:left',
  endured: 'task:endured',
  criticalSuccess: 'task:criticalSuccess',
  success: 'task:success',
  failure: 'task:failure',
  criticalFailure: 'task:criticalFailure',
} as const;

/** The most that anybody works in a day, in hours. */
export const maxHours = 24;

const wornOut = 'wornOut';

/** The penalty after a day that was too long. */
const wornOutBy = ({ cite, appliesTo }: LongTaskRules): RollModifier => ({
  id: wornOut,
  name: 'Worn out',
  cite,
  appliesTo,
  unit: '',
  most: 100,
  of: (amount) => ({ add: -amount, words: 'worn out by the long day' }),
});

/** The rules of the rolls of such a day, whose modifiers are offered: the pace is that of the whole task. */
export const rulesOfDay = (rules: RollRules, longTasks: LongTaskRules): RollRules => ({
  ...rules,
  modifiers: [...longTasks.modifiers, ...rules.modifiers.filter(({ id }) => id !== longTasks.pace.modifier)],
});

/** A pace at which a whole task can be done. */
interface Pace {
  readonly id: string;
  readonly name: string;
  /** What it adds to each roll. */
  readonly add: number;
}

/** The paces that a new task can have, other than the usual one: those of the modifier for time that change its man-hours. */
export const pacesOf = (
  rules: RollRules,
  { pace }: LongTaskRules,
  subject: RollSubject,
  fight: Fight,
): readonly Pace[] =>
  rules.modifiers
    .flatMap((modifier) =>
      modifier.id === pace.modifier && 'circumstances' in modifier ? modifier.circumstances(subject, fight) : [],
    )
    .filter(({ id }) => Object.hasOwn(pace.times, id));

/** True if the day before was so long that nobody works on this one. */
export const isExhausted = ({ tasks = [] }: Play): boolean => tasks.some(({ exhausted }) => exhausted);

/** True for a day that needs the roll to endure it. */
export const isLongDay = ({ day }: LongTaskRules, hours: number): boolean => hours > day;

/**
 * The roll of a day of work, with the numbers of `taskStats` on its worksheet. Of a day shorter than usual the hours that were worked
 * count; of a longer one too, but for the failure of somebody who could not endure it. Man-hours are not rounded.
 */
export function deriveTaskDay(
  sheet: Pick<OpenedCharacter, 'ruleset'>,
  combat: CombatSheet,
  rules: RollRules,
  longTasks: LongTaskRules,
  subject: RollSubject,
  situation: RollSituation,
  { task, hours, endured }: TaskDay,
  exhausted: boolean,
): DerivedRoll {
  const { cite, day, pace, longDay, worth, ruined } = longTasks;
  const penalty = penaltyOf(longTasks, endured);
  const roll = deriveRoll(
    sheet,
    combat,
    {
      ...rules,
      modifiers: [...longTasks.modifiers, ...rules.modifiers, wornOutBy(longTasks)],
      state: (w, fight, of) => {
        if (exhausted) w.start(null, 'too exhausted by the day before to work', { cite });
        else rules.state(w, fight, of);
      },
    },
    subject,
    { ...situation, named: { ...situation.named, [pace.modifier]: task.pace ?? '', [wornOut]: penalty } },
  );
  const { worksheet } = roll;
  worksheet.define({
    id: taskStats.asked,
    name: 'man-hours of the task',
    cite,
    formula: (w) => {
      w.start(task.asked, 'asked');
      const times = Object.entries(pace.times).find(([id]) => id === task.pace)?.[1];
      if (times !== undefined) w.multiply(times, 'its pace');
    },
  });
  worksheet.define({
    id: taskStats.left,
    name: 'man-hours left',
    cite,
    formula: (w) => {
      w.startFrom(taskStats.asked).add(-task.done, 'done');
      if (typeof w.value === 'number' && w.value < 0) w.atLeast(0, 'nothing is left');
    },
  });
  worksheet.define({
    id: taskStats.endured,
    name: longDay.name,
    cite,
    formula: (w) => longDay.formula(w, hours),
  });
  for (const outcome of outcomes) {
    const { times, words } = worth[outcome];
    worksheet.define({
      id: taskStats[outcome],
      name: `man-hours by a ${words}`,
      cite,
      formula: (w) => {
        w.start(hours, 'hours worked');
        if (penalty > 0 && !isSuccess({ outcome }) && hours > day) w.atMost(day, 'worn out: a usual day at most');
        if (times !== 1) w.multiply(times, words);
        if (times === 0) w.note(`and ${ruined}d man-hours that were done are ruined`);
      },
    });
  }
  return roll;
}

const outcomes = ['criticalSuccess', 'success', 'failure', 'criticalFailure'] as const;

/** The penalty, and the fatigue, of somebody who could not endure the day; 0 for anybody else. */
const penaltyOf = ({ longDay }: LongTaskRules, endured: RollResult | null): number =>
  endured && !isSuccess(endured) ? longDay.penalty(endured) : 0;

/** What a day of work has brought, in man-hours and points of fatigue. */
export interface TaskProgress {
  readonly task: LongTask;
  readonly added: number;
  readonly ruined: number;
  readonly fatigue: number;
  /** What is left of the whole. */
  readonly left: number;
  readonly isFinished: boolean;
}

/** The task after a day of work that was rolled for. `ruined` is what the dice of a critical failure show. */
export function progressOf(
  longTasks: LongTaskRules,
  { worksheet }: DerivedRoll,
  { task, endured }: TaskDay,
  { outcome }: Pick<RollResult, 'outcome'>,
  ruined: number,
): TaskProgress {
  const added = worksheet.number(taskStats[outcome]);
  const lost = outcome === 'criticalFailure' ? Math.min(task.done, ruined) : 0;
  const done = task.done + added - lost;
  const { exhausted: _, ...rest } = task;
  const asked = worksheet.number(taskStats.asked);
  const isExhaustedNow = endured?.outcome === 'criticalFailure';
  return {
    task: { ...rest, done, days: task.days + 1, ...(isExhaustedNow ? { exhausted: true } : {}) },
    added,
    ruined: lost,
    fatigue: penaltyOf(longTasks, endured),
    left: Math.max(0, asked - done),
    isFinished: done >= asked,
  };
}

/** The state after that day; `index` is the place of the task in the list, or its length for one that begins. */
export function afterTaskDay(combat: CombatSheet, play: Play, index: number, { task, fatigue }: TaskProgress): Play {
  const { tasks = [] } = play;
  return {
    ...play,
    state: loseFatigue(combat, play.state, fatigue),
    tasks: [...tasks.slice(0, index), task, ...tasks.slice(index + 1)],
  };
}

/** The state without a task. */
export function withoutTask({ tasks = [], ...play }: Play, index: number): Play {
  const left = tasks.filter((_, each) => each !== index);
  return left.length > 0 ? { ...play, tasks: left } : play;
}

/** The state after a day without work, which ends the exhaustion. */
export const afterIdleDay = ({ tasks = [], ...play }: Play): Play => ({
  ...play,
  tasks: tasks.map(({ exhausted: _, ...task }) => task),
});
