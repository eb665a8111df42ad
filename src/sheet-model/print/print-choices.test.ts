import { describe, expect, it } from 'vitest';
import { defaultPrintChoices, type PrintChoices, readPrintChoices } from './print-choices.ts';

const unusual: PrintChoices = {
  kind: 'form',
  formFor: 'mage',
  paper: 'letter',
  orientation: 'landscape',
  density: 'compact',
  without: ['story', 'mounts'],
  appendix: true,
  quickReference: true,
  feats: true,
  odds: true,
  blankRows: false,
  boxes: 'filled',
  present: true,
  portrait: 'sketch',
};

describe('stored print choices', () => {
  it('are read as they were written', () => {
    expect(readPrintChoices(JSON.stringify(unusual), 'de-DE')).toEqual(unusual);
  });

  it.each([
    ['nothing is kept', null],
    ['the text is damaged', '{"paper":'],
    ['it is something else', '"a4"'],
    ['it is null', 'null'],
  ])('are the defaults when %s', (_, text) => {
    expect(readPrintChoices(text, 'de-DE')).toEqual(defaultPrintChoices);
  });

  it('fall back to the default only for invalid fields', () => {
    const invalid = { ...unusual, density: 'tiny', without: ['kitchen'], appendix: 'yes', more: 1 };
    expect(readPrintChoices(JSON.stringify(invalid), 'de-DE')).toEqual({
      ...unusual,
      density: 'roomy',
      without: [],
      appendix: false,
    });
  });

  it('of before there were pages of feats and odds are without these pages', () => {
    const { feats: _, odds: __, ...before } = unusual;
    expect(readPrintChoices(JSON.stringify(before), 'de-DE')).toEqual({ ...unusual, feats: false, odds: false });
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
  ])('default in %s to %s paper', (locale, paper) => {
    expect(readPrintChoices(null, locale).paper).toBe(paper);
    expect(readPrintChoices('{"paper":"letter"}', locale).paper).toBe('letter');
  });
});
