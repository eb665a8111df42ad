import { jsPDF } from 'jspdf';
import { describe, expect, it } from 'vitest';
import { defaultPrintChoices } from '../sheet-model/print/print-choices.ts';
import { johnFalcon } from '../testing/book-characters.ts';
import { pdfFonts } from '../testing/pdf-fonts.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { wholeSubject } from '../testing/whole-subject.ts';
import { drawSheets } from './draw-sheets.ts';
import { aboutText, textString, withoutRawLineEnds } from './pdf-file.ts';

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

const subject = await wholeSubject(johnFalcon());

it.each([
  ['1969-07-20T20:17:40Z', "D:19690720201740+00'00'"],
  ['2026-01-02T03:04:05Z', "D:20260102030405+00'00'"],
  ['2037-12-31T23:59:59Z', "D:20371231235959+00'00'"],
  ['2038-01-19T03:14:08Z', "D:20380119031408+00'00'"],
  ['2100-02-28T12:00:00Z', "D:21000228120000+00'00'"],
  ['9999-12-31T23:59:59Z', "D:99991231235959+00'00'"],
  ['0000-01-01T00:00:00Z', "D:00000101000000+00'00'"],
  // Dates that the PDF format cannot express are left out.
  ['+010000-01-01T00:00:00Z', undefined],
  ['+275760-09-13T00:00:00Z', undefined],
  ['-000001-12-31T00:00:00Z', undefined],
  ['no time at all', undefined],
])('a PDF made at %s is dated %s', async (clock, stamp) => {
  const { bytes, pages } = drawSheets(jsPDF, pdfFonts, [subject], {
    choices: defaultPrintChoices,
    date: new Date(clock),
  });
  const { info, pages: read } = await readPdf(bytes);
  expect(info.CreationDate).toBe(stamp);
  expect(info.Title).toBe('John Falcon');
  expect(read).toHaveLength(pages);
});
