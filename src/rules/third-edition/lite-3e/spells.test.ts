import { describe, expect, it } from 'vitest';
import type { TraitRow } from '../../../character/trait-rows.ts';
import { choices, saved, skill, trait } from '../../../testing/rows.ts';
import { deriveCharacter } from '../../derive-character.ts';
import { findingSentence } from '../../findings/finding-sentences.ts';
import { skillStat } from '../../stat-ids.ts';

type Choices = Parameters<typeof saved>[1];
const sheetOf = (choice: Choices) => deriveCharacter(saved('lite-3e', choice));
const remarks = (choice: Choices) => sheetOf(choice).findings.map(({ fact }) => findingSentence(fact));
const mage = (level = 1) => trait('magery', { level });
const level = (choice: Choices, key: string) => sheetOf(choice).worksheet.get(skillStat(key, 'level')).value;

describe('spells (p. 30)', () => {
  const iq = { iq: 12 };

  it('are mental hard skills with a bonus of Magery, and need at least a point', () => {
    expect(level({ attributes: iq, skills: [skill('light', 1)] }, 'light')).toBe(10);
    expect(level({ attributes: iq, traits: [mage(2)], skills: [skill('light', 1)] }, 'light')).toBe(12);
    expect(level({ attributes: iq, traits: [mage(2)], skills: [skill('light', 0.5)] }, 'light')).toBeNull();
  });

  it('have −5 where mana is low', () => {
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
