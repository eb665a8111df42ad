import { describe, expect, it } from 'vitest';
import { situationOf } from '../../character/combat-situation.ts';
import { atRest, type LongTask, type Play } from '../../character/play.ts';
import { describeDerivation } from '../../engine/format.ts';
import { saved, skill } from '../../testing/rows.ts';
import { deriveCombat, describeRefusal } from '../combat/derive-combat.ts';
import type { RollResult } from '../combat/outcomes/success-roll.ts';
import { restored } from '../combat/recovery.ts';
import { openWorksheet } from '../derive-character.ts';
import { modifiersFor } from './derive-roll.ts';
import {
  afterIdleDay,
  afterTaskDay,
  deriveTaskDay,
  isExhausted,
  isLongDay,
  pacesOf,
  progressOf,
  rulesOfDay,
  type TaskDay,
  taskStats,
  withoutTask,
} from './long-task.ts';
import { plainSituation } from './roll-rules.ts';
import { rollSubject } from './roll-subject.ts';

const sheet = openWorksheet(saved('fourth-edition', { attributes: { dx: 11, ht: 12 }, skills: [skill('stealth', 4)] }));
const [fightRules, rules] = await Promise.all([sheet.ruleset.loadFightRules(), sheet.ruleset.loadRollRules()]);
const combat = deriveCombat(sheet, fightRules, situationOf({}));
const dx = rollSubject(combat.worksheet, sheet.context, 'dx');
const { longTasks } = rules;
if (!dx || !longTasks) throw new Error('no long tasks');

/** The labor on the rope bridge of the book: 40 man-hours by DX. */
const bridge = (more: Partial<LongTask> = {}): LongTask => ({
  name: 'Rope bridge',
  stat: 'dx',
  asked: 40,
  done: 0,
  days: 0,
  ...more,
});
const result = (outcome: RollResult['outcome'], margin = 0): RollResult => ({ outcome, margin });
const dayOf = (more: Partial<TaskDay> = {}): TaskDay => ({ task: bridge(), hours: 8, endured: null, ...more });
const derive = (day: Partial<TaskDay> = {}, named: Readonly<Record<string, string | number>> = {}, exhausted = false) =>
  deriveTaskDay(sheet, combat, rules, longTasks, dx, { ...plainSituation, named }, dayOf(day), exhausted);
const numbersOf = (day: Partial<TaskDay> = {}) => {
  const { worksheet } = derive(day);
  return (['success', 'criticalSuccess', 'failure', 'criticalFailure'] as const).map((each) =>
    worksheet.number(taskStats[each]),
  );
};
const progress = (day: Partial<TaskDay>, outcome: RollResult['outcome'], ruined = 0) =>
  progressOf(longTasks, derive(day), dayOf(day), result(outcome), ruined);
const play = (...tasks: LongTask[]): Play => ({ ...atRest, tasks });

describe('a day of a long task (Basic Set p. 346)', () => {
  it('is worth 8 man-hours by a success, 12 by a critical one, 4 by a failure, none by a critical one', () => {
    expect(numbersOf()).toEqual([8, 12, 4, 0]);
  });

  it('explains what a critical success adds, and what a critical failure ruins', () => {
    const { worksheet } = derive();
    const words = (stat: string) => describeDerivation(worksheet.get(stat), sheet.ruleset.notation);
    expect(words(taskStats.criticalSuccess)).toContain('critical success');
    expect(worksheet.get(taskStats.criticalFailure).notes[0]?.words).toBe('and 2d man-hours that were done are ruined');
  });

  it('of 40 man-hours is followed by four more', () => {
    let task = bridge();
    for (let day = 1; day <= 4; day += 1) task = progress({ task }, 'success').task;
    expect([task.done, task.days]).toEqual([32, 4]);
    expect(progress({ task }, 'failure')).toMatchObject({ left: 4, isFinished: false });
    expect(progress({ task }, 'success')).toMatchObject({ left: 0, isFinished: true, task: { done: 40, days: 5 } });
  });

  it('ruins 2d man-hours by a critical failure, and never more than were done', () => {
    expect(progress({ task: bridge({ done: 16 }) }, 'criticalFailure', 7)).toMatchObject({ ruined: 7, left: 31 });
    expect(progress({ task: bridge({ done: 4 }) }, 'criticalFailure', 7)).toMatchObject({ ruined: 4, left: 40 });
  });

  it('is rolled at +1 by a supervisor’s success, at +2 by a critical one', () => {
    expect(
      [derive(), derive({}, { supervisor: 'success' }), derive({}, { supervisor: 'critical' })].map(
        (roll) => roll.needed,
      ),
    ).toEqual([11, 12, 13]);
  });

  it('of half the man-hours is rolled at −5, of twice as many at +1, whatever is said about the time of the day', () => {
    const at = (pace: string) => derive({ task: bridge({ pace }) }, { time: 'x30' });
    expect([at('-50'), at('x2')].map(({ needed, worksheet }) => [worksheet.number(taskStats.asked), needed])).toEqual([
      [20, 6],
      [80, 12],
    ]);
  });

  it('asks for the pace of the whole, at which nothing is done in no time', () => {
    expect(pacesOf(rules, longTasks, dx, combat.fight).map(({ id }) => id)).not.toContain('instant');
    const offered = modifiersFor(rulesOfDay(rules, longTasks), dx, combat.fight).map(({ id }) => id);
    expect(offered).toContain('supervisor');
    expect(offered).not.toContain('time');
  });

  it('is no day of casting spells', () => {
    expect(longTasks.appliesTo({ ...dx, use: 'spell' })).toBe(false);
  });
});

describe('a day longer than eight hours', () => {
  it('needs a roll against HT, at −1 for each hour over 10', () => {
    expect([8, 9].map((hours) => isLongDay(longTasks, hours))).toEqual([false, true]);
    expect([9, 10, 12, 14].map((hours) => derive({ hours }).worksheet.number(taskStats.endured))).toEqual([
      12, 12, 10, 8,
    ]);
  });

  it('is worth its hours to somebody who endures it', () => {
    expect(numbersOf({ hours: 12, endured: result('success', 2) })).toEqual([12, 18, 6, 0]);
  });

  it('costs who does not endure it 2 or the margin of failure, from the roll and in fatigue; more only if the work succeeds', () => {
    const by = (margin: number): Partial<TaskDay> => ({ hours: 12, endured: result('failure', margin) });
    expect([by(-1), by(-3)].map((day) => derive(day).needed)).toEqual([9, 8]);
    expect(numbersOf(by(-3))).toEqual([12, 18, 4, 0]);
    const after = afterTaskDay(combat, play(), 0, progress(by(-3), 'success'));
    expect([after.state.fatigueLost, after.tasks?.[0]?.done]).toEqual([3, 12]);
  });

  it('with a critical failure of HT leaves nobody fit to work the next day', () => {
    const day = { hours: 12, endured: result('criticalFailure', -8) };
    const after = afterTaskDay(
      combat,
      play(bridge({ done: 8 })),
      0,
      progress({ ...day, task: bridge({ done: 8 }) }, 'success'),
    );
    expect([isExhausted(after), after.state.fatigueLost, after.tasks?.[0]?.done]).toEqual([true, 8, 20]);
    const next = derive({}, {}, true);
    expect([next.needed, describeRefusal(next.worksheet.get(next.stat))]).toEqual([
      null,
      'too exhausted by the day before to work',
    ]);
    expect(isExhausted(afterIdleDay(after))).toBe(false);
  });
});

describe('tasks in play', () => {
  const [one, two] = [bridge(), bridge({ name: 'Hut' })];

  it('are changed each in its place, and the last that ends leaves none', () => {
    const after = afterTaskDay(combat, play(one, two), 1, progress({ task: two }, 'success'));
    expect(after.tasks?.map(({ name, done }) => [name, done])).toEqual([
      ['Rope bridge', 0],
      ['Hut', 8],
    ]);
    expect(withoutTask(after, 0).tasks?.map(({ name }) => name)).toEqual(['Hut']);
    expect(withoutTask(play(one), 0)).toEqual(atRest);
  });

  it('stay when everything else is restored', () => {
    expect(restored({ ...play(one), turn: 3 })).toMatchObject({ tasks: [{ name: 'Rope bridge' }] });
  });
});
