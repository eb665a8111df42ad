import { describe, expect, it } from 'vitest';
import { featsOf } from '../../../../testing/feats-of.ts';
import { typedItem, typedSkill, typedTrait } from '../../../../testing/own-rows.ts';
import { choices, saved, skill, trait } from '../../../../testing/rows.ts';

const hero = (given: Parameters<typeof saved>[1]) => saved('fourth-edition', given);
const ballast = (pounds: number) => typedItem('Ballast', { weight: pounds });
/** A load of each level from none to extra-heavy for a Basic Lift of 20. */
const loads = [0, 30, 50, 100, 150];

/** Entered a second time from the book: weights for ST 10, Basic Lift 20 (p. 353). */
const lifts = {
  ready: '20',
  oneHand: '40',
  twoHands: '160',
  push: '240',
  rush: '480',
  back: '300',
  shift: '1,000',
  drag: '300',
  sledge: '600',
  cart: '3,000',
  wagon: '6,000',
};

/** The same: yards that ST 10 throws by weight in Basic Lifts of 20 lb (p. 355). */
const throws: readonly (readonly [pounds: number, yards: string])[] = [
  [1, '35'],
  [1.1, '25'],
  [2, '25'],
  [3, '20'],
  [4, '15'],
  [5, '12'],
  [6, '11'],
  [8, '10'],
  [10, '8'],
  [15, '7'],
  [20, '6'],
  [30, '4'],
  [40, '3'],
  [50, '2½'],
  [60, '2'],
  [80, '1½'],
  [100, '1.2'],
  [120, '1'],
  [140, '0.9'],
  [160, '0.8'],
  [161, '–'],
];

describe('lifting and throwing by the Basic Set (pp. 353–355)', () => {
  it('the weights are multiples of Basic Lift', async () => {
    const { text } = await featsOf(hero({}));
    for (const [id, pounds] of Object.entries(lifts)) expect(text(`lifting.${id}`), id).toBe(pounds);
    expect([text('throwing.most'), text('throwing.oneHand')]).toEqual(['160', '40']);
  });

  it('distances depend on weight / Basic Lift, rounded up to a row', async () => {
    const { text } = await featsOf(hero({}), { weights: throws.map(([pounds]) => pounds) });
    for (const [pounds, yards] of throws) expect(text(`throwing.range.${pounds}`), `${pounds} lb`).toBe(yards);
  });

  it('the examples of p. 355 match: ST 12 throws 120 lb 1.4 yards, ST 28 throws 50 lb for 3d−1', async () => {
    const twelve = await featsOf(hero({ attributes: { st: 12 } }), { weights: [120] });
    expect(twelve.sentence('throwing.range.120')).toBe(
      '120 lb, distance 1.44 yards: Basic Lift 29; ST 12; weight up to 5 × Basic Lift × 0.12. (Basic Set p. 355)',
    );
    const strong = await featsOf(hero({ attributes: { st: 28 } }), { weights: [50] });
    expect(strong.text('throwing.damage.50')).toBe('3d−1');
  });

  it('thrust changes per die by weight', async () => {
    // ST 28: Basic Lift 157, thrust 3d−1.
    const weights = [19, 39, 78, 157, 314, 628, 1256];
    const { texts } = await featsOf(hero({ attributes: { st: 28 } }), { weights });
    expect(texts(...weights.map((pounds) => `throwing.damage.${pounds}`))).toEqual([
      '3d−7',
      '3d−4',
      '3d−1',
      '3d+2',
      '3d−1',
      '3d−3',
      '3d−4',
    ]);
  });

  it('Throwing counts for objects that fit into the palm, Throwing Art for everything and for damage', async () => {
    const own = (name: string, points: number) => typedSkill(name, points, { attribute: 'dx', difficulty: 'average' });
    const thrower = await featsOf(hero({ skills: [own('Throwing', 8)] }));
    expect(thrower.texts('throwing.range.2', 'throwing.range.10', 'throwing.palm', 'throwing.target')).toEqual([
      '30',
      '8',
      '12',
      '7',
    ]);
    const artist = await featsOf(hero({ skills: [own('Throwing Art', 2)] }));
    expect(artist.texts('throwing.range.2', 'throwing.range.10', 'throwing.damage.10', 'throwing.target')).toEqual([
      '27½',
      '8.8',
      '1d−1',
      '10',
    ]);
  });
});

describe('moving by the Basic Set (pp. 349–354)', () => {
  it('Basic Move 6 jumps 26 inches high and 9 feet far, twice that with a run', async () => {
    const jumper = hero({ attributes: { dx: 12, ht: 12 } });
    const plain = await featsOf(jumper, { runUps: [2, 20] });
    expect(plain.texts('jumping.high', 'jumping.broad')).toEqual(['26', '9']);
    expect(plain.texts('jumping.high.2', 'jumping.broad.2', 'jumping.high.20', 'jumping.broad.20')).toEqual([
      '38',
      '13',
      '52',
      '18',
    ]);
    const skilled = {
      ...jumper.character,
      skills: [typedSkill('Jumping', 12, { attribute: 'dx', difficulty: 'easy' })],
    };
    expect((await featsOf({ ...jumper, character: skilled })).text('jumping.broad')).toBe('13');
    const leaper = { ...jumper.character, traits: [typedTrait('Super Jump', { pointsPerLevel: 2 }, { level: 2 })] };
    expect((await featsOf({ ...jumper, character: leaper })).texts('jumping.broad', 'jumping.broad.most')).toEqual([
      '36',
      '72',
    ]);
  });

  it('a run-up is as long as a jump needs, and extra effort takes 1 from Will for each 5% more', async () => {
    const jumper = hero({ attributes: { dx: 12, ht: 12 } });
    const broadJumps = [9, 10, 13, 18, 18.9, 19];
    const { texts, sentence } = await featsOf(jumper, { broadJumps, highJumps: [26, 38, 52, 53] });
    expect(texts(...broadJumps.map((feet) => `jumping.broad.run.${feet}`))).toEqual(['0', '1', '2', '5', '–', '–']);
    expect(texts(...[26, 38, 52, 53].map((inches) => `jumping.high.run.${inches}`))).toEqual(['0', '2', '5', '–']);
    expect(texts('jumping.broad.runningRoll.18.9', 'jumping.broad.runningRoll.19')).toEqual(['9', '8']);
    expect(sentence('jumping.broad.runningRoll.18.9')).toBe(
      'roll for a broad jump of 18.9 ft, running 9: Will for extra effort 10; extra distance −1. (Basic Set, pp. 356–357)',
    );
    const skilled = [typedSkill('Jumping', 12, { attribute: 'dx', difficulty: 'easy' })];
    const trained = await featsOf(hero({ attributes: { dx: 12 }, skills: skilled }), { broadJumps: [50] });
    expect(trained.sentence('jumping.broad.standingRoll.50')).toContain(
      'better of: Will for extra effort 10, Will-based',
    );
    const leaper = hero({ traits: [typedTrait('Super Jump', { pointsPerLevel: 2 }, { level: 2 })] });
    const leaps = await featsOf(leaper, { broadJumps: [29, 36, 37] });
    expect(leaps.texts('jumping.broad.run.29', 'jumping.broad.run.36', 'jumping.broad.run.37')).toEqual([
      '1',
      '1',
      '2',
    ]);
  });

  it('Move 7 sprints 8.4 yards a second, 8 on a map, and 4.2 paced', async () => {
    const runner = await featsOf(hero({ attributes: { dx: 14, ht: 14 } }));
    expect(runner.texts('running.sprint', 'running.map', 'running.paced')).toEqual(['8.4', '8', '4.2']);
    const slow = await featsOf(hero({ attributes: { dx: 8, ht: 8 } }));
    expect(slow.texts('running.sprint', 'running.map')).toEqual(['4.8', '5']);
  });

  it('a flier of Air Move 12 sprints 14.4, at 24 with Enhanced Move, and rolls Flight where it is better than HT', async () => {
    // Basic Speed 6 (DX 12, HT 12): Air Move 12. Below a third of 12 HP it is halved. Flight, average: HT+2 for 8 points.
    const traits = [trait('flight')];
    const flier = hero({ attributes: { dx: 12, ht: 12 }, traits, skills: [skill('flight', 8)] });
    const at = await featsOf(flier);
    const ids = ['flying.move', 'flying.sprint', 'flying.map', 'flying.paced', 'flying.day', 'flying.roll'] as const;
    expect(at.texts(...ids)).toEqual(['12', '14.4', '14', '7.2', '120', '14']);
    expect((await featsOf(flier, { hitsLost: 8 })).texts('flying.move', 'flying.sprint')).toEqual(['6', '7.2']);
    const fast = trait('enhanced-move', { level: 1, choices: choices({ environment: 'air' }) });
    const faster = await featsOf({ ...flier, character: { ...flier.character, traits: [...traits, fast] } });
    expect(faster.texts('flying.sprint', 'flying.paced', 'running.sprint')).toEqual(['24', '12', '7.2']);
    expect((await featsOf(hero({}))).groups.flatMap(({ title }) => title)).not.toContain('Flying');
  });

  it('somebody with Enhanced Move in water has a top speed there', async () => {
    // Aquatic: Water Move is Basic Move 5, doubled by one level.
    const fast = trait('enhanced-move', { level: 1, choices: choices({ environment: 'water' }) });
    const swimmer = await featsOf(hero({ traits: [trait('amphibious'), fast] }));
    expect(swimmer.texts('swimming.move', 'swimming.top')).toEqual(['5', '10']);
  });

  it('water Move 1 and a heavy load give 4 yards in 10 seconds', async () => {
    const distances = loads.map(async (pounds) =>
      (await featsOf(hero({ equipment: [ballast(pounds)] }))).texts('swimming.move', 'swimming.long', 'swimming.fall'),
    );
    expect(await Promise.all(distances)).toEqual([
      ['1', '10', '6'],
      ['1', '8', '4'],
      ['1', '6', '2'],
      ['1', '4', '0'],
      ['1', '2', '−2'],
    ]);
    const whale = await featsOf(hero({ traits: [typedTrait('Amphibious', {})] }));
    expect(whale.texts('swimming.move', 'swimming.fall')).toEqual(['5', '–']);
    const fat = await featsOf(hero({ traits: [typedTrait('Very Fat', {})] }));
    expect(fat.texts('swimming.purpose', 'swimming.rescue')).toEqual(['14', '6']);
  });

  it('climbing is at DX−5 less the load, and a hike is 10 miles for each yard of Move', async () => {
    const rows = loads.map(async (pounds) =>
      (await featsOf(hero({ equipment: [ballast(pounds)] }))).texts('climbing.tree', 'climbing.building', 'hiking.day'),
    );
    expect(await Promise.all(rows)).toEqual([
      ['10', '2', '50'],
      ['9', '1', '40'],
      ['8', '0', '30'],
      ['7', '−1', '20'],
      ['6', '−2', '10'],
    ]);
    const { texts } = await featsOf(hero({}));
    expect(texts('hiking.roll', 'hiking.more', 'hiking.good', 'hiking.bad', 'hiking.veryBad')).toEqual([
      '5',
      '60',
      '62½',
      '25',
      '10',
    ]);
  });

  it('a default counts an attribute as 20 at most (p. 344)', async () => {
    expect((await featsOf(hero({ attributes: { dx: 25 } }))).text('climbing.mountain')).toBe('15');
  });

  it('holding breath depends on HT, and digging on Basic Lift', async () => {
    const plain = await featsOf(hero({ attributes: { ht: 11 } }));
    expect(plain.texts('breath.rest', 'breath.mild', 'breath.heavy')).toEqual(['110', '44', '11']);
    const diver = await featsOf(
      hero({ attributes: { ht: 11 }, traits: [typedTrait('Breath-Holding', { pointsPerLevel: 2 }, { level: 2 })] }),
    );
    expect(diver.text('breath.rest')).toBe('440');
    expect(plain.texts('digging.loose', 'digging.ordinary', 'digging.hard', 'digging.rock')).toEqual([
      '40',
      '20',
      '12',
      '20',
    ]);
  });
});

describe('effort, senses and fright by the Basic Set (pp. 356–360)', () => {
  it('extra effort is −1 for each 5%, and less for each fatigue point lost', async () => {
    const fresh = await featsOf(hero({ attributes: { iq: 12 } }));
    expect(fresh.texts('effort.5', 'effort.10', 'effort.20', 'effort.50')).toEqual(['11', '10', '8', '2']);
    const tired = await featsOf(hero({ attributes: { iq: 12 } }), { fatigueLost: 3 });
    expect(tired.text('effort.10')).toBe('7');
    const hiker = hero({
      attributes: { iq: 13 },
      skills: [typedSkill('Hiking', 4, { attribute: 'ht', difficulty: 'average' })],
    });
    expect((await featsOf(hiker)).text('effort.hiking')).toBe('14');
  });

  it('senses are Per plus the bonuses of traits with these names', async () => {
    const traits = [typedTrait('Acute Hearing', { pointsPerLevel: 2 }, { level: 3 }), typedTrait('Bad Sight', {})];
    const { texts } = await featsOf(hero({ attributes: { iq: 11 }, traits }));
    expect(texts('senses.vision', 'senses.hearing', 'senses.tasteSmell')).toEqual(['5', '14', '11']);
  });

  it('a Fright Check is at most 13, with Fearlessness and Combat Reflexes', async () => {
    const check = async (iq: number, ...traits: readonly ReturnType<typeof typedTrait>[]) =>
      (await featsOf(hero({ attributes: { iq }, traits: [...traits] }))).text('fright.check');
    expect(await check(10)).toBe('10');
    expect(await check(10, typedTrait('Combat Reflexes', {}))).toBe('12');
    expect(await check(10, typedTrait('Fearlessness', { pointsPerLevel: 2 }, { level: 5 }))).toBe('13');
    expect(await check(12, typedTrait('Fearfulness', { pointsPerLevel: 2 }, { level: 2 }))).toBe('10');
    expect(await check(12, typedTrait('Unfazeable', {}))).toBe('–');
  });
});

describe('a state by the Basic Set', () => {
  it('Move is halved under a third of HP or FP, rounded up; exhaustion halves ST for throws too', async () => {
    const runner = hero({ attributes: { st: 12, dx: 10, ht: 10 } });
    const wounded = await featsOf(runner, { hitsLost: 9 });
    expect(wounded.texts('hiking.day', 'throwing.range.20')).toEqual(['30', '8.4']);
    expect((await featsOf(runner, { hitsLost: 8 })).text('hiking.day')).toBe('50');
    const tired = await featsOf(runner, { fatigueLost: 7 });
    expect(tired.texts('hiking.day', 'throwing.range.20', 'lifting.oneHand')).toEqual(['30', '4.2', '58']);
  });
});
