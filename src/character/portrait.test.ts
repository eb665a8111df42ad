import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallJpeg, smallPortrait } from '../testing/small-portrait.ts';
import { fromBase64url, toBase64, toBase64url } from './base64.ts';
import { blankCharacter } from './character.ts';
import { setPortrait } from './edit-character.ts';
import { serializeFile } from './file/character-file.ts';
import { parseFile } from './file/parse-file.ts';
import { describeFileProblem } from './file/problem-sentences.ts';
import { jpegDataUrl, maxPortraitLength } from './portrait.ts';
import { stripBidiControls, withoutBidiControls } from './schema-parts.ts';
import { cleanTag, maxTagLength, maxTags, readTags, sameTag, withTag } from './tags.ts';

describe('Portraits', () => {
  const blank = blankCharacter();
  const start = 'data:image/jpeg;base64,';
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>';

  function opened(portrait: unknown) {
    const reading = parseFile(
      JSON.stringify({ format: 'pointwright', version: 1, ruleset: 'lite-3e', character: { name: 'Anna', portrait } }),
    );
    if (!reading.ok) throw new Error(reading.error.code);
    return {
      ...reading.value.saved.character,
      sentences: reading.value.report.map(describeFileProblem),
      saved: reading.value.saved,
    };
  }

  describe('a portrait', () => {
    it('is unchanged after writing and reading a file', () => {
      const character = setPortrait(blank, smallPortrait);
      const text = serializeFile({ ruleset: 'lite-3e', houseRules: [], character }, '');
      const reading = parseFile(text);
      expect(reading).toMatchObject({
        ok: true,
        value: { report: [], saved: { character: { portrait: smallPortrait } } },
      });
      expect(reading.ok && serializeFile(reading.value.saved, '')).toBe(text);
    });

    it('is null if the file has none', () => {
      expect(opened(undefined).portrait).toBeNull();
      expect(opened(null)).toMatchObject({ portrait: null, sentences: [], setAside: [] });
    });

    it('is created from the bytes of a JPEG', () => {
      expect(jpegDataUrl(Buffer.from(smallJpeg, 'base64'))).toBe(smallPortrait.data);
      const long = new Uint8Array(20_001).fill(0xff);
      expect(jpegDataUrl(long)).toBe(start + Buffer.from(long).toString('base64'));
    });

    it.each<[string, unknown]>([
      ['an SVG', `data:image/svg+xml;base64,${base64(svg)}`],
      ['an SVG that is not encoded', `data:image/svg+xml,${svg}`],
      ['an SVG that says it is a JPEG', start + base64(svg)],
      ['a PNG', `data:image/png;base64,${smallJpeg}`],
      ['a page', `data:text/html;base64,${base64('<script>alert(1)</script>')}`],
      ['a script', 'javascript:alert(1)'],
      ['an address', 'https://example.com/portrait.jpg'],
      ['no address', smallJpeg],
      ['another spelling', smallPortrait.data.replace('image/jpeg', 'IMAGE/JPEG')],
      ['a parameter', smallPortrait.data.replace('jpeg;', 'jpeg;charset=utf-8;')],
      ['markup at the end', `${smallPortrait.data}"><img src=x onerror=alert(1)>`],
      ['markup within', smallPortrait.data.replace('AAQ', '<b>')],
      ['a line end', `${smallPortrait.data}\n`],
      ['blanks before it', ` ${smallPortrait.data}`],
      ['a base64 that ends too soon', smallPortrait.data.slice(0, -3)],
      ['nothing', ''],
      ['a list', [smallPortrait.data]],
      ['one that is too long', `${start}/9j/${'A'.repeat(maxPortraitLength)}`],
      ['one as long as a file can be', `${start}/9j/${'A'.repeat(4_900_000)}!`],
    ])('is quarantined as a whole if its data is %s', (_, data) => {
      const portrait = { width: 16, height: 8, data };
      const { name, portrait: kept, setAside, sentences } = opened(portrait);
      expect([name, kept]).toEqual(['Anna', null]);
      expect(setAside).toEqual([{ path: '/character/portrait', value: portrait }]);
      expect(sentences).toHaveLength(1);
      expect(sentences[0]).toMatch(/^portrait, data: Expected .*, found .* It is now unset\. The original value/);
      expect(sentences[0]?.length).toBeLessThan(300);
      if (typeof data === 'string') expect(setPortrait(blank, { ...smallPortrait, data })).toBe(blank);
    });

    it.each<[string, unknown, string]>([
      ['no width', { data: smallPortrait.data, height: 8 }, 'portrait, width: Expected a number'],
      ['a width in words', { ...smallPortrait, width: 'wide' }, 'portrait, width: Expected a number'],
      ['half a pixel', { ...smallPortrait, width: 15.5 }, 'portrait, width: Expected a whole number'],
      ['no height to speak of', { ...smallPortrait, height: 0 }, 'portrait, height: Expected a number of at least 1'],
      ['a great height', { ...smallPortrait, height: 2_001 }, 'portrait, height: Expected a number of at most 2,000'],
      ['only a text', smallPortrait.data, 'portrait: Expected a group of fields'],
      ['a list', [smallPortrait], 'portrait: Expected a group of fields'],
    ])('is quarantined as a whole if it is %s', (_, portrait, words) => {
      const { portrait: kept, setAside, sentences } = opened(portrait);
      expect(kept).toBeNull();
      expect(setAside).toEqual([{ path: '/character/portrait', value: portrait }]);
      expect(sentences).toEqual([expect.stringContaining(`${words}, found`)]);
    });

    it('keeps fields of a later version', () => {
      const { portrait, sentences } = opened({ artist: 'Jan', ...smallPortrait });
      expect(portrait).toEqual({ ...smallPortrait, artist: 'Jan' });
      expect(sentences).toEqual([expect.stringMatching(/^portrait, artist: Unknown field/)]);
    });
  });
});

describe('Base64', () => {
  const bytes = fc.uint8Array({ maxLength: 300 });

  it('toBase64 and toBase64url match the encodings of Buffer', () => {
    fc.assert(
      fc.property(bytes, (sample) => {
        expect(toBase64(sample)).toBe(Buffer.from(sample).toString('base64'));
        expect(toBase64url(sample)).toBe(Buffer.from(sample).toString('base64url'));
      }),
    );
  });

  it('fromBase64url decodes what toBase64url encoded, of any length', () => {
    fc.assert(
      fc.property(bytes, (sample) => {
        expect(fromBase64url(toBase64url(sample))).toEqual(sample);
      }),
    );
    const long = Uint8Array.from({ length: 100_000 }, (_, i) => (i * 7) % 251);
    expect(Buffer.from(long).equals(fromBase64url(toBase64url(long)) ?? new Uint8Array())).toBe(true);
  });

  it.each(['a', 'ab=', 'a b', 'a+b/', 'Žofia'])('fromBase64url returns null for the invalid text %j', (text) => {
    expect(fromBase64url(text)).toBeNull();
  });
});

describe('Controls of text direction', () => {
  describe('stripBidiControls', () => {
    it.each([
      ['abc\u202edef', 'abcdef'],
      ['\u2067שלום\u2069 (\u202bמרחבא\u202c)', 'שלום (מרחבא)'],
      ['שלום\u200f abc\u200e', 'שלום\u200f abc\u200e'],
      ['', ''],
    ])('turns %j into %j', (text, stripped) => {
      expect(stripBidiControls(text)).toBe(stripped);
    });
  });

  describe('withoutBidiControls', () => {
    it('returns the same object if there is nothing to strip', () => {
      const character = blankCharacter();
      expect(withoutBidiControls(character)).toBe(character);
    });

    it('strips short texts, but not ids and long texts', () => {
      const mark = '\u202e';
      const blank = blankCharacter();
      const traits = [
        {
          key: `a${mark}`,
          entry: `b${mark}`,
          note: `c${mark}`,
          choices: [{ parameter: `d${mark}`, value: `e${mark}` }],
        },
        { key: 'plain', entry: '', note: '', choices: [] },
      ];
      const character = { ...blank, name: `f${mark}`, concept: { ...blank.concept, story: `g${mark}` }, traits };
      const seen = withoutBidiControls(character);
      expect(seen.name).toBe('f');
      expect(seen.concept).toBe(character.concept);
      expect(seen.traits[0]).toEqual({
        key: `a${mark}`,
        entry: `b${mark}`,
        note: 'c',
        choices: [{ parameter: `d${mark}`, value: 'e' }],
      });
      expect(seen.traits[1]).toBe(traits[1]);
      expect(character.name).toBe(`f${mark}`);
    });
  });
});

describe('Tags', () => {
  describe('a tag', () => {
    it.each([
      ['  knights ', 'knights'],
      ['round\n table\u0000', 'round table'],
      ['  ', ''],
      ['ž'.repeat(50), 'ž'.repeat(maxTagLength)],
      ['😀'.repeat(50), '😀'.repeat(maxTagLength)],
    ])('cleanTag: %j becomes %j', (text, cleaned) => {
      expect(cleanTag(text)).toBe(cleaned);
    });

    it('sameTag ignores case', () => {
      expect([sameTag('Žofie', 'žofie'), sameTag('Z\u030Cofie', 'Žofie'), sameTag('a', 'b')]).toEqual([
        true,
        true,
        false,
      ]);
    });
  });

  describe('tags', () => {
    const tags = ['Knights', 'mages'];

    it('withTag appends a tag once', () => {
      expect(withTag(tags, ' thieves ', true)).toEqual(['Knights', 'mages', 'thieves']);
      expect(withTag(tags, 'KNIGHTS', true)).toBe(tags);
      expect(withTag(tags, ' ', true)).toBe(tags);
    });

    it('withTag removes a tag, ignoring case', () => {
      expect(withTag(tags, 'knights', false)).toEqual(['mages']);
      expect(withTag(tags, 'thieves', false)).toBe(tags);
    });

    it('withTag and readTags limit the number of tags', () => {
      const full = Array.from({ length: maxTags }, (_, i) => `tag ${i}`);
      expect(withTag(full, 'one more', true)).toBeNull();
      expect(withTag(full, 'TAG 3', true)).toBe(full);
      expect(readTags([...full, 'one more'])).toEqual(full);
    });

    it('readTags accepts any value', () => {
      expect(readTags(['a', 5, null, ' A ', 'b', { c: 1 }])).toEqual(['a', 'b']);
      expect(readTags('a')).toEqual([]);
      expect(readTags(undefined)).toEqual([]);
    });
  });
});
