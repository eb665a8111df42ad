import { describe, expect, it } from 'vitest';
import { featsOf } from '../../../../testing/feats-of.ts';
import { item, saved, skill, trait } from '../../../../testing/rows.ts';

const fighter = (choices: Parameters<typeof saved>[1]) => saved('man-to-man', choices);
const ballast = (pounds: number) => item('large-knife', { place: 'carried', weightOverride: pounds });

/** Entered a second time from the book: weights for ST 11 (p. 50). */
const lifts = {
  oneHand: '66',
  twoHands: '275',
  back: '330',
  drag: '440',
  wheels: '1,100',
  road: '2,200',
  push: '110',
  rush: '220',
};

/** The same: how far ST 10 throws each weight of the table (p. 51). */
const throws: Record<string, string> = {
  0.25: '35',
  1: '35',
  1.5: '30',
  2: '25',
  3: '19',
  4: '15',
  5: '12',
  7.5: '10',
  10: '8',
  15: '7',
  20: '6',
  25: '5',
  30: '4',
  40: '3',
  50: '2½',
  60: '2',
  80: '1½',
  100: '1',
  200: '½',
  251: '–',
};

/** The same: damage by ST in the four columns (p. 51). */
const damage: Record<number, string[]> = {
  4: ['–', '–', '–', '–'],
  5: ['1−5', '1−4', '1−5', '–'],
  8: ['1−4', '1−3', '1−3', '–'],
  9: ['1−3', '1−2', '1−2', '1−3'],
  12: ['1−2', '1−1', '1−1', '1−2'],
  13: ['1−1', '1', '1', '1'],
  16: ['1', '1+1', '1+2', '1+2'],
  17: ['1+1', '1+2', '2−2', '2−1'],
  20: ['1+2', '2−2', '2−1', '2'],
  24: ['1+2', '2−2', '2−1', '2'],
};

describe('lifting by Man to Man (p. 50)', () => {
  it('the weights are multiples of ST', async () => {
    const { text, sentence } = await featsOf(fighter({ attributes: { st: 11 } }));
    for (const [id, pounds] of Object.entries(lifts)) expect(text(`lifting.${id}`), id).toBe(pounds);
    expect(sentence('lifting.twoHands')).toBe('lift with two hands 275 lb: ST 11; multiplier × 25. (Man to Man p. 50)');
    expect(text('lifting.effort')).toBe('10');
  });

  it('the ST is reduced by fatigue', async () => {
    const { text, sentence } = await featsOf(fighter({ attributes: { st: 11 } }), { fatigueLost: 4 });
    expect(text('lifting.oneHand')).toBe('42');
    expect(sentence('jumping.broad')).toBe('broad jump 4 ft: ST 7; base −3; minimum 0. (Man to Man p. 49)');
  });
});

describe('throwing by Man to Man (pp. 50–51)', () => {
  it('the row of the lighter weight applies', async () => {
    const weights = Object.keys(throws).map(Number);
    const { text } = await featsOf(fighter({ attributes: { st: 10 } }), { weights });
    for (const weight of weights) expect(text(`throwing.range.${weight}`), `${weight} lb`).toBe(throws[weight]);
  });

  it('the examples of the book match: a grenade, a sack and a companion', async () => {
    const far = async (st: number, weight: number) =>
      (await featsOf(fighter({ attributes: { st } }), { weights: [weight] })).text(`throwing.range.${weight}`);
    expect([await far(12, 2), await far(16, 50), await far(14, 120)]).toEqual(['30', '4', '1.4']);
  });

  it('damage depends on ST and weight', async () => {
    for (const [st, row] of Object.entries(damage)) {
      const { texts } = await featsOf(fighter({ attributes: { st: Number(st) } }), { weights: [0.5, 11, 51, 101] });
      const found = texts('throwing.damage.0.5', 'throwing.damage.11', 'throwing.damage.51', 'throwing.damage.101');
      const heaviest = Number(st) * 25 < 101 ? '–' : row[3];
      expect(found, `ST ${st}`).toEqual([...row.slice(0, 3), heaviest]);
    }
  });

  it('a sixth of Throwing adds to ST for the distance, and the roll is against it or DX−3', async () => {
    const thrower = await featsOf(fighter({ attributes: { st: 10, dx: 12 }, skills: [skill('throwing', 8)] }));
    expect(thrower.texts('throwing.range.2', 'throwing.damage.2', 'throwing.target')).toEqual(['30', '1−3', '13']);
    expect(thrower.sentence('throwing.range.2')).toBe(
      '2 lb, distance 30 yards: throwing, 2 lb 2½; ST for throwing × 12. (Man to Man, pp. 50–51)',
    );
    const untrained = await featsOf(fighter({ attributes: { dx: 12 } }));
    expect(untrained.texts('throwing.target', 'throwing.area')).toEqual(['9', '12']);
  });
});

describe('moving by Man to Man (pp. 32, 48–49)', () => {
  it('ST 11 jumps 23 inches high and 8 feet far', async () => {
    const { texts, notes } = await featsOf(fighter({ attributes: { st: 11, dx: 12 } }), { runUps: [3, 20] });
    expect(texts('jumping.high', 'jumping.broad', 'jumping.running')).toEqual(['23', '8', '16']);
    expect(texts('jumping.running.3', 'jumping.running.20')).toEqual(['11', '16']);
    expect(texts('jumping.high.effort', 'jumping.broad.effort')).toEqual(['11', '11']);
    expect(notes('jumping.high')).toEqual(['half as far without preparation']);
  });

  it('ST 11 needs a run-up for 11 feet, and beyond 16 a roll against ST or DX, −1 for each 6 inches more', async () => {
    const asked = { broadJumps: [8, 8.5, 11, 16, 17, 17.25, 99], highJumps: [23, 26] };
    const { texts, sentence } = await featsOf(fighter({ attributes: { st: 11, dx: 12 } }), asked);
    const run = (direction: 'broad' | 'high') => asked[`${direction}Jumps`].map((g) => `jumping.${direction}.run.${g}`);
    expect(texts(...run('broad'))).toEqual(['0', '1', '3', '8', '–', '–', '–']);
    expect(texts(...run('high'))).toEqual(['0', '–']);
    expect(texts('jumping.broad.runningRoll.16', 'jumping.broad.runningRoll.17')).toEqual(['–', '10']);
    expect(texts('jumping.broad.runningRoll.17.25', 'jumping.broad.standingRoll.8.5')).toEqual(['9', '10']);
    expect(texts('jumping.high.standingRoll.23', 'jumping.high.standingRoll.26')).toEqual(['–', '9']);
    expect(sentence('jumping.high.standingRoll.26')).toBe(
      'roll for a high jump of 26 in, standing 9: better of: ST 11, DX 12; extra distance −3. (Man to Man p. 49)',
    );
  });

  it('Speed 7 runs 8 yards a second, half that over a mile, and a part of it with a load', async () => {
    const runner = (pounds: number) =>
      featsOf(fighter({ attributes: { st: 10, dx: 14, ht: 14 }, equipment: [ballast(pounds)] }));
    const speeds = async (pounds: number) => (await runner(pounds)).texts('running.short', 'running.long');
    expect(await speeds(0)).toEqual(['8', '4']);
    expect(await speeds(30)).toEqual(['4', '2']);
    expect(await speeds(60)).toEqual(['2⅔', '1⅓']);
    expect(await speeds(100)).toEqual(['2', '1']);
    expect(await speeds(200)).toEqual(['1.6', '0.8']);
    expect(await speeds(250)).toEqual(['–', '–']);
    expect((await runner(0)).text('running.sprint')).toBe('8');
  });

  it('Move is halved at 3 hits, and at ST 3 from fatigue', async () => {
    const runner = fighter({ attributes: { st: 10, dx: 12, ht: 11 } });
    expect((await featsOf(runner)).texts('running.sprint', 'running.short')).toEqual(['6', '6¾']);
    const wounded = await featsOf(runner, { hitsLost: 8 });
    expect(wounded.texts('running.sprint', 'running.short')).toEqual(['3', '3.375']);
    expect((await featsOf(runner, { hitsLost: 7 })).text('running.sprint')).toBe('6');
    expect((await featsOf(runner, { hitsLost: 8, fatigueLost: 7 })).text('running.sprint')).toBe('2');
    expect(wounded.sentence('running.short')).toBe(
      '10 to 500 yards 3.375 yards a second: Basic Speed 5¾; sprint, on good ground +1; encumbrance level 0; hits left 3; ' +
        'reeling from wounds ÷ 2. (Man to Man p. 48)',
    );
  });

  it('climbing needs no roll, and marches cost fatigue by load', async () => {
    const { texts, notes } = await featsOf(fighter({ equipment: [ballast(50)] }));
    expect(texts('climbing.tree', 'climbing.ladderDown')).toEqual(['1 ft a second', '2 rungs a second']);
    expect(notes('climbing.stoneWall')).toEqual(['4 ft a minute on a long climb']);
    expect(texts('hiking.march', 'hiking.fight')).toEqual(['3', '3']);
  });
});

describe('falls and rolls by Man to Man', () => {
  it('a fall of 5 yards does 5−10 (p. 47)', async () => {
    const { texts } = await featsOf(fighter({}), { falls: [7] });
    expect(texts('falling.1', 'falling.2', 'falling.3', 'falling.4', 'falling.5', 'falling.7')).toEqual([
      '1−4',
      '2−8',
      '3−9',
      '4−12',
      '5−10',
      '7−14',
    ]);
  });

  it('Combat Reflexes help to recover from surprise (p. 45)', async () => {
    const alert = await featsOf(fighter({ attributes: { iq: 11, ht: 13 }, traits: [trait('combat-reflexes')] }));
    expect(alert.texts('senses.notice', 'senses.surprise', 'resistance.poison', 'resistance.stun')).toEqual([
      '11',
      '17',
      '13',
      '13',
    ]);
  });
});
