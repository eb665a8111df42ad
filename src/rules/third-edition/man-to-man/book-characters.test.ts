import { describe, expect, it } from 'vitest';
import type { SavedCharacter } from '../../../character/character.ts';
import { describeDerivation } from '../../../engine/format.ts';
import { fiendishFriedrick, johnFalcon } from '../../../testing/book-characters.ts';
import { fighter } from '../../../testing/combatant.ts';
import { breakageOdds, weaponQuality } from '../../../testing/double-entry/man-to-man.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedTrait } from '../../../testing/own-rows.ts';
import { item, saved, skill, trait } from '../../../testing/rows.ts';
import { deriveCharacter } from '../../derive-character.ts';
import { describeFinding, type FindingFact } from '../../findings/finding-sentences.ts';
import { lineStat } from '../../stat-ids.ts';
import { breakageOdds as played } from './decisions.ts';
import { qualityFactors } from './man-to-man.ts';

describe('Characters of the book', () => {
  function open(character: SavedCharacter) {
    const sheet = openSheet(character);
    const text = (stat: string) => {
      const { value } = sheet.worksheet.get(stat);
      return typeof value === 'object' && value !== null
        ? `${value.dice}${value.adds ? (value.adds > 0 ? '+' : '') + value.adds : ''}`
        : value;
    };
    return {
      ...sheet,
      text,
      sentence: (stat: string) => describeDerivation(sheet.worksheet.get(stat), 'bare'),
      attack: (id: string) => {
        const line = sheet.model.attacks.find((attack) => attack.id === id);
        const figure = (f: { text: string; second?: { text: string } } | undefined) =>
          f?.second ? `${f.text} (${f.second.text})` : f?.text;
        return [line?.type, figure(line?.damage), figure(line?.skill), figure(line?.parry)].join(' | ');
      },
    };
  }

  describe('John Falcon (pp. 7-17)', () => {
    const falcon = open(johnFalcon());

    it.each([
      ['st.points', -10],
      ['dx.points', 60],
      ['iq.points', 0],
      ['ht.points', 30],
      ['points.attributes', 80],
      ['points.advantage', 10],
      ['points.skills', 10],
      ['points', 100],
      ['points.left', 0],
      ['hitPoints', 13],
      ['thrust', '1-2'],
      ['swing', '1-1'],
      ['basicSpeed', 7],
      ['load', 38.125],
      ['money', 1010],
      ['encumbrance', 2],
      ['limit.0', 18],
      ['limit.1', 36],
      ['limit.2', 54],
      ['limit.3', 108],
      ['limit.4', 180],
      ['move', 5],
      ['dodge', 5],
      ['parry', 8],
      ['block', 5],
      ['passiveDefense', 4],
      ['damageResistance', 3],
      ['skill:shortsword.level', 16],
      ['skill:knife.level', 15],
      ['skill:shield.level', 15],
      ['skill:crossbow.level', 17],
      [lineStat('bow.0', 'pointBlank'), 5],
      [lineStat('bow.0', 'increment'), 14],
      [lineStat('bow.0', 'halfDamage'), 180],
      [lineStat('bow.0', 'maximum'), 225],
    ])('has %s %s', (stat, value) => expect(falcon.text(stat)).toBe(value));

    it('has every attack of the sheet', () => {
      expect(falcon.attack('sword.0')).toBe('cut | 1−1 | 16 | 8');
      expect(falcon.attack('sword.1')).toBe('imp | 1−2 | 16 | 8');
      expect(falcon.attack('dirk.0')).toBe('cut | 1−3 | 15 | 7');
      expect(falcon.attack('dirk.1')).toBe('imp | 1−2 | 15 | 7');
      // The printed sheet has 1−2: it left out the crossbow's +4.
      expect(falcon.attack('bow.0')).toBe('imp | 1+2 | 17 | –');
    });

    it('has no findings', () => expect(falcon.findings).toEqual([]));

    it('has explanations', () => {
      expect(falcon.sentence('basicSpeed')).toBe(
        'Basic Speed 7: HT 13; DX +15; a quarter of the sum ÷ 4. (Man to Man p. 7)',
      );
      expect(falcon.sentence('move')).toBe(
        'Move 5 yards a turn: Basic Speed 7; medium encumbrance −2; rounded down; minimum 1. (Man to Man p. 16)',
      );
      expect(falcon.sentence('dodge')).toBe('Dodge 5: Move 5. (Man to Man p. 17)');
      expect(falcon.sentence('block')).toBe(
        'Block 5: Shield 15; a third of the skill ÷ 3; rounded down. (Man to Man p. 17)',
      );
      expect(falcon.sentence('skill:crossbow.level')).toBe('Crossbow 17: DX 15; easy, 4 points +2. (Man to Man p. 8)');
      expect(falcon.sentence('damageResistance')).toBe(
        'damage resistance 3: armor 2; Toughness +1. (Man to Man p. 15)',
      );
      expect(falcon.sentence('encumbrance')).toBe(
        'encumbrance 2: load 38.125; medium up to 54; load, medium 2. (Man to Man p. 16)',
      );
    });

    it('moves faster without the crossbow', () => {
      const saved = johnFalcon();
      const equipment = saved.character.equipment.map((row) =>
        row.key === 'bow' ? { ...row, place: 'stowed' as const } : row,
      );
      const lighter = open({ ...saved, character: { ...saved.character, equipment } });
      expect(lighter.model.load.level).toBe('light');
      expect([lighter.text('load'), lighter.text('move'), lighter.text('dodge')]).toEqual([32.125, 6, 6]);
    });
  });

  describe('Fiendish Friedrick (pull-out)', () => {
    const friedrick = open(fiendishFriedrick());

    it.each([
      ['points.attributes', 85],
      ['points.skills', 15],
      ['points', 100],
      ['thrust', '1-1'],
      ['swing', '1+2'],
      ['basicSpeed', 8.125],
      ['load', 81],
      ['money', 970],
      ['encumbrance', 3],
      ['limit.0', 24],
      ['limit.4', 240],
      ['move', 5],
      ['dodge', 5],
      ['parry', 7],
      ['parryWithShield', 6],
      ['block', 4],
      ['passiveDefense', 7],
      ['damageResistance', 4],
      ['skill:axe-mace.level', 14],
      ['skill:knife.level', 14],
      ['skill:shield.level', 12],
      ['skill:running.level', 13],
    ])('has %s %s', (stat, value) => expect(friedrick.text(stat)).toBe(value));

    it('has the values with the large shield in brackets', () => {
      expect(friedrick.attack('axe-1.0')).toBe('cut | 1+4 | 14 (12) | 7 (6)');
      expect(friedrick.attack('knives.0')).toBe('cut | 1 | 14 (12) | 7 (6)');
      expect(friedrick.attack('knives.1')).toBe('imp | 1−1 | 14 (12) | 7 (6)');
      const parry = friedrick.model.activeDefenses.find(({ name }) => name === 'Parry');
      expect(parry?.figure).toMatchObject({ text: '7', second: { text: '6' } });
    });

    it('has explanations', () => {
      expect(friedrick.sentence('basicSpeed')).toBe(
        'Basic Speed 8.125: HT 14; DX +12; a quarter of the sum ÷ 4; Running / 8 +1.625. (Man to Man p. 7)',
      );
      expect(friedrick.sentence('parryWithShield')).toContain('best of: Axe');
    });
  });
});

describe('Decisions', () => {
  const ready = (id: string, more: Parameters<typeof item>[1] = {}) => item(id, { place: 'ready', ...more });
  const armed = (id: string, st = 10) => fighter({ attributes: { st }, equipment: [item(id)] });

  /** Each point on which the book is silent or contradicts itself, with the number that the sheet shows. */
  describe('decisions on the book’s gaps and contradictions', () => {
    it.each<[string, () => unknown, unknown]>([
      ['Combat Reflexes costs 15', () => fighter({ traits: [trait('combat-reflexes')] }).value('points'), 15],
      ['Shield untrained is DX−4', () => fighter({ skills: [skill('shield', 0)] }).value('skill:shield.level'), 6],
      ['Block needs the skill', () => fighter({ equipment: [ready('buckler')] }).value('block'), null],
      ['a sling untrained is DX−6', () => armed('sling').line('sling.0', 'skill'), 4],
      ['an untrained throw is DX−3', () => armed('rock').line('rock.0', 'skill'), 7],
      [
        'skills follow the attribute as it is now',
        () => fighter({ skills: [skill('knife', 1)], raised: { dx: 1 } }).value('skill:knife.level'),
        11,
      ],
      ['the limit of a weapon compares highest rolls', () => armed('foil', 15).line('foil.0', 'damage'), '1+1'],
      ['a weak arm pays no penalty', () => armed('maul', 7).line('maul.0', 'skill'), 5],
      ['a thrown axe does swing+3', () => armed('throwing-axe').line('throwing-axe.1', 'damage'), '1+3'],
      ['a thrown spear does thrust+3', () => armed('spear').line('spear.2', 'damage'), '1+1'],
      ['a rock does thrust−1', () => armed('rock').line('rock.0', 'damage'), '1-3'],
      ['yards are rounded down when printed', () => armed('hatchet', 9).line('hatchet.1', 'maximum'), 22],
      [
        'a fine blade adds only to edge and point',
        () => {
          const { line } = fighter({ equipment: [item('greatsword', { quality: 'fine' })] });
          return [line('greatsword.0', 'damage'), line('greatsword.1', 'damage')];
        },
        ['1+4', '1'],
      ],
      [
        'a good weapon breaks 1 time in 3',
        () => armed('foil').notes('line:foil.0.parry').at(-1),
        'breaks 1 time in 3 when it parries a weapon of 3 lb or more',
      ],
      [
        'the helm of plate lowers Shield too',
        () => fighter({ skills: [skill('shield', 1)], equipment: [ready('heavy-plate')] }).value('skill:shield.level'),
        9,
      ],
      [
        'heavy leather has a torso piece',
        () => {
          const { value } = fighter({ equipment: [ready('heavy-leather-torso')] });
          return ['passiveDefense', 'damageResistance', 'money', 'load'].map(value);
        },
        [2, 2, 100, 10],
      ],
      [
        'beyond 20 × ST one staggers on at Move 1',
        () => fighter({ equipment: [item('rock', { weightOverride: 201 })] }).value('move'),
        1,
      ],
      [
        'Brawling hits when it is better than DX',
        () => fighter({ skills: [skill('brawling', 2)] }).line('unarmed.punch.brawling', 'skill'),
        11,
      ],
      [
        'Karate adds a fifth of its level',
        () => fighter({ skills: [skill('karate', 4)] }).line('unarmed.punch.karate', 'damage'),
        '1',
      ],
      [
        'Running counts in Dodge',
        () => fighter({ attributes: { ht: 16 }, skills: [skill('running', 4)] }).value('dodge'),
        8,
      ],
      [
        'a default under attribute−1 is worth nothing',
        () => {
          const skills = [skill('staff', 1), skill('spear', 2)];
          return fighter({ skills }).value('skill:spear.level');
        },
        10,
      ],
    ])('%s', (_, observe, expected) => expect(observe()).toEqual(expected));
  });
});

describe('Findings', () => {
  const kinds = { swords: 'sword', 'other cutting or impaling': 'edged', crushing: 'crushing' } as const;

  describe('quality (p. 13)', () => {
    it.each(weaponQuality)('multiplies the price: %s %s cost %s times the list', (quality, weapons, factor) => {
      // List quality has no factor, nor has a quality that is not offered.
      expect(qualityFactors(kinds[weapons], quality)).toBe(quality === 'good' ? null : factor);
    });

    it.each(breakageOdds)('decides how often a weapon breaks: %s weapons, %s of the time', (quality, odds) => {
      const [numerator = 0, denominator = 1] = odds.split('/').map(Number);
      expect(played[quality]).toBe(`${numerator} ${numerator === 1 ? 'time' : 'times'} in ${denominator}`);
    });
  });

  const ready = (id: string, more: Parameters<typeof item>[1] = {}) => item(id, { place: 'ready', ...more });

  describe('strength for a weapon (p. 29)', () => {
    const axe = (st: number, place: 'carried' | 'home' = 'carried') =>
      fighter({ attributes: { st }, equipment: [item('axe', { place })] });

    it('is reported below the minimum, without a penalty', () => {
      expect(axe(11).remark('weak-for-weapon')).toBe('Axe needs ST 12, and ST is 11. The book gives no penalty.');
      expect(axe(11).line('axe.0', 'skill')).toBe(5);
      expect(axe(11).findings[0]?.kind).toBe('unusual');
      expect([axe(12).codes, axe(11, 'home').codes]).toEqual([[], []]);
    });
  });

  describe('advantages (pp. 7-8, 18)', () => {
    it('come in the levels of the book, once each', () => {
      const withToughness = (level: number) => fighter({ traits: [trait('toughness', { level })] });
      expect([withToughness(1).value('points'), withToughness(2).value('points'), withToughness(2).codes]).toEqual([
        10,
        25,
        [],
      ]);
      expect(withToughness(3).remark('trait-level')).toBe('Toughness goes up to level 2; level 3 counts as level 2.');
      const rows = [trait('toughness'), trait('toughness', { key: 'b' })];
      expect(fighter({ traits: rows }).remark('trait-twice')).toBe('Toughness is listed twice.');
    });

    it.each([
      ['ambidexterity', 10],
      ['combat-reflexes', 15],
      ['peripheral-vision', 15],
    ])('have the prices of the book: %s costs %i', (id, points) =>
      expect(fighter({ traits: [trait(id)] }).value('points')).toBe(points),
    );

    it('cannot be learned in play, except Combat Reflexes at the same price', () => {
      const learned = (id: string) => fighter({ traits: [trait(id, { gained: 'play' })] });
      expect(learned('ambidexterity').remark('not-in-play')).toBe('Ambidextrousness can only be taken at creation.');
      expect([learned('combat-reflexes').codes, learned('combat-reflexes').value('points')]).toEqual([[], 15]);
      expect(fighter({ traits: [trait('ambidexterity')] }).codes).toEqual([]);
    });

    it('give no bonus to active defenses', () => {
      const { value } = fighter({ traits: [trait('combat-reflexes')], equipment: [item('broadsword')] });
      expect([value('dodge'), value('parry')]).toEqual([5, 2]);
    });

    it('are the only traits: a disadvantage counts, and is reported', () => {
      const temper = typedTrait('Bad Temper', { kind: 'disadvantage', points: -10 });
      const { value, remark } = fighter({ traits: [temper] });
      expect(value('points')).toBe(-10);
      expect(remark('kind-not-in-ruleset')).toBe('Man to Man has no disadvantages. Bad Temper still counts.');
    });
  });

  describe('money', () => {
    it('can be spent to the last dollar, but no more', () => {
      const spenderWith = (money: number | null) => fighter({ campaign: { money }, equipment: [item('large-knife')] });
      expect([spenderWith(40).codes, spenderWith(null).codes]).toEqual([[], []]);
      expect(spenderWith(39).remark('over-money')).toBe('$40 spent of $39.');
    });
  });

  describe('a choice that the ruleset does not have', () => {
    const unknownChoices = fighter(
      {
        race: { entry: 'martian', own: null },
        traits: [trait('luck')],
        skills: [skill('piloting', 2)],
        equipment: [item('blaster')],
      },
      ['sudden-death'],
    );

    it.each([
      ['unknown-race', 'Man to Man has no race “martian”. It is kept and changes nothing.'],
      ['unknown-house-rule', 'Man to Man has no optional rule “sudden-death”. It is kept and changes nothing.'],
    ])('is reported as %s', (code, sentence) => expect(unknownChoices.remark(code)).toBe(sentence));

    it('costs nothing', () => {
      expect([unknownChoices.value('points'), unknownChoices.value('money'), unknownChoices.value('load')]).toEqual([
        0, 0, 0,
      ]);
      expect(
        unknownChoices.findings.filter(({ code }) => code === 'unknown-entry').map(({ fact }) => describeFinding(fact)),
      ).toEqual([
        'Man to Man has no “luck” among its advantages. It is kept and costs nothing.',
        'Man to Man has no “piloting” among its skills. It is kept and costs nothing.',
        'Man to Man has no “blaster” among its equipment. It is kept and costs nothing.',
      ]);
      expect(unknownChoices.findings.every(({ kind }) => kind === 'unknown')).toBe(true);
    });
  });

  describe('waivers of findings', () => {
    it('mark only the finding that they name', () => {
      const waivers = [
        { finding: 'weak-for-weapon:axe', reason: 'the axe of his father' },
        { finding: 'gone', reason: '' },
      ];
      const equipment = [item('axe'), item('maul')];
      const { findings } = deriveCharacter(saved('man-to-man', { equipment, waivers }));
      expect(findings.map(({ id, waived }) => [id, waived])).toEqual([
        ['weak-for-weapon:axe', 'the axe of his father'],
        ['weak-for-weapon:maul', undefined],
      ]);
    });
  });

  describe('a finding', () => {
    it('cites a page, unless it is about no rule of a book', () => {
      const unprinted: FindingFact['code'][] = ['over-money', 'unknown-entry', 'unknown-race', 'unknown-house-rule'];
      const { findings } = fighter({
        attributes: { st: 7, dx: 6 },
        campaign: { budget: -100, money: 1 },
        skills: [skill('karate', 1), skill('knife', 3)],
        traits: [trait('toughness', { level: 3, gained: 'play' })],
        equipment: [
          ready('greatsword'),
          ready('large-shield'),
          ready('light-plate'),
          item('crossbow', { bowStrength: 20 }),
        ],
      });
      expect(findings.length).toBeGreaterThan(8);
      for (const { code, cite } of findings) {
        if (!unprinted.some((unprintedCode) => unprintedCode === code)) expect(cite?.book, code).toBe('Man to Man');
      }
    });
  });
});
