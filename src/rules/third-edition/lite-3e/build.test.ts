import { describe, expect, it } from 'vitest';
import type { TraitRow } from '../../../character/trait-rows.ts';
import { describeDerivation, formatStep, formatValue } from '../../../engine/format.ts';
import { statBlock } from '../../../sheet-model/model/stat-block.ts';
import {
  heightAndWeight,
  heightWeightAdjustments,
  weightPerInchBeyondTable,
} from '../../../testing/double-entry/lite-3e.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedEffect } from '../../../testing/own-rows.ts';
import { choices, item, saved, skill, trait } from '../../../testing/rows.ts';
import { deriveCharacter, openWorksheet } from '../../derive-character.ts';
import { describeFinding } from '../../findings/finding-sentences.ts';
import { lineStat, skillStat } from '../../stat-ids.ts';
import { averageWeight } from '../common/build.ts';
import { ageInYears } from './standing.ts';

describe('Building under Lite', () => {
  type Choices = Parameters<typeof saved>[1];
  type Concept = NonNullable<Choices['concept']>;

  function build(st: number, concept: Concept = {}, historical = false) {
    const character = saved('lite-3e', { attributes: { st }, concept, campaign: { historical } });
    const { ruleset, context, worksheet } = openWorksheet(character);
    return ruleset.averageBuild(context, worksheet);
  }

  describe('height and weight (p. 5)', () => {
    const rows = heightAndWeight.flatMap(([st, feet, inches, weight]) =>
      st === null ? [] : [[st, feet * 12 + inches, weight] as const],
    );

    it.each(rows)('depend on ST: ST %i, %i inches, %i lb', (strength, height, weight) => {
      expect(build(strength)).toMatchObject({ height, weight });
    });

    it('do not change beyond both ends of the table', () => {
      expect(build(1)?.height).toBe(64);
      expect(build(30)?.height).toBe(75);
      expect([averageWeight(60), averageWeight(63)]).toEqual([120, 130]);
      expect(averageWeight(78)).toBe(190 + 3 * weightPerInchBeyondTable);
    });

    it('are less for a woman and before the 19th century', () => {
      const [[, woman, womanPounds], [, old]] = heightWeightAdjustments;
      // ST 10: 5′9″; two inches less is 5′7″ of 140 lb, and ten pounds less again.
      expect(build(10, { sex: 'woman' })).toEqual({
        height: 69 + woman,
        weight: 140 + womanPounds,
        words: '5′7″, 130 lb',
      });
      expect(build(10, {}, true)).toEqual({ height: 69 + old, weight: 135, words: '5′6″, 135 lb' });
    });

    it('include the difference for a woman before the factor of a build', () => {
      const steps = (choices: Choices) => {
        const { worksheet } = openWorksheet(saved('lite-3e', choices));
        const { steps, value } = worksheet.get('averageWeight');
        return [steps.map((step) => formatStep(step, 'd')), value];
      };
      const woman = ['average height 67', 'average weight, 5′7″ 140', 'woman −10'];
      expect(steps({ concept: { sex: 'woman' } })).toEqual([woman, 130]);
      const skinny = steps({ concept: { sex: 'woman' }, traits: [trait('skinny')] });
      expect(skinny).toEqual([[...woman, expect.stringMatching(/^Skinny ×/)], expect.closeTo(130 * (2 / 3), 5)]);
    });
  });
});

describe('Formulas', () => {
  const ready = { place: 'ready' } as const;

  function open(choices: Parameters<typeof saved>[1]) {
    const { worksheet } = deriveCharacter(saved('lite-3e', choices));
    return {
      worksheet,
      text: (stat: string) => formatValue(worksheet.get(stat).value, 'd'),
      sentence: (stat: string) => describeDerivation(worksheet.get(stat), 'd'),
    };
  }

  describe('Parry (p. 26)', () => {
    it('is two thirds of the skill with a staff', () => {
      const { sentence } = open({ skills: [skill('staff', 8)], equipment: [item('quarterstaff')] });
      expect(sentence(lineStat('quarterstaff.0', 'parry'))).toBe(
        'Quarterstaff: Parry 7: weapon skill 11; share of the skill × ⅔; rounded down. (GURPS Lite p. 26)',
      );
    });

    it('is impossible with a blackjack', () => {
      const { text } = open({ skills: [skill('blackjack', 8)], equipment: [item('blackjack', ready)] });
      expect([text(lineStat('blackjack.0', 'parry')), text('parry')]).toEqual(['–', '–']);
    });

    it('drops with the skill for a ST below the minimum', () => {
      const { sentence } = open({
        attributes: { st: 9 },
        skills: [skill('axe-mace', 8)],
        equipment: [item('axe', ready)],
      });
      expect(sentence(lineStat('axe.0', 'skill'))).toBe(
        'Axe, swing: skill 9: Axe/Mace 12; ST (minimum 12) 9; ST below 12 −3. (GURPS Lite p. 19)',
      );
      expect(sentence('parry')).toBe('Parry 4: best of: Axe, swing 4. (GURPS Lite p. 26)');
    });

    it('does not drop with a large shield, which lowers attacks by 2', () => {
      const skills = [skill('axe-mace', 8), skill('knife', 8), skill('knife-throwing', 8)];
      const equipment = [item('axe', ready), item('dagger'), item('large-shield', ready)];
      const { text, worksheet } = open({ attributes: { st: 12 }, skills, equipment });
      expect([text(lineStat('axe.0', 'skill')), text(lineStat('axe.0', 'skillWithShield'))]).toEqual(['12', '10']);
      expect(text(lineStat('dagger.1', 'skillWithShield'))).toBe('11');
      expect([text('parry'), text('parryWithShield')]).toEqual(['6', '6']);
      expect(worksheet.has(lineStat('axe.0', 'parryWithShield'))).toBe(false);
    });

    describe('with Fencing', () => {
      const rapierFencer = { skills: [skill('fencing', 8)], equipment: [item('rapier', ready)] };
      const parry = lineStat('rapier.0', 'parry');

      it('is two thirds of the skill up to a light load', () => {
        expect(open(rapierFencer).sentence(parry)).toBe(
          'Rapier: Parry 8: encumbrance level 0; weapon skill 12; two thirds, fencing × ⅔; rounded down. (GURPS Lite p. 26)',
        );
      });

      it.each([
        ['small-shield', 8],
        ['medium-shield', 6],
      ])('with a %s is %i', (shield, value) => {
        const equipment = [...rapierFencer.equipment, item(shield, ready)];
        expect(open({ ...rapierFencer, equipment }).worksheet.number(parry)).toBe(value);
      });

      it.each([
        [40, 8],
        [40.5, 6],
      ])('with a load of %d lb at ST 10 is %i', (pounds, value) => {
        const equipment = [...rapierFencer.equipment, item('dagger', { weightOverride: pounds - 1.5 })];
        expect(open({ ...rapierFencer, equipment }).worksheet.number(parry)).toBe(value);
      });

      it('is based only on Fencing for a saber', () => {
        const saber = (fencing: number, shortsword: number) =>
          open({
            skills: [skill('fencing', fencing), skill('shortsword', shortsword)],
            equipment: [item('saber', ready)],
          });
        // Fencing 11 gives 7, Shortsword 13 gives 6: the fencing parry counts, though Shortsword is higher.
        expect(saber(4, 16).worksheet.number(lineStat('saber.0', 'parry'))).toBe(7);
        // Fencing 10 gives 6, Shortsword 16 gives 8.
        expect(saber(2, 40).sentence(lineStat('saber.0', 'parry'))).toContain('the other skill parries better');
        expect(saber(2, 40).worksheet.number(lineStat('saber.0', 'parry'))).toBe(8);
      });
    });
  });

  describe('bare hands (p. 27)', () => {
    const unarmedLines = (choices: Parameters<typeof saved>[1], item = 'Punch') =>
      openSheet(saved('lite-3e', choices))
        .model.attacks.filter((line) => line.item === item)
        .map(({ use, skill, damage, parry }) => `${use || 'DX'} ${skill.text}: ${damage.text}, Parry ${parry.text}`);

    it('parry with half of DX, or two thirds of a skill on the line of that skill', () => {
      const parry = (name: string, points: number) =>
        open({ attributes: { dx: 12 }, skills: [skill(name, points)] }).text(
          lineStat(`unarmed.punch.${name}`, 'parry'),
        );
      expect(open({ attributes: { dx: 13 } }).text(lineStat('unarmed.punch', 'parry'))).toBe('6');
      expect([parry('brawling', 1), parry('boxing', 2), parry('karate', 0.5)]).toEqual(['8', '8', '6']);
    });

    it('parry with half of the basic DX, whatever the penalty of a helm', () => {
      const { text, sentence } = open({ attributes: { dx: 12 }, equipment: [item('half-plate', ready)] });
      expect(text(lineStat('unarmed.punch', 'skill'))).toBe('11');
      expect(text(lineStat('unarmed.punch', 'parry'))).toBe('6');
      expect(sentence('halfOfDx')).toBe('half of DX 6: DX 12; half of DX ÷ 2; rounded down. (GURPS Lite p. 27)');
    });

    it.each([
      ['karate', 24, '1d', '1d+2'],
      ['boxing', 16, '1d', '–'],
      ['brawling', 8, '1d−2', '1d'],
    ])('do more damage with %s', (name, points, punch, kick) => {
      const { text, worksheet } = open({ attributes: { st: 12, dx: 12 }, skills: [skill(name, points)] });
      const damage = (attack: string) => lineStat(`unarmed.${attack}.${name}`, 'damage');
      expect(text(damage('punch'))).toBe(punch);
      expect(worksheet.has(damage('kick')) ? text(damage('kick')) : '–').toBe(kick);
    });

    it('use Boxing only for punches', () => {
      const skills = [skill('boxing', 8)];
      expect(open({ skills }).sentence(lineStat('unarmed.punch.boxing', 'skill'))).toBe(
        'Punch, Boxing: skill 12: Boxing 12. (GURPS Lite p. 27)',
      );
      expect([unarmedLines({ skills }), unarmedLines({ skills }, 'Kick')]).toEqual([
        ['Boxing 12: 1d−2, Parry 8'],
        ['DX 8: 1d−2, Parry –'],
      ]);
    });

    it('have a separate line for each skill, with its damage (p. 16)', () => {
      // DX 10: Brawling 15, Karate 12, Boxing 9.
      const skills = [skill('karate', 16), skill('brawling', 24), skill('boxing', 1)];
      expect(unarmedLines({ skills })).toEqual([
        'Brawling 15: 1d−3, Parry 10',
        'Karate 12: 1d−2, Parry 8',
        'Boxing 9: 1d−3, Parry 6',
      ]);
    });

    it('can use brass knuckles with each of these skills, as the book forbids none', () => {
      const skills = [skill('karate', 16), skill('brawling', 24)];
      expect(unarmedLines({ skills, equipment: [item('brass-knuckles', ready)] }, 'Brass knuckles')).toEqual([
        'punch, Brawling 15: 1d−1, Parry –',
        'punch, Karate 12: 1d, Parry –',
      ]);
    });

    it('list an unusable skill once, with the reason, and not in a stat block', () => {
      const equipment = [item('brass-knuckles', { place: 'ready', weightOverride: 70 })];
      const choices = { skills: [skill('karate', 16)], equipment };
      expect(unarmedLines(choices)).toEqual(['DX 10: 1d−4, Parry 5', 'Karate –: –, Parry –']);
      expect(unarmedLines(choices, 'Brass knuckles')).toEqual(['punch 10: 1d−2, Parry –']);
      const { attacks } = statBlock(openSheet(saved('lite-3e', choices)).model);
      expect(attacks.map(({ item: name, skill: roll }) => `${name} ${roll.text}`)).toEqual([
        'Brass knuckles 10',
        'Punch 10',
        'Kick 8',
      ]);
    });
  });

  describe('damage with very low ST (p. 18)', () => {
    const weak = (st: number) =>
      open({
        attributes: { st },
        skills: [skill('karate', 8)],
        equipment: [item('dagger', ready), item('quarterstaff'), item('brass-knuckles', ready), item('small-knife')],
      });
    const damage = (st: number, ...lines: string[]) => lines.map((line) => weak(st).text(lineStat(line, 'damage')));

    it('is at least 0 for blunt weapons and fists', () => {
      expect(damage(4, 'unarmed.punch', 'unarmed.kick', 'quarterstaff.0', 'quarterstaff.1')).toEqual([
        '0',
        '0',
        '2',
        '2',
      ]);
      expect(damage(5, 'unarmed.punch')).toEqual(['0']);
      expect(damage(6, 'unarmed.punch')).toEqual(['1d−6']);
      expect(weak(3).sentence(lineStat('unarmed.punch', 'damage'))).toBe(
        'Punch: damage 0: thrust 0; punch −2; minimum 0. (GURPS Lite p. 27)',
      );
    });

    it('is at least 1 with an edge or a point', () => {
      expect(damage(4, 'dagger.0', 'small-knife.0')).toEqual(['1', '1']);
      expect(weak(4).sentence(lineStat('dagger.0', 'damage'))).toBe(
        'Dagger, thrust: damage 1: thrust 0; Dagger −1; maximum from the weapon table 1d; minimum for cutting or impaling 1. (GURPS Lite p. 19)',
      );
    });

    it('has bonuses of skill and knuckles added before its minimum', () => {
      // Karate 10 adds 2 to the punch at −2.
      expect(damage(4, 'unarmed.punch.karate', 'brass-knuckles.0', 'brass-knuckles.0.karate')).toEqual(['0', '0', '2']);
    });

    it('is at least 0 for a bite, although it cuts', () => {
      const { worksheet, text } = open({ attributes: { st: 1 }, race: { entry: 'reptile-man', own: null } });
      expect(worksheet.number('st')).toBe(5);
      expect(text(lineStat('unarmed.bite', 'damage'))).toBe('1d−5');
      expect(text(lineStat('unarmed.claws', 'damage'))).toBe('1');
    });
  });

  describe('Combat Reflexes (p. 9)', () => {
    it('adds 1 to every active defense', () => {
      const skills = [skill('shield', 1), skill('knife', 4)];
      const equipment = [item('buckler', ready), item('dagger', ready)];
      const defenses = (...traits: ReturnType<typeof trait>[]) => {
        const { worksheet } = open({ skills, equipment, traits });
        const unarmedLines = lineStat('unarmed.punch', 'parry');
        return ['dodge', 'parry', 'block', unarmedLines].map((stat) => worksheet.number(stat));
      };
      expect(defenses()).toEqual([5, 5, 5, 5]);
      expect(defenses(trait('combat-reflexes'))).toEqual([6, 6, 6, 6]);
    });
  });

  describe('Running (p. 16)', () => {
    it('adds an eighth to Move, not to Basic Speed or Dodge', () => {
      const { text, sentence } = open({ attributes: { ht: 12 }, skills: [skill('running', 8)] });
      expect([text('basicSpeed'), text('move'), text('dodge')]).toEqual(['5½', '7', '5']);
      expect(sentence('move')).toBe(
        'Move 7 yards a second: Basic Speed 5½; Running / 8 +1.625; no encumbrance 0; rounded down; minimum 1. (GURPS Lite p. 21)',
      );
      expect(sentence('dodge')).toBe('Dodge 5: Move without Running 5. (GURPS Lite p. 26)');
    });
  });
});

describe('Limits', () => {
  describe('ageInYears', () => {
    it.each([
      ['16', 16],
      [' 16 ', 16],
      ['16 years', 16],
      ['16 years old, looks 20', 16],
      ['16yo', 16],
      ['16.5', 16.5],
      ['16,5 years', 16.5],
      ['16½', 16.5],
      ['16 1/2', 16.5],
      ['1,200 years', 1200],
      ['18 months', 1.5],
      ['26 weeks', 0.5],
    ])('reads “%s” as %f', (text, years) => expect(ageInYears(text)).toBeCloseTo(years, 5));

    it('returns the greater of two ages, since either may be meant', () => {
      expect(['16-18', '16–18 years', '16 to 18', '16 or 17'].map(ageInYears)).toEqual([18, 18, 18, 17]);
    });

    it.each(['', 'young', 'about 18', 'born 1203', '20s', '16th summer', '-3', '9'.repeat(400)])(
      'finds no age in “%s”',
      (text) => expect(ageInYears(text)).toBeNull(),
    );
  });
});

describe('Standing', () => {
  type Choices = Parameters<typeof saved>[1];
  const sheetOf = (choices: Choices) => deriveCharacter(saved('lite-3e', choices));
  const codes = (choices: Choices) => sheetOf(choices).findings.map(({ code }) => code);

  describe('tech level (pp. 10, 13, 32)', () => {
    it('is that of the setting, changed by High Technology and Primitive', () => {
      const own = (traits: TraitRow[]) => sheetOf({ campaign: { techLevel: 7 }, traits }).worksheet.number('techLevel');
      expect(own([])).toBe(7);
      expect(own([trait('high-technology', { level: 2 })])).toBe(9);
      expect(own([trait('primitive', { level: 3 })])).toBe(4);
    });

    it('is not needed if the setting has none', () => {
      expect(codes({ skills: [skill('lockpicking', 2, { techLevel: 9 })], equipment: [item('laser-pistol')] })).toEqual(
        [],
      );
    });

    it('limits skills', () => {
      const at = (techLevel: number | null) =>
        codes({ campaign: { techLevel: 5 }, skills: [skill('lockpicking', 2, { techLevel })] });
      expect(at(5)).toEqual([]);
      expect(at(6)).toEqual(['above-tech-level']);
      expect(at(null), 'it is the setting’s').toEqual([]);
    });

    it('limits items in both directions', () => {
      const armor = (techLevel: number) => codes({ campaign: { techLevel }, equipment: [item('chainmail')] });
      expect(armor(2)).toEqual(['above-tech-level']);
      expect(armor(3)).toEqual([]);
      expect(armor(4)).toEqual([]);
      expect(armor(5)).toEqual(['no-longer-made']);
      const ahead = { campaign: { techLevel: 7 }, traits: [trait('high-technology')] };
      expect(codes({ ...ahead, equipment: [item('medium-body-armor')] })).toEqual([]);
    });
  });
});

describe('Movement', () => {
  const ownTrait = {
    name: 'Stubborn',
    kind: 'advantage',
    points: 4,
    pointsPerLevel: 0,
    holds: '',
    description: '',
    page: '',
    source: '',
  } as const;

  /** Derives a character with ST 10 and an item of this weight in pounds. */
  const carrying = (pounds: number) => {
    const { worksheet, model, findings } = openSheet(
      saved('lite-3e', { equipment: [item('dagger', { weightOverride: pounds })] }),
    );
    return {
      worksheet,
      figures: [model.load.level, worksheet.number('move'), worksheet.number('dodge')],
      codes: findings.map(({ code }) => code),
    };
  };

  describe('load and Move (p. 21)', () => {
    it.each([
      [20, 'none', 5],
      [20.1, 'light', 4],
      [40, 'light', 4],
      [40.1, 'medium', 3],
      [60, 'medium', 3],
      [60.1, 'heavy', 2],
      [120, 'heavy', 2],
      [120.1, 'extra-heavy', 1],
      [200, 'extra-heavy', 1],
      [200.1, 'overload', 1],
      [300, 'overload', 1],
      [300.1, 'too much to carry', 0],
    ])('depend on weight: %d lb at ST 10 are %s, Move %i', (pounds, level, move) => {
      expect(carrying(pounds).figures).toEqual([level, move, move]);
    });

    it.each([
      [200, []],
      [200.1, ['overload']],
      [300, ['overload']],
      [300.1, ['cannot-carry']],
    ])('are reported if too heavy: %d lb, %j', (pounds, codes) => expect(carrying(pounds).codes).toEqual(codes));

    it('never give Move 0 with a load that can be carried', () => {
      const { worksheet } = openSheet(
        saved('lite-3e', {
          attributes: { dx: 6, ht: 6 },
          equipment: [item('dagger', { weightOverride: 200 })],
        }),
      );
      expect(describeDerivation(worksheet.get('move'), 'd')).toBe(
        'Move 1 yards a second: Basic Speed 3; extra-heavy encumbrance −4; rounded down; minimum 1. (GURPS Lite p. 21)',
      );
    });
  });

  describe('numbers derived from an attribute', () => {
    const will = (iq: number, add: number) => {
      const own = {
        ...ownTrait,
        attacks: [],
        offered: [],
        prerequisites: [],
        notes: [],
        effects: [typedEffect({ stat: 'will', add })],
      };
      const { worksheet } = openSheet(saved('lite-3e', { attributes: { iq }, traits: [trait('', { key: 't', own })] }));
      return formatValue(worksheet.get('will').value, 'd');
    };

    it('include Will from IQ, of which at most 14 counts before Weak Will (p. 24)', () => {
      expect([will(16, 2), will(16, 0), will(14, -3), will(16, -3), will(13, -3)]).toEqual([
        '18',
        '16',
        '11',
        '11',
        '10',
      ]);
    });

    it('include hits from HT and fatigue from ST', () => {
      const { worksheet } = openSheet(saved('lite-3e', { attributes: { st: 8, ht: 13 } }));
      expect([worksheet.number('hitPoints'), worksheet.number('fatiguePoints')]).toEqual([13, 8]);
    });
  });
});

describe('Spells', () => {
  type Choices = Parameters<typeof saved>[1];
  const sheetOf = (choice: Choices) => deriveCharacter(saved('lite-3e', choice));
  const remarks = (choice: Choices) => sheetOf(choice).findings.map(({ fact }) => describeFinding(fact));
  const mage = (level = 1) => trait('magery', { level });
  const level = (choice: Choices, key: string) => sheetOf(choice).worksheet.get(skillStat(key, 'level')).value;

  describe('spells (p. 30)', () => {
    const iq = { iq: 12 };

    it('are mental hard skills with a bonus of Magery, and need at least a point', () => {
      expect(level({ attributes: iq, skills: [skill('light', 1)] }, 'light')).toBe(10);
      expect(level({ attributes: iq, traits: [mage(2)], skills: [skill('light', 1)] }, 'light')).toBe(12);
      expect(level({ attributes: iq, traits: [mage(2)], skills: [skill('light', 0.5)] }, 'light')).toBeNull();
    });

    it('have −5 in low mana', () => {
      const skills = [skill('light', 1)];
      expect(level({ attributes: iq, traits: [mage(2)], skills, campaign: { mana: 'low' } }, 'light')).toBe(7);
    });

    it('need their prerequisite spells at 12, not at 11', () => {
      const fire = (points: number) =>
        remarks({ attributes: iq, traits: [mage(1)], skills: [skill('ignite-fire', points), skill('create-fire', 1)] });
      expect(fire(2)).toEqual([]); // 12
      expect(fire(1)).toEqual(['Create Fire requires Ignite Fire at 12.']); // 11
    });

    it('need Magery, a level of it, IQ, or one of two traits', () => {
      const shieldSpell = (magery: number) =>
        remarks({ attributes: iq, traits: [mage(magery)], skills: [skill('shield-spell', 1)] });
      expect(shieldSpell(2)).toEqual([]);
      expect(shieldSpell(1)).toEqual(['Shield (spell) requires Magery 2.']);
      const foolishness = (level: number) =>
        remarks({ attributes: { iq: level }, traits: [mage()], skills: [skill('foolishness', 1)] });
      expect(foolishness(12)).toEqual([]);
      expect(foolishness(11)).toEqual(['Foolishness requires IQ 12.']);
      const lendStrength = (traits: TraitRow[]) =>
        remarks({ traits, skills: [skill('lend-strength', 1)], campaign: { mana: 'high' } });
      expect(lendStrength([])).toEqual(['Lend Strength requires Magery or Empathy.']);
      expect(lendStrength([trait('empathy')])).toEqual([]);
      expect(lendStrength([mage()])).toEqual([]);
    });

    it('work for all characters with high mana, for mages with normal and low, for none without', () => {
      const remarksAt = (mana: 'none' | 'low' | 'normal' | 'high', traits: TraitRow[] = []) =>
        remarks({ campaign: { mana }, traits, skills: [skill('light', 1)] });
      expect(remarksAt('high')).toEqual([]);
      expect(remarksAt('normal')).toEqual(['With normal mana, only mages can cast spells: Magery is missing.']);
      expect(remarksAt('normal', [mage()])).toEqual([]);
      expect(remarksAt('low', [mage()])).toEqual([]);
      expect(remarksAt('none', [mage()])).toEqual(['This setting has no mana: spells do not work.']);
    });

    it('have no default', () => {
      expect(
        level({ skills: [skill('light', 0)], traits: [trait('magery', { choices: choices({}) })] }, 'light'),
      ).toBeNull();
    });
  });
});
