import { describe, expect, it } from 'vitest';
import type { OwnTrait, TraitRow } from '../../character/trait-rows.ts';
import { derivationSentence } from '../../engine/words.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedRace } from '../../testing/own-rows.ts';
import { choices, item, saved, skill, trait } from '../../testing/rows.ts';
import { deriveCharacter } from '../derive-character.ts';
import { findingSentence } from '../findings/finding-sentences.ts';

type Choices = Parameters<typeof saved>[1];

const remarks = (choices: Choices) =>
  deriveCharacter(saved('lite-3e', { campaign: { budget: 1000 }, ...choices })).findings.map(({ id, kind, fact }) => [
    id,
    kind,
    findingSentence(fact),
  ]);

const own = (key: string, kind: OwnTrait['kind'], points: number) =>
  trait('', { key, own: { name: key, kind, points, pointsPerLevel: 0, effects: [], description: '', page: '' } });

describe('disadvantages (p. 11)', () => {
  const over = (points: number) => [
    'disadvantage-limit:disadvantages',
    'unusual',
    `Disadvantages give ${points} points; the limit is 40.`,
  ];

  it('may come to −40, and no further', () => {
    expect(remarks({ traits: [own('a', 'disadvantage', -25), own('b', 'disadvantage', -15)] })).toEqual([]);
    expect(remarks({ traits: [own('a', 'disadvantage', -25), own('b', 'disadvantage', -16)] })).toEqual([over(41)]);
  });

  it('may cost anything when there is but one', () => {
    expect(remarks({ traits: [own('a', 'disadvantage', -60)] })).toEqual([]);
    expect(remarks({ traits: [own('a', 'disadvantage', -60), own('b', 'disadvantage', -1)] })).toEqual([over(61)]);
  });

  it('are joined by attributes under 8, with all their points', () => {
    const traits = [own('a', 'disadvantage', -25)];
    expect(remarks({ traits, attributes: { st: 8, iq: 8 } })).toEqual([]);
    expect(remarks({ traits, attributes: { st: 7 } })).toEqual([over(45)]);
    expect(remarks({ attributes: { st: 4 } })).toEqual([]);
    expect(remarks({ attributes: { st: 7, iq: 6 } })).toEqual([over(50)]);
  });

  it('have the limit that the game master sets, written with or without its sign', () => {
    const traits = [own('a', 'disadvantage', -25), own('b', 'disadvantage', -25)];
    const with50 = (disadvantageLimit: number | null) =>
      remarks({ traits, campaign: { budget: 1000, disadvantageLimit } });
    expect(with50(null)).toEqual([over(50)]);
    expect(with50(-50)).toEqual([]);
    expect(with50(50)).toEqual([]);
    expect(with50(-49).map(([, , sentence]) => sentence)).toEqual(['Disadvantages give 50 points; the limit is 49.']);
  });

  it('may be forbidden, a single one too', () => {
    const campaign = { budget: 1000, disadvantageLimit: 0 };
    expect(remarks({ traits: [own('a', 'disadvantage', -5)], campaign })).toHaveLength(1);
    expect(remarks({ traits: [own('a', 'disadvantage', 0)], campaign })).toEqual([]);
  });

  it('count no more once they are bought off, and neither do quirks', () => {
    const off = (key: string, kind: OwnTrait['kind'], points: number) => ({
      ...own(key, kind, points),
      boughtOff: true,
    });
    const traits = [own('a', 'disadvantage', -30), own('b', 'disadvantage', -10), off('c', 'disadvantage', -15)];
    const quirks = Array.from({ length: 5 }, (_, i) => own(`q${i}`, 'quirk', -1));
    expect(remarks({ traits: [...traits, ...quirks, off('q', 'quirk', -1)] })).toEqual([]);
  });

  it('do not count quirks or what comes with a race', () => {
    const race = { entry: '', own: typedRace({ name: 'Orc', points: -60, st: -3 }) };
    const traits = [own('a', 'disadvantage', -40), own('q', 'quirk', -1)];
    expect(remarks({ traits, race })).toEqual([]);
  });
});

describe('quirks (p. 13)', () => {
  const quirks = (count: number) => Array.from({ length: count }, (_, i) => own(`q${i}`, 'quirk', -1));

  it('are five at most, of those that give points', () => {
    expect(remarks({ traits: [...quirks(5), own('free', 'quirk', 0)] })).toEqual([]);
    expect(remarks({ traits: quirks(6) })).toEqual([['too-many-quirks:quirks', 'rule', '6 quirks; the limit is 5.']]);
  });

  it('are as many as the game master says', () => {
    const with3 = (count: number, quirkLimit: number | null) =>
      remarks({ traits: quirks(count), campaign: { budget: 1000, quirkLimit } }).length;
    expect([with3(3, 3), with3(4, 3), with3(6, 6), with3(7, 6), with3(1, 0), with3(6, null)]).toEqual([
      0, 1, 0, 1, 1, 1,
    ]);
  });
});

describe('skills (p. 14)', () => {
  const skills = (points: number) => [skill('knife', 32), skill('shield', points - 32)];
  const tooMany = [
    'skill-points-for-age:points',
    'rule',
    '40 points in skills at the age of 18: twice the age, 36, is the most to begin with.',
  ];

  it.each([
    ['18', 40, [tooMany]],
    ['20', 40, []],
    ['19', 40, [['skill-points-for-age:points', 'rule', expect.stringContaining('twice the age, 38')]]],
    ['', 40, []],
    ['about 18', 40, []],
    ['18 years', 40, [tooMany]],
  ])('at the age of “%s” with %i points', (age, points, expected) => {
    expect(remarks({ concept: { age }, skills: skills(points) })).toEqual(expected);
  });

  it('may be bought with what was earned in play', () => {
    const earned = (points: number) => [{ key: 'e', date: '', points, why: '' }];
    expect(remarks({ concept: { age: '18' }, skills: skills(40), earned: earned(4) })).toEqual([]);
    expect(remarks({ concept: { age: '18' }, skills: skills(40), earned: earned(3) })).toHaveLength(1);
  });

  it('tell of points that buy nothing, though a skill has a default to lean on', () => {
    expect(remarks({ skills: [skill('shortsword', 3)] })).toEqual([
      [
        'skill-points-idle:shortsword',
        'unusual',
        '3 points in Shortsword, of which 2 count: the next level costs more.',
      ],
    ]);
  });

  it('want a light load for Fencing and Karate', () => {
    const heavy = (pounds: number) =>
      remarks({
        skills: [skill('fencing', 2), skill('karate', 4), skill('brawling', 1)],
        equipment: [item('dagger', { weightOverride: pounds })],
      }).map(([id]) => id);
    expect(heavy(40)).toEqual([]);
    expect(heavy(40.5)).toEqual(['skill-load:fencing', 'skill-load:karate']);
  });
});

describe('attributes and gear', () => {
  it('begin at 1', () => {
    expect(remarks({ attributes: { iq: 1 } })).toEqual([]);
    expect(remarks({ attributes: { iq: 0 } })).toEqual([
      ['attribute-too-low:iq', 'rule', 'IQ 0 is under the minimum of 1.'],
    ]);
  });

  it('come in one quality', () => {
    expect(remarks({ equipment: [item('dagger', { quality: 'fine' })] })).toEqual([
      ['quality-not-offered:dagger', 'rule', 'Dagger is not made in fine quality. The list price counts.'],
    ]);
  });

  it('ask for strength, of the user of a crossbow too', () => {
    const bow = (st: number, bowStrength: number | null) =>
      remarks({
        attributes: { st },
        equipment: [item('crossbow', { bowStrength }), item('bolt')],
      });
    expect(bow(7, null)).toEqual([]);
    expect(bow(6, null)).toEqual([
      ['weak-for-weapon:crossbow', 'unusual', 'Crossbow is made for ST 7; with ST 6 the skill is 1 lower.'],
    ]);
    expect(bow(10, 12)).toEqual([]);
    expect(bow(10, 13)).toEqual([
      ['bow-too-strong:crossbow', 'rule', 'Crossbow of ST 13 is more than 2 over ST 10: it cannot be cocked.'],
    ]);
  });
});

describe('a crossbow to reload (pp. 20, 25)', () => {
  const bow = (bowStrength: number | null) => {
    const equipment = [item('crossbow', { bowStrength }), item('bolt')];
    const { model, worksheet } = openSheet(saved('lite-3e', { attributes: { st: 12 }, equipment }));
    return { line: model.attacks.find(({ id }) => id === 'crossbow.0'), worksheet };
  };

  it.each([
    [null, '4 turns'],
    [11, '4 turns'],
    [12, '4 turns'],
    [13, '8 turns'],
    [14, '8 turns'],
    [15, 'cannot be cocked'],
  ])('of ST %i with ST 12: %s', (strength, reload) => {
    expect(bow(strength).line?.notes.filter((note) => /turns|cocked/.test(note))).toEqual([reload]);
  });

  it('says why', () => {
    expect(derivationSentence(bow(14).worksheet.get('line:crossbow.0.readying'), 'd')).toBe(
      'Crossbow, shot: reload 8 turns: weapon table 4 turns; ST 12; bow of ST 14, 2 over yours 8 turns. (GURPS Lite p. 20)',
    );
  });
});

describe('an axe', () => {
  it('is no faster to ready with high ST, of which this book does not speak', () => {
    const { model } = openSheet(saved('lite-3e', { attributes: { st: 25 }, equipment: [item('axe')] }));
    expect(model.attacks[0]?.notes).toContain('a turn to ready after an attack');
  });
});

describe('the build (p. 5)', () => {
  const of = (concept: NonNullable<Choices['concept']>, traits: TraitRow[] = []) =>
    remarks({ concept, traits }).map(([id]) => id);

  it('is believable up to 6″ and 40 lb from the average', () => {
    expect(of({ height: 75 })).toEqual([]); // ST 10: 5′9″
    expect(of({ height: 76 })).toEqual(['height-far:build']);
    expect(of({ height: 62 })).toEqual(['height-far:build']);
    expect(of({ weight: 190 })).toEqual([]); // 150 lb
    expect(of({ weight: 191 })).toEqual(['weight-far:build']);
  });

  it('of the good-looking is within a fifth of the average for the height', () => {
    const looks = (level: string) => [trait('appearance', { choices: choices({ level }) })];
    expect(of({ weight: 120 }, looks('attractive'))).toEqual([]);
    expect(of({ weight: 119 }, looks('attractive'))).toEqual(['looks-weight:build']);
    expect(of({ weight: 119 }, looks('average'))).toEqual([]);
  });
});

describe('load and money', () => {
  const stones = (weight: number, cost = 0) => [item('broadsword', { weightOverride: weight, costOverride: cost })];

  it('is over the heaviest load past 20 × ST, and cannot be carried past 30 × ST', () => {
    expect(remarks({ equipment: stones(200) })).toEqual([]);
    expect(remarks({ equipment: stones(201) }).map(([id]) => id)).toEqual(['overload:load']);
    expect(remarks({ equipment: stones(300) }).map(([id]) => id)).toEqual(['overload:load']);
    expect(remarks({ equipment: stones(301) }).map(([id]) => id)).toEqual(['cannot-carry:load']);
  });

  it('is spent up to what the character starts with', () => {
    const traits = [trait('wealth', { choices: choices({ level: 'poor' }) })];
    const campaign = { budget: 1000, startingWealth: 1000 };
    expect(remarks({ campaign, traits, equipment: stones(1, 200) })).toEqual([]);
    expect(remarks({ campaign, traits, equipment: stones(1, 201) })).toEqual([
      ['over-money:money', 'rule', '$201 spent of $200.'],
    ]);
  });
});

describe('armor that was made for another (p. 5)', () => {
  const wearing = (traits: TraitRow[], madeForAnother = true) =>
    remarks({ traits, equipment: [item('chainmail', { place: 'ready', madeForAnother })] }).filter(([id]) =>
      String(id).startsWith('gear-'),
    );
  const fat = (degree: string) => trait('fat', { choices: choices({ degree }) });

  it('does not fit the fat or the skinny', () => {
    expect(wearing([fat('fat')])).toEqual([
      [
        'gear-not-for-build:chainmail',
        'rule',
        'Chainmail was made for another: with Fat, only clothes and armor made to measure fit.',
      ],
    ]);
    expect(wearing([trait('skinny')])).toHaveLength(1);
  });

  it('fits others, and what was made for them fits them', () => {
    expect(wearing([fat('overweight')])).toEqual([]);
    expect(wearing([fat('fat')], false)).toEqual([]);
    expect(wearing([])).toEqual([]);
  });
});
