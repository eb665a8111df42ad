import { beforeAll, describe, expect, it } from 'vitest';
import { toFileName } from '../character/file/character-file.ts';
import { parseFile } from '../character/file/parse-file.ts';
import { describeFileProblem } from '../character/file/problem-sentences.ts';
import { sheetText } from '../headless/sheet-text.ts';
import { escapeMarkdownLine } from '../outputs/markdown.ts';
import { type DerivedCharacter, deriveCharacter } from '../rules/derive-character.ts';
import { someOf } from './extent.ts';
import { always, hostileCharacter, hostileFile, inTurn, type NextText } from './hostile-character.ts';
import { allHostile, eachHostile, hostileTurns } from './hostile-strings.ts';

/**
 * Characters that must be in no text that leaves the program: control characters, marks that turn lines, halves of
 * characters.
 */
const unwanted = /[^\P{Cc}\n]|[\u2028\u2029\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;

/** A line of Markdown without characters that a backslash or an entity escapes. */
const bare = (line: string): string => line.replace(/\\[!-/:-@[-`{-~]/g, '·').replace(/&(?:amp|lt|gt);/g, '·');

/** How the lines of a page of Markdown may begin: headings, tables, lists, bold and italic words that we wrote, and letters. */
const beginnings = /^(?:#{1,2} |\||- |\*\*|\*[^* ]|[\p{L}\p{N}\p{M}\p{S}\p{P}\p{Cf}\p{Co}\p{Cn}\p{Zs}])/u;

/** The faults of a page of Markdown: markup that only a player's text can have brought in. */
function markdownFaults(page: string, headings: number): string[] {
  const lines = page.split('\n').filter((line) => line !== '');
  const wrong = lines.filter((line) => {
    const plain = bare(line);
    if (/[<`~_[\]{}\\^$]|&#?\w+;|!\[|:\/\/|\bwww\.\w|\w@\w|@\w|#\w/.test(plain)) return true;
    if (/^\s*(?:>|\+|\d+[.)]|=|~|#{3,}|\s{4})/.test(plain) || !beginnings.test(line)) return true;
    return /:[\w+-]+:/.test(plain);
  });
  const headingCount = headingsOf(page);
  const more = headingCount > headings ? [`${headingCount} headings instead of ${headings}`] : [];
  return [...wrong, ...more, ...tableFaults(lines)].slice(0, 3).map((line) => line.slice(0, 200));
}

/** Rows of tables that have more or fewer cells than their heading. */
function tableFaults(lines: readonly string[]): string[] {
  const cells = (line: string) => bare(line).split('|').length;
  let heading = 0;
  return lines.filter((line, i) => {
    if (!line.startsWith('|')) {
      heading = 0;
      return /\|/.test(bare(line));
    }
    if (heading === 0) heading = cells(line);
    return cells(line) !== heading && i > 0;
  });
}

/** Whether something is incomplete depends on the texts: a job whose skill the character has not learned. */
const headingsOf = (page: string): number =>
  page.split('\n').filter((line) => line.startsWith('#') && line !== '## Incomplete').length;

describe.each(someOf(hostileTurns, 3))(
  'hostile texts in every field, from text $from under $ruleset',
  { timeout: 60_000 },
  ({ from, ruleset }) => {
    const sheetOf = (next: NextText) => deriveCharacter(hostileCharacter(next, ruleset));
    let sheet: DerivedCharacter;
    beforeAll(() => {
      sheet = sheetOf(inTurn(allHostile, from));
    });

    it('are only text in Markdown, on the whole sheet and in the stat block', () => {
      const plain = sheetOf(always('x'));
      for (const statBlock of [false, true]) {
        const form = { markdown: true, statBlock, explain: !statBlock };
        const page = sheetText(sheet, form);
        expect(page).not.toMatch(unwanted);
        expect(markdownFaults(page, headingsOf(sheetText(plain, form)))).toEqual([]);
      }
    });

    it('are unchanged in plain text, except for characters that affect a terminal or a line', () => {
      for (const statBlock of [false, true]) {
        expect(sheetText(sheet, { markdown: false, statBlock, explain: false })).not.toMatch(unwanted);
      }
    });

    it('are quoted in the error messages of a file that has them in the wrong places', () => {
      const next = inTurn(allHostile, from);
      const wrong = JSON.parse(JSON.stringify(hostileFile(next, next())), (name, value: unknown) =>
        typeof value === 'number' && name !== 'version' ? next() : value,
      );
      const reading = parseFile(JSON.stringify(wrong), { rulesets: [] });
      if (!reading.ok) throw new Error(reading.error.code);
      expect(reading.value.report.length).toBeGreaterThan(100);
      for (const remark of reading.value.report) {
        const sentence = describeFileProblem(remark);
        expect(sentence).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
        expect(sentence.length).toBeLessThan(4_000);
      }
    });
  },
);

describe.each(eachHostile)('%s', (_, text) => {
  it('is shown in Markdown as written', () => {
    const shown = escapeMarkdownLine(text)
      .replace(/\\([!-/:-@[-`{-~])/g, '$1')
      .replace(/&(amp|lt|gt);/g, (_entity, name: string) => ({ amp: '&', lt: '<', gt: '>' })[name] ?? '');
    const letters = (of: string) => of.replace(/[\s\p{Cc}\p{Cs}\ufffd\u200b\u2028-\u202e\u2066-\u2069]/gu, '');
    expect(letters(shown)).toBe(letters(text));
  });

  it('gives a file name that every system accepts', () => {
    const name = toFileName(text, 'json');
    expect(name).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}'’_-]*\.json$/u);
    expect(name).not.toMatch(/^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])\./i);
    expect(new TextEncoder().encode(name).length).toBeLessThan(255);
  });
});
