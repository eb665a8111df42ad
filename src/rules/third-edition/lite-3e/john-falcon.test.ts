import { describe, expect, it } from 'vitest';
import { describeDerivation, formatValue } from '../../../engine/format.ts';
import { daiBlackthorn, johnFalcon } from '../../../testing/book-characters.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { item } from '../../../testing/rows.ts';
import { describeFinding } from '../../findings/finding-sentences.ts';
import { lineStat } from '../../stat-ids.ts';

describe('John Falcon', () => {
  // The choices of Man to Man's John Falcon under the rules of GURPS Lite.
  describe('John Falcon', () => {
    const { worksheet, model, findings, ruleset } = openSheet(johnFalcon('lite-3e'));
    const text = (stat: string) => formatValue(worksheet.get(stat).value, ruleset.notation);
    const sentence = (stat: string) => describeDerivation(worksheet.get(stat), ruleset.notation);
    const attack = (id: string) => {
      const line = model.attacks.find((attack) => attack.id === id);
      return [line?.type, line?.damage.text, line?.skill.text, line?.parry.text].join(' | ');
    };

    it.each([
      ['points.attributes', '80'],
      ['points.advantage', '10'],
      ['points.disadvantage', '0'],
      ['points.skills', '10'],
      ['points', '100'],
      ['hitPoints', '13'],
      ['fatiguePoints', '9'],
      ['will', '10'],
      ['thrust', '1d−2'],
      ['swing', '1d−1'],
      ['basicSpeed', '7'],
      ['load', '38.125'],
      ['limit.2', '54'],
      ['limit.4', '180'],
      ['limit.5', '270'],
      ['move', '5'],
      ['dodge', '5'],
      ['parry', '8'],
      ['block', '7'],
      ['passiveDefense', '4'],
      ['damageResistance', '3'],
      ['skill:shortsword.level', '16'],
      ['skill:knife.level', '15'],
      ['skill:crossbow.level', '17'],
      [lineStat('bow.0', 'halfDamage'), '180'],
      [lineStat('bow.0', 'maximum'), '225'],
    ])('has %s %s', (stat, value) => expect(text(stat)).toBe(value));

    it('has every attack', () => {
      expect(attack('sword.0')).toBe('cut | 1d−1 | 16 | 8');
      expect(attack('sword.1')).toBe('imp | 1d−2 | 16 | 8');
      expect(attack('dirk.0')).toBe('cut | 1d−3 | 15 | 6');
      expect(attack('dirk.1')).toBe('imp | 1d−2 | 15 | 6');
      expect(attack('bow.0')).toBe('imp | 1d+2 | 17 | –');
      expect(attack('unarmed.punch')).toBe('cr | 1d−4 | 15 | 7');
      expect(attack('unarmed.kick')).toBe('cr | 1d−2 | 13 | –');
    });

    it('has the ranges under their headings', () => {
      expect(model.rangedColumns.map(({ heading }) => heading)).toEqual(['SS', 'Acc', '½D', 'Max']);
      expect(model.ranged.find(({ id }) => id === 'bow.0')?.cells.map((cell) => cell.text)).toEqual([
        '12',
        '4',
        '180',
        '225',
      ]);
    });

    it('has no findings', () => expect(findings).toEqual([]));

    it('has explanations', () => {
      expect(sentence('block')).toBe('Block 7: Shield 15; half of the skill ÷ 2; rounded down. (GURPS Lite p. 26)');
      expect(sentence('move')).toBe(
        'Move 5 yards a second: Basic Speed 7; medium encumbrance −2; rounded down; minimum 1. (GURPS Lite p. 21)',
      );
      expect(sentence(lineStat('dirk.0', 'parry'))).toBe(
        'Large knife: Parry 6: weapon skill 15; half the skill ÷ 2; rounded down; Large knife −1. (GURPS Lite p. 26)',
      );
      expect(sentence(lineStat('bow.0', 'damage'))).toBe(
        'Crossbow, shot: damage 1d+2: thrust 1d−2; Crossbow +4; maximum from the weapon table 3d. (GURPS Lite p. 20)',
      );
      expect(sentence(lineStat('unarmed.punch', 'damage'))).toBe(
        'Punch: damage 1d−4: thrust 1d−2; punch −2. (GURPS Lite p. 27)',
      );
      expect(sentence('skill:crossbow.level')).toBe('Crossbow 17: DX 15; easy, 4 points +2. (GURPS Lite p. 16)');
    });

    it('does no more damage than the crossbow can', () => {
      const saved = johnFalcon('lite-3e');
      const strong = {
        ...saved,
        character: { ...saved.character, attributes: { ...saved.character.attributes, st: 30 } },
      };
      const { worksheet: w } = openSheet(strong);
      expect(formatValue(w.get('thrust').value, 'd')).toBe('3d');
      expect(formatValue(w.get(lineStat('bow.0', 'damage')).value, 'd')).toBe('3d');
    });
  });
});

describe('Dai Blackthorn', () => {
  describe('Dai Blackthorn (p. 4)', () => {
    const dai = daiBlackthorn();
    const { worksheet, model, findings } = openSheet(dai);
    const text = (stat: string) => formatValue(worksheet.get(stat).value, 'd');

    it.each([
      ['points.attributes', '85'],
      ['points.advantage', '35'],
      ['points.disadvantage', '−40'],
      ['points.quirk', '−5'],
      ['points.skills', '25'],
      ['points', '100'],
      ['points.limited', '−40'],
      ['trait:enemy.points', '−15'],
      ['trait:wealth.points', '−15'],
      ['trait:literacy.points', '0'],
      ['thrust', '1d−3'],
      ['swing', '1d−2'],
      ['basicSpeed', '6¾'],
      ['move', '6'],
      ['dodge', '6'],
      ['parry', '7'],
      ['passiveDefense', '1'],
      ['damageResistance', '1'],
      ['hearing', '17'],
      ['reaction', '0'],
      ['limit.0', '16'],
      ['limit.1', '32'],
      ['limit.2', '48'],
      ['limit.3', '96'],
      ['limit.4', '160'],
      ['load', '7¾'],
      ['skill:area-knowledge.level', '13'],
      ['skill:climbing.level', '13'],
      ['skill:fast-talk.level', '12'],
      ['skill:knife.level', '17'],
      ['skill:knife-throwing.level', '14'],
      ['skill:lockpicking.level', '13'],
      ['skill:pickpocket.level', '15'],
      ['skill:shortsword.level', '16'],
      ['skill:stealth.level', '15'],
      ['skill:streetwise.level', '12'],
      // Printed 11, from a rule that this book does not have: improving from the default of Lockpicking.
      ['skill:traps.level', '10'],
      [lineStat('small-knife.0', 'damage'), '1d−5'],
      [lineStat('small-knife.1', 'damage'), '1d−4'],
      [lineStat('dagger.0', 'damage'), '1d−4'],
      [lineStat('dagger.1', 'halfDamage'), '3'],
      [lineStat('dagger.1', 'maximum'), '8'],
      // The sheet prints $200: the silver is not in its sum.
      ['money', '210'],
      ['money.start', '200'],
    ])('has %s %s', (stat, value) => expect(text(stat)).toBe(value));

    it('has no Block without a shield; with one it is half of DX−4, as on the printed sheet', () => {
      expect(text('block')).toBe('–');
      const equipment = [...dai.character.equipment, item('buckler', { place: 'ready' })];
      const worksheetWithShield = openSheet({ ...dai, character: { ...dai.character, equipment } }).worksheet;
      expect(describeDerivation(worksheetWithShield.get('block'), 'd')).toBe(
        'Block 5: Shield, untrained 11; half of the skill ÷ 2; rounded down. (GURPS Lite p. 26)',
      );
    });

    it('has explanations', () => {
      const sentence = (stat: string) => describeDerivation(worksheet.get(stat), 'd');
      expect(sentence('skill:pickpocket.level')).toBe('Pickpocket 15: DX 15; hard, 4 points 0. (GURPS Lite p. 16)');
      expect(sentence('skill:climbing.level')).toBe(
        'Climbing 13: best default of: DX−5 10, ST−5 3; Double-Jointed +3. (GURPS Lite p. 14)',
      );
      expect(sentence(lineStat('small-knife.0', 'parry'))).toBe(
        'Small knife: Parry 7: weapon skill 17; half the skill ÷ 2; rounded down; Small knife −1. (GURPS Lite p. 26)',
      );
      expect(sentence('hearing')).toContain('Acute Hearing +5');
      expect(sentence('trait:enemy.points')).toMatch(/large.* −30; .*÷ 2\. \(GURPS Lite p\. 9\)$/);
    });

    it('has a finding on money, and no armor by place', () => {
      expect(findings.map(({ code, fact }) => [code, describeFinding(fact)])).toEqual([
        ['over-money', '$210 spent of $200.'],
      ]);
      expect(model.bodyPlaces).toEqual([]);
    });
  });
});
