import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { firstSpellAdvice } from '../../../builder/advice/newcomer-advice.ts';
import { type OwnSkill, ownSpellSchema } from '../../../character/skill-rows.ts';
import { derivationSentence } from '../../../engine/format.ts';
import { typedSkill, typedTrait } from '../../../testing/own-rows.ts';
import { saved, skill } from '../../../testing/rows.ts';
import { deriveCharacter } from '../../derive-character.ts';
import { findingSentence } from '../../findings/finding-sentences.ts';
import { skillStat } from '../../stat-ids.ts';

type Choices = Parameters<typeof saved>[1];
const sheetOf = (choices: Choices) => deriveCharacter(saved('fourth-edition', choices));
const levelOf = (choices: Choices, key: string) => sheetOf(choices).worksheet.get(skillStat(key, 'level'));
const sentences = (choices: Choices) =>
  sheetOf(choices).findings.flatMap(({ fact }) =>
    fact.code.includes('needs') || fact.code.includes('mana') ? [findingSentence(fact)] : [],
  );

describe('spells (pp. 234–253)', () => {
  const magery = typedTrait('Gift', {
    effects: [{ stat: 'skills', by: 'tag', selection: 'spell', how: 'add', add: 2 }],
  });
  const light = skill('light', 1);

  it('are hard skills of IQ, higher by Magery, and have no default', () => {
    expect(levelOf({ skills: [light] }, 'light').value).toBe(8);
    expect(levelOf({ skills: [light], traits: [magery] }, 'light').value).toBe(10);
    expect(levelOf({ skills: [skill('light', 0)] }, 'light').value).toBeNull();
    expect(levelOf({ skills: [skill('great-haste', 8)] }, 'great-haste').value).toBe(10); // Very hard.
  });

  it('lose 5 where mana is low, and say what else changes them', () => {
    const low = levelOf({ skills: [light], campaign: { mana: 'low' } }, 'light');
    expect(low.value).toBe(3);
    expect(low.notes.map(({ words }) => words)).toContain(
      'At 15 it costs 1 less to cast and to maintain, at 20 2 less, and 1 less for each 5 more',
    );
  });

  it('need a mage where mana is not high, and mana at all', () => {
    expect(sentences({ skills: [light] })).toHaveLength(1);
    expect(sentences({ skills: [light], campaign: { mana: 'high' } })).toEqual([]);
    expect(sentences({ skills: [light], campaign: { mana: 'none' } })).toEqual([
      'This setting has no mana: spells do not work.',
    ]);
  });

  it('need other spells with a point in them, whatever their level', () => {
    const needs = (...ids: string[]) =>
      sentences({ skills: ids.map((id) => skill(id, 1)), campaign: { mana: 'high' } });
    expect(needs('ignite-fire', 'create-fire')).toEqual([]);
    expect(needs('create-fire')).toEqual(['Create Fire requires Ignite Fire.']);
    expect(needs('purify-air', 'create-air', 'shape-air', 'predict-weather')).toEqual([
      'Predict Weather requires 4 other spells of Air.',
    ]);
  });

  it('show their class, and what resists them, on the sheet', () => {
    const opened = sheetOf({ skills: [skill('truthsayer', 1)] });
    expect(firstSpellAdvice(opened)).toContain('they unlock others');
    expect(firstSpellAdvice(opened)).not.toContain('level 12');
  });
});

describe('a spell of ritual magic (p. 242)', () => {
  const ritual = (own: Partial<OwnSkill> = {}, points = 0, colleges = ['Fire']) =>
    typedSkill('Torch', points, {
      attribute: 'iq',
      kind: 'mental',
      difficulty: 'techniqueHard',
      spell: { ...z.parse(ownSpellSchema, {}), colleges, baseSkill: 'Paths', prerequisiteCount: 3 },
      ...own,
    });
  const paths = (points: number, speciality: string) =>
    typedSkill(
      'Paths',
      points,
      { attribute: 'iq', kind: 'mental', difficulty: 'veryHard' },
      { key: `p${speciality}`, speciality },
    );
  const level = (skills: NonNullable<Choices['skills']>, more: Choices = {}) =>
    levelOf({ attributes: { iq: 12 }, skills, ...more }, 'torch');

  it('is at the skill of its college, less a point for each prerequisite, even without points', () => {
    // IQ 12, very hard, 8 points: 12.
    expect(level([ritual(), paths(8, 'Fire')]).value).toBe(9);
    expect(level([ritual({}, 3), paths(8, 'Fire')]).value).toBe(11);
    expect(level([ritual({ difficulty: 'techniqueAverage' }, 2), paths(8, 'Fire')]).value).toBe(11);
    expect(level([ritual()]).value).toBeNull();
  });

  it('never rises above that skill', () => {
    const high = level([ritual({}, 9), paths(8, 'Fire')]);
    expect(derivationSentence(high, 'd')).toBe('Torch 12: Paths (Fire)−3 12. (custom)');
    const { worksheet } = sheetOf({ attributes: { iq: 12 }, skills: [ritual({}, 9), paths(8, 'Fire')] });
    expect(derivationSentence(worksheet.get('skill:torch.trained.0'), 'd')).toBe(
      'Torch, from Paths (Fire)−3 12: Paths (Fire)−3 9; hard technique, 9 points +8; Paths (Fire) 12; no more than Paths (Fire) 12. (Basic Set, skills, before pp. 182–228)',
    );
  });

  it('is at 6 less by the skill of ritual magic as a whole, which counts where it is better', () => {
    expect(level([ritual(), paths(16, '')]).value).toBe(5);
    expect(level([ritual({}, 4), paths(16, ''), paths(1, 'Fire')]).value).toBe(9);
    expect(level([ritual({}, 30), paths(16, '')]).value).toBe(14);
    expect(level([ritual({}, 0, []), paths(16, '')]).value).toBe(11);
    expect(level([ritual(), paths(16, 'Water')]).value).toBeNull();
  });

  it('has the bonuses of spells on top, and counts points that effects add', () => {
    const gift = typedTrait('Gift', {
      effects: [{ stat: 'skills', by: 'tag', selection: 'spell', how: 'add', add: 2 }],
    });
    expect(level([ritual({}, 9), paths(8, 'Fire')], { traits: [gift] }).value).toBe(14);
    const more = typedTrait('More', {
      effects: [{ stat: 'pointsIn', by: 'name', selection: 'Torch', how: 'add', add: 2 }],
    });
    expect(level([ritual({}, 1), paths(8, 'Fire')], { traits: [more] }).value).toBe(11);
  });
});
