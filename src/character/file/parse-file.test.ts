import { describe, expect, it, test } from 'vitest';
import { itAtLength } from '../../testing/extent.ts';
import { typedRace, typedSkill } from '../../testing/own-rows.ts';
import { choices, trait } from '../../testing/rows.ts';
import { blankCharacter } from '../character.ts';
import { setOwnRace } from '../edit-character.ts';
import { maxRows, maxTextLength } from '../schema-parts.ts';
import { currentVersion, maxFileLength, serializeFile } from './character-file.ts';
import { entriesMigrations } from './entries-file.ts';
import { type Migration, migrate, migrations } from './envelope.ts';
import { parseFile, type Reading } from './parse-file.ts';

describe('Character files', () => {
  const envelope = { format: 'pointwright', version: 1, ruleset: 'lite-3e', houseRules: [], app: '0.1.0' };
  const fileWith = (character: unknown, moreFields: object = {}): string =>
    JSON.stringify({ ...envelope, character, ...moreFields });
  const problemOf = (text: string) => {
    const reading = parseFile(text);
    return reading.ok ? null : reading.error;
  };
  const opened = (text: string): Extract<Reading, { ok: true }> => {
    const reading = parseFile(text);
    if (!reading.ok) throw new Error(`not opened: ${reading.error.code}`);
    return reading;
  };
  const nested = (depth: number): unknown => (depth === 0 ? 'bottom' : [nested(depth - 1)]);

  describe('parseFile refuses', { timeout: 30_000 }, () => {
    it.each<[string, string, object]>([
      ['nothing', '', { code: 'empty' }],
      ['blanks', ' \n\uFEFF', { code: 'empty' }],
      ['a text that is too long', `"${'a'.repeat(5_000_000)}"`, { code: 'too-large', limit: 5_000_000 }],
      ['too many values', JSON.stringify(new Array(250_000).fill(1)), { code: 'too-many-values', limit: 250_000 }],
      ['what is not JSON', '{\n  "a": x }', { code: 'not-json', line: 2, column: 8, looksLike: null }],
      ['a PDF', '%PDF-1.7', { code: 'not-json', line: 1, column: 1, looksLike: 'pdf' }],
      ['a web page', '\n<!doctype html>', { code: 'not-json', line: 2, column: 1, looksLike: 'web-page' }],
      ['a file cut off', '{\n"format": "poi', { code: 'truncated', line: 2, column: 15 }],
      ['what is too deep', JSON.stringify(nested(41)), { code: 'too-deep', limit: 40 }],
      ['a million brackets', '['.repeat(1_000_000) + ']'.repeat(1_000_000), { code: 'too-deep', limit: 40 }],
      ['a number', '5', { code: 'not-ours', actual: { what: 'number', excerpt: '5' } }],
      ['a list', '[]', { code: 'not-ours', actual: { what: 'list', excerpt: '' } }],
      ['a file without a format', '{}', { code: 'not-ours', actual: { what: 'nothing', excerpt: '' } }],
      ["another program's", '{"format":"gcs"}', { code: 'not-ours', actual: { what: 'text', excerpt: 'gcs' } }],
      [
        'a version in words',
        fileWith({}, { version: 'one' }),
        { code: 'no-version', actual: { what: 'text', excerpt: 'one' } },
      ],
      ['version 0', fileWith({}, { version: 0 }), { code: 'no-version', actual: { what: 'number', excerpt: '0' } }],
      [
        'half a version',
        fileWith({}, { version: 1.5 }),
        { code: 'no-version', actual: { what: 'number', excerpt: '1.5' } },
      ],
      [
        'a newer version',
        fileWith({}, { version: 7, app: '3.1.0' }),
        { code: 'newer-version', version: 7, current: 2, app: '3.1.0' },
      ],
      [
        'a newer version of an unnamed program',
        fileWith({}, { version: 3, app: 5 }),
        { code: 'newer-version', version: 3, current: 2, app: '' },
      ],
      [
        'a newer version of a program with words instead of a version',
        fileWith({}, { version: 3, app: '3, which you find at example.com' }),
        { code: 'newer-version', version: 3, current: 2, app: '' },
      ],
      [
        'a newer version of a program that passes for a text',
        fileWith({}, { version: 3, app: { toString: 1 } }),
        { code: 'newer-version', version: 3, current: 2, app: '' },
      ],
      [
        'a file without a character',
        fileWith(undefined),
        { code: 'no-character', actual: { what: 'nothing', excerpt: '' } },
      ],
      ['a character that is a list', fileWith([]), { code: 'no-character', actual: { what: 'list', excerpt: '' } }],
      [
        'what would be too large with all its fields written out',
        fileWith({ equipment: new Array(5_000).fill({ own: { attacks: new Array(10).fill({}) } }) }),
        { code: 'too-many-values', limit: 250_000 },
      ],
    ])('%s', (_, text, problem) => {
      expect(problemOf(text)).toEqual(problem);
    });
  });

  describe('parseFile', { timeout: 30_000 }, () => {
    it('reads an empty character as a blank one', () => {
      const { saved, app, report } = opened(fileWith({})).value;
      expect(saved).toEqual({ ruleset: 'lite-3e', houseRules: [], character: blankCharacter() });
      expect(app).toBe('0.1.0');
      expect(report).toEqual([]);
    });

    it('ignores a byte order mark', () => {
      expect(opened(`\uFEFF${fileWith({ name: 'Žofie' })}`).value.saved.character.name).toBe('Žofie');
    });

    it('quarantines an invalid field and keeps the rest', () => {
      const { saved, report } = opened(
        fileWith({
          name: 'Dai',
          concept: { sex: 'elf', height: 'tall', hair: 'black' },
          attributes: { st: 8.5, dx: 15 },
          skills: [
            { key: 'a', points: 4 },
            { key: 'b', points: 'five', entry: 'broadsword' },
          ],
          equipment: [{ key: 'c', quantity: -1, own: 'rope' }],
          traits: [{ key: 'd', selfControl: 5, note: 'n'.repeat(maxTextLength + 1) }],
        }),
      ).value;
      const { character } = saved;
      expect(character.name).toBe('Dai');
      expect(character.concept).toMatchObject({ sex: '', height: null, hair: 'black' });
      expect(character.attributes).toEqual({ st: 10, dx: 15, iq: 10, ht: 10 });
      expect(character.skills).toMatchObject([{ points: 4 }, { key: 'b', points: 0, entry: 'broadsword' }]);
      expect(character.equipment).toMatchObject([{ quantity: 1, own: null }]);
      expect(character.traits).toMatchObject([{ selfControl: null, note: '' }]);
      expect(character.setAside).toEqual([
        { path: '/character/concept/sex', value: 'elf' },
        { path: '/character/concept/height', value: 'tall' },
        { path: '/character/attributes/st', value: 8.5 },
        { path: '/character/skills/1/points', value: 'five' },
        { path: '/character/equipment/0/quantity', value: -1 },
        { path: '/character/equipment/0/own', value: 'rope' },
        { path: '/character/traits/0/selfControl', value: 5 },
        { path: '/character/traits/0/note', value: 'n'.repeat(maxTextLength + 1) },
      ]);
      expect(report.map((remark) => 'expected' in remark && remark.expected)).toEqual([
        { what: 'one-of', values: ['man', 'woman'] },
        { what: 'number' },
        { what: 'whole-number' },
        { what: 'number' },
        { what: 'at-least', limit: 0 },
        { what: 'group' },
        { what: 'one-of', values: ['1', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15'] },
        { what: 'shorter-text', longest: maxTextLength },
      ]);
      expect(report[3]).toEqual({
        code: 'field-set-aside',
        path: ['character', 'skills', 1, 'points'],
        expected: { what: 'number' },
        actual: { what: 'text', excerpt: 'five' },
        now: { what: 'number', excerpt: '0' },
      });
    });

    it('keeps the last of duplicate fields and quarantines the others', () => {
      const written = fileWith({ name: 'Dai', traits: [{ key: 'a' }] });
      const { saved, report } = opened(
        written.replace('"name":"Dai"', '"name":"First","traits":[{"key":"b", "level":2}],"name":"Dai"'),
      ).value;
      expect(saved.character.name).toBe('Dai');
      expect(saved.character.traits.map(({ key }) => key)).toEqual(['a']);
      expect(saved.character.setAside).toEqual([
        { path: '/character/name', value: 'First' },
        { path: '/character/traits', value: '[{"key":"b", "level":2}]' },
      ]);
      expect(report).toEqual([
        { code: 'field-repeated', path: ['character', 'name'] },
        { code: 'field-repeated', path: ['character', 'traits'] },
      ]);
    });

    it('leaves out invalid rows, lists and groups', () => {
      const { saved, report } = opened(
        fileWith({ skills: [5, { key: 'a' }, null, [1]], traits: { a: 1 }, concept: 'a hero', secondary: null }),
      ).value;
      expect(saved.character.skills.map((row) => row.key)).toEqual(['a']);
      expect(saved.character.concept).toEqual(blankCharacter().concept);
      expect(saved.character.setAside).toEqual([
        { path: '/character/skills/0', value: 5 },
        { path: '/character/skills/2', value: null },
        { path: '/character/skills/3', value: [1] },
        { path: '/character/traits', value: { a: 1 } },
        { path: '/character/concept', value: 'a hero' },
        { path: '/character/secondary', value: null },
      ]);
      expect(report.map((remark) => remark.code)).toEqual([
        'row-set-aside',
        'row-set-aside',
        'row-set-aside',
        'field-set-aside',
        'field-set-aside',
        'field-set-aside',
      ]);
    });

    it('repairs the envelope like the character', () => {
      const { saved, app } = opened(fileWith({}, { ruleset: 4, houseRules: ['a', 2], app: null })).value;
      expect([saved.ruleset, saved.houseRules, app]).toEqual(['', ['a'], '']);
      expect(saved.character.setAside.map((entry) => entry.path)).toEqual(['/ruleset', '/houseRules/1', '/app']);
    });

    it('truncates lists at their limit and quarantines the rest', () => {
      const { saved, report } = opened(fileWith({ waivers: new Array(maxRows + 2).fill({ finding: 'f' }) })).value;
      expect(saved.character.waivers.length).toBe(maxRows);
      expect(saved.character.setAside).toEqual([
        { path: `/character/waivers/${maxRows}`, value: [{ finding: 'f' }, { finding: 'f' }] },
      ]);
      expect(report).toEqual([{ code: 'rows-over-limit', path: ['character', 'waivers'], limit: maxRows, count: 2 }]);
    });

    it('keeps earlier quarantined values', () => {
      const before = { path: '/character/name', value: { any: ['thing'] } };
      const { saved } = opened(fileWith({ name: 5, setAside: [before, { path: '/x' }] })).value;
      expect(saved.character.setAside).toEqual([
        before,
        { path: '/x', value: null },
        { path: '/character/name', value: 5 },
      ]);
    });

    it('keeps unknown fields, and lists them in one remark', () => {
      const { saved, report } = opened(
        fileWith(
          { aura: 'blue', concept: { sign: 'owl' }, skills: [{ key: 'a', stars: 3 }] },
          { portrait: [1], $schema: './character.schema.json' },
        ),
      ).value;
      expect(saved.extra).toEqual({ portrait: [1], $schema: './character.schema.json' });
      expect(saved.character).toMatchObject({ aura: 'blue', concept: { sign: 'owl' }, skills: [{ stars: 3 }] });
      expect(report).toEqual([
        {
          code: 'unknown-fields',
          count: 4,
          paths: [
            ['character', 'aura'],
            ['character', 'concept', 'sign'],
            ['character', 'skills', 0, 'stars'],
            ['portrait'],
          ],
        },
      ]);
    });

    it('drops fields with unsafe names', () => {
      const { saved, report } = opened(
        fileWith(null).replace('null', '{"__proto__": {"name": "x"}, "concept": {"constructor": 1, "hair": "red"}}'),
      ).value;
      expect(saved.character.name).toBe('');
      expect(Object.hasOwn(saved.character.concept, 'constructor')).toBe(false);
      expect(saved.character.concept.hair).toBe('red');
      expect(report).toEqual([
        { code: 'unsafe-field-dropped', path: ['character', '__proto__'] },
        { code: 'unsafe-field-dropped', path: ['character', 'concept', 'constructor'] },
      ]);
    });

    it('gives each row a unique key, items first', () => {
      const { saved, report } = opened(
        fileWith({
          traits: [{}, { key: 'bag', modifiers: [{}, { key: 'm' }] }],
          skills: [{ key: 'k4' }, { key: 'k4' }, { key: 7 }, { key: '' }],
          equipment: [{ key: 'bag' }, { container: 'bag' }, { container: 'k9' }],
        }),
      ).value;
      const { traits, skills, equipment } = saved.character;
      expect(equipment.map((row) => row.key)).toEqual(['bag', 'k10', 'k11']);
      expect(traits.map((row) => row.key)).toEqual(['k12', 'k13']);
      expect(traits[1]?.modifiers.map((row) => row.key)).toEqual(['k14', 'm']);
      expect(skills.map((row) => row.key)).toEqual(['k4', 'k15', 'k16', 'k17']);
      expect(report).toEqual([
        { code: 'row-key-replaced', path: ['character', 'traits', 1], why: 'duplicate', fresh: 'k13' },
        { code: 'row-key-replaced', path: ['character', 'skills', 1], why: 'duplicate', fresh: 'k15' },
        { code: 'row-key-replaced', path: ['character', 'skills', 2], why: 'unusable', fresh: 'k16' },
        { code: 'row-key-replaced', path: ['character', 'skills', 3], why: 'unusable', fresh: 'k17' },
      ]);
      expect(saved.character.setAside).toEqual([
        { path: '/character/skills/2/key', value: 7 },
        { path: '/character/skills/3/key', value: '' },
      ]);
    });

    it('gives a row whose key is a name of every object another one, and updates references to it', () => {
      const { saved, report } = opened(
        fileWith(
          {
            traits: [{ key: 'valueOf' }],
            skills: [{ key: 'toString' }],
            equipment: [
              { key: '__proto__' },
              { key: 'in', container: '__proto__', own: { attacks: [{ levelOf: 'valueOf' }] } },
              { key: 'toString2' },
            ],
            waivers: [{ finding: 'skill-limit:toString', reason: 'why not' }],
          },
          {
            play: {
              state: {
                unready: { toString: 1, in: 2 },
                parries: { 'toString.0': 1 },
                attackedWith: ['__proto__', 'in'],
                aim: { line: '__proto__.1', turns: 2 },
              },
              choice: { subject: 'ready:__proto__' },
              spells: [{ row: 'toString', name: 'toString' }],
              pools: { valueOf: 2 },
              recharging: { valueOf: 12 },
              casting: { row: 'toString', choice: { pool: 'valueOf' } },
            },
          },
        ),
      ).value;
      const { traits, skills, equipment, waivers, setAside } = saved.character;
      expect(equipment.map(({ key, container }) => [key, container])).toEqual([
        ['k1', ''],
        ['in', 'k1'],
        ['toString2', ''],
      ]);
      expect(equipment[1]?.own?.attacks[0]?.levelOf).toBe('k2');
      expect([traits[0]?.key, skills[0]?.key]).toEqual(['k2', 'k3']);
      expect(waivers[0]?.finding).toBe('skill-limit:k3');
      expect(saved.play).toMatchObject({
        state: { unready: { k3: 1, in: 2 }, parries: { 'k3.0': 1 }, attackedWith: ['k1', 'in'], aim: { line: 'k1.1' } },
        choice: { subject: 'ready:k1' },
        spells: [{ row: 'k3', name: 'toString' }],
        pools: { k2: 2 },
        recharging: { k2: 12 },
        casting: { row: 'k3', choice: { pool: 'k2' } },
      });
      expect(report).toEqual([
        { code: 'row-key-replaced', path: ['character', 'equipment', 0], why: 'reserved', fresh: 'k1' },
        { code: 'row-key-replaced', path: ['character', 'traits', 0], why: 'reserved', fresh: 'k2' },
        { code: 'row-key-replaced', path: ['character', 'skills', 0], why: 'reserved', fresh: 'k3' },
      ]);
      expect(setAside.map(({ value }) => value)).toEqual(['__proto__', 'valueOf', 'toString']);
    });

    it('has no row whose key is a name of every object', () => {
      const names = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];
      const { saved } = opened(fileWith({ equipment: names.map((key) => ({ key })) })).value;
      expect(saved.character.equipment.map(({ key }) => key)).toEqual(names.map((_, at) => `k${at + 1}`));
    });

    it('keeps an unknown ruleset, with a remark', () => {
      const reading = parseFile(fileWith({}, { ruleset: 'of-the-future' }), { rulesets: ['lite-3e'] });
      expect(reading).toMatchObject({
        ok: true,
        value: { saved: { ruleset: 'of-the-future' }, report: [{ code: 'unknown-ruleset', ruleset: 'of-the-future' }] },
      });
    });

    it('keeps numbers beyond the floating-point range', () => {
      const { saved } = opened(fileWith('?').replace('"?"', '{"campaign": {"budget": 1e999}, "later": -1e999}')).value;
      expect(saved.character.setAside).toEqual([{ path: '/character/campaign/budget', value: 'Infinity' }]);
      expect(saved.character).toMatchObject({ later: '-Infinity' });
    });

    it('limits the report and the quarantine, and can read its result again', () => {
      const text = fileWith({ skills: new Array(maxRows).fill(null).map((_, i) => ({ points: `${i}` })) });
      const first = opened(text);
      expect(first.value.report.length).toBe(201);
      expect(first.value.report.at(-1)).toEqual({ code: 'more-remarks', count: 4800 });
      expect(first.value.saved.character.setAside.length).toBe(1000);
      const again = serializeFile(first.value.saved, first.value.app);
      expect(opened(again).value.report).toEqual([]);
      expect(serializeFile(opened(again).value.saved, first.value.app)).toBe(again);
    });

    it('quarantines a very deep value as JSON text', () => {
      const first = opened(fileWith({ concept: { story: nested(37) } }));
      expect(first.value.saved.character.setAside).toEqual([
        { path: '/character/concept/story', value: JSON.stringify(nested(37)) },
      ]);
      expect(opened(serializeFile(first.value.saved, '')).value.report).toEqual([]);
    });
  });

  describe('parseFile with a file near the limits, without default fields', { timeout: 240_000 }, () => {
    const rowsWithNote = (note: string) =>
      Array.from({ length: maxRows }, (_, i) => ({ key: `k${i}`, entry: 'x', note }));
    const [long, short] = [rowsWithNote('n'.repeat(250)), rowsWithNote('n')];
    const ownRows = rowsWithNote('n').map((row) => ({ ...row, own: { name: 'x', attacks: [{}, {}, {}] } }));

    const files: readonly (readonly [string, string])[] = [
      ['nearly too long', fileWith({ equipment: long, skills: long, traits: long })],
      ['nearly too many values', fileWith({ equipment: ownRows, skills: short, traits: short })],
    ];
    itAtLength.each(files)(
      '%s: opens, is written within the limits, and opens again as the same character',
      (_, text) => {
        const { saved, app } = opened(text).value;
        const written = serializeFile(saved, app);
        expect(written.length).toBeLessThanOrEqual(maxFileLength);
        expect(opened(written).value.saved).toEqual(saved);
      },
    );
  });

  describe('the state of play', () => {
    const inPlay = (play: unknown) =>
      parseFile(JSON.stringify({ format: 'pointwright', version: 1, ruleset: 'lite-3e', character: {}, play }));

    it('is read and written again, with additions of a later version', () => {
      const reading = inPlay({
        state: { hitsLost: 4, conditions: ['stunned'], mood: 'grim' },
        turn: 2,
        used: { quiver: 3 },
      });
      if (!reading.ok) throw new Error(reading.error.code);
      expect(reading.value.saved.play).toMatchObject({
        state: { hitsLost: 4, mood: 'grim' },
        turn: 2,
        used: { quiver: 3 },
      });
      const again = parseFile(serializeFile(reading.value.saved, ''));
      expect(again).toMatchObject({ ok: true, value: { saved: { play: reading.value.saved.play } } });
    });

    it('is absent for a character at rest', () => {
      for (const play of [null, {}, { state: { posture: 'standing' } }]) {
        expect(inPlay(play)).toMatchObject({ ok: true });
        const reading = inPlay(play);
        expect(reading.ok && reading.value.saved).not.toHaveProperty('play');
      }
    });

    it('keeps an invalid part in quarantine', () => {
      const reading = inPlay({ state: { hitsLost: 'many', conditions: ['stunned', 'hypnotized'] }, turn: 1 });
      if (!reading.ok) throw new Error(reading.error.code);
      expect(reading.value.saved.play).toMatchObject({ state: { hitsLost: 0, conditions: ['stunned'] }, turn: 1 });
      expect(reading.value.saved.character.setAside).toEqual([
        { path: '/play/state/hitsLost', value: 'many' },
        { path: '/play/state/conditions/1', value: 'hypnotized' },
      ]);
    });
  });
});

describe('Migrations', () => {
  const steps: readonly Migration[] = [
    { name: 'stats to attributes', to: 2, migrate: ({ stats, ...file }) => ({ ...file, attributes: stats }) },
    { name: 'a title', to: 3, migrate: (file) => ({ ...file, title: `was version ${String(file.version)}` }) },
  ];

  describe('migrations', () => {
    it('lead from version 1 to the current one without a gap', () => {
      expect(migrations.map((step) => step.to)).toEqual(Array.from({ length: currentVersion - 1 }, (_, i) => i + 2));
    });

    it('run in order, and write the version', () => {
      expect(migrate({ version: 1, stats: { st: 9 } }, 1, steps, 3)).toEqual({
        ok: true,
        value: { version: 3, attributes: { st: 9 }, title: 'was version 2' },
      });
    });

    it('start at the version of the file', () => {
      const read = migrate({ version: 2, stats: 5 }, 2, steps, 3);
      expect(read).toEqual({ ok: true, value: { version: 3, stats: 5, title: 'was version 2' } });
    });

    it('do not change a file of the current version', () => {
      const file = { version: 3 };
      expect(migrate(file, 3, steps, 3)).toEqual({ ok: true, value: file });
    });

    it('report the step that fails', () => {
      const failing: Migration = {
        name: 'a bad day',
        to: 2,
        migrate: () => {
          throw new Error('no');
        },
      };
      const problem = { code: 'migration-failed', step: 'a bad day' };
      expect(migrate({}, 1, [failing], 2)).toEqual({ ok: false, error: problem });
    });

    it('report the version for which there is no step', () => {
      const problem = { code: 'migration-failed', step: 'version 4' };
      expect(migrate({ version: 3 }, 3, steps, 4)).toEqual({ ok: false, error: problem });
    });
  });

  describe('the step to version 2', () => {
    const file = (attack: object) => ({
      format: 'pointwright',
      version: 1,
      character: {
        equipment: [{ own: { name: 'Pole', attacks: [attack, 'no attack'] } }, 'no item', { entry: 'staff' }],
      },
    });
    const attackOf = (attack: object) => {
      const migrated = migrate(file(attack), 1);
      return migrated.ok && JSON.stringify(migrated.value.character);
    };
    const written = (attack: object) => JSON.stringify(file(attack).character);

    it.each([
      ['the skill of an attack becomes a list', { skill: 'Staff' }, { skills: [{ skill: 'Staff' }] }],
      ['no skill becomes an empty one', { skill: '' }, { skills: [] }],
      ['an attack without the field is left alone', { name: 'swing' }, { name: 'swing' }],
      ['what is no text stays in its place', { skill: 5 }, { skills: [{ skill: 5 }] }],
      [
        'an unknown field of the new name is kept',
        { skill: 'a', skills: 7 },
        { skills: [{ skill: 'a' }], skillsBefore: 7 },
      ],
    ])('%s', (_, before, after) => {
      expect(attackOf(before)).toBe(written(after));
    });

    it('is the same for files of custom entries', () => {
      const entries = { version: 1, equipment: [{ name: 'Pole', attacks: [{ skill: 'Staff' }] }], traits: 5 };
      expect(migrate(entries, 1, entriesMigrations)).toEqual({
        ok: true,
        value: { version: 2, equipment: [{ name: 'Pole', attacks: [{ skills: [{ skill: 'Staff' }] }] }], traits: 5 },
      });
    });
  });
});

describe('Custom races in files', () => {
  const blank = blankCharacter();
  const opened = (text: string) => {
    const reading = parseFile(text);
    if (!reading.ok) throw new Error(`not opened: ${reading.error.code}`);
    return reading;
  };
  const fileWith = (character: unknown): string =>
    JSON.stringify({ format: 'pointwright', version: 1, ruleset: 'lite-3e', character });

  test('parseFile restores a custom race unchanged', () => {
    const own = typedRace({
      name: 'Cat',
      points: null,
      st: -1,
      dx: 2,
      traits: [
        trait('toughness', { key: 'k1', level: 2 }),
        trait('phobia', { key: 'k2', choices: choices({ object: 'dogs' }) }),
      ],
      skills: [
        { key: 'k3', entry: 'survival', own: null, speciality: 'Forest', relative: -1 },
        { key: 'k4', entry: '', own: typedSkill('Pounce', 0).own, speciality: '', relative: 1 },
      ],
      effects: [{ stat: 'move', add: 1, times: null, perLevel: false, when: 'on all fours' }],
      basedOn: 'halfling',
      description: 'Walks alone.',
    });
    const character = setOwnRace(blank, own);
    const { saved, report } = opened(serializeFile({ ruleset: 'lite-3e', houseRules: [], character }, '1.0.0')).value;
    expect(saved.character).toEqual(character);
    expect(report).toEqual([]);
  });

  test('parseFile keeps the price of a custom race from before racial templates, without parts', () => {
    const own = { name: 'Orc', points: -5, st: 1, dx: 0, iq: -1, ht: 0, effects: [], description: '' };
    const { saved, report } = opened(fileWith({ race: { entry: 'human', own } })).value;
    expect(saved.character.race.own).toEqual({ ...own, traits: [], skills: [], basedOn: '' });
    expect(report).toEqual([]);
  });

  test('parseFile replaces row keys that are reserved for racial rows', () => {
    const { saved, report } = opened(fileWith({ traits: [{ key: 'race.trait0' }, { key: 'race' }] })).value;
    expect(saved.character.traits.map(({ key }) => key)).toEqual(['k1', 'race']);
    expect(report).toEqual([
      { code: 'row-key-replaced', path: ['character', 'traits', 0], why: 'unusable', fresh: 'k1' },
    ]);
  });
});
