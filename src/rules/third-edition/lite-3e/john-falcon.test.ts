import { describe, expect, it } from 'vitest';
import { derivationSentence, formatValue } from '../../../engine/format.ts';
import { johnFalcon } from '../../../testing/book-characters.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { lineStat } from '../../stat-ids.ts';

// The choices of Man to Man's John Falcon under the rules of GURPS Lite.
describe('John Falcon', () => {
  const { worksheet, model, findings, ruleset } = openSheet(johnFalcon('lite-3e'));
  const text = (stat: string) => formatValue(worksheet.get(stat).value, ruleset.notation);
  const sentence = (stat: string) => derivationSentence(worksheet.get(stat), ruleset.notation);
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
