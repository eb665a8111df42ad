import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../testing/case-seed.ts';
import { fullSheet, mageSheet } from '../testing/sheet-models.ts';
import { withTexts } from '../testing/sheet-texts.ts';
import { flowLines, plainText, WIDTH, wrapLines } from './plain-text.ts';

const anyText = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'Ž', '🐉', '-'), maxLength: 400 });
const letters = (text: string) => text.replace(/\s/g, '');

describe('lines of plain text', () => {
  it('are short enough, whole, and never cut through a character', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = wrapLines(text, '  ', '    ');
        expect(lines.filter((line) => line.length > WIDTH)).toEqual([]);
        expect(letters(lines.join(''))).toBe(letters(text));
        expect(lines.join('')).not.toMatch(/\p{Cs}/u);
      }),
    );
  });

  it('break at spaces, and go on further in', () => {
    const lines = wrapLines(`${'word '.repeat(20)}end`, '  ', '    ');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^ {2}word.*word$/);
    expect(lines[1]).toMatch(/^ {4}word.*end$/);
  });

  it('that hold several texts break between them', () => {
    const texts = Array.from({ length: 12 }, (_, i) => `number ${i + 1}, long`);
    const lines = flowLines(texts, ' · ', '  ', '    ');
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.filter((line) => line.length > WIDTH)).toEqual([]);
    for (const line of lines)
      expect(line.replace(/ ·$/, '').trim()).toMatch(/^number \d+, long( · number \d+, long)*$/);
    expect(flowLines([], ' · ', '  ', '    ')).toEqual([]);
  });
});

describe('plain text of anything', () => {
  it('keeps to its width and its lines, whatever names are made of', () => {
    const models = [fullSheet(), mageSheet()];
    const name = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), anyText, fc.constantFrom('a\nb', '\u202Eabc'));
    fc.assert(
      fc.property(fc.constantFrom(...models), name, (model, text) => {
        const written = plainText(withTexts(model, () => `${text}x`));
        expect(written.split('\n').filter((line) => line.length > WIDTH)).toEqual([]);
        expect(written).not.toMatch(/[\u202A-\u202E\p{Cs}]|[^\P{Cc}\n]/u);
      }),
      { numRuns: caseCount(60) },
    );
  });
});
