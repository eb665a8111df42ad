import { describe, expect, test } from 'vitest';
import { toNumber } from './clean-text.ts';
import { readStatBlock } from './read-stat-block.ts';
import type { StatBlockReading } from './reading.ts';

const read = (text: string) => readStatBlock(text, { ruleset: 'fourth-edition' });
const wordsOf = ({ findings }: StatBlockReading) => findings.map(({ words }) => words);
const skillsOf = ({ file }: StatBlockReading) => file.character.skills.map(({ entry, points }) => `${entry} ${points}`);
const attributes = 'ST 11; DX 12; IQ 10; HT 11\n';

describe('figures that could be taken for others', () => {
  test('a comma divides thousands, or decimals', () => {
    expect([toNumber('1,200'), toNumber('5,75'), toNumber('0,25'), toNumber('0,125'), toNumber('12,5')]).toEqual([
      1200, 5.75, 0.25, 0.125, 12.5,
    ]);
  });

  test('a hyphen before an attribute is no minus', () => {
    expect(read('ST-12; DX-13; IQ-9; HT-11').file.character.attributes).toEqual({ st: 12, dx: 13, iq: 9, ht: 11 });
  });

  test('what a skill is based on is not an attribute', () => {
    expect(read(`${attributes}DX [2]-13`).file.character.attributes.dx).toBe(12);
  });

  test('"HT 12/14" has hit points of 14', () => {
    expect(wordsOf(readStatBlock('ST 12, DX 10, IQ 10, HT 12/14', { ruleset: 'lite-3e' }))).toEqual([
      'HP 14 in the text; 12 by the rules.',
    ]);
  });

  test('thrust and swing in one figure are compared', () => {
    expect(wordsOf(read(`${attributes}Damage 1d-1/1d+1`))).toEqual([]);
    expect(wordsOf(read(`${attributes}Damage 1d-1/1d+2`))).toEqual(['Swing 1d+2 in the text; 1d+1 by the rules.']);
    expect(wordsOf(read(`${attributes}Damage: thr 1d / sw 1d+1`))).toEqual([
      'Thrust 1d in the text; 1d−1 by the rules.',
    ]);
  });

  test('DR that nothing in the text gives is a finding, in a weapon it is none', () => {
    expect(wordsOf(read(`${attributes}DR 2`))).toEqual(['DR 2 in the text; 0 by the rules.']);
    expect(wordsOf(read(`${attributes}Equipment: Crate (DR 2, HP 8)`))).toEqual([]);
  });

  test('level and damage of an attack are compared with the sheet', () => {
    const block = `${attributes}Skills: Broadsword [4]-13\nEquipment: Broadsword\n`;
    expect(wordsOf(read(`${block}Weapons: Broadsword (13): 1d+2 cut`))).toEqual([]);
    expect(wordsOf(read(`${block}Weapons: Broadsword (14): 1d+4 cut`)).join()).toMatch(
      /^Broadsword: level 14 in the text; 13 by the rules; damage 1d\+4 in the text/u,
    );
    expect(wordsOf(read(`${block}Broadsword (14): 1d+2 cut. Reach 1`)).join()).toMatch(/level 14 in the text/u);
  });

  test('DR behind an attack, in a sentence of its own, is compared', () => {
    const block = `${attributes}Skills: Broadsword [4]-13\nEquipment: Broadsword\n`;
    expect(wordsOf(read(`${block}Broadsword (13): 1d+2 cutting. DR 3.`))).toEqual([
      'DR 3 in the text; 0 by the rules.',
    ]);
  });

  test('a skill that is called as a heading is a skill in a list of skills', () => {
    const reading = read(`${attributes}Skills\nTactics: 9 (1 point)\nShield [2]\nStealth: 12 (2 points)\n`);
    expect(skillsOf(reading)).toEqual(['tactics 1', 'shield 2', 'stealth 2']);
    expect(reading.file.character.concept.notes).toBe('');
  });

  test('figures behind the words of the head are read', () => {
    const { file } = read('Pella Drum, 76-point courier: ST 13 [30], DX 12 [40], IQ 10, HT 10');
    expect(file.character.attributes.st).toBe(13);
    expect(file.character.concept.notes).toContain('76-point courier');
  });

  test('an answer that the price depends on and the text leaves open is a guess', () => {
    const verdicts = (text: string) => read(`${attributes}${text}`).lines.at(-1)?.verdict;
    expect(verdicts('Disadvantages: Sense of Duty (my friends)')).toBe('guessed');
    expect(verdicts('Disadvantages: Sense of Duty (my friends) [-5]')).toBe('understood');
    expect(verdicts('Disadvantages: Gullibility (12)')).toBe('understood');
  });

  test('what the character does not have is no trait', () => {
    const { file, lines } = read(`${attributes}Advantages: Contacts: none to speak of\nDisadvantages: None`);
    expect(file.character.traits).toEqual([]);
    expect(lines.slice(-2).map(({ verdict }) => verdict)).toEqual(['notUnderstood', 'understood']);
  });
});
