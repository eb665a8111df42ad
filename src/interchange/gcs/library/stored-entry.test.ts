import { describe, expect, it } from 'vitest';
import { readGcsLibrary } from '../read/read-gcs-library.ts';
import { convertLibrary } from './convert-library.ts';
import {
  fillOpenTexts,
  fillPlaceholders,
  findOpenTexts,
  findPlaceholders,
  readStoredEntry,
  type StoredRow,
} from './stored-entry.ts';

function rowOf(kind: 'traits' | 'skills', row: object): StoredRow {
  const reading = readGcsLibrary(JSON.stringify({ version: 5, rows: [row] }), kind);
  if (!reading.ok) throw new Error(reading.problem.code);
  const stored = readStoredEntry(JSON.stringify(convertLibrary(reading.file, 'Asked.adq')), 0)?.rows[0];
  if (!stored) throw new Error('not stored');
  return stored;
}

const oath = rowOf('traits', {
  name: 'Oath to @Liege@',
  local_notes: 'Of @Liege@, in @Country@',
  base_points: -5,
  features: [{ type: 'skill_bonus', name: { compare: 'is', qualifier: '@Skill@' }, amount: 1 }],
  modifiers: [
    { name: 'Only in @Place@', cost_adj: '-20%' },
    { name: 'Not on @Day@', cost_adj: '-10%', disabled: true },
  ],
});

describe('placeholders of a library entry', () => {
  it('are found in its name, notes, criteria and modifiers, but not in what it only offers', () => {
    expect(findPlaceholders(oath).sort()).toEqual(['Country', 'Liege', 'Place', 'Skill']);
  });

  it('are filled everywhere; what has no answer stays', () => {
    const answers = new Map([
      ['Liege', 'the Duke '],
      ['Skill', 'Savoir-Faire'],
      ['Place', 'Ghent'],
      ['Country', ' '],
    ]);
    expect(fillPlaceholders(oath, answers)).toMatchObject({
      row: {
        own: {
          name: 'Oath to the Duke',
          notes: ['Of the Duke, in @Country@'],
          effects: [{ stat: 'skills', by: 'name', selection: 'Savoir-Faire', add: 1 }],
          points: -5,
        },
      },
      modifiers: [{ name: 'Only in Ghent', percent: -20 }],
    });
  });

  it('are the speciality of a skill too, which it has not until that is answered', () => {
    const expert = rowOf('skills', { name: 'Expert Skill', specialization: '@Subject@', difficulty: 'iq/h' });
    const withAnswers = (answers: Map<string, string>) => fillPlaceholders(expert, answers);
    expect(findPlaceholders(expert)).toEqual(['Subject']);
    expect(withAnswers(new Map([['Subject', 'Bees']]))).toMatchObject({ row: { speciality: 'Bees' } });
    expect(withAnswers(new Map())).toMatchObject({ row: { speciality: '' } });
  });

  it('are none in an address, or where a file has answers', () => {
    expect(findPlaceholders(rowOf('traits', { name: 'Friend', local_notes: 'a@example.org' }))).toEqual([]);
    const answered = { name: 'Expert (@Subject@)', replacements: { Subject: 'Bees' } };
    expect(findPlaceholders(rowOf('traits', answered))).toEqual([]);
  });

  it('are found and filled in general modifiers of traits and of items', () => {
    const modifierOf = (kind: 'traitModifiers' | 'equipmentModifiers', row: object) => {
      const reading = readGcsLibrary(JSON.stringify({ version: 5, rows: [row] }), kind);
      if (!reading.ok) throw new Error(reading.problem.code);
      const entry = readStoredEntry(JSON.stringify(convertLibrary(reading.file, 'Asked.adm')), 0);
      return entry?.modifier ?? entry?.itemModifier ?? {};
    };
    const only = modifierOf('traitModifiers', { name: 'Only in @Place@', cost_adj: '-20%', local_notes: 'At @Time@' });
    expect(findOpenTexts(only).sort()).toEqual(['Place', 'Time']);
    expect(fillOpenTexts(only, new Map([['Place', 'Ghent']]))).toMatchObject({
      name: 'Only in Ghent (At @Time@)',
      percent: -20,
    });
    const bane = modifierOf('equipmentModifiers', { name: 'Bane of @Foes@', cost: '+2 CF', cost_type: 'to_base_cost' });
    expect(findOpenTexts(bane)).toEqual(['Foes']);
    expect(fillOpenTexts(bane, new Map([['Foes', 'wolves']]))).toMatchObject({ name: 'Bane of wolves' });
  });

  it('have an answer that is a text like any other', () => {
    const filled = fillPlaceholders(oath, new Map([['Liege', '$& @Liege@ <b>']]));
    expect(filled.list === 'traits' && filled.row.own?.name).toBe('Oath to $& @Liege@ <b>');
  });
});
