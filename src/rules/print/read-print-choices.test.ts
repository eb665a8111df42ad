import { describe, expect, it } from 'vitest';
import { type PrintChoices, usualPrintChoices } from './print-choices.ts';
import { readPrintChoices } from './read-print-choices.ts';

const unusual: PrintChoices = {
  kind: 'form',
  paper: 'letter',
  orientation: 'landscape',
  density: 'compact',
  without: ['story', 'mounts'],
  appendix: true,
  quickReference: true,
  blankRows: false,
  boxes: 'filled',
  portrait: 'sketch',
};

describe('print choices as they are kept', () => {
  it('are read as they were written', () => {
    expect(readPrintChoices(JSON.stringify(unusual), 'de-DE')).toEqual(unusual);
  });

  it.each([
    ['nothing is kept', null],
    ['the text is damaged', '{"paper":'],
    ['it is something else', '"a4"'],
    ['it is null', 'null'],
  ])('are the usual ones when %s', (_, text) => {
    expect(readPrintChoices(text, 'de-DE')).toEqual(usualPrintChoices);
  });

  it('lose only the fields that make no sense', () => {
    const odd = { ...unusual, density: 'tiny', without: ['kitchen'], appendix: 'yes', more: 1 };
    expect(readPrintChoices(JSON.stringify(odd), 'de-DE')).toEqual({
      ...unusual,
      density: 'roomy',
      without: [],
      appendix: false,
    });
  });

  it.each([
    ['en-US', 'letter'],
    ['en', 'letter'],
    ['fr-CA', 'letter'],
    ['es-MX', 'letter'],
    ['en-GB', 'a4'],
    ['es', 'a4'],
    ['ja', 'a4'],
    ['', 'a4'],
    ['not a language', 'a4'],
  ])('begin in %s with %s', (locale, paper) => {
    expect(readPrintChoices(null, locale).paper).toBe(paper);
    expect(readPrintChoices('{"paper":"letter"}', locale).paper).toBe('letter');
  });
});
