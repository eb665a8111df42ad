import { describe, expect, it } from 'vitest';
import { aboutText, textString, withoutRawLineEnds } from './text-string.ts';

describe('textString', () => {
  it.each([
    ['Dai (the \\ thief)', '(Dai \\(the \\\\ thief\\))'],
    ['č', '<FEFF010D>'],
    ['a\nb', '<FEFF0061000A0062>'],
    ['\ud800', '<FEFFFFFD>'],
    ['😀', '<FEFFD83DDE00>'],
    ['', '()'],
  ])('writes %j as %s', (text, expected) => {
    expect(textString(text)).toBe(expected);
  });
});

describe('aboutText', () => {
  it.each([
    [' a\r\nb\u2028c\u0000 ', 'a b c'],
    ['abc\u202egpj.exe\u2069', 'abcgpj.exe'],
    ['a\ud800', 'a\ufffd'],
    ['Žofia Černá', 'Žofia Černá'],
    [' \n', ''],
  ])('turns %j into %j', (text, expected) => {
    expect(aboutText(text)).toBe(expected);
  });
});

describe('withoutRawLineEnds', () => {
  it.each([
    ['<<\n/Title (a\rb\nc)\n/Author (d)\n>>', '<<\n/Title (a\\rb\\nc)\n/Author (d)\n>>'],
    ['<<\n/Title (a(b\r)c\r\\)\n\\\\)\r\n>>', '<<\n/Title (a(b\\r)c\\r\\)\\n\\\\)\r\n>>'],
    ['<<\n/Length 5\n>>', '<<\n/Length 5\n>>'],
  ])('turns %j into %j', (body, expected) => {
    expect(withoutRawLineEnds(body)).toBe(expected);
  });
});
