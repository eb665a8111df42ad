import { describe, expect, it, test } from 'vitest';
import type { Character } from '../../character/character.ts';
import { setAttribute, setCampaign, setName } from '../../character/edit-character.ts';
import { addRow } from '../../character/edit-rows.ts';
import { deriveCharacter } from '../../rules/derive-character.ts';
import { rulesetList, rulesetOf } from '../../rules/rulesets.ts';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import { blankSaved } from '../../state/character/character-store.ts';
import { sheetOf } from '../../state/character/derived-character.ts';
import { chapterIds } from '../../state/view/chapters.ts';
import { hugeCharacter } from '../../testing/huge-character.ts';
import { describeChapter } from '../chapter/chapter.tsx';
import { nextStep } from './guide.tsx';
import { firstLines } from './live-sheet.tsx';

describe('Guide', () => {
  function next(change: (character: Character) => Character) {
    const saved = blankSaved('man-to-man');
    return nextStep(sheetOf({ ...saved, character: change(saved.character) }));
  }
  const anna = (character: Character) => setName(character, 'Anna');
  const trained = (character: Character) =>
    addRow(setAttribute(anna(character), 'dx', 13), 'skills', { entry: 'broadsword', points: 4 });

  describe('nextStep', () => {
    it('asks for the name, then attributes, then skills, then equipment', () => {
      expect(next((character) => character)).toEqual({ words: 'Name your character.', go: 'concept' });
      expect(next(anna)).toEqual({ words: '100 points left. Start with attributes.', go: 'attributes' });
      const strong = next((character) => setAttribute(anna(character), 'dx', 13));
      expect(strong.go).toBe('skills');
      expect(strong.words).toContain('70 points left. Time for some skills.');
      expect(next(trained).go).toBe('equipment');
    });

    it('suggests spells for a mage without any', () => {
      const saved = blankSaved('lite-3e');
      const mage = addRow(trained(saved.character), 'traits', { entry: 'magery' });
      const step = (character: Character) => nextStep(sheetOf({ ...saved, character }));
      expect(step(mage)).toEqual({ words: 'You have Magery but no spells yet.', go: 'spells' });
      expect(step(addRow(mage, 'skills', { entry: 'light', points: 1 })).go).toBe('equipment');
    });

    it('suggests lowering something when too much is spent', () => {
      const poor = next((character) => setCampaign(trained(character), 'budget', 20));
      expect(poor).toEqual({
        words: '14 points over budget. Lower something, or raise the budget.',
        go: 'concept',
        target: { field: 'budget' },
      });
    });

    it('suggests spending the points left, then printing', () => {
      const armed = (character: Character) =>
        addRow(trained(character), 'equipment', { entry: 'broadsword', place: 'ready' });
      expect(next(armed).words).toBe('66 points left: add Shield or Knife, or raise what you have.');
      expect(next((character) => setCampaign(armed(character), 'budget', 34))).toEqual({
        words: 'All points spent. Ready to play.',
        go: 'ready',
      });
      expect(next((character) => setCampaign(armed(character), 'budget', 35))).toEqual({
        words: 'Ready to play. 1 point left for later.',
        go: 'ready',
      });
    });

    it('suggests spells to a mage with points left, and no weapons', () => {
      const saved = blankSaved('lite-3e');
      const mage = addRow(addRow(trained(saved.character), 'traits', { entry: 'magery' }), 'skills', {
        entry: 'light',
        points: 1,
      });
      const step = nextStep(sheetOf({ ...saved, character: addRow(mage, 'equipment', { entry: 'broadsword' }) }));
      expect(step.words).toMatch(/ points left: learn more spells, or raise IQ\.$/);
      expect(step.go).toBe('spells');
    });

    it('suggests settling rules issues, then open choices', () => {
      const start = blankSaved('lite-3e');
      const step = (character: Character) => nextStep(sheetOf({ ...start, character }));
      const armed = addRow(trained(start.character), 'equipment', { entry: 'broadsword', place: 'ready' });
      const survival = addRow(armed, 'skills', { entry: 'survival', points: 2 });
      expect(step(survival)).toMatchObject({
        words: 'Choose a terrain for Survival.',
        go: 'skills',
        target: { row: survival.skills.at(-1)?.key },
      });
      const lockpicking = addRow(survival, 'skills', { entry: 'lockpicking', points: 2 });
      expect(step(lockpicking)).toEqual({ words: '2 choices still to make.', go: 'findings' });
      const twice = addRow(lockpicking, 'traits', { entry: 'toughness', level: 3 });
      expect(step(twice)).toEqual({ words: 'One rules issue. Fix it, or allow it with a reason.', go: 'findings' });
      const more = addRow(twice, 'traits', { entry: 'youth', level: 4 });
      expect(step(more).words).toBe('2 rules issues. Fix them, or allow them with a reason.');
    });
  });

  describe('chapterSentence', () => {
    it.each(rulesetList.flatMap(({ id, name }) => chapterIds.map((chapter) => [name, chapter, id] as const)))(
      'is there for %s, %s',
      (_, chapter, id) => {
        const sentence = describeChapter(rulesetOf(id), chapter);
        expect(sentence).toMatch(/^\S.*\.$/);
        expect(sentence).not.toMatch(/undefined|null|NaN/);
      },
    );
  });
});

describe('The live sheet', () => {
  const model = buildModel(deriveCharacter(hugeCharacter('lite-3e')));

  test('firstLines cuts each long list, and keeps everything else', () => {
    const short = firstLines(model, 50);
    expect(short.possessions).toEqual(model.possessions.slice(0, 50));
    expect(short.skills).toEqual(model.skills.slice(0, 50));
    expect(short.attacks).toHaveLength(50);
    expect(short.possessionTotals).toBe(model.possessionTotals);
    expect(short.figures).toBe(model.figures);
  });

  test('firstLines returns the same model if no list is longer', () => {
    expect(firstLines(model, 1_000)).toBe(model);
  });
});
