import { describe, expect, it } from 'vitest';
import type { OwnTrait, TraitRow } from '../../../character/trait-rows.ts';
import { derivationSentence } from '../../../engine/format.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedRace } from '../../../testing/own-rows.ts';
import { choices, item, saved, skill, trait } from '../../../testing/rows.ts';
import { deriveCharacter } from '../../derive-character.ts';
import { findingSentence } from '../../findings/finding-sentences.ts';

type Choices = Parameters<typeof saved>[1];

const remarks = (choices: Choices) =>
  deriveCharacter(saved('lite-3e', { campaign: { budget: 1000 }, ...choices })).findings.map(({ id, kind, fact }) => [
    id,
    kind,
    findingSentence(fact),
  ]);

const typedTraitRow = (key: string, kind: OwnTrait['kind'], points: number) =>
  trait('', {
    key,
    own: {
      name: key,
      kind,
      points,
      pointsPerLevel: 0,
      holds: '',
      effects: [],
      offered: [],
      prerequisites: [],
      notes: [],
      source: '',
      description: '',
      page: '',
    },
  });

describe('disadvantages (p. 11)', () => {
  const overLimit = (points: number) => [
    'disadvantage-limit:disadvantages',
    'unusual',
    `Disadvantages give ${points} points; the limit is 40.`,
  ];

  it('may add up to −40, but no more', () => {
    expect(
      remarks({ traits: [typedTraitRow('a', 'disadvantage', -25), typedTraitRow('b', 'disadvantage', -15)] }),
    ).toEqual([]);
    expect(
      remarks({ traits: [typedTraitRow('a', 'disadvantage', -25), typedTraitRow('b', 'disadvantage', -16)] }),
    ).toEqual([overLimit(41)]);
  });

  it('may have any size if there is only one', () => {
    expect(remarks({ traits: [typedTraitRow('a', 'disadvantage', -60)] })).toEqual([]);
    expect(
      remarks({ traits: [typedTraitRow('a', 'disadvantage', -60), typedTraitRow('b', 'disadvantage', -1)] }),
    ).toEqual([overLimit(61)]);
  });

  it('include attributes under 8, with all their points', () => {
    const traits = [typedTraitRow('a', 'disadvantage', -25)];
    expect(remarks({ traits, attributes: { st: 8, iq: 8 } })).toEqual([]);
    expect(remarks({ traits, attributes: { st: 7 } })).toEqual([overLimit(45)]);
    expect(remarks({ attributes: { st: 4 } })).toEqual([]);
    expect(remarks({ attributes: { st: 7, iq: 6 } })).toEqual([overLimit(50)]);
  });

  it('have the game master’s limit, typed with or without its sign', () => {
    const traits = [typedTraitRow('a', 'disadvantage', -25), typedTraitRow('b', 'disadvantage', -25)];
    const with50 = (disadvantageLimit: number | null) =>
      remarks({ traits, campaign: { budget: 1000, disadvantageLimit } });
    expect(with50(null)).toEqual([overLimit(50)]);
    expect(with50(-50)).toEqual([]);
    expect(with50(50)).toEqual([]);
    expect(with50(-49).map(([, , sentence]) => sentence)).toEqual(['Disadvantages give 50 points; the limit is 49.']);
  });

  it('may be forbidden altogether, even a single one', () => {
    const campaign = { budget: 1000, disadvantageLimit: 0 };
    expect(remarks({ traits: [typedTraitRow('a', 'disadvantage', -5)], campaign })).toHaveLength(1);
    expect(remarks({ traits: [typedTraitRow('a', 'disadvantage', 0)], campaign })).toEqual([]);
  });

  it('do not count once bought off, nor do quirks', () => {
    const boughtOff = (key: string, kind: OwnTrait['kind'], points: number) => ({
      ...typedTraitRow(key, kind, points),
      boughtOff: true,
    });
    const traits = [
      typedTraitRow('a', 'disadvantage', -30),
      typedTraitRow('b', 'disadvantage', -10),
      boughtOff('c', 'disadvantage', -15),
    ];
    const quirks = Array.from({ length: 5 }, (_, i) => typedTraitRow(`q${i}`, 'quirk', -1));
    expect(remarks({ traits: [...traits, ...quirks, boughtOff('q', 'quirk', -1)] })).toEqual([]);
  });

  it('do not include quirks and racial traits', () => {
    const race = { entry: '', own: typedRace({ name: 'Orc', points: -60, st: -3 }) };
    const traits = [typedTraitRow('a', 'disadvantage', -40), typedTraitRow('q', 'quirk', -1)];
    expect(remarks({ traits, race })).toEqual([]);
  });
});

describe('quirks (p. 13)', () => {
  const quirks = (count: number) => Array.from({ length: count }, (_, i) => typedTraitRow(`q${i}`, 'quirk', -1));

  it('number five at most, counting those that give points', () => {
    expect(remarks({ traits: [...quirks(5), typedTraitRow('free', 'quirk', 0)] })).toEqual([]);
    expect(remarks({ traits: quirks(6) })).toEqual([['too-many-quirks:quirks', 'rule', '6 quirks; the limit is 5.']]);
  });

  it('have the game master’s limit', () => {
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
    '40 points in skills at age 18: a starting character may spend at most twice their age, 36.',
  ];

  it.each([
    ['18', 40, [tooMany]],
    ['20', 40, []],
    ['19', 40, [['skill-points-for-age:points', 'rule', expect.stringContaining('twice their age, 38')]]],
    ['', 40, []],
    ['about 18', 40, []],
    ['18 years', 40, [tooMany]],
  ])('are limited by age: “%s”, %i points', (age, points, expected) => {
    expect(remarks({ concept: { age }, skills: skills(points) })).toEqual(expected);
  });

  it('may be bought with points earned in play', () => {
    const earned = (points: number) => [{ key: 'e', date: '', points, why: '' }];
    expect(remarks({ concept: { age: '18' }, skills: skills(40), earned: earned(4) })).toEqual([]);
    expect(remarks({ concept: { age: '18' }, skills: skills(40), earned: earned(3) })).toHaveLength(1);
  });

  it('report points that buy nothing, even if the skill has a default', () => {
    expect(remarks({ skills: [skill('shortsword', 3)] })).toEqual([
      [
        'skill-points-idle:shortsword',
        'unusual',
        '3 points in Shortsword, of which only 2 count: the next level costs more.',
      ],
    ]);
  });

  it('need a light load for Fencing and Karate', () => {
    const withLoad = (pounds: number) =>
      remarks({
        skills: [skill('fencing', 2), skill('karate', 4), skill('brawling', 1)],
        equipment: [item('dagger', { weightOverride: pounds })],
      }).map(([id]) => id);
    expect(withLoad(40)).toEqual([]);
    expect(withLoad(40.5)).toEqual(['skill-load:fencing', 'skill-load:karate']);
  });
});

describe('attributes and gear', () => {
  it('have a minimum attribute of 1', () => {
    expect(remarks({ attributes: { iq: 1 } })).toEqual([]);
    expect(remarks({ attributes: { iq: 0 } })).toEqual([
      ['attribute-too-low:iq', 'rule', 'IQ 0 is below the minimum of 1.'],
    ]);
  });

  it('have items of a single quality', () => {
    expect(remarks({ equipment: [item('dagger', { quality: 'fine' })] })).toEqual([
      ['quality-not-offered:dagger', 'rule', 'Dagger is not made in fine quality. The list price is used.'],
    ]);
  });

  it('need a minimum strength, of the user of a crossbow too', () => {
    const bow = (st: number, bowStrength: number | null) =>
      remarks({
        attributes: { st },
        equipment: [item('crossbow', { bowStrength }), item('bolt')],
      });
    expect(bow(7, null)).toEqual([]);
    expect(bow(6, null)).toEqual([
      ['weak-for-weapon:crossbow', 'unusual', 'Crossbow needs ST 7; with ST 6 the skill is 1 lower.'],
    ]);
    expect(bow(10, 12)).toEqual([]);
    expect(bow(10, 13)).toEqual([
      ['bow-too-strong:crossbow', 'rule', 'Crossbow has ST 13, more than 2 over your ST 10: you cannot cock it.'],
    ]);
  });
});

describe('reloading a crossbow (pp. 20, 25)', () => {
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
  ])('of ST %i at ST 12 takes: %s', (strength, reload) => {
    expect(bow(strength).line?.notes.filter((note) => /turns|cocked/.test(note))).toEqual([reload]);
  });

  it('is explained', () => {
    expect(derivationSentence(bow(14).worksheet.get('line:crossbow.0.readying'), 'd')).toBe(
      'Crossbow, shot: reload 8 turns: weapon table 4 turns; ST 12; bow of ST 14, 2 over yours 8 turns. (GURPS Lite p. 20)',
    );
  });
});

describe('an axe', () => {
  it('is not faster to ready with high ST, for which this book has no rule', () => {
    const { model } = openSheet(saved('lite-3e', { attributes: { st: 25 }, equipment: [item('axe')] }));
    expect(model.attacks[0]?.notes).toContain('a turn to ready after an attack');
  });
});

describe('the build (p. 5)', () => {
  const buildRemarks = (concept: NonNullable<Choices['concept']>, traits: TraitRow[] = []) =>
    remarks({ concept, traits }).map(([id]) => id);

  it('is plausible up to 6″ and 40 lb from the average', () => {
    expect(buildRemarks({ height: 75 })).toEqual([]); // ST 10: 5′9″
    expect(buildRemarks({ height: 76 })).toEqual(['height-far:build']);
    expect(buildRemarks({ height: 62 })).toEqual(['height-far:build']);
    expect(buildRemarks({ weight: 190 })).toEqual([]); // 150 lb
    expect(buildRemarks({ weight: 191 })).toEqual(['weight-far:build']);
  });

  it('of good-looking characters is within a fifth of the average for the height', () => {
    const looks = (level: string) => [trait('appearance', { choices: choices({ level }) })];
    expect(buildRemarks({ weight: 120 }, looks('attractive'))).toEqual([]);
    expect(buildRemarks({ weight: 119 }, looks('attractive'))).toEqual(['looks-weight:build']);
    expect(buildRemarks({ weight: 119 }, looks('average'))).toEqual([]);
  });
});

describe('load and money', () => {
  const loadOf = (weight: number, cost = 0) => [item('broadsword', { weightOverride: weight, costOverride: cost })];

  it('have findings for a load above 20 × ST, and above 30 × ST, which cannot be carried', () => {
    expect(remarks({ equipment: loadOf(200) })).toEqual([]);
    expect(remarks({ equipment: loadOf(201) }).map(([id]) => id)).toEqual(['overload:load']);
    expect(remarks({ equipment: loadOf(300) }).map(([id]) => id)).toEqual(['overload:load']);
    expect(remarks({ equipment: loadOf(301) }).map(([id]) => id)).toEqual(['cannot-carry:load']);
  });

  it('have a finding for spending above the starting money', () => {
    const traits = [trait('wealth', { choices: choices({ level: 'poor' }) })];
    const campaign = { budget: 1000, startingWealth: 1000 };
    expect(remarks({ campaign, traits, equipment: loadOf(1, 200) })).toEqual([]);
    expect(remarks({ campaign, traits, equipment: loadOf(1, 201) })).toEqual([
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
        'Chainmail was made for someone else: with Fat, only clothes and armor made to measure fit.',
      ],
    ]);
    expect(wearing([trait('skinny')])).toHaveLength(1);
  });

  it('fits others, and armor made for the fat or the skinny fits them', () => {
    expect(wearing([fat('overweight')])).toEqual([]);
    expect(wearing([fat('fat')], false)).toEqual([]);
    expect(wearing([])).toEqual([]);
  });
});
