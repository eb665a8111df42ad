import { constants, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { Inflate } from 'fflate';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { arbitrarySaved } from '../../testing/arbitrary-character.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { caseCount } from '../../testing/extent.ts';
import { saved, skill } from '../../testing/rows.ts';
import { smallPortrait } from '../../testing/small-portrait.ts';
import { blankCharacter } from '../character.ts';
import { addRow } from '../edit-rows.ts';
import { fileContent, fileSchema, sameFileText, serializeFile, toFileName, withoutDefaults } from './character-file.ts';
import { parseFile } from './parse-file.ts';
import { describeProblem } from './problem-sentences.ts';
import { linkPayload, packText, readPayload, unpackText } from './share-link.ts';

describe('Written files', () => {
  describe('fileName', () => {
    it.each([
      ['Dai Blackthorn', 'Dai-Blackthorn.json'],
      ['Žofie Žižková', 'Žofie-Žižková.json'],
      ['Ольга Ивановна', 'Ольга-Ивановна.json'],
      ["Miles O'Brien", "Miles-O'Brien.json"],
      ['हिन्दी', 'हिन्दी.json'],
      ['../../etc/passwd', 'etc-passwd.json'],
      ['a<b>:"c"|?*\u0000\u202e.exe', 'a-b-c-exe.json'],
      ['  .hidden. ', 'hidden.json'],
      ['', 'character.json'],
      ['☠☠', 'character.json'],
      ['CON', 'character-CON.json'],
      ['com1', 'character-com1.json'],
      ['LPT²', 'character-LPT².json'],
      ['conout$', 'character-conout.json'],
    ])('for %j is %s', (name, expected) => {
      expect(toFileName(name, 'json')).toBe(expected);
    });

    it('keeps the extension, and is safe and short for any name', () => {
      fc.assert(
        fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
          const file = toFileName(name, 'pdf');
          expect(file).toMatch(/^[\p{L}\p{N}][^<>:"/\\|?*\p{C}\p{Z}]*\.pdf$/u);
          expect(new TextEncoder().encode(file).length).toBeLessThan(255);
        }),
        { numRuns: caseCount(500) },
      );
    });
  });

  const text = (app: string) =>
    serializeFile({ ruleset: 'man-to-man', houseRules: [], character: blankCharacter() }, app);

  test('sameFileText ignores the version of the program and space around the text, as in a library file', () => {
    expect(sameFileText(text('1.0'), text('2.0'))).toBe(true);
    expect(sameFileText(text('1.0'), text('1.0').trim())).toBe(true);
    expect(sameFileText(text('1.0'), text('2.0').trim())).toBe(true);
    expect(sameFileText(text('1.0'), text('1.0').replace('man-to-man', 'lite-3e'))).toBe(false);
  });

  describe('without defaults', () => {
    const compact = (character: Parameters<typeof fileContent>[0]) =>
      withoutDefaults(fileSchema, fileContent(character, ''));

    it('withoutDefaults removes default values and nothing else', () => {
      const archer = saved('lite-3e', {
        name: 'Žofia',
        attributes: { st: 10, dx: 12, iq: 10, ht: 10 },
        skills: [skill('broadsword', 0, { key: 'k1' }), skill('bow', 2, { key: 'k2' })],
      });
      expect(compact({ ...archer, houseRules: [], extra: { later: 0 } })).toEqual({
        format: 'pointwright',
        version: 2,
        ruleset: 'lite-3e',
        character: {
          name: 'Žofia',
          attributes: { dx: 12 },
          skills: [
            { key: 'k1', entry: 'broadsword' },
            { key: 'k2', entry: 'bow', points: 2 },
          ],
        },
        later: 0,
      });
    });

    it('withoutDefaults gives a result that is read back as the same file, for any valid character', {
      timeout: 30_000,
    }, () => {
      fc.assert(
        fc.property(arbitrarySaved, (original) => {
          const reading = parseFile(JSON.stringify(compact(original)));
          if (!reading.ok) throw new Error(reading.error.code);
          expect(serializeFile(reading.value.saved, '')).toBe(serializeFile(original, ''));
          expect(reading.value.report.filter(({ code }) => code !== 'unknown-fields')).toEqual([]);
        }),
        { numRuns: caseCount(200) },
      );
    });
  });

  describe('serialize file', () => {
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
  });
});

describe('Links to characters', () => {
  describe('packed text', () => {
    const enough = 1_000_000;

    afterEach(() => vi.restoreAllMocks());

    /** A decompression bomb: 1 MB of zeros for each round of about 1 kB. */
    function bomb(rounds: number): string {
      const round = deflateRawSync(Buffer.alloc(1_000_000), { finishFlush: constants.Z_SYNC_FLUSH });
      const end = deflateRawSync(Buffer.alloc(0));
      return Buffer.concat([Buffer.alloc(4), ...Array.from({ length: rounds }, () => round), end]).toString(
        'base64url',
      );
    }

    describe('unpackText', { timeout: 30_000 }, () => {
      it('returns what packText packed', () => {
        fc.assert(
          fc.property(fc.string({ unit: 'grapheme' }), (text) => {
            expect(unpackText(packText(text), enough)).toEqual({ ok: true, value: text });
          }),
        );
        const long = Array.from({ length: 50_000 }, (_, i) => `${i * 7919}`).join(' ');
        expect(unpackText(packText(long), enough)).toEqual({ ok: true, value: long });
      });

      it('accepts a text of exactly the limit, and none longer', () => {
        expect(unpackText(packText('x'.repeat(1000)), 1000)).toMatchObject({ ok: true });
        expect(unpackText(packText('x'.repeat(1001)), 1000)).toEqual({ ok: false, error: 'too-large' });
      });

      it('stops early on a decompression bomb', () => {
        const pushed = vi.spyOn(Inflate.prototype, 'push');
        const packed = bomb(1000);
        expect(packed.length).toBeGreaterThan(1_000_000);
        expect(unpackText(packed, 5_000_000)).toEqual({ ok: false, error: 'too-large' });
        expect(pushed.mock.calls.length).toBeLessThan(5); // of 250 slices
      });

      it('detects every changed or missing character', () => {
        const packed = packText('{"name":"Žofia","skills":[{"entry":"broadsword","points":4}]}');
        for (let at = 0; at < packed.length; at += 1) {
          expect(unpackText(packed.slice(0, at), enough), `cut at ${at}`).toEqual({ ok: false, error: 'damaged' });
          const replacement = packed[at] === 'A' ? 'z' : 'A';
          const changed = unpackText(packed.slice(0, at) + replacement + packed.slice(at + 1), enough);
          // The last characters have unused bits, so that a change may have no effect.
          if (at < packed.length - 2) expect(changed, `changed at ${at}`).toEqual({ ok: false, error: 'damaged' });
        }
      });

      it('returns a text or a reason for any text', () => {
        const letters = fc.string({ unit: fc.constantFrom(...'AZaz09-_='), maxLength: 200 });
        fc.assert(
          fc.property(fc.oneof(fc.string(), letters), (text) => {
            expect(unpackText(text, enough)).toEqual({
              ok: false,
              error: expect.stringMatching(/^(damaged|too-large)$/),
            });
          }),
          { numRuns: caseCount(2_000) },
        );
      });

      it('rejects bytes that are not UTF-8', () => {
        const text = Uint8Array.of(0xff, 0xfe);
        let check = 0x811c9dc5;
        for (const byte of text) check = Math.imul(check ^ byte, 0x01000193);
        const head = Buffer.alloc(4);
        head.writeUInt32BE(check >>> 0);
        const packed = Buffer.concat([head, deflateRawSync(text)]).toString('base64url');
        expect(unpackText(packed, enough)).toEqual({ ok: false, error: 'damaged' });
      });
    });
  });

  const read = (payload: string) => {
    const reading = readPayload(payload);
    if (!reading.ok) throw new Error(reading.error.code);
    return reading;
  };
  const ofJson = (value: unknown) => `1.${packText(JSON.stringify(value))}`;
  /** A link to a character with these fields, which JSON.stringify may be unable to write. */
  const ofText = (fields: string) =>
    `1.${packText(`{"format":"pointwright","version":1,"character":{"name":"Bomb",${fields}}}`)}`;
  const manyZeros = `[${'0,'.repeat(1_400_000)}0]`;

  /** Expects a complete character or a refusal with a sentence. */
  function expectResult(payload: string): void {
    const reading = readPayload(payload);
    if (reading.ok)
      expect(read(linkPayload(reading.value.saved, reading.value.app, { portrait: true })).value.saved).toEqual(
        reading.value.saved,
      );
    else expect(describeProblem(reading.error).what).toMatch(/^This .*\.$/su);
  }

  describe('linkPayload', { timeout: 30_000 }, () => {
    it('can be read back for any valid character', () => {
      fc.assert(
        fc.property(arbitrarySaved, (saved) => {
          const payload = linkPayload(saved, '1.0.0', { portrait: true });
          expect(payload).toMatch(/^1\.[\w-]+$/);
          const reading = read(payload);
          const shared = { ...saved, character: { ...saved.character, origin: null } };
          expect(serializeFile(reading.value.saved, reading.value.app)).toBe(serializeFile(shared, '1.0.0'));
          expect(reading.value.report.filter(({ code }) => code !== 'unknown-fields')).toEqual([]);
        }),
        { numRuns: caseCount(200) },
      );
    });

    it('omits the portrait by default', () => {
      const saved = { ...johnFalcon(), character: { ...johnFalcon().character, portrait: smallPortrait } };
      expect(read(linkPayload(saved, '')).value.saved).toEqual(johnFalcon());
      expect(read(linkPayload(saved, '', { portrait: true })).value.saved).toEqual(saved);
    });

    it('omits the file of another program that the character came from', () => {
      const origin = {
        format: 'gcs' as const,
        version: 5,
        sheet: { name: 'Orla Venn' },
        rest: '',
        portrait: '',
        rows: [],
      };
      const saved = { ...johnFalcon(), character: { ...johnFalcon().character, origin } };
      expect(read(linkPayload(saved, '')).value.saved).toEqual(johnFalcon());
      expect(parseFile(serializeFile(saved, ''))).toMatchObject({
        value: { saved: { character: { origin } }, report: [] },
      });
    });

    it('is short: an example character of the book takes less than 400 characters', () => {
      expect(linkPayload(johnFalcon(), '0.1.0').length).toBeLessThan(400);
    });
  });

  describe('readPayload', { timeout: 30_000 }, () => {
    it('reads links sent by earlier versions', () => {
      expect(read(sentLinks.first)).toMatchObject({ value: { app: '0.1.0', saved: johnFalcon() } });
    });

    it('ignores white space, and text that a chat program appended', () => {
      const payload = linkPayload(johnFalcon(), '');
      const broken = `${payload.slice(0, 40)}\r\n ${payload.slice(40, 90)}%20${payload.slice(90)}`;
      for (const text of [
        `${payload} by the way`,
        `${payload}%20by%20the%20way`,
        `${payload})`,
        `${payload}.`,
        `${payload}&utm_source=x`,
        broken,
      ]) {
        expect(read(text).value.saved).toEqual(johnFalcon());
      }
    });

    it.each([
      ['', 'link-damaged'],
      ['1.', 'link-damaged'],
      ['hello', 'link-damaged'],
      ['0.AAAA', 'link-damaged'],
      ['2.AAAA', 'link-newer'],
      ['12.', 'link-newer'],
      [`1.${'A'.repeat(2_000_000)}`, 'link-too-large'],
      [`1.${packText(JSON.stringify({ format: 'pointwright', pad: ' '.repeat(5_000_000) }))}`, 'link-too-large'],
      [ofJson({ format: 'pointwright', version: 99, character: {} }), 'link-newer'],
      [ofJson({ format: 'pointwright', version: 1, character: { deep: Array(300_000).fill(0) } }), 'link-too-large'],
      [ofText(`"__proto__":${manyZeros}`), 'link-too-large'],
      [ofText(`"traits":${manyZeros},"traits":[]`), 'link-too-large'],
      [ofText(`"a":1${',"a":1'.repeat(700_000)}`), 'link-too-large'],
      [ofJson({ format: 'else' }), 'not-ours'],
      [`1.${packText('{"format":')}`, 'truncated'],
    ])('refuses %#', (payload, code) => {
      expect(readPayload(payload)).toMatchObject({ ok: false, error: { code } });
    });

    it('uses parseFile: unsafe fields are dropped, invalid ones quarantined, with remarks', () => {
      const json = '{"format":"pointwright","version":1,"character":{"__proto__":{"x":1},"attributes":{"st":"nine"}}}';
      const reading = read(`1.${packText(json)}`);
      expect(reading.value.report.map(({ code }) => code)).toEqual(['unsafe-field-dropped', 'field-set-aside']);
      expect(reading.value.saved.character.setAside).toEqual([{ path: '/character/attributes/st', value: 'nine' }]);
      expect(
        readPayload(ofJson({ format: 'pointwright', version: 1, ruleset: 'x', character: {} }), { rulesets: [] }),
      ).toMatchObject({ ok: true, value: { report: [{ code: 'unknown-ruleset', ruleset: 'x' }] } });
    });

    it('returns a character or a sentence for any text', () => {
      const text = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.tuple(fc.constantFrom('1.', '2.', '%', '1'), fc.string()).map((parts) => parts.join('')),
      );
      fc.assert(fc.property(text, expectResult), { numRuns: caseCount(1_000) });
    });

    it('returns a sentence or the unchanged character for damaged links', () => {
      const damage = fc.array(fc.tuple(fc.nat(), fc.constantFrom('', 'A', 'zz', '-', '%20', '.', 'ß')), {
        minLength: 1,
        maxLength: 4,
      });
      fc.assert(
        fc.property(arbitrarySaved, damage, (saved, changes) => {
          let payload = linkPayload(saved, '1.0.0');
          for (const [where, letters] of changes) {
            const at = where % payload.length;
            payload = payload.slice(0, at) + letters + payload.slice(at + 1);
          }
          const reading = readPayload(payload);
          if (reading.ok) expect(linkPayload(reading.value.saved, '1.0.0')).toBe(linkPayload(saved, '1.0.0'));
          else expect(reading.error.code).toMatch(/^link-/);
        }),
        { numRuns: caseCount(500) },
      );
    });

    it('returns a result for any packed JSON', () => {
      const claim = fc.record({
        format: fc.constant('pointwright'),
        version: fc.constantFrom<unknown>(1, 1, 1, 2, '1'),
        character: fc.oneof(
          fc.jsonValue(),
          fc.dictionary(fc.constantFrom('name', 'skills', 'concept'), fc.jsonValue()),
        ),
      });
      fc.assert(
        fc.property(fc.oneof(claim, fc.jsonValue()), (value) => expectResult(ofJson(value))),
        { numRuns: caseCount(500) },
      );
    });
  });

  /** Links sent by earlier versions, which must stay readable. */
  const sentLinks = {
    first:
      '1.I53LqSMxlaIkO-Jqf8KJ0ys_I0_BLTEHmEJByQwjmi2h0Qxs2YAjGJQYMGK4BNQ6BrdOEH5GiGENYGALoKgEVlfC9KAIYgvUvMw0UFaEqYfx4SUZQim8wYMwGyqARXFyUX5xMbDHgqQcSQjhEBypD783cCTFFEg-gOkB9j_TU3UhHkIowuEmhAKga4CJBTV_gQSQjQAmBYQ8lItUuALbsMhlJ4YBwJYwuAiH-y43MSdHFxGcOPyXkwrshKA4DdiTK6vUhYrrwhohaPpja2sB',
  };
});
