import { describe, expect, it } from 'vitest';
import { describeCandidate } from '../../../builder/what-if/candidate.ts';
import { levelAt, nextSkillPoints, pointsForLevel } from '../../../builder/what-if/level-steps.ts';
import type { SkillRow } from '../../../character/skill-rows.ts';
import { derivationSentence } from '../../../engine/format.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { saved, skill } from '../../../testing/rows.ts';
import { findingSentence } from '../../findings/finding-sentences.ts';

const characterWith = (row: SkillRow) => saved('lite-3e', { attributes: { iq: 12 }, skills: [row] });
const sheetWith = (row: SkillRow) => openSheet(characterWith(row));
const line = (row: SkillRow) => {
  const skillLine = sheetWith(row).model.skills.find(({ key }) => key === row.key);
  return [skillLine?.kind, skillLine?.level.text, skillLine?.relative];
};

const native = (points: number) => skill('native-language', points, { speciality: 'English' });
const language = (points: number, difficulty: SkillRow['difficulty']) =>
  skill('language', points, { speciality: 'Basque', difficulty });

describe('the native language (p. 17)', () => {
  it('is at IQ for 0 points, and a point a level above', () => {
    expect(line(native(0))).toEqual(['IQ, own language', '12', 'IQ']);
    expect(line(native(1))).toEqual(['IQ, own language', '13', 'IQ+1']);
    expect(line(native(4))).toEqual(['IQ, own language', '16', 'IQ+4']);
  });

  it('is named in the steps', () => {
    const { worksheet } = sheetWith(native(1));
    expect(derivationSentence(worksheet.get('skill:native-language.level'), 'd')).toMatch(
      /^Native Language \(English\) 13: IQ 12; own language, 1 point \+1\./,
    );
  });

  it('does not count as untrained; half a point is idle', () => {
    expect(sheetWith(native(0)).findings).toEqual([]);
    expect(sheetWith(native(1)).findings).toEqual([]);
    expect(sheetWith(native(0.5)).findings.map(({ fact }) => findingSentence(fact))).toEqual([
      '½ point in Native Language (English), of which only 0 count: the next level costs more.',
    ]);
  });

  it('goes up and down by single points', () => {
    expect(nextSkillPoints(sheetWith(native(0)), 'native-language', 1)).toBe(1);
    expect(nextSkillPoints(sheetWith(native(2)), 'native-language', -1)).toBe(1);
    expect(nextSkillPoints(sheetWith(native(1)), 'native-language', -1)).toBe(0);
    expect(nextSkillPoints(sheetWith(native(0)), 'native-language', -1)).toBeNull();
    expect(pointsForLevel(sheetWith(native(0)), 'native-language', 15)).toBe(3);
    expect(levelAt(sheetWith(native(0)), 'native-language', 3)).toBe(15);
  });

  it('is offered for 0 points', () => {
    const row = skill('law', 1);
    expect(describeCandidate(characterWith(row), sheetWith(row), 'skills', 'native-language')).toBe('0 points → 12');
  });
});

describe('other languages (p. 17)', () => {
  it.each([
    ['easy', 'IQ, easy', '12', 'IQ'],
    [null, 'IQ, average', '11', 'IQ−1'],
    ['average', 'IQ, average', '11', 'IQ−1'],
    ['hard', 'IQ, hard', '10', 'IQ−2'],
    ['veryHard', 'IQ, very hard', '9', 'IQ−3'],
  ] as const)('have the difficulty of the row: %s', (difficulty, ...expected) => {
    expect(line(language(1, difficulty))).toEqual(expected);
  });

  it('have the prices of the chosen difficulty', () => {
    expect(nextSkillPoints(sheetWith(language(4, 'average')), 'language', 1)).toBe(6);
    expect(nextSkillPoints(sheetWith(language(8, 'veryHard')), 'language', 1)).toBe(12);
    expect(sheetWith(language(10, 'veryHard')).findings.map(({ code }) => code)).toEqual(['skill-points-idle']);
  });

  it('have no level without points', () => {
    expect(line(language(0, 'easy'))).toEqual(['IQ, easy', '–', 'untrained']);
  });

  it('are the only skills with a choice, and only of the difficulties of languages', () => {
    expect(line(skill('law', 1, { difficulty: 'easy' }))).toEqual(['IQ, hard', '10', 'IQ−2']);
    expect(line(language(1, 'wildcard'))).toEqual(['IQ, average', '11', 'IQ−1']);
  });
});
