import { describe, expect, it } from 'vitest';
import { blankCharacter } from '../blank-character.ts';
import { addRow } from '../edit-rows.ts';
import { serializeFile } from './serialize-file.ts';

const saved = { ruleset: 'man-to-man', houseRules: ['a rule'], character: blankCharacter() };

describe('serializeFile', () => {
  it('writes the envelope in order, with two spaces of indentation and a final line end', () => {
    const text = serializeFile(saved, '1.2.3');
    expect(text.slice(0, 160)).toBe(
      `{
  "format": "pointwright",
  "version": 2,
  "ruleset": "man-to-man",
  "houseRules": [
    "a rule"
  ],
  "app": "1.2.3",
  "character": {
    "name": "",
    "concept": {
`.slice(0, 160),
    );
    expect(text.endsWith('  }\n}\n')).toBe(true);
  });

  it('writes known fields in the order of the schema, then unknown ones', () => {
    const skill = { later: 1, ...addRow(saved.character, 'skills', { points: 2 }).skills[0] };
    const mixed = Object.fromEntries(Object.entries({ ...skill, key: 'k1' }).reverse());
    const character = JSON.parse(JSON.stringify({ ...saved.character, skills: [mixed] }));
    const written = JSON.parse(serializeFile({ ...saved, character }, ''));
    expect(Object.keys(written.character.skills[0])).toEqual([
      'key',
      'entry',
      'own',
      'speciality',
      'techLevel',
      'difficulty',
      'container',
      'points',
      'note',
      'later',
    ]);
  });

  it('writes unknown top-level fields last, without replacing known ones', () => {
    const written = JSON.parse(serializeFile({ ...saved, extra: { version: 9, portrait: 'x' } }, ''));
    expect(written.version).toBe(2);
    expect(Object.keys(written).at(-1)).toBe('portrait');
  });
});
