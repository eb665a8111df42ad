import { describe, expect, it } from 'vitest';
import { smallJpeg, smallPortrait } from '../testing/small-portrait.ts';
import { blankCharacter } from './character.ts';
import { setPortrait } from './edit-character.ts';
import { parseFile } from './file/parse-file.ts';
import { problemSentence } from './file/problem-sentences.ts';
import { serializeFile } from './file/serialize-file.ts';
import { jpegDataUrl, maxPortraitLength } from './portrait.ts';

const blank = blankCharacter();
const start = 'data:image/jpeg;base64,';
const base64 = (text: string) => Buffer.from(text).toString('base64');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>';

function opened(portrait: unknown) {
  const reading = parseFile(
    JSON.stringify({ format: 'pointwright', version: 1, ruleset: 'lite-3e', character: { name: 'Anna', portrait } }),
  );
  if (!reading.ok) throw new Error(reading.problem.code);
  return { ...reading.saved.character, sentences: reading.report.map(problemSentence), saved: reading.saved };
}

describe('a portrait', () => {
  it('is unchanged after writing and reading a file', () => {
    const character = setPortrait(blank, smallPortrait);
    const text = serializeFile({ ruleset: 'lite-3e', houseRules: [], character }, '');
    const reading = parseFile(text);
    expect(reading).toMatchObject({ ok: true, report: [], saved: { character: { portrait: smallPortrait } } });
    expect(reading.ok && serializeFile(reading.saved, '')).toBe(text);
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
