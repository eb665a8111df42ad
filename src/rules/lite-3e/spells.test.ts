import { describe, expect, it } from 'vitest';
import type { TraitRow } from '../../character/trait-rows.ts';
import { choices, saved, skill, trait } from '../../testing/rows.ts';
import { deriveCharacter } from '../derive-character.ts';
import { findingSentence } from '../findings/finding-sentences.ts';
import { skillStat } from '../stat-ids.ts';

type Choices = Parameters<typeof saved>[1];
const sheetOf = (choice: Choices) => deriveCharacter(saved('lite-3e', choice));
const remarks = (choice: Choices) => sheetOf(choice).findings.map(({ fact }) => findingSentence(fact));
const mage = (level = 1) => trait('magery', { level });
const level = (choice: Choices, key: string) => sheetOf(choice).worksheet.get(skillStat(key, 'level')).value;

describe('spells (p. 30)', () => {
  const iq = { iq: 12 };

  it('are mental and hard, with Magery on top, and a point at least', () => {
    expect(level({ attributes: iq, skills: [skill('light', 1)] }, 'light')).toBe(10);
    expect(level({ attributes: iq, traits: [mage(2)], skills: [skill('light', 1)] }, 'light')).toBe(12);
    expect(level({ attributes: iq, traits: [mage(2)], skills: [skill('light', 0.5)] }, 'light')).toBeNull();
  });

  it('lose 5 where mana is thin', () => {
    const skills = [skill('light', 1)];
    expect(level({ attributes: iq, traits: [mage(2)], skills, campaign: { mana: 'low' } }, 'light')).toBe(7);
  });

  it('build on spells at 12, not at 11', () => {
    const fire = (points: number) =>
      remarks({ attributes: iq, traits: [mage(1)], skills: [skill('ignite-fire', points), skill('create-fire', 1)] });
    expect(fire(2)).toEqual([]); // 12
    expect(fire(1)).toEqual(['Create Fire is learned after Ignite Fire at 12.']); // 11
  });

  it('ask for Magery, its level, IQ, or one of two traits', () => {
    const shield = (magery: number) =>
      remarks({ attributes: iq, traits: [mage(magery)], skills: [skill('shield-spell', 1)] });
    expect(shield(2)).toEqual([]);
    expect(shield(1)).toEqual(['Shield (spell) is learned after Magery 2.']);
    const fool = (level: number) =>
      remarks({ attributes: { iq: level }, traits: [mage()], skills: [skill('foolishness', 1)] });
    expect(fool(12)).toEqual([]);
    expect(fool(11)).toEqual(['Foolishness is learned after IQ 12.']);
    const lend = (traits: TraitRow[]) =>
      remarks({ traits, skills: [skill('lend-strength', 1)], campaign: { mana: 'high' } });
    expect(lend([])).toEqual(['Lend Strength is learned after Magery or Empathy.']);
    expect(lend([trait('empathy')])).toEqual([]);
    expect(lend([mage()])).toEqual([]);
  });

  it('work for anybody with high mana, for mages with normal and low, for nobody without', () => {
    const at = (mana: 'none' | 'low' | 'normal' | 'high', traits: TraitRow[] = []) =>
      remarks({ campaign: { mana }, traits, skills: [skill('light', 1)] });
    expect(at('high')).toEqual([]);
    expect(at('normal')).toEqual(['With normal mana only somebody with Magery can cast spells.']);
    expect(at('normal', [mage()])).toEqual([]);
    expect(at('low', [mage()])).toEqual([]);
    expect(at('none', [mage()])).toEqual(['There is no mana in this setting: no spell works.']);
  });

  it('do not stand on their own default', () => {
    expect(
      level({ skills: [skill('light', 0)], traits: [trait('magery', { choices: choices({}) })] }, 'light'),
    ).toBeNull();
  });
});
