import { describe, expect, it } from 'vitest';
import { daiBlackthorn } from '../../../../testing/book-characters.ts';
import { featsOf } from '../../../../testing/feats-of.ts';
import { choices, item, saved, skill, trait } from '../../../../testing/rows.ts';
import { answerJump } from '../../../feats/jump-goals.ts';

const hero = (given: Parameters<typeof saved>[1]) => saved('lite-3e', given);
const ballast = (pounds: number) => item('large-knife', { place: 'carried', weightOverride: pounds });
/** A load of each level from none to extra-heavy for ST 10. */
const loads = [0, 30, 60, 100, 200];

/** Entered a second time from the book: weights for ST 12 (p. 23). */
const lifts = {
  oneHand: '72',
  twoHands: '300',
  back: '360',
  push: '300',
  rush: '600',
  shift: '1,200',
  drag: '360',
  cart: '3,600',
  wagon: '7,200',
};

/** The same: modifiers and speeds of climbs (p. 23). */
const climbs: readonly (readonly [string, number, string, string])[] = [
  ['tree', 5, '1 ft a second', '1 ft in 3 seconds'],
  ['mountain', 0, '1 ft in 2 seconds', '10 ft a minute'],
  ['stoneWall', -3, '1 ft in 5 seconds', '4 ft a minute'],
  ['building', -3, '1 ft in 10 seconds', '2 ft a minute'],
  ['ropeUp', -2, '1 ft a second', '20 ft a minute'],
  ['ropeDown', -1, '2 ft a second', '30 ft a minute'],
  ['rappel', -1, '12 ft a second', '12 ft a second'],
];

describe('lifting and throwing by GURPS Lite (p. 23)', () => {
  it('the weights are multiples of ST', async () => {
    const { text } = await featsOf(hero({ attributes: { st: 12 } }));
    for (const [id, pounds] of Object.entries(lifts)) expect(text(`lifting.${id}`), id).toBe(pounds);
    expect(text('throwing.most')).toBe('300');
  });

  it('the row of the nearest weight applies, or the heavier of two equally near', async () => {
    const { texts } = await featsOf(hero({ attributes: { st: 10 } }), { weights: [0.3, 14, 35, 44, 75, 149, 151] });
    expect(texts(...[0.3, 14, 35, 44, 75, 149, 151].map((pounds) => `throwing.range.${pounds}`))).toEqual([
      '35',
      '7',
      '3',
      '3',
      '1½',
      '1',
      '½',
    ]);
  });

  it('Throwing counts for the roll at a target and into an area, and a sixth of it for the distance', async () => {
    const thrower = await featsOf(hero({ attributes: { st: 11, dx: 12 }, skills: [skill('throwing', 8)] }));
    expect(thrower.texts('throwing.target', 'throwing.area', 'throwing.range.10', 'throwing.damage.10')).toEqual([
      '13',
      '13',
      '10.4',
      '1d−2',
    ]);
    const untrained = await featsOf(hero({ attributes: { dx: 12 } }));
    expect(untrained.texts('throwing.target', 'throwing.area')).toEqual(['9', '12']);
  });
});

describe('moving by GURPS Lite (pp. 22–23)', () => {
  it('jumps depend on ST, or on Jumping if that is higher', async () => {
    const plain = await featsOf(hero({ attributes: { st: 11 } }), { runUps: [4, 30] });
    expect(plain.texts('jumping.high', 'jumping.highRunning', 'jumping.broad')).toEqual(['23', '47', '8']);
    expect(plain.texts('jumping.running.4', 'jumping.running.30')).toEqual(['12', '16']);
    const trained = await featsOf(hero({ attributes: { st: 11, dx: 12 }, skills: [skill('jumping', 4)] }));
    expect(trained.text('jumping.broad')).toBe('11');
    expect((await featsOf(hero({ attributes: { st: 9, dx: 12 } }))).text('jumping.broad')).toBe('6');
  });

  it('a jump of 47 inches with ST 11 needs a run-up of 4 yards, and there is no roll for more', async () => {
    const asked = { broadJumps: [8, 12, 17], highJumps: [23, 47, 48] };
    const { texts, groups } = await featsOf(hero({ attributes: { st: 11 } }), asked);
    expect(texts('jumping.broad.run.8', 'jumping.broad.run.12', 'jumping.broad.run.17')).toEqual(['0', '4', '–']);
    expect(texts('jumping.high.run.23', 'jumping.high.run.47', 'jumping.high.run.48')).toEqual(['0', '4', '–']);
    const jumping = groups.find(({ id }) => id === 'jumping');
    const verdict = (direction: 'broad' | 'high', goal: number) =>
      jumping && answerJump(jumping, direction, goal)?.verdict;
    expect([verdict('broad', 8), verdict('broad', 12), verdict('high', 48)]).toEqual(['standing', 'running', 'tooFar']);
    expect(verdict('broad', 9)).toBeUndefined();
  });

  it('climbing follows the table, less the load', async () => {
    const climber = (pounds: number) =>
      featsOf(hero({ attributes: { dx: 12 }, skills: [skill('climbing', 4)], equipment: [ballast(pounds)] }));
    for (const [i, pounds] of loads.entries()) {
      const { text, notes } = await climber(pounds);
      for (const [id, modifier, short, long] of climbs) {
        expect(text(`climbing.${id}`), id).toBe(String(13 - i + modifier));
        expect(notes(`climbing.${id}`)).toEqual([`${short} on a short climb, ${long} on a long one`]);
      }
    }
    expect((await featsOf(hero({ attributes: { st: 12, dx: 10 } }))).text('climbing.mountain')).toBe('7');
  });

  it('Dai Blackthorn climbs at 13, and an ordinary tree at 18 (p. 4)', async () => {
    const dai = await featsOf(daiBlackthorn());
    expect(dai.texts('climbing.mountain', 'climbing.tree', 'climbing.stoneWall')).toEqual(['13', '18', '10']);
    expect(dai.texts('senses.hearing', 'senses.vision', 'fright.will')).toEqual(['17', '12', '12']);
  });

  it('a Speed of 5.5 runs 65 yards in 10 seconds, and slower with a load', async () => {
    const runner = (pounds: number) =>
      featsOf(hero({ attributes: { st: 10, dx: 11, ht: 11 }, equipment: [ballast(pounds)] }));
    const speeds = await Promise.all(loads.map(async (pounds) => (await runner(pounds)).text('running.long')));
    expect(speeds).toEqual(['6½', '5½', '4½', '3½', '2½']);
    expect((await runner(0)).text('running.sprint')).toBe('6');
    expect((await runner(250)).text('running.long')).toBe('–');
    const trained = await featsOf(hero({ attributes: { dx: 11, ht: 11 }, skills: [skill('running', 8)] }));
    expect(trained.text('running.long')).toBe('8');
  });

  it('a march is 50 to 10 miles a day by the load', async () => {
    const days = loads.map(async (pounds) =>
      (await featsOf(hero({ equipment: [ballast(pounds)] }))).texts('hiking.day', 'hiking.march'),
    );
    expect(await Promise.all(days)).toEqual([
      ['50', '1'],
      ['40', '2'],
      ['30', '3'],
      ['20', '4'],
      ['10', '5'],
    ]);
  });

  it('swimming uses the skill, less twice the load', async () => {
    const swimmer = (pounds: number) =>
      featsOf(hero({ attributes: { dx: 12 }, skills: [skill('swimming', 2)], equipment: [ballast(pounds)] }));
    const ids = ['swimming.purpose', 'swimming.fall', 'swimming.move', 'swimming.long', 'swimming.rescue'];
    expect((await swimmer(0)).texts(...ids)).toEqual(['16', '13', '1', '13', '8']);
    expect((await swimmer(60)).texts(...ids)).toEqual(['12', '9', '1', '9', '4']);
    expect((await featsOf(hero({ attributes: { st: 13, dx: 10 } }))).text('swimming.fall')).toBe('8');
  });

  it('the weight of a fat body is no load in the water (p. 5)', async () => {
    const fat = await featsOf(hero({ traits: [trait('fat', { choices: choices({ degree: 'fat' }) })] }));
    expect(fat.texts('hiking.day', 'swimming.fall')).toEqual(['20', '11']);
    expect(fat.sentence('swimming.fall')).toBe(
      'roll on falling in, then every 5 minutes 11: Swimming 11; encumbrance level in water 0. (GURPS Lite p. 23)',
    );
  });
});

describe('a state by GURPS Lite (pp. 28–29)', () => {
  it('fatigue lowers ST, and ST 3 or 3 hits halve movement', async () => {
    const runner = hero({ attributes: { st: 10, dx: 11, ht: 11 } });
    const tired = await featsOf(runner, { fatigueLost: 7 });
    expect(tired.texts('lifting.oneHand', 'running.sprint', 'running.long')).toEqual(['18', '3', '3¼']);
    expect((await featsOf(runner, { hitsLost: 8 })).text('running.sprint')).toBe('3');
    expect((await featsOf(runner, { hitsLost: 7, fatigueLost: 6 })).text('running.sprint')).toBe('6');
  });

  it('falls do no more damage beyond 50 yards; fear is resisted with at most 13', async () => {
    const { texts } = await featsOf(hero({ attributes: { iq: 15 } }), { falls: [50, 90] });
    expect(texts('falling.3', 'falling.50', 'falling.90')).toEqual(['3d−9', '50d−100', '50d−100']);
    expect(texts('fright.will', 'resistance.influence', 'resistance.poison')).toEqual(['13', '15', '10']);
  });
});
