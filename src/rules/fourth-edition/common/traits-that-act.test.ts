import { describe, expect, it } from 'vitest';
import { fourthEditionAdvantages, fourthEditionDisadvantages } from '../../../catalog/fourth-edition/tables.ts';
import { describeDerivation, formatValue } from '../../../engine/format.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { choices, item, saved, skill, trait } from '../../../testing/rows.ts';
import { findTraitPlay } from '../../shared/trait-play.ts';

/** A sheet of somebody with attributes of 10 who has these traits and skills. */
const sheetOf = (
  traits: readonly (readonly [entry: string, row?: Parameters<typeof trait>[1]])[],
  skills: ReturnType<typeof skill>[] = [],
  attributes = {},
) => {
  const rows = traits.map(([entry, row], i) => trait(entry, { key: `trait${i}`, ...row }));
  return openSheet(saved('fourth-edition', { attributes, traits: rows, skills }));
};
type Sheet = ReturnType<typeof sheetOf>;

const skillLevel = ({ worksheet }: Sheet, key: string) => worksheet.number(`skill:${key}.level`);
const notesOn = ({ worksheet }: Sheet, stat: string) => worksheet.get(stat).notes.map(({ words }) => words);

describe('Traits that act', () => {
  describe('the table of all traits', () => {
    it('has an effect, an attack, a note or the story for each of them', () => {
      const empty = [...fourthEditionAdvantages, ...fourthEditionDisadvantages]
        .filter(({ facet }) => findTraitPlay(facet) === null)
        .map(({ id }) => id);
      expect(empty).toEqual([]);
    });

    it.each([
      ['sharp-teeth', 'attack'],
      ['innate-attack-burning', 'attack'], // in the answers to its question,
      ['acute-vision', 'effect'],
    ])('says that %s acts by its %s', (id, play) => {
      const listed = fourthEditionAdvantages.find((entry) => entry.id === id);
      expect(listed && findTraitPlay(listed.facet)).toBe(play);
    });

    it('says that a trait is played in the story only where it changes nothing', () => {
      const both = [...fourthEditionAdvantages, ...fourthEditionDisadvantages]
        .filter(({ facet }) => facet.plays === 'story' && findTraitPlay(facet) !== 'story')
        .map(({ id }) => id);
      expect(both).toEqual([]);
    });
  });

  describe('penalties of disadvantages to skills', () => {
    // IQ 10, so an average skill with 2 points is 10, an easy one with 1 point 10.
    it.each([
      ['callous', {}, 'teaching', -3],
      ['callous', {}, 'psychology', -3],
      ['clueless', {}, 'savoir-faire', -4],
      ['gullibility', {}, 'merchant', -3],
      ['killjoy', {}, 'carousing', -3],
      ['killjoy', {}, 'gambling', -3],
      ['low-empathy', {}, 'detect-lies', -3],
      ['low-empathy', {}, 'streetwise', -3],
      ['oblivious', {}, 'diplomacy', -1],
      ['truthfulness', {}, 'fast-talk', -5],
      ['ham-fisted', { level: 2 }, 'lockpicking', -6],
      ['ham-fisted', { level: 1 }, 'fast-draw', -3],
      ['neurological-disorder', { choices: choices({ degree: 'severe' }) }, 'pickpocket', -4],
      ['neurological-disorder', { choices: choices({ degree: 'crippling' }) }, 'acting', -6],
      ['unnatural-features', { level: 3 }, 'disguise', -3],
      ['colorblindness', {}, 'chemistry', -1],
      ['fat', { choices: choices({ degree: 'overweight' }) }, 'shadowing', -1],
      ['shyness', { choices: choices({ degree: 'crippling' }) }, 'merchant', -4],
      ['appearance', { choices: choices({ looks: 'horrific' }) }, 'intimidation', 4],
      ['social-stigma', { choices: choices({ kind: 'monster' }) }, 'intimidation', 1],
      ['high-manual-dexterity', { level: 2 }, 'artist', 2],
      ['racial-skill-bonus', { level: 2, choices: choices({ skill: 'Stealth' }) }, 'stealth', 2],
    ] as const)('%s %o changes %s by %i', (entry, row, id, change) => {
      const learned = () => [skill(id, 4, { key: 'learned' })];
      const before = skillLevel(sheetOf([], learned()), 'learned');
      const sheet = sheetOf([[entry, row]], learned());
      expect(skillLevel(sheet, 'learned') - before).toBe(change);
      const { name } = sheet.context.traits[0] ?? {};
      expect(describeDerivation(sheet.worksheet.get('skill:learned.level'), 'd')).toContain(name);
    });

    it('Musical Ability raises Group Performance for conductors alone', () => {
      const sheet = sheetOf(
        [['musical-ability', { level: 2 }]],
        [
          skill('group-performance', 2, { key: 'music', speciality: 'Conducting' }),
          skill('group-performance', 2, { key: 'plays', speciality: 'Directing' }),
        ],
      );
      // IQ/A with 2 points is IQ 10.
      expect([skillLevel(sheet, 'music'), skillLevel(sheet, 'plays')]).toEqual([12, 10]);
    });
  });

  describe('reactions', () => {
    it.each([
      ['paranoia', 'reaction', -2],
      ['stubbornness', 'reaction', -1],
      ['overconfidence', 'reaction:young-or-naive', 2],
      ['overconfidence', 'reaction:experienced', -2],
    ] as const)('%s changes %s by %i', (entry, stat, change) => {
      expect(sheetOf([[entry]]).worksheet.number(stat)).toBe(change);
    });

    it.each([
      ['jealousy', '−2'],
      ['selfish', '−3'],
      ['sadism', '−3'],
      ['on-the-edge', '−2'],
      ['incurious', '−1'],
      ['low-pain-threshold', '−1'],
    ] as const)('%s is a note of %s on reactions, which do not change', (entry, amount) => {
      const sheet = sheetOf([[entry]]);
      expect(sheet.worksheet.number('reaction')).toBe(0);
      expect(notesOn(sheet, 'reaction').join()).toContain(amount);
    });
  });

  describe('Enhanced Time Sense (p. 52)', () => {
    it('includes Combat Reflexes: +1 to active defenses, +1 to Fast-Draw, +2 to Fright Checks', () => {
      const fastDraw = [skill('fast-draw', 1, { key: 'draw' })];
      const [quick, ordinary] = [sheetOf([['enhanced-time-sense']], fastDraw), sheetOf([], fastDraw)];
      // Basic Speed 5, so Dodge 8; Will 10; Fast-Draw (DX/E) with 1 point is DX 10.
      expect([ordinary.worksheet.number('dodge'), quick.worksheet.number('dodge')]).toEqual([8, 9]);
      expect(quick.worksheet.number('frightCheck')).toBe(12);
      expect(skillLevel(quick, 'draw')).toBe(11);
      expect(notesOn(quick, 'iq').join()).toContain('+6');
      expect(quick.findings.map(({ code }) => code)).not.toContain('prerequisite-missing');
    });

    it('excludes Combat Reflexes', () => {
      const { findings } = sheetOf([['enhanced-time-sense'], ['combat-reflexes']]);
      expect(findings.map(({ code }) => code)).toContain('traits-exclude');
    });
  });

  describe('bodies without hands (p. 15)', () => {
    it.each(['no-fine-manipulators', 'no-manipulators'])('%s takes 40%% off the prices of ST and DX', (entry) => {
      const { worksheet } = sheetOf([[entry]], [], { st: 16, dx: 14 });
      // ST 16 is 60 points, DX 14 is 80 points; 60% of them are 36 and 48.
      expect([worksheet.number('st.points'), worksheet.number('dx.points')]).toEqual([36, 48]);
      expect(describeDerivation(worksheet.get('st.points'), 'd')).toContain('−40%');
    });

    it('leaves the prices of IQ and HT as they are', () => {
      const { worksheet } = sheetOf([['no-manipulators']], [], { iq: 12, ht: 12 });
      expect([worksheet.number('iq.points'), worksheet.number('ht.points')]).toEqual([40, 20]);
    });
  });

  describe('senses that are lost', () => {
    it.each([
      ['deafness', 'hearing', 'acute-hearing'],
      ['blindness', 'vision', 'acute-vision'],
      ['no-sense-of-smell-taste', 'tasteSmell', 'acute-taste-smell'],
      ['numb', 'touch', 'acute-touch'],
    ] as const)('%s leaves no %s, and %s is reported', (entry, stat, acute) => {
      const { worksheet, findings } = sheetOf([[entry], [acute, { level: 4 }]]);
      expect(worksheet.number(stat)).toBe(0);
      expect(findings.map(({ code }) => code)).toContain('traits-exclude');
    });
  });

  describe('Arm ST and Arm DX (p. 40)', () => {
    const armed = (traits: Parameters<typeof sheetOf>[0], skills: ReturnType<typeof skill>[] = []) => {
      const rows = traits.map(([entry, row], i) => trait(entry, { key: `trait${i}`, ...row }));
      const equipment = [item('broadsword', { key: 'sword', place: 'ready' })];
      return openSheet(saved('fourth-edition', { attributes: { st: 12 }, traits: rows, skills, equipment }));
    };
    const damage = ({ worksheet }: Sheet, line: string) => formatValue(worksheet.get(`line:${line}.damage`).value, 'd');

    it('Arm ST is ST for weapons, punches and lifting, not for kicks', () => {
      const sheet = armed([['arm-st', { level: 5 }]]);
      // ST 17 with the arms: thrust 1d+2, swing 3d−1; a broadsword swings for sw+1 = 3d, a punch does thr−1 = 1d+1.
      expect([damage(sheet, 'sword.0'), damage(sheet, 'unarmed.punch')]).toEqual(['3d', '1d+1']);
      // ST 12 with the feet: a kick does thrust, 1d−1.
      expect(damage(sheet, 'unarmed.kick')).toBe('1d−1');
      // Basic Lift is 17 × 17 / 5 = 57.8, rounded to 58.
      expect(sheet.worksheet.number('basicLift')).toBe(58);
      expect(sheet.worksheet.number('hitPoints')).toBe(12);
      expect(describeDerivation(sheet.worksheet.get('armStrength'), 'd')).toContain('Arm ST +5');
    });

    it('the minimum ST of a weapon is compared with the ST of the arms', () => {
      const weapon = (level: number) => {
        const equipment = [item('maul', { key: 'maul', place: 'ready' })];
        const traits = level > 0 ? [trait('arm-st', { level })] : [];
        const { worksheet, findings } = openSheet(
          saved('fourth-edition', { attributes: { st: 10 }, traits, equipment }),
        );
        return [worksheet.number('line:maul.0.skill'), findings.some(({ code }) => code === 'weak-for-weapon')];
      };
      // A maul needs ST 13: ST 10 is 3 under it. The skill is untrained, at DX−5 = 5.
      expect([weapon(0), weapon(3)]).toEqual([
        [2, true],
        [5, false],
      ]);
    });

    it('Arm DX raises weapon skills, their Parry and punches, not DX', () => {
      const learned = () => [skill('broadsword', 4, { key: 'blade' })];
      const [plain, deft] = [armed([], learned()), armed([['arm-dx', { level: 2 }]], learned())];
      const figures = ({ worksheet }: Sheet) =>
        ['dx', 'line:sword.0.skill', 'line:sword.0.parry', 'line:unarmed.punch.skill', 'line:unarmed.kick.skill'].map(
          (id) => worksheet.number(id),
        );
      // Broadsword (DX/A) with 4 points is DX+1 = 11, so Parry 3 + 11/2 = 8; a kick is rolled at DX−2.
      expect(figures(plain)).toEqual([10, 11, 8, 10, 8]);
      expect(figures(deft)).toEqual([10, 13, 9, 12, 8]);
    });

    it('one strong arm is a note, because the other one is not', () => {
      const sheet = armed([['arm-st-one-arm', { level: 3 }]]);
      expect(notesOn(sheet, 'st').join()).toContain('+3');
      expect(damage(sheet, 'sword.0')).toBe('1d+3');
    });
  });

  it('Acute senses add their levels to the sense', () => {
    const { worksheet } = sheetOf([
      ['acute-vision', { level: 3 }],
      ['acute-touch', { level: 2 }],
    ]);
    expect([worksheet.number('vision'), worksheet.number('touch'), worksheet.number('hearing')]).toEqual([13, 12, 10]);
    expect(describeDerivation(worksheet.get('vision'), 'd')).toContain('Acute Vision');
  });

  it('fat is a help against knockback by ST, in all its degrees', () => {
    for (const [degree, amount] of [
      ['overweight', '+1'],
      ['fat', '+2'],
      ['very-fat', '+3'],
    ] as const) {
      const sheet = sheetOf([['fat', { choices: choices({ degree }) }]]);
      expect(notesOn(sheet, 'st').join(), degree).toContain(`${amount}`);
      expect(notesOn(sheet, 'ht'), degree).toEqual([]);
    }
  });
});
