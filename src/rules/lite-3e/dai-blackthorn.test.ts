import { describe, expect, it } from 'vitest';
import type { Character } from '../../character/character.ts';
import type { OwnSkill } from '../../character/skill-rows.ts';
import type { OwnEffect, OwnTrait } from '../../character/trait-rows.ts';
import { derivationSentence, formatValue } from '../../engine/words.ts';
import { item, saved, skill, trait } from '../../testing/rows.ts';
import { buildSheet } from '../build-sheet.ts';
import { lineStat } from '../stat-ids.ts';

function ownTrait(name: string, kind: OwnTrait['kind'], points: number, effects: Partial<OwnEffect>[] = []) {
  const filled = effects.map((each) => ({ stat: '', add: 0, perLevel: false, when: '', ...each }));
  const own = { name, kind, points, pointsPerLevel: 0, effects: filled, description: '', page: '' };
  return trait('', { key: name.toLowerCase(), own });
}

function ownSkill(
  name: string,
  points: number,
  figures: Pick<OwnSkill, 'attribute' | 'kind' | 'difficulty'>,
  penalty = 5,
) {
  const defaults = [{ attribute: figures.attribute, skill: '', penalty }];
  const rest = { combat: false, defense: 'none', maximum: null, description: '', page: '' } as const;
  return skill('', points, { key: name.toLowerCase(), own: { name, ...figures, ...rest, defaults } });
}

const mental = { attribute: 'iq', kind: 'mental', difficulty: 'average' } as const;
const physical = { attribute: 'dx', kind: 'physical', difficulty: 'average' } as const;

/** The sample character of the book (p. 4); what the catalog lacks is typed in by hand. */
const daiBlackthorn: Partial<Character> & Pick<Character, 'equipment'> = {
  name: 'Dai Blackthorn',
  attributes: { st: 8, dx: 15, iq: 12, ht: 12 },
  traits: [
    ownTrait('Absolute Direction', 'advantage', 5),
    ownTrait('Acute Hearing', 'advantage', 10, [{ stat: 'perception', add: 5, when: 'to hear' }]),
    ownTrait('Double-Jointed', 'advantage', 5, [{ stat: 'skill:climbing', add: 3 }]),
    ownTrait('Danger Sense', 'advantage', 15),
    ownTrait('Enemy', 'disadvantage', -15),
    ownTrait('Overconfidence', 'disadvantage', -10),
    ownTrait('Poor', 'disadvantage', -15),
    ...['Height', 'Drowning', 'High places', 'No drugs', 'Showoff'].map((name) => ownTrait(name, 'quirk', -1)),
  ],
  skills: [
    ownSkill('Area Knowledge', 2, { ...mental, difficulty: 'easy' }, 4),
    ownSkill('Climbing', 0, physical),
    ownSkill('Fast-Talk', 2, mental),
    skill('knife', 4),
    skill('knife-throwing', 0.5),
    ownSkill('Lockpicking', 4, mental),
    ownSkill('Pickpocket', 4, { ...physical, difficulty: 'hard' }, 6),
    skill('shortsword', 4),
    ownSkill('Stealth', 2, physical),
    ownSkill('Streetwise', 2, mental),
    ownSkill('Traps', 0.5, mental),
  ],
  equipment: [
    item('small-knife', { place: 'ready' }),
    item('dagger'),
    item('leather-jacket', { place: 'ready' }),
    item('buckler', { place: 'home' }),
  ],
};

describe('Dai Blackthorn (p. 4)', () => {
  const { worksheet, model, findings, context } = buildSheet(saved('lite-3e', daiBlackthorn));
  const text = (stat: string) => formatValue(worksheet.get(stat).value, 'd');

  it.each([
    ['points.attributes', '85'],
    ['points.advantage', '35'],
    ['points.disadvantage', '−40'],
    ['points.quirk', '−5'],
    ['points.skills', '25'],
    ['points', '100'],
    ['points.limited', '−40'],
    ['thrust', '1d−3'],
    ['swing', '1d−2'],
    ['basicSpeed', '6¾'],
    ['move', '6'],
    ['dodge', '6'],
    ['parry', '7'],
    ['passiveDefense', '1'],
    ['damageResistance', '1'],
    ['limit.0', '16'],
    ['limit.1', '32'],
    ['limit.2', '48'],
    ['limit.3', '96'],
    ['limit.4', '160'],
    ['skill:area knowledge.level', '13'],
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
  ])('%s is %s', (stat, value) => expect(text(stat)).toBe(value));

  it('hears better than it sees', () => {
    expect(text('perception')).toBe('12');
    expect(worksheet.get('perception').notes.map(({ words }) => words)).toEqual(['+5 to hear (Acute Hearing)']);
  });

  it('has no Block without a shield, and with one the half of DX−4 that the sheet prints', () => {
    expect(text('block')).toBe('–');
    const equipment = daiBlackthorn.equipment.map((row) => ({ ...row, place: 'ready' as const }));
    const shielded = buildSheet(saved('lite-3e', { ...daiBlackthorn, equipment })).worksheet;
    expect(derivationSentence(shielded.get('block'), 'd')).toBe(
      'Block 5: Shield, untrained 11; half of the skill ÷ 2; rounded down. (GURPS Lite p. 26)',
    );
  });

  it('says why', () => {
    const sentence = (stat: string) => derivationSentence(worksheet.get(stat), 'd');
    expect(sentence('skill:pickpocket.level')).toBe('Pickpocket 15: DX 15; hard, 4 points 0. (own entry, no page)');
    expect(sentence('skill:climbing.level')).toBe(
      'Climbing 13: the best default of: DX−5 10; Double-Jointed +3. (own entry, no page)',
    );
    expect(sentence(lineStat('small-knife.0', 'parry'))).toBe(
      'Small knife: Parry 7: weapon skill 17; half the skill ÷ 2; rounded down; Small knife −1.',
    );
    expect(sentence('points.limited')).toContain('Enemy, points −15; Overconfidence, points −10; Poor, points −15.');
  });

  it('has nothing to remark on, and no armor by place', () => {
    expect(findings).toEqual([]);
    expect(model.bodyPlaces).toEqual([]);
    expect(context.items).toHaveLength(4);
  });
});
