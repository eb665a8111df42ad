import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { serializeFile } from '../../character/file/character-file.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import { caseCount, itAtLength, someOf } from '../../testing/extent.ts';
import '../../testing/load-rulesets.ts';
import { countSearch } from '../../testing/regex-steps.ts';
import { readStatBlock } from './read-stat-block.ts';

const builtInExec = RegExp.prototype.exec;
afterEach(() => {
  RegExp.prototype.exec = builtInExec;
});

/** The steps of all searches with regular expressions while a text is read. Every way to search with one asks `exec`. */
function countSteps(text: string): number {
  let steps = 0;
  let isCounting = false;
  RegExp.prototype.exec = function (this: RegExp, searched: string) {
    if (!isCounting) {
      isCounting = true;
      const from = this.global || this.sticky ? this.lastIndex : 0;
      steps += countSearch(this, searched, from).steps;
      isCounting = false;
    }
    return builtInExec.call(this, searched);
  };
  readStatBlock(text, { ruleset: 'lite-3e' });
  RegExp.prototype.exec = builtInExec;
  return steps;
}

const headings = [
  '',
  'Marek ST 12 DX 12 ',
  'Marek\nST 12\nSkills: ',
  'Advantages: ',
  'Equipment: ',
  'Name: ',
  'Weapons: ',
];
const known = [
  '1,',
  '0',
  '1, ',
  'Skill-10; ',
  'Skill-10\n',
  'ST 10 ',
  '(',
  '( ',
  '[1] ',
  '- ',
  '10 lbs ',
  '$5, ',
  'A. ',
  '&#32;',
];
const unit = fc.oneof(
  fc.constantFrom(...known),
  fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
  fc
    .array(fc.constantFrom(...' \t\n1A.,;:()[]-+*|#$%/', 'ST', 'lb', 'DX'), { minLength: 2, maxLength: 4 })
    .map((all) => all.join('')),
);

describe('a long text', () => {
  // Longer than any part that is read by itself.
  const length = 2_500;
  const grows = (heading: string, piece: string) => {
    const text = (count: number) => heading + piece.repeat(Math.ceil(count / piece.length));
    const [once, twice] = [countSteps(text(length)), countSteps(text(2 * length))];
    expect(twice, `${heading}${piece}`).toBeLessThanOrEqual(2.4 * once + 50_000);
    expect(twice / (2 * length), `${heading}${piece}`).toBeLessThan(6_000);
  };

  const repeated = [
    ['zeros', 'Marek ST 12 DX 12 ', '0'],
    ['numbers with commas', 'Marek ST 12 DX 12 ', '1,'],
    ['spaces', '', ' '],
    ['spaces of a web page', 'Skills: ', '&#32;'],
    ['misread words', 'Troll ST 1O, DX l0, IQ 1O, HT 10\n', 'a1l '],
    ['misread digits', 'Troll ST 1O, DX l0, IQ 1O, HT 10\n', '1O, '],
  ] as const;
  it.each(someOf(repeated, 2))('takes twice as many steps at twice the length: %s', (_, heading, piece) =>
    grows(heading, piece),
  );

  itAtLength('takes twice as many steps at twice the length for any pattern', () => {
    fc.assert(fc.property(fc.constantFrom(...headings), unit, grows), { numRuns: caseCount(10) });
  });
});

describe('a text beyond the limits', () => {
  const beyond = [
    ['characters', 'x'.repeat(99_999), 'The text has 100,016 characters; only the first 100,000 were read.'],
    ['lines', 'x\n'.repeat(5_001), 'The text has 5,004 lines; only the first 5,000 were read.'],
    ['entries', 'x\n'.repeat(3_100), 'The text has more than 3,000 entries; what follows was not read.'],
    ['notes', 'xyz qwx '.repeat(3_000), 'The notes have room for 20,000 characters; of what was not understood,'],
  ] as const;
  it.each(someOf(beyond, 2))('is kept whole, and the unread part is reported: %s', (_, more, words) => {
    const text = `Marek\nST 12 [20]\n${more}`;
    const { file, findings } = readStatBlock(text);
    expect(findings[0]?.words).toContain(words);
    expect(findings[0]?.words).toContain('The whole text is kept in the character’s file.');
    expect(file.character.setAside).toEqual([{ path: '/stat-block', value: text }]);
    expect(file.character.attributes.st).toBe(12);
    expect(parseFile(serializeFile(file, 'test'))).toMatchObject({ ok: true, value: { saved: file, report: [] } });
  });

  it('is reported as not kept if it is too long for a file', () => {
    const { file, findings } = readStatBlock(`Marek\nST 12 [20]\n${'x'.repeat(2_000_000)}`);
    expect(findings[0]?.words).toContain('Keep the text yourself: it is too long to be kept with the character.');
    expect(file.character.setAside).toEqual([]);
  });

  it('has nothing quarantined if it is within them', () => {
    const { file, findings } = readStatBlock('Marek\nST 12 [20]\nqwx zzv plonk');
    expect([findings, file.character.setAside]).toEqual([[], []]);
  });
});
