import { describe, expect, it } from 'vitest';
import { setCampaign } from '../../../character/edit-character.ts';
import type { TraitRow } from '../../../character/trait-rows.ts';
import { compareSheets } from '../../../sheet-model/compare/compare-sheets.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedRace, typedTrait } from '../../../testing/own-rows.ts';
import { saved, skill, trait } from '../../../testing/rows.ts';
import { findingSentence } from '../../findings/finding-sentences.ts';

type Choices = Parameters<typeof saved>[1];

function open(choices: Choices) {
  const { context, findings, model, worksheet } = openSheet(saved('lite-3e', choices));
  return {
    names: model.skills.map(({ name }) => name),
    rows: context.skills.map(({ row }) => row.techLevel),
    findings: findings.map(({ code, kind, fact, place }) => ({ code, kind, sentence: findingSentence(fact), place })),
    notes: worksheet.get('skill:lockpicking.level').notes.map(({ words }) => words),
  };
}

const lockpicking = skill('lockpicking', 2);

describe('the tech level of a skill without a typed one (p. 32)', () => {
  it('is that of the setting, and follows it', () => {
    for (const techLevel of [3, 7, 0]) {
      const { names, rows, findings, notes } = open({ campaign: { techLevel }, skills: [lockpicking] });
      expect(names).toEqual([`Lockpicking/TL${techLevel}`]);
      expect(rows, 'nothing is written on the row').toEqual([null]);
      expect(notes).toContain(`tech level ${techLevel}, from the setting`);
      expect(findings).toEqual([]);
    }
  });

  it('appears as soon as the setting has one', () => {
    const withoutLevel = saved('lite-3e', { skills: [lockpicking, skill('first-aid', 1), skill('traps', 1)] });
    const of = (character: typeof withoutLevel) => openSheet(character).model.skills.map(({ name }) => name);
    expect(of(withoutLevel)).toEqual(['Lockpicking', 'First Aid', 'Traps']);
    const withLevel = { ...withoutLevel, character: setCampaign(withoutLevel.character, 'techLevel', 4) };
    expect(of(withLevel)).toEqual(['Lockpicking/TL4', 'First Aid/TL4', 'Traps/TL4']);
  });

  it('is replaced by one typed on the skill, whatever that of the setting', () => {
    const { names, notes } = open({
      campaign: { techLevel: 7 },
      skills: [skill('lockpicking', 2, { techLevel: 5 })],
    });
    expect(names).toEqual(['Lockpicking/TL5']);
    expect(notes.filter((note) => note.includes('tech level'))).toEqual([]);
  });

  it('is reported as missing if neither has one', () => {
    const { names, findings } = open({ skills: [lockpicking] });
    expect(names).toEqual(['Lockpicking']);
    expect(findings).toEqual([
      {
        code: 'tech-level-missing',
        kind: 'incomplete',
        sentence: 'Choose a tech level for Lockpicking, or one for the setting.',
        place: { chapter: 'skills', row: 'lockpicking', field: 'techLevel' },
      },
    ]);
  });

  it('depends on the character’s culture (pp. 10, 13)', () => {
    const of = (...traits: TraitRow[]) => open({ campaign: { techLevel: 7 }, traits, skills: [lockpicking] });
    expect(of(trait('primitive', { level: 3 })).names).toEqual(['Lockpicking/TL4']);
    expect(of(trait('primitive', { level: 3 })).findings).toEqual([]);
    expect(of(trait('primitive', { level: 3 })).notes).toContain('tech level 4, from the setting and your traits');
    expect(of(trait('high-technology', { level: 2 })).names).toEqual(['Lockpicking/TL9']);
    expect(of(trait('high-technology', { level: 9 })).names).toEqual(['Lockpicking/TL10']);
    expect(of(trait('primitive', { boughtOff: true })).names).toEqual(['Lockpicking/TL7']);
    expect(of(trait('primitive', { level: 20 })).names).toEqual(['Lockpicking/TL0']);
    const effects = [{ stat: 'techLevel', add: 2, perLevel: false, when: '' }];
    expect(of(typedTrait('Time traveler', { effects })).names).toEqual(['Lockpicking/TL9']);
  });

  it('is the same as the character’s tech level', () => {
    const traits = [trait('primitive', { level: 2 })];
    const own = typedRace({ traits: [trait('high-technology')] });
    const choices = { campaign: { techLevel: 7 }, traits, race: { entry: 'human', own }, skills: [lockpicking] };
    const { worksheet, context } = openSheet(saved('lite-3e', choices));
    expect(context.skills[0]?.techLevel).toBe(6);
    expect(worksheet.number('techLevel')).toBe(6);
  });

  it('counts like a typed one when a skill is listed twice', () => {
    const codesWith = (techLevel: number) =>
      open({
        campaign: { techLevel: 7 },
        skills: [lockpicking, skill('lockpicking', 1, { key: 'other', techLevel })],
      }).findings.map(({ code }) => code);
    expect(codesWith(7)).toEqual(['skill-twice']);
    expect(codesWith(6)).toEqual([]);
  });

  it('is a difference between two versions if that of the setting has changed', () => {
    const at = (techLevel: number, own: number | null = null) =>
      openSheet(saved('lite-3e', { campaign: { techLevel }, skills: [skill('lockpicking', 2, { techLevel: own })] }));
    const words = (first: ReturnType<typeof at>, second: ReturnType<typeof at>) =>
      compareSheets(first, second)
        .chapters.flatMap(({ differences }) => differences)
        .filter(({ part }) => part === 'tech level')
        .map(({ before, after }) => [before, after]);
    expect(words(at(3), at(7))).toEqual([['3, from the setting', '7, from the setting']]);
    expect(words(at(7), at(7, 7))).toEqual([['7, from the setting', '7']]);
  });
});

describe('the speciality of a skill', () => {
  it.each([
    ['survival', 'Choose a terrain for Survival.'],
    ['riding', 'Choose an animal for Riding.'],
    ['musical-instrument', 'Choose an instrument for Musical Instrument.'],
  ])('is reported as missing until it is chosen: %s', (id, sentence) => {
    const { findings } = openSheet(saved('lite-3e', { skills: [skill(id, 4)] }));
    expect(findings.map(({ kind, fact, place }) => [kind, findingSentence(fact), place])).toEqual([
      ['incomplete', sentence, { chapter: 'skills', row: id, field: 'speciality' }],
    ]);
    expect(openSheet(saved('lite-3e', { skills: [skill(id, 4, { speciality: 'any' })] })).findings).toEqual([]);
  });
});
