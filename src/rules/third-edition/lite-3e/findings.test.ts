import { describe, expect, it } from 'vitest';
import { nextSkillPoints, pointsForLevel } from '../../../builder/what-if/level-steps.ts';
import type { OwnRaceSkill } from '../../../character/character.ts';
import type { OwnTrait, TraitRow } from '../../../character/trait-rows.ts';
import { describeDerivation } from '../../../engine/format.ts';
import { describeRace } from '../../../sheet-model/model/race-summary.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedRace, typedSkill } from '../../../testing/own-rows.ts';
import { choices, item, saved, skill, trait } from '../../../testing/rows.ts';
import { catalogFor, deriveCharacter } from '../../derive-character.ts';
import { describeFinding } from '../../findings/finding-sentences.ts';

describe('Findings', () => {
  type Choices = Parameters<typeof saved>[1];

  const remarks = (choices: Choices) =>
    deriveCharacter(saved('lite-3e', { campaign: { budget: 1000 }, ...choices })).findings.map(({ id, kind, fact }) => [
      id,
      kind,
      describeFinding(fact),
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
        attacks: [],
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

    it('need at most a light load for Fencing and Karate', () => {
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

    it('need a minimum strength, for the user of a crossbow too', () => {
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

    it('has an explanation', () => {
      expect(describeDerivation(bow(14).worksheet.get('line:crossbow.0.readying'), 'd')).toBe(
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

    it('is plausible within 6″ and 40 lb of the average', () => {
      expect(buildRemarks({ height: 75 })).toEqual([]); // ST 10: 5′9″
      expect(buildRemarks({ height: 76 })).toEqual(['height-far:build']);
      expect(buildRemarks({ height: 62 })).toEqual(['height-far:build']);
      expect(buildRemarks({ weight: 190 })).toEqual([]); // 150 lb
      expect(buildRemarks({ weight: 191 })).toEqual(['weight-far:build']);
    });

    it('must be within a fifth of the average for the height for good-looking characters', () => {
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

  describe('armor that was made for another wearer (p. 5)', () => {
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
});

describe('Races', () => {
  type Choices = Parameters<typeof saved>[1];

  const sheetOf = (more: Choices) => {
    const sheet = openSheet(saved('lite-3e', { campaign: { budget: 1000 }, ...more }));
    const { worksheet, findings, model } = sheet;
    return {
      sheet,
      model,
      number: (stat: string) => worksheet.get(stat).value,
      sentence: (stat: string) => describeDerivation(worksheet.get(stat), 'd'),
      notes: (stat: string) => worksheet.get(stat).notes.map(({ words }) => words),
      codes: findings.map(({ code }) => code),
      remarks: findings.map(({ fact }) => describeFinding(fact)),
    };
  };
  const member = (typed: Parameters<typeof typedRace>[0], more: Choices = {}) =>
    sheetOf({ ...more, race: { entry: 'human', own: typedRace({ name: 'Cat', ...typed }) } });
  const raceSkill = (entry: string, relative: number, more: Partial<OwnRaceSkill> = {}): OwnRaceSkill => ({
    key: entry || 'own',
    entry,
    own: null,
    speciality: '',
    relative,
    ...more,
  });

  describe('the racial cost (p. 21)', () => {
    it('prices modifiers of attributes by the table: −1 IQ is −10, +3 ST is 30', () => {
      expect(member({ iq: -1 }).number('points.race')).toBe(-10);
      expect(member({ st: 3 }).number('points.race')).toBe(30);
      expect(member({ st: 3, iq: -1, dx: 7 }).number('points.race')).toBe(30 - 10 + 100);
    });

    it('does not change the price of bought attributes: ST 12 for 20, which is 15 with +3', () => {
      const { number } = member({ st: 3 }, { attributes: { st: 12 } });
      expect([number('st'), number('st.points'), number('points')]).toEqual([15, 20, 50]);
    });

    it('gives no more points for a modifier than for the lowest score of the table', () => {
      expect(member({ ht: -9 }).number('points.race')).toBe(-80);
      expect(member({ ht: -30 }).number('points.race')).toBe(-80);
    });

    it('adds traits and skills at their prices, line by line', () => {
      const { number, sentence } = member({
        st: 3,
        iq: -1,
        traits: [
          trait('toughness', { level: 2 }),
          trait('phobia', { choices: choices({ object: 'dogs' }) }),
          trait('quirk', { choices: choices({ what: 'purrs' }) }),
          trait('acute-hearing', { level: 3 }),
        ],
        skills: [
          raceSkill('stealth', 0),
          raceSkill('climbing', 1),
          raceSkill('survival', -1, { speciality: 'Forest' }),
        ],
      });
      // Toughness 25, dogs −5, quirk −1, hearing 6; Stealth at DX 2, Climbing at DX+1 4, Survival at IQ−1 1.
      expect(number('points.race')).toBe(30 - 10 + 25 - 5 - 1 + 6 + 2 + 4 + 1);
      expect(sentence('points.race')).toMatch(
        /^race 52 points: Cat 0; ST \+3 \+30; IQ −1 −10; Toughness 2, points \+25; Phobia \(dogs\), points −5;|/,
      );
      expect(sentence('points.race')).toContain(
        '; Stealth at DX +2; Climbing at DX+1 +4; Survival (Forest) at IQ−1 +1.',
      );
      expect(sentence('points.race')).toContain('(GURPS Lite p. 21)');
    });

    it('equals the player’s price if one is set', () => {
      const parts = { st: 3, traits: [trait('toughness')], skills: [raceSkill('stealth', 0)] };
      expect(member({ ...parts, points: 12.5 }).number('points.race')).toBe(12.5);
      expect(member({ ...parts, points: 0 }).number('points.race')).toBe(0);
      expect(member({ ...parts, points: null }).number('points.race')).toBe(42);
    });

    it('prices a skill at the lowest level that can be learned, or higher', () => {
      const { number } = member({ skills: [raceSkill('stealth', -9)] });
      expect([number('points.race'), number('skill:race.skill0.level')]).toEqual([0.5, 8]);
    });
  });

  describe('traits of a race (p. 21)', () => {
    it('affect every member', () => {
      const { number, sentence } = member({ traits: [trait('toughness', { level: 1 }), trait('combat-reflexes')] });
      expect(number('damageResistance')).toBe(1);
      expect(sentence('damageResistance')).toContain('Toughness (Cat) +1');
      expect(number('dodge')).toBe(6);
    });

    it('add up with bought levels, but not if they have no levels', () => {
      const { number, codes } = member(
        { traits: [trait('toughness', { level: 1 }), trait('combat-reflexes')] },
        { traits: [trait('toughness', { level: 1 }), trait('combat-reflexes')] },
      );
      expect([number('damageResistance'), number('dodge'), number('points.advantage')]).toEqual([2, 6, 25]);
      expect(codes).toEqual(['trait-of-race']);
    });

    it('are different traits with different answers', () => {
      const dogs = trait('phobia', { choices: choices({ object: 'dogs' }) });
      const spiders = trait('phobia', { choices: choices({ object: 'spiders' }) });
      expect(member({ traits: [dogs] }, { traits: [spiders] }).codes).toEqual([]);
      expect(member({ traits: [dogs] }, { traits: [dogs] }).codes).toEqual(['trait-of-race']);
    });

    it('do not count against the limits of disadvantages and quirks, unlike bought ones', () => {
      const flaws = ['bad-temper', 'greed', 'gluttony', 'impulsiveness', 'overconfidence'].map((id) => trait(id));
      const quirks = Array.from({ length: 6 }, (_, i) =>
        trait('quirk', { key: `q${i}`, choices: choices({ what: `habit ${i}` }) }),
      );
      const bought = sheetOf({ traits: [...flaws, ...quirks] });
      expect(bought.codes).toEqual(expect.arrayContaining(['disadvantage-limit', 'too-many-quirks']));
      const ofRace = member({ traits: [...flaws, ...quirks] });
      expect(ofRace.codes).toEqual([]);
      expect([ofRace.number('points.limited'), ofRace.number('points.quirk')]).toEqual([0, 0]);
      expect(ofRace.number('points.race')).toBe(bought.number('points'));
    });

    it('are on the sheet as parts of the race', () => {
      const { model } = member({ traits: [trait('toughness', { level: 2 }), trait('night-vision')] });
      const parts = [
        { name: 'Toughness 2', figure: { text: '25' } },
        { name: 'Night Vision', figure: { text: '10' } },
      ];
      expect(model.traits).toMatchObject([{ name: 'Cat', kind: 'race', points: { text: '35' }, note: '', parts }]);
    });

    it('are reported once, with its skills, if they are unknown', () => {
      const { remarks, number } = member({ traits: [trait('tail')], skills: [raceSkill('tail-fencing', 0)] });
      expect(remarks).toEqual([
        'Cat has traits or skills that are not in GURPS Lite 3e: tail, tail-fencing. They cost nothing and do nothing here.',
      ]);
      expect(number('points.race')).toBe(0);
    });
  });

  describe('skills of a race (p. 21)', () => {
    const cat = { skills: [raceSkill('stealth', 1), raceSkill('knife', 0)] };

    it('are on the sheet of every member with their level, without points', () => {
      const { model, number, sentence, codes } = member(cat, { attributes: { dx: 12 } });
      expect(model.skills).toMatchObject([
        { name: 'Stealth', points: { text: '–' }, level: { text: '13' }, relative: 'DX+1', note: 'racial' },
        { name: 'Knife', level: { text: '12' }, relative: 'DX', note: 'racial' },
      ]);
      expect([number('points.skills'), number('points.race')]).toEqual([0, 5]);
      expect(sentence('skill:race.skill0.trained')).toContain('DX 12; Cat: average, 4 points +1');
      expect(codes).toEqual([]);
    });

    it('can be improved with points on top of those of the race', () => {
      // Stealth, average: DX+1 is 4 points, DX+2 8, DX+3 16.
      const with4 = member(cat, { skills: [skill('stealth', 4)] });
      expect(with4.model.skills.map(({ key }) => key)).toEqual(['race.skill1', 'stealth']);
      expect([with4.number('skill:stealth.level'), with4.number('points.skills')]).toEqual([12, 4]);
      expect(with4.number('points.race')).toBe(5);
      expect(with4.sentence('skill:stealth.trained')).toContain('Cat: average, 4 points +1; 4 points more +1');
      expect(with4.model.skills[1]).toMatchObject({ relative: 'DX+2', note: 'racial, DX+1' });
      expect(with4.codes).toEqual([]);
      expect(member(cat, { skills: [skill('stealth', 12)] }).number('skill:stealth.level')).toBe(13);
      expect(member(cat, { skills: [skill('stealth', 0)] }).number('skill:stealth.level')).toBe(11);
    });

    it('go up and down by the prices less the points of the race', () => {
      // 4 points of the race: the next levels need 8 and 16 in total.
      const { sheet } = member(cat, { skills: [skill('stealth', 4)] });
      expect([nextSkillPoints(sheet, 'stealth', 1), nextSkillPoints(sheet, 'stealth', -1)]).toEqual([12, 0]);
      expect([pointsForLevel(sheet, 'stealth', 11), pointsForLevel(sheet, 'stealth', 13)]).toEqual([0, 12]);
    });

    it('report added points that buy nothing yet', () => {
      expect(member(cat, { skills: [skill('stealth', 5)] }).remarks).toEqual([
        '5 points in Stealth, of which only 4 count: the next level costs more.',
      ]);
      expect(member(cat, { skills: [skill('stealth', 2)] }).codes).toEqual(['skill-points-idle']);
    });

    it('are the same skill only with the same speciality', () => {
      const forest = { skills: [raceSkill('survival', 0, { speciality: 'Forest' })] };
      const rows = (speciality: string) =>
        member(forest, { skills: [skill('survival', 2, { speciality })] }).model.skills;
      expect(rows('forest')).toHaveLength(1);
      expect(rows('Desert').map(({ name }) => name)).toEqual(['Survival (Forest)', 'Survival (Desert)']);
    });

    it('apply to weapons and defaults', () => {
      const { number } = member(cat, { attributes: { dx: 12 }, equipment: [item('dagger')] });
      expect(number('line:dagger.0.skill')).toBe(12);
      const untrained = sheetOf({ attributes: { dx: 12 }, equipment: [item('dagger')] });
      expect(untrained.number('line:dagger.0.skill')).toBe(8);
      const withDefault = member({ skills: [raceSkill('broadsword', 3)] }, { skills: [skill('shortsword', 0)] });
      expect(withDefault.number('skill:shortsword.level')).toBe(11);
    });

    it('may be custom, and are then matched by name', () => {
      const { own: typed } = typedSkill('Pounce', 0, { attribute: 'st', difficulty: 'hard' });
      const race = { skills: [raceSkill('', 1, { own: typed })] };
      expect(member(race).model.skills).toMatchObject([{ name: 'Pounce', relative: 'ST+1' }]);
      const improved = member(race, { skills: [typedSkill('pounce', 8, { attribute: 'st', difficulty: 'hard' })] });
      expect(improved.model.skills).toMatchObject([{ relative: 'ST+2', points: { text: '8' } }]);
    });
  });

  describe('listed races', () => {
    const { races } = catalogFor('lite-3e');
    const price = (entry: string) => sheetOf({ race: { entry, own: null } }).number('points.race');

    it('cost the sum of their parts', () => {
      expect(['human', 'elf', 'dwarf', 'goblin', 'reptile-man', 'zombie'].map(price)).toEqual([0, 25, 30, 5, 55, 55]);
    });

    it('have no printed price, except the human, and no unknown parts', () => {
      for (const [entry, { facet }] of races) {
        expect(facet.points, entry).toBe(entry === 'human' ? 0 : undefined);
        expect(facet.cite).toEqual({ book: 'GURPS Lite', page: 21 });
        expect(sheetOf({ race: { entry, own: null } }).codes, entry).toEqual([]);
      }
    });

    it('include dwarves and gnomes, whose heaviest load goes up to 30 × ST', () => {
      const load = (entry: string, pounds: number) => {
        const { number, model } = sheetOf({
          race: { entry, own: null },
          equipment: [item('dagger', { weightOverride: pounds })],
        });
        return [model.load.level, number('move')];
      };
      expect(load('human', 200)).toEqual(['extra-heavy', 1]);
      expect(load('human', 201)[0]).toBe('overload');
      expect(load('gnome', 300)[0]).toBe('extra-heavy');
      expect(load('gnome', 301)[0]).toBe('too much to carry');
    });

    it.each(['under-hiller', 'reedling', 'windrunner'])(
      'include an example with every part of a template: %s',
      (entry) => {
        const { sheet, model } = sheetOf({ race: { entry, own: null } });
        const { facet, traits, skills } = sheet.context.race;
        expect([facet?.st, facet?.dx, facet?.iq, facet?.ht].some(Boolean)).toBe(true);
        const kinds = traits.map((trait) => trait.facet?.kind);
        expect(kinds).toEqual(expect.arrayContaining(['advantage', 'disadvantage', 'quirk']));
        expect(skills.length).toBeGreaterThanOrEqual(2);
        expect(model.skills).toHaveLength(skills.length);
        expect(describeRace(sheet)).toMatch(/^[−\d]+ points: .+ at (DX|IQ)/);
      },
    );

    it('lend their build and load to a custom race based on them', () => {
      const { number } = member({ basedOn: 'dwarf', st: 2 }, { equipment: [item('dagger', { weightOverride: 300 })] });
      expect(number('encumbrance')).toBe(4);
      expect(number('averageHeight')).toBe(71 - 18);
      expect(
        member({ basedOn: '', st: 2 }, { equipment: [item('dagger', { weightOverride: 300 })] }).number('encumbrance'),
      ).toBe(5);
    });
  });

  describe('a Reptile Man, adopted from Man to Man', () => {
    const blows = (race: NonNullable<Choices['race']>, more: Choices = {}) =>
      sheetOf({ attributes: { st: 10, dx: 12 }, ...more, race })
        .model.attacks.filter(({ itemKey }) => itemKey === 'unarmed')
        .map(
          ({ item: blow, use, skill: roll, damage, type }) =>
            `${[blow, use].filter(Boolean).join(', ')} ${roll.text}: ${damage.text} ${type}`,
        );

    it('kicks with claws, has hands like daggers, and bites', () => {
      const sheetOfRace = blows({ entry: 'reptile-man', own: null });
      expect(sheetOfRace).toEqual(['Punch 12: 1d−2 cr', 'Kick 10: 1d imp', 'Claws 12: 1d−1 imp', 'Bite 12: 1d cut']);
      const typed = typedRace({ name: 'Saurian', st: 4, basedOn: 'reptile-man' });
      expect(blows({ entry: 'human', own: typed })).toEqual(sheetOfRace);
    });

    it('hits with the claws as with the fists', () => {
      const skills = [skill('karate', 16), skill('boxing', 8)];
      expect(blows({ entry: 'reptile-man', own: null }, { skills }).filter((line) => line.startsWith('Claws'))).toEqual(
        ['Claws, Karate 14: 1d+1 imp', 'Claws, Boxing 14: 1d+1 imp'],
      );
    });
  });
});
