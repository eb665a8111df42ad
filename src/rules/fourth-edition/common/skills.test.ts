import { describe, expect, it } from 'vitest';
import type { OwnSkill, SkillRow } from '../../../character/skill-rows.ts';
import type { TraitRow } from '../../../character/trait-rows.ts';
import { describeDerivation } from '../../../engine/format.ts';
import { typedItem, typedSkill, typedTrait } from '../../../testing/own-rows.ts';
import { saved, skill } from '../../../testing/rows.ts';
import { deriveCharacter, openWorksheet } from '../../derive-character.ts';
import { describeFinding } from '../../findings/finding-sentences.ts';
import { skillStat } from '../../stat-ids.ts';
import { fourthEditionRuleset } from '../basic/fourth-edition.ts';

describe('Skills', () => {
  const open = (skills: SkillRow[], attributes = {}) =>
    openWorksheet(saved('fourth-edition', { attributes, skills })).worksheet;
  const attributeDefault = (attribute: OwnSkill['attribute'], penalty: number) => ({ attribute, skill: '', penalty });
  const fromSkill = (skill: string, penalty: number) => ({ attribute: null, skill, penalty });
  const level = (key: string) => skillStat(key, 'level');

  describe('levels from points', () => {
    it.each([
      ['easy', 0, null],
      ['easy', 1, 10],
      ['easy', 3, 11],
      ['easy', 4, 12],
      ['average', 1, 9],
      ['average', 2, 10],
      ['average', 4, 11],
      ['hard', 1, 8],
      ['hard', 4, 10],
      ['hard', 20, 14],
      ['veryHard', 1, 7],
      ['veryHard', 8, 10],
      ['veryHard', 11, 10],
      ['wildcard', 2, null],
      ['wildcard', 3, 7],
      ['wildcard', 24, 10],
      ['wildcard', 36, 11],
    ] as const)('match the table: %s with %i points', (difficulty, points, expected) => {
      const sheet = open([typedSkill('Diplomacy', points, { attribute: 'iq', difficulty })]);
      expect(sheet.get(level('diplomacy')).value).toBe(expected);
    });

    it('can be based on Will and Perception', () => {
      const skills = [typedSkill('Meditation', 1, { attribute: 'will', difficulty: 'hard' })];
      const { secondary } = saved('fourth-edition', {}).character;
      const character = saved('fourth-edition', { skills, secondary: { ...secondary, will: 3 } });
      expect(openWorksheet(character).worksheet.get(level('meditation')).value).toBe(11);
    });
  });

  describe('defaults', () => {
    const interrogation = typedSkill('Interrogation', 0, {
      attribute: 'iq',
      defaults: [attributeDefault('iq', 5), fromSkill('Intimidation', 3), fromSkill(' psychology ', 4)],
    });

    it('use the best one (p. 343)', () => {
      const sheet = open(
        [
          interrogation,
          typedSkill('Intimidation', 8, { attribute: 'will' }),
          typedSkill('Psychology', 8, { attribute: 'iq', difficulty: 'hard' }),
        ],
        { iq: 12 },
      );
      expect(sheet.number(level('intimidation'))).toBe(14);
      expect(sheet.number(level('psychology'))).toBe(13);
      expect(describeDerivation(sheet.get(level('interrogation')), 'd')).toBe(
        'Interrogation 11: best default of: IQ−5 7, Intimidation−3 11, Psychology−4 9. (custom)',
      );
    });

    it('count an attribute over 20 as 20 (p. 344), but not another skill', () => {
      const sheet = open([interrogation], { iq: 25 });
      expect(sheet.number(level('interrogation'))).toBe(15);
      expect(describeDerivation(sheet.get('default:interrogation.0'), 'd')).toBe(
        'IQ−5 15: IQ 25; Rule of 20: maximum 20; default −5. (Basic Set p. 344)',
      );
      const skilled = open([interrogation, typedSkill('Intimidation', 2, { attribute: 'iq' })], { iq: 25 });
      expect(skilled.number(level('interrogation'))).toBe(22);
    });

    it('do not chain: a skill known by default is no base', () => {
      const sheet = open([
        interrogation,
        typedSkill('Intimidation', 0, { attribute: 'will', defaults: [attributeDefault('will', 0)] }),
      ]);
      expect(sheet.number(level('interrogation'))).toBe(5);
    });

    it('can be improved for the difference in points', () => {
      const broadsword = (points: number) =>
        typedSkill('Broadsword', points, { defaults: [fromSkill('shortsword', 2)] });
      const sheet = (points: number) => open([broadsword(points), typedSkill('Shortsword', 8)]);
      expect(sheet(0).number(level('broadsword'))).toBe(10); // Shortsword 12, worth 2 points..
      expect(sheet(2).number(level('broadsword'))).toBe(11); // 2 + 2 points are the 4 of DX+1.
      expect(sheet(5).number(level('broadsword'))).toBe(11);
      expect(sheet(6).number(level('broadsword'))).toBe(12);
    });
  });

  describe('techniques', () => {
    const skill = typedSkill('Brawling', 8, { difficulty: 'easy', combat: true });
    const kicking = (points: number, ownSkill: Partial<OwnSkill> = {}) =>
      typedSkill('Kicking', points, {
        difficulty: 'techniqueHard',
        defaults: [fromSkill('brawling', 2)],
        maximum: 2,
        ...ownSkill,
      });

    it.each([
      [0, 11],
      [1, 11],
      [2, 12],
      [3, 13],
      [4, 13],
    ])('depend on points: with %i points %i', (points, expected) => {
      expect(open([skill, kicking(points)]).number(level('kicking'))).toBe(expected);
    });

    it('cannot exceed their maximum', () => {
      expect(describeDerivation(open([skill, kicking(5)]).get(level('kicking')), 'd')).toBe(
        'Kicking 13: Brawling−2 11; hard technique, 5 points +4; at most +2 over the default −2. (custom)',
      );
    });

    it('are based on the level of their skill, even if improved from a default', () => {
      const karate = typedSkill('Karate', 1, { difficulty: 'hard', defaults: [fromSkill('brawling', 4)] });
      const sheet = open([skill, karate, kicking(2, { defaults: [fromSkill('karate', 2)] })]);
      expect(sheet.number(level('karate'))).toBe(9);
      expect(sheet.number(level('kicking'))).toBe(8);
    });

    it('have no level without their skill', () => {
      expect(open([kicking(2)]).get(level('kicking')).value).toBeNull();
    });

    it('cannot be based on another technique, which prevents cycles', () => {
      const feint = typedSkill('Feint', 2, { difficulty: 'techniqueHard', defaults: [fromSkill('kicking', 1)] });
      const sheet = open([kicking(2, { defaults: [fromSkill('feint', 1)] }), feint]);
      expect(sheet.get(level('kicking')).value).toBeNull();
      expect(sheet.get(level('feint')).value).toBeNull();
    });
  });
});

describe('Listed skills', () => {
  const levelOf = (skills: SkillRow[], key: string, traits: TraitRow[] = []) =>
    openWorksheet(saved('fourth-edition', { skills, traits })).worksheet.get(skillStat(key, 'level'));

  describe('techniques', () => {
    const judo = skill('judo', 12, { key: 'judo' }); // Hard: DX+1.
    const armLock = skill('arm-lock', 3, { key: 'lock', speciality: 'Judo' });
    const fingerLock = skill('finger-lock', 0, { key: 'finger' });

    it('are based on the skill that their speciality names, with the book’s maximum over it (p. 230)', () => {
      expect(levelOf([judo, armLock], 'lock').value).toBe(15);
      expect(levelOf([judo, { ...armLock, points: 20 }], 'lock').value).toBe(16);
      const kick = skill('kicking', 9, { key: 'kick', speciality: 'Karate' });
      expect(levelOf([skill('karate', 8), kick], 'kick').value).toBe(11); // Raised from Karate−2 to Karate itself.
    });

    it('are based on a technique if the book says so (p. 231)', () => {
      expect(levelOf([judo, fingerLock], 'finger').value).toBe(9);
      expect(levelOf([judo, armLock, fingerLock], 'finger').value).toBe(12);
    });

    it('have no level without the skill', () => {
      expect(levelOf([armLock], 'lock').value).toBeNull();
    });
  });

  describe('specialities', () => {
    const car = skill('driving', 8, { key: 'car', speciality: 'Automobile' });

    it('default to other specialities as the book pairs them (p. 188)', () => {
      const truck = skill('driving', 0, { key: 'truck', speciality: 'Heavy Wheeled' });
      const mecha = skill('driving', 0, { key: 'mecha', speciality: 'mecha' });
      expect(levelOf([car, truck], 'truck').value).toBe(10);
      expect(levelOf([car, mecha], 'mecha').value).toBe(7);
      expect(describeDerivation(levelOf([car, truck], 'truck'), 'd')).toContain('Driving (Automobile)');
    });

    it('default to the same speciality of another skill, and to no other (p. 207)', () => {
      const mechanic = skill('mechanic', 0, { key: 'mechanic', speciality: 'Automobile' });
      const engineer = (speciality: string) => skill('engineer', 24, { key: 'engineer', speciality });
      expect(levelOf([mechanic, engineer('Automobile')], 'mechanic').value).toBe(11);
      expect(levelOf([mechanic, engineer('Civil')], 'mechanic').value).toBe(5);
    });

    it('are a step easier if they are optional, and serve for the whole skill at −2 (p. 169)', () => {
      const optics = skill('physics', 4, { key: 'optics', speciality: 'Optics' });
      const physics = skill('physics', 0, { key: 'physics' });
      expect(levelOf([optics], 'optics').value).toBe(10);
      expect(levelOf([optics, physics], 'physics').value).toBe(8);
    });

    it('let the whole skill serve for an optional one', () => {
      const optics = skill('physics', 0, { key: 'optics', speciality: 'Optics' });
      expect(levelOf([optics, skill('physics', 16, { key: 'physics' })], 'optics').value).toBe(12);
    });

    it('name the skill of a Combat Art (p. 184)', () => {
      const art = skill('combat-art', 0, { key: 'art', speciality: 'Broadsword' });
      expect(levelOf([art, skill('broadsword', 16)], 'art').value).toBe(11);
    });
  });

  describe('effects on skills by name', () => {
    it('reach every entry of a skill that has several: Guns means all of them', () => {
      const gunslinger = typedTrait('Gunslinger', {
        effects: [{ stat: 'skills', by: 'name', selection: 'Guns', how: 'add', add: 1 }],
      });
      const guns = skill('guns-pistol', 4);
      expect(levelOf([guns], 'guns-pistol').value).toBe(12);
      expect(levelOf([guns], 'guns-pistol', [gunslinger]).value).toBe(13);
    });
  });
});

describe('Findings', () => {
  type Choices = Parameters<typeof saved>[1];
  const { secondary } = saved('fourth-edition', {}).character;
  const findings = (choices: Choices) => deriveCharacter(saved('fourth-edition', choices)).findings;
  const ids = (choices: Choices) => findings(choices).map(({ id }) => id);
  const sentences = (choices: Choices) => findings(choices).map(({ fact }) => describeFinding(fact));
  const disadvantage = (points: number, name = 'Vow') => typedTrait(name, { kind: 'disadvantage', points });
  const budget = (points: number) => ({ campaign: { budget: points } });

  describe('disadvantages and quirks', () => {
    it('may add up to half of the budget, lowered attributes included', () => {
      expect(ids({ ...budget(100), traits: [disadvantage(-50)] })).toEqual([]);
      expect(sentences({ ...budget(100), traits: [disadvantage(-51)] })).toEqual([
        'Disadvantages give 51 points; the limit is 50.',
      ]);
      expect(ids({ ...budget(100), attributes: { st: 9 }, traits: [disadvantage(-40)] })).toEqual([]);
      expect(ids({ ...budget(100), attributes: { st: 9 }, traits: [disadvantage(-41)] })).toEqual([
        'disadvantage-limit:disadvantages',
      ]);
      expect(ids({ ...budget(100), secondary: { ...secondary, will: -2 }, traits: [disadvantage(-41)] })).toEqual([
        'disadvantage-limit:disadvantages',
      ]);
    });

    it('include five quirks at most, outside the limit on disadvantages', () => {
      const quirks = (n: number) =>
        Array.from({ length: n }, (_, i) => typedTrait(`Quirk ${i}`, { kind: 'quirk', points: -1 }));
      expect(ids({ ...budget(100), traits: [disadvantage(-50), ...quirks(5)] })).toEqual([]);
      expect(sentences({ ...budget(100), traits: quirks(6) })).toEqual(['6 quirks; the limit is 5.']);
    });

    it('have the limits of the setting if there are any', () => {
      const strictCampaign = { campaign: { ...budget(150).campaign, disadvantageLimit: -20, quirkLimit: 2 } };
      const quirks = (n: number) =>
        Array.from({ length: n }, (_, i) => typedTrait(`Quirk ${i}`, { kind: 'quirk', points: -1 }));
      expect(sentences({ ...strictCampaign, traits: [disadvantage(-60), ...quirks(3)] })).toEqual([
        'Disadvantages give 60 points; the limit is 20.',
        '3 quirks; the limit is 2.',
      ]);
      expect(ids({ ...strictCampaign, traits: [disadvantage(-20), ...quirks(2)] })).toEqual([]);
      const generousCampaign = { campaign: { ...budget(100).campaign, disadvantageLimit: -80, quirkLimit: 8 } };
      expect(ids({ ...generousCampaign, traits: [disadvantage(-80), ...quirks(8)] })).toEqual([]);
      // Without its sign it is the same limit.
      expect(
        ids({ campaign: { ...budget(100).campaign, disadvantageLimit: 20 }, traits: [disadvantage(-21)] }),
      ).toEqual(['disadvantage-limit:disadvantages']);
    });

    it('count against the limits that the ruleset lists, with those of the book', () => {
      const { campaign } = saved('fourth-edition', {
        campaign: { budget: 100, disadvantageLimit: -20, quirkLimit: 2 },
      }).character;
      expect(fourthEditionRuleset.limits?.(campaign).map(({ kind, most, book }) => [kind, most, book])).toEqual([
        ['disadvantage', -20, -50],
        ['quirk', 2, 5],
      ]);
    });

    it('include perks and quirks, whose prices are checked', () => {
      const perk = (points: number) => [typedTrait('Alcohol Tolerance', { kind: 'perk', points })];
      expect(ids({ traits: perk(1) })).toEqual([]);
      expect(sentences({ traits: perk(2) })).toEqual(['Alcohol Tolerance is a perk and should be 1 point.']);
      const leveled = typedTrait('Fame', { kind: 'perk', pointsPerLevel: 1 }, { level: 3 });
      expect(ids({ traits: [leveled] })).toEqual([]);
      expect(ids({ traits: [typedTrait('Humble', { kind: 'quirk', points: -2 })] })).toEqual([
        'small-trait-price:humble',
      ]);
      expect(ids({ traits: [typedTrait('Habits', { kind: 'quirk', holds: 'group' })] })).toEqual([]);
    });
  });

  describe('attributes', () => {
    it('have a minimum of 1', () => {
      expect(ids({ ...budget(300), attributes: { st: 1 } })).toEqual([]);
      expect(ids({ ...budget(300), attributes: { st: 0 } })).toContain('attribute-too-low:st');
    });
  });

  describe('gear', () => {
    const weapon = (own = {}, more = {}) =>
      typedItem('Sword', { kind: 'weapon', attacks: [{ name: 'cut', skill: 'Sword', type: 'cut', ...own }] }, more);
    const skills = [typedSkill('Sword', 4)];

    it('needs the skill of a weapon', () => {
      expect(ids({ skills, equipment: [weapon()] })).toEqual([]);
      expect(ids({ equipment: [weapon({ skill: 'DX' })] })).toEqual([]);
      expect(sentences({ equipment: [weapon()] })).toEqual([
        'Sword uses “sword”, a skill this character does not have.',
      ]);
    });

    it('needs the minimum ST of a weapon', () => {
      expect(ids({ skills, equipment: [weapon({ minimumStrength: 10 })] })).toEqual([]);
      expect(sentences({ skills, equipment: [weapon({ minimumStrength: 12 })] })).toEqual([
        'Sword needs ST 12; with ST 10 the skill is 2 lower.',
      ]);
    });

    it('has no price in fine quality until the player enters it', () => {
      expect(ids({ skills, equipment: [weapon({}, { quality: 'cheap' })] })).toEqual([]);
      expect(sentences({ skills, equipment: [weapon({}, { quality: 'veryFine' })] })).toEqual([
        'No price is known for a very fine sword: the list price is used until you set one.',
      ]);
      expect(ids({ skills, equipment: [weapon({}, { quality: 'veryFine', costOverride: 2000 })] })).toEqual([]);
      expect(ids({ skills, equipment: [weapon({ type: 'cr' }, { quality: 'cheap' })] })).toEqual([
        'quality-price-unknown:sword',
      ]);
    });

    it('needs a skill to block with', () => {
      const shield = typedItem('Buckler', { kind: 'shield', defenseBonus: 1 }, { place: 'ready' });
      expect(sentences({ equipment: [shield] })).toEqual([
        'Buckler still gives its defense bonus, but you need the Shield skill to block.',
      ]);
      expect(ids({ skills: [typedSkill('Shield', 1, { difficulty: 'easy' })], equipment: [shield] })).toEqual([]);
    });

    it.each([
      [200, []],
      [201, ['201 lb is over the maximum load (200 lb): 1 FP per second.']],
      [300, ['300 lb is over the maximum load (200 lb): 1 FP per second.']],
      [301, ['301 lb is too much to carry: the maximum is 300 lb.']],
    ])('has limits on load: %i lb with ST 10', (weight, expected) => {
      expect(sentences({ equipment: [typedItem('Sack', { weight })] })).toEqual(expected);
    });
  });

  describe('techniques', () => {
    it('are reported above their maximum', () => {
      const skills = (points: number) => [
        typedSkill('Brawling', 4),
        typedSkill('Kicking', points, {
          difficulty: 'techniqueHard',
          defaults: [{ attribute: null, skill: 'brawling', penalty: 2 }],
          maximum: 2,
        }),
      ];
      expect(ids({ skills: skills(3) })).toEqual([]);
      expect(sentences({ skills: skills(4) })).toEqual([
        'Kicking can be at most 2 over its default; extra points buy nothing.',
      ]);
    });
  });

  it('fourthEditionFindings reports an exceeded budget', () => {
    expect(ids({ ...budget(100), attributes: { dx: 15 } })).toEqual([]);
    expect(sentences({ ...budget(99), attributes: { dx: 15 } })).toEqual(['1 point over the budget of 99.']);
  });
});

describe('Requirements of one speciality', () => {
  const needs = (row: ReturnType<typeof skill>, more: Parameters<typeof saved>[1] = {}) =>
    deriveCharacter(saved('fourth-edition', { ...more, skills: [row, ...(more.skills ?? [])] })).findings.flatMap(
      ({ fact }) => (fact.code === 'skill-needs' ? [fact.needed] : []),
    );
  const of = (id: string, speciality: string) => skill(id, 4, { speciality });

  it('are of that one alone (pp. 194, 213, 223)', () => {
    expect(needs(of('explosives', 'Explosive Ordnance Disposal'))).toEqual(['DX 12']);
    expect(needs(of('explosives', 'Explosive Ordnance Disposal'), { attributes: { dx: 12 } })).toEqual([]);
    expect(needs(of('explosives', 'Demolition'))).toEqual([]);
    expect(needs(of('pharmacy', 'Herbal'))).toEqual(['Naturalist']);
    expect(needs(of('pharmacy', 'Synthetic'))).toEqual([]);
    expect(needs(of('submarine', 'Free-Flooding Sub'), { skills: [skill('scuba', 1), skill('swimming', 1)] })).toEqual(
      [],
    );
    expect(needs(of('submarine', 'Free-Flooding Sub'))).toHaveLength(1);
  });

  it('Research needs Computer Operation from TL8 on (p. 217)', () => {
    const at = (techLevel: number) => needs(skill('research', 2), { campaign: { techLevel } });
    expect(at(7)).toEqual([]);
    expect(at(8)).toHaveLength(1);
  });
});
