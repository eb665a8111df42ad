import { describe, expect, it } from 'vitest';
import { serializeFile } from '../character/file/character-file.ts';
import { parseFile } from '../character/file/parse-file.ts';
import { someOf } from './extent.ts';
import { lossFault, readingFault } from './fuzz/file-faults.ts';
import { toTree } from './fuzz/json-damage.ts';
import { sheetFault } from './fuzz/sheet-faults.ts';
import { always, hostileFile, inTurn, type TextFields, withHostileEntries } from './hostile-character.ts';
import { allHostile, hostileTurns } from './hostile-strings.ts';

describe.each(someOf(hostileTurns, 3))(
  'hostile texts in every field of a file, from text $from under $ruleset',
  ({ from, ruleset }) => {
    it('are kept unchanged, and have a sheet and texts', () => {
      const file = hostileFile(inTurn(allHostile, from), ruleset);
      const reading = parseFile(JSON.stringify(file));
      expect(readingFault(reading)).toBeNull();
      expect(lossFault(toTree(JSON.parse(JSON.stringify(file))), reading)).toBeNull();
      if (!reading.ok) throw new Error(reading.error.code);
      const { character } = reading.value.saved;
      expect(file.character).toMatchObject({
        name: character.name,
        concept: { story: character.concept.story },
        traits: [{ own: { name: character.traits[0]?.own?.name } }, ...Array(7).fill({})],
      });
      expect(allHostile).toContain(character.name);
      expect(allHostile).toContain(character.equipment[0]?.own?.attacks[0]?.reach);
      expect(character.portrait).not.toBeNull();

      const saved = withHostileEntries(reading.value.saved, inTurn(allHostile, from + 7), ruleset);
      expect(sheetFault(saved)).toBeNull();
      expect(parseFile(serializeFile(saved, '1'))).toMatchObject({ ok: true });
    });
  },
);

describe('a hostile file', () => {
  it('has texts in every field that holds one', () => {
    const fields: TextFields = new Set();
    hostileFile(always('x'), 'lite-3e', fields);
    for (const field of [
      'ruleset',
      'houseRules',
      'app',
      'character.name',
      'character.concept.notes',
      'character.race.own.traits.own.effects.when',
      'character.traits.choices.value',
      'character.traits.modifiers.name',
      'character.skills.own.spell.prerequisites',
      'character.skills.own.defaults.skill',
      'character.equipment.own.attacks.rateOfFire',
      'character.equipment.own.places',
      'character.equipment.container',
      'character.earned.why',
      'character.waivers.reason',
      'character.setAside.path',
    ]) {
      expect([...fields]).toContain(field);
    }
    expect(fields.size).toBeGreaterThanOrEqual(86);
  });

  it.each([
    'javascript:window.__hacked=1',
    'data:image/svg+xml,<svg onload="window.__hacked=1"/>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'https://evil.example/x.jpg',
    '//evil.example/x.jpg',
    'data:image/jpeg;base64,PHN2Zy8+',
    'data:image/jpeg;base64,/9j/" onerror="window.__hacked=1',
    'data:image/jpeg;base64,/9j/AAAA\n<script>',
    'DATA:image/jpeg;base64,/9j/AAAA',
    '',
  ])('shows no picture from %j', (data) => {
    const file = { format: 'pointwright', version: 1, character: { portrait: { data, width: 10, height: 10 } } };
    const reading = parseFile(JSON.stringify(file));
    expect(reading).toMatchObject({
      ok: true,
      value: {
        saved: { character: { portrait: null, setAside: [{ path: '/character/portrait', value: { data } }] } },
        report: [{ code: 'field-set-aside', expected: { what: 'picture' } }],
      },
    });
    expect(readingFault(reading)).toBeNull();
  });
});
