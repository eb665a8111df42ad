import { describe, expect, it } from 'vitest';
import { derivationSentence, formatValue } from '../../../engine/format.ts';
import { daiBlackthorn } from '../../../testing/book-characters.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { item } from '../../../testing/rows.ts';
import { findingSentence } from '../../findings/finding-sentences.ts';
import { lineStat } from '../../stat-ids.ts';

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
    expect(derivationSentence(worksheetWithShield.get('block'), 'd')).toBe(
      'Block 5: Shield, untrained 11; half of the skill ÷ 2; rounded down. (GURPS Lite p. 26)',
    );
  });

  it('has explanations', () => {
    const sentence = (stat: string) => derivationSentence(worksheet.get(stat), 'd');
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
    expect(findings.map(({ code, fact }) => [code, findingSentence(fact)])).toEqual([
      ['over-money', '$210 spent of $200.'],
    ]);
    expect(model.bodyPlaces).toEqual([]);
  });
});
