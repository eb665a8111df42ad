import { describe, expect, it } from 'vitest';
import { stripBidiControls, withoutBidiControls } from './bidi-controls.ts';
import { blankCharacter } from './character.ts';

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
      { key: `a${mark}`, entry: `b${mark}`, note: `c${mark}`, choices: [{ parameter: `d${mark}`, value: `e${mark}` }] },
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
