import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitrarySaved } from '../../testing/arbitrary-character.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { rulesetTables } from '../../testing/compare-tables.ts';
import { caseCount } from '../../testing/extent.ts';
import { damageList, damageText, damageTree, textDamage, toTree, writeTree } from '../../testing/fuzz/json-damage.ts';
import { eachHostile } from '../../testing/hostile-strings.ts';
import { smallPortrait } from '../../testing/small-portrait.ts';
import { blankEncounter, type Encounter, maxFighters, waysOut } from '../encounter.ts';
import { addFighters, addToLog, changeFighter, changeFighterPlay, fighterName } from '../encounter-edits.ts';
import { canBeWritten, encounterBounds, encounterFile, parseEncounter, serializeEncounter } from './encounter-file.ts';
import { claimsToBe } from './envelope.ts';
import { libraryEncounter, libraryEndWith, libraryHead, readLibraryEncounters } from './library-file.ts';
import { describeFileProblem } from './problem-sentences.ts';
import { encounterPayload, isEncounterPayload, linkPayload, readEncounterPayload, readPayload } from './share-link.ts';

const rulesets = rulesetTables.map(([id]) => id);

describe('Encounter files', () => {
  const duel = (): Encounter => {
    const two = addFighters(blankEncounter('e1', 'Duel'), johnFalcon(), { copies: 2, side: 'Party', source: 'falcon' });
    const hit = changeFighterPlay(two, 'k2', (play) => ({ ...play, turn: 2, state: { ...play.state, hitsLost: 3 } }));
    return addToLog({ ...hit, round: 1, turnOf: 'k1' }, ['Falcon is hit.']);
  };
  const text = (encounter = duel()) => serializeEncounter(encounter, '1.0');
  /** The file as an object to be damaged. */
  const file = () => JSON.parse(text());
  const read = (value: unknown) => {
    const reading = parseEncounter(JSON.stringify(value), { rulesets });
    if (!reading.ok) throw new Error(reading.error.code);
    return reading;
  };
  const sentences = (value: unknown) => read(value).value.report.map(describeFileProblem);

  /** Encounters of any characters, states and texts. */
  const anyEncounter: fc.Arbitrary<Encounter> = fc
    .record({
      name: fc.string({ unit: 'binary', maxLength: 8 }),
      characters: fc.array(fc.tuple(arbitrarySaved, fc.integer({ min: 1, max: 3 })), { maxLength: 3 }),
      change: fc.record({
        side: fc.string({ maxLength: 5 }),
        out: fc.constantFrom(...waysOut),
        initiative: fc.option(
          fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((number) => number || 0),
          { nil: null },
        ),
        target: fc.constantFrom('', '-', 'f1'),
      }),
      hitsLost: fc.nat(1_000),
      round: fc.nat(50),
      log: fc.array(fc.string({ maxLength: 20 }), { maxLength: 4 }),
    })
    .map(({ name, characters, change, hitsLost, round, log }) => {
      let encounter: Encounter = { ...blankEncounter('any', name), round };
      for (const [saved, copies] of characters) encounter = addFighters(encounter, saved, { copies, source: 'x' });
      encounter = changeFighter(encounter, 'k1', change);
      encounter = changeFighterPlay(encounter, 'k2', (play) => ({ ...play, state: { ...play.state, hitsLost } }));
      return addToLog(encounter, log);
    });

  describe('the file of an encounter', () => {
    it('replaces a fighter’s key that is a name of every object, and references to it', () => {
      const {
        fighters: [first, second],
        ...whole
      } = file();
      const { encounter, report } = read({
        ...whole,
        turnOf: '__proto__',
        fighters: [
          { ...first, key: '__proto__' },
          { ...second, target: '__proto__' },
        ],
      }).value;
      expect(encounter.fighters.map(({ key, target }) => [key, target])).toEqual([
        ['k3', ''],
        ['k2', 'k3'],
      ]);
      expect(encounter.turnOf).toBe('k3');
      expect(report.map(describeFileProblem)).toEqual([
        'fighters, row 1: The key of this row is a word that cannot be a key. The row is kept; its key is now "k3", also where something refers to it.',
      ]);
    });

    it('contains everything, and gives it back', () => {
      const reading = parseEncounter(text());
      expect(reading).toEqual({ ok: true, value: { report: [], encounter: duel() } });
      expect(file()).toMatchObject({
        format: 'pointwright-encounter',
        version: 1,
        app: '1.0',
        name: 'Duel',
        fighters: [{ name: 'John Falcon 1', file: { format: 'pointwright', character: { name: 'John Falcon' } } }, {}],
      });
    });

    it('keeps the numbers of a stat block, which copies share, and sets aside what is no number', () => {
      const printed = { dodge: 8, attacks: [{ row: 'k1', use: 0, skill: 12, dice: 1, adds: 2 }] };
      const bandits = addFighters(blankEncounter('e1'), johnFalcon(), { copies: 2, printed, hidden: true });
      const read = parseEncounter(serializeEncounter(bandits, '1.0'));
      if (!read.ok) throw new Error(read.error.code);
      const [first, second] = read.value.encounter.fighters;
      expect([first?.printed, first?.hidden]).toEqual([printed, true]);
      expect(second?.printed).toBe(first?.printed);
      const damaged = JSON.parse(serializeEncounter(bandits, '1.0'));
      damaged.fighters[0].printed.dodge = 'eight';
      const repaired = parseEncounter(JSON.stringify(damaged));
      expect(repaired.ok && repaired.value.encounter.fighters[0]?.printed).toEqual({ attacks: printed.attacks });
      expect(repaired.ok && repaired.value.encounter.setAside).toEqual([
        { path: '/fighters/0/printed/dodge', value: 'eight' },
      ]);
    });

    it('is unchanged after writing and reading, whatever it holds', () => {
      fc.assert(
        fc.property(anyEncounter, (encounter) => {
          const written = serializeEncounter(encounter, '1.0');
          const reading = parseEncounter(written);
          if (!reading.ok) throw new Error(reading.error.code);
          expect(serializeEncounter(reading.value.encounter, '1.0')).toBe(written);
          expect(reading.value.report.filter(({ code }) => code !== 'unknown-fields')).toEqual([]);
        }),
        { numRuns: caseCount(60) },
      );
    });

    it('may be as short as its format, version and a fighter’s file', () => {
      const { encounter, report } = read({
        format: 'pointwright-encounter',
        version: 1,
        fighters: [{ file: { format: 'pointwright', version: 1, ruleset: 'lite-3e', character: { name: 'Orc' } } }],
      }).value;
      expect([encounter.fighters.map(fighterName), encounter.fighters[0]?.key, report]).toEqual([['Orc'], 'k1', []]);
    });

    it('keeps unknown fields', () => {
      const strange = { ...file(), weather: 'rain' };
      strange.fighters[0].mood = 'grim';
      const { encounter, report } = read(strange).value;
      expect(JSON.parse(serializeEncounter(encounter, '1.0'))).toMatchObject({
        weather: 'rain',
        fighters: [{ mood: 'grim' }, {}],
      });
      expect(report).toEqual([
        { code: 'unknown-fields', count: 2, paths: expect.arrayContaining([['weather'], ['fighters', 0, 'mood']]) },
      ]);
    });

    it('gives copies of a character the same choices, so that they are derived once', () => {
      const { fighters } = read(file()).value.encounter;
      expect(fighters[0]?.character.character).toBe(fighters[1]?.character.character);
      expect(fighters[0]?.character.play).toBeUndefined();
      expect(fighters[1]?.character.play?.state.hitsLost).toBe(3);
    });
  });

  describe('a library file with encounters', () => {
    it('gives each back, even one with a field that is written before its format', () => {
      const odd = JSON.stringify({ ...file(), 7: 'x'.repeat(300) });
      for (const encounters of [
        [odd, text()],
        [text(), odd],
        ['{"no": "encounter"', odd],
      ]) {
        const library = `${libraryHead('1.0')}${encounters.map((each, at) => libraryEncounter(each, at === 0)).join('')}${libraryEndWith('')}`;
        const read = readLibraryEncounters(library);
        expect(read.encounters.length + read.faults.length).toBe(2);
        expect(read.encounters.map(({ name }) => name)).toEqual(encounters.map(() => 'Duel').slice(read.faults.length));
      }
    });
  });

  describe('a file with faults', () => {
    it('loses only the fighter whose character cannot be read, and keeps that one with a sentence', () => {
      const damaged = file();
      delete damaged.fighters[0].file.character;
      const { encounter } = read(damaged).value;
      expect(encounter.fighters.map(fighterName)).toEqual(['John Falcon 2']);
      expect(encounter.setAside).toEqual([{ path: '/fighters/0', value: damaged.fighters[0] }]);
      expect(sentences(damaged)).toEqual([
        '“John Falcon 1”: This fighter has no character that can be read. This file has no character in it: instead, it has nothing. The fighter was left out. All of its data is kept in the file of the encounter.',
      ]);
      expect(read(JSON.parse(serializeEncounter(encounter, '1.0')))).toEqual({
        ok: true,
        value: { encounter, report: [] },
      });
    });

    it.each([
      ['no file', (fighter: Record<string, unknown>) => delete fighter.file],
      [
        'a file of another format',
        (fighter: Record<string, unknown>) => Object.assign(fighter, { file: { format: 'x' } }),
      ],
      [
        'a file of a newer program',
        (fighter: Record<string, unknown>) => Object.assign(fighter.file ?? {}, { version: 99 }),
      ],
    ])('quarantines a fighter who has %s', (_, damage) => {
      const damaged = file();
      damage(damaged.fighters[1]);
      const { encounter, report } = read(damaged).value;
      expect(encounter.setAside[0]).toEqual({ path: '/fighters/1', value: damaged.fighters[1] });
      expect(report).toMatchObject([{ code: 'fighter-set-aside', name: 'John Falcon 2' }]);
    });

    it('quarantines rows that are not fighters, and invalid fields', () => {
      const damaged = { ...file(), round: 'two', log: [{ round: 1, text: 'A' }, 7] };
      damaged.fighters[0].out = 'eaten';
      damaged.fighters.push('a dragon');
      const { encounter } = read(damaged).value;
      expect(encounter).toMatchObject({ round: 0, log: [{ text: 'A' }], fighters: [{ out: '' }, {}] });
      expect(encounter.setAside.map(({ value }) => value).sort()).toEqual([7, 'a dragon', 'eaten', 'two']);
    });

    it('keeps invalid parts of a character with that character, and says where they are', () => {
      const damaged = file();
      damaged.fighters[1].file.character.attributes.st = 'strong';
      const { encounter, report } = read(damaged).value;
      expect(encounter.fighters[1]?.character.character.setAside).toEqual([
        { path: '/character/attributes/st', value: 'strong' },
      ]);
      expect(report).toMatchObject([
        { code: 'field-set-aside', path: ['fighters', 1, 'file', 'character', 'attributes', 'st'] },
      ]);
    });

    it('keeps the earlier value of a repeated field, where it belongs', () => {
      const twice = text()
        .replace('"name": "Duel"', '"name": "First", "name": "Duel"')
        .replace('"ruleset": "man-to-man"', '"ruleset": "lite-3e", "ruleset": "man-to-man"');
      const reading = parseEncounter(twice);
      if (!reading.ok) throw new Error(reading.error.code);
      expect(reading.value.encounter.setAside).toEqual([{ path: '/name', value: 'First' }]);
      expect(reading.value.encounter.fighters[0]?.character.character.setAside).toEqual([
        { path: '/ruleset', value: 'lite-3e' },
      ]);
    });

    it('gives fighters with the same key their own keys', () => {
      const damaged = file();
      damaged.fighters[1].key = 'k1';
      const { encounter } = read(damaged).value;
      expect(encounter.fighters.map(({ key, name }) => [key, name])).toEqual([
        ['k1', 'John Falcon 1'],
        ['k2', 'John Falcon 2'],
      ]);
    });

    it('quarantines all fighters past the maximum', () => {
      const { fighters, ...rest } = file();
      const many = { ...rest, fighters: Array.from({ length: maxFighters + 3 }, () => fighters[0]) };
      const { encounter } = read(many).value;
      expect(encounter.fighters.length).toBe(maxFighters);
      expect(encounter.setAside[0]?.value).toHaveLength(3);
      expect(sentences(many).join(' ')).toContain('There are more than 100 rows. The last 3 were left out.');
    });
  });

  describe('a text that is not an encounter', () => {
    it.each([
      ['', 'empty'],
      ['{"format":', 'truncated'],
      ['[1]', 'not-ours'],
      ['{"format":"pointwright"}', 'not-ours'],
      ['{"format":"pointwright-encounter"}', 'no-version'],
      ['{"format":"pointwright-encounter","version":2,"app":"9.1.0"}', 'newer-version'],
      [`{"format":"pointwright-encounter","version":1,"x":${'['.repeat(60)}${']'.repeat(60)}}`, 'too-deep'],
    ])('is refused: %s', (given, code) => {
      expect(parseEncounter(given)).toMatchObject({ ok: false, error: { code } });
    });

    it('is refused if it is too long, with the maximum length', () => {
      const reading = parseEncounter(' '.repeat(encounterBounds.length + 1));
      expect(reading).toMatchObject({ ok: false, error: { code: 'encounter-too-large' } });
      expect(reading.ok ? '' : describeFileProblem(reading.error)).toContain('up to 30 million letters');
    });

    it('is recognized by its field alone', () => {
      expect(claimsToBe(encounterFile, text())).toBe(true);
      expect(claimsToBe(encounterFile, `\uFEFF${text()}`)).toBe(true);
      expect(claimsToBe(encounterFile, '{"format":"pointwright","name":"pointwright-encounter"}')).toBe(false);
      expect(claimsToBe(encounterFile, 'Dear diary, "pointwright-encounter"')).toBe(false);
    });
  });

  describe('a hostile file', () => {
    it.each(eachHostile)('stays unchanged with %s in its texts', (_, hostile) => {
      const damaged = { ...file(), name: hostile, turnOf: hostile, log: [{ round: 1, text: hostile }] };
      damaged.fighters[0].name = hostile;
      damaged.fighters[0].side = hostile;
      damaged.fighters[0].file.character.name = hostile;
      const { encounter } = read(damaged).value;
      expect(encounter).toMatchObject({ name: hostile, log: [{ text: hostile }] });
      expect(encounter.fighters[0]).toMatchObject({ name: hostile, character: { character: { name: hostile } } });
      expect(read(JSON.parse(serializeEncounter(encounter, '1.0'))).value.encounter).toEqual(encounter);
    });

    it('has no power over objects', () => {
      const reading = parseEncounter(text().replace('"round": 1', '"__proto__": {"polluted": true}, "round": 1'));
      expect(reading).toMatchObject({ ok: true, value: { report: [{ code: 'unsafe-field-dropped' }] } });
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
      const inside = parseEncounter(text().replace('"houseRules":', '"constructor": {"a": 1}, "houseRules":'));
      expect(inside).toMatchObject({
        value: { report: [{ code: 'unsafe-field-dropped', path: ['fighters', 0, 'file', 'constructor'] }] },
      });
    });

    it('never throws, and accepted data can be written and read again without another remark', () => {
      const valid = text(addFighters(blankEncounter('e', 'Small'), johnFalcon(), { copies: 1 }));
      const damaged = fc.oneof(
        textDamage.map((damage) => damageText(valid, damage)),
        damageList.map((damages) => {
          const tree = toTree(JSON.parse(valid));
          damageTree(tree, damages);
          return writeTree(tree);
        }),
      );
      fc.assert(
        fc.property(damaged, (given) => {
          const reading = parseEncounter(given);
          if (!reading.ok) return;
          expect(canBeWritten(reading.value.encounter)).toBe(true);
          const again = parseEncounter(serializeEncounter(reading.value.encounter, '1.0'));
          expect(again).toMatchObject({ ok: true, value: { encounter: reading.value.encounter } });
          expect(
            again.ok &&
              again.value.report.filter(({ code }) => code !== 'unknown-fields' && code !== 'unknown-ruleset'),
          ).toEqual([]);
        }),
        { numRuns: caseCount(300) },
      );
    });
  });
});

describe('Links to encounters', () => {
  const falcon = johnFalcon();
  const withFace = { ...falcon, character: { ...falcon.character, portrait: smallPortrait } };
  const fight = (copies = 2) => {
    const encounter = addFighters(blankEncounter('here', 'Duel'), withFace, { copies, source: 'falcon' });
    const hit = changeFighterPlay(encounter, 'k1', (play) => ({ ...play, state: { ...play.state, hitsLost: 3 } }));
    return addToLog({ ...hit, round: 2 }, ['Falcon is hit.']);
  };

  describe('the link to an encounter', () => {
    it('contains everything except portraits and references to the library of this browser', () => {
      const payload = encounterPayload(fight(), '1.0');
      expect(isEncounterPayload(payload)).toBe(true);
      const reading = readEncounterPayload(payload);
      if (!reading.ok) throw new Error(reading.error.code);
      expect(reading).toMatchObject({
        value: { report: [], encounter: { id: '', name: 'Duel', round: 2, log: [{ round: 2 }] } },
      });
      expect(reading.value.encounter.fighters).toMatchObject([
        { name: 'John Falcon 1', source: '', character: { ...falcon, play: { state: { hitsLost: 3 } } } },
        { name: 'John Falcon 2', source: '', character: falcon },
      ]);
    });

    it('compresses ten copies of a character to little more than one', () => {
      expect(encounterPayload(fight(1), '1.0').length).toBeLessThan(700);
      expect(encounterPayload(fight(10), '1.0').length).toBeLessThan(1_100);
    });

    it('is refused as a newer one by a reader of characters, and the other way around', () => {
      expect(readPayload(encounterPayload(fight(), ''))).toEqual({ ok: false, error: { code: 'link-newer' } });
      expect(readEncounterPayload(linkPayload(falcon, ''))).toEqual({ ok: false, error: { code: 'link-newer' } });
    });

    it('is refused if it was cut off or changed, and read if a chat program has broken it', () => {
      const payload = encounterPayload(fight(), '1.0');
      expect(readEncounterPayload(payload.slice(0, -9))).toMatchObject({ error: { code: 'link-damaged' } });
      expect(readEncounterPayload('2.')).toMatchObject({ error: { code: 'link-damaged' } });
      expect(readEncounterPayload(`${payload.slice(0, 60)}\n ${payload.slice(60)}`)).toMatchObject({ ok: true });
      expect(readEncounterPayload('x'.repeat(2_000_001))).toMatchObject({ error: { code: 'link-too-large' } });
    });
  });
});
