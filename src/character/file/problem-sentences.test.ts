import { describe, expect, it } from 'vitest';
import { type FileProblem, isMild } from './file-problem.ts';
import { describeFileProblem, describePath, describeProblem } from './problem-sentences.ts';

const text = { what: 'text', excerpt: 'five' } as const;
const nothing = { what: 'nothing', excerpt: '' } as const;
const nothingChanged = 'Nothing was opened or changed.';

const cases: readonly (readonly [FileProblem, string])[] = [
  [{ code: 'empty' }, `This file is empty. ${nothingChanged}`],
  [
    { code: 'too-large', limit: 5_000_000 },
    `This file is too large: a character can have up to 5 million letters, with every field written out. ${nothingChanged}`,
  ],
  [
    { code: 'too-many-values', limit: 250_000 },
    `This file has more than 250,000 values, too many for a character. ${nothingChanged}`,
  ],
  [{ code: 'too-deep', limit: 40 }, `This file has lists and groups nested more than 40 deep. ${nothingChanged}`],
  [
    { code: 'not-json', line: 3, column: 12, looksLike: null },
    `This is not a character file, or it is damaged: it cannot be read past line 3, column 12. ${nothingChanged}`,
  ],
  [
    { code: 'not-json', line: 1, column: 1, looksLike: 'pdf' },
    `This is not a character file: it looks like a PDF document. ${nothingChanged}`,
  ],
  [
    { code: 'truncated', line: 3, column: 12 },
    `This file is incomplete: it breaks off at line 3, column 12. ${nothingChanged} If you have another copy, try that one.`,
  ],
  [
    { code: 'not-ours', actual: nothing },
    `This file was not made by Pointwright: it is not marked as a Pointwright character. ${nothingChanged}`,
  ],
  [
    { code: 'no-version', actual: text },
    `This file does not give its format version: expected a whole number, found the text "five". ${nothingChanged}`,
  ],
  [
    { code: 'newer-version', version: 3, current: 1, app: '2.4.0' },
    `This file was saved by a newer Pointwright (2.4.0): its format is version 3, and this one reads up to version 1. ${nothingChanged} Reload the page to update Pointwright, then open the file again.`,
  ],
  [
    { code: 'migration-failed', step: 'speciality of a skill' },
    `This file is in an older format, and updating it failed at step “speciality of a skill”. ${nothingChanged}`,
  ],
  [
    { code: 'no-character', actual: { what: 'list', excerpt: '' } },
    `This file has no character in it: instead, it has a list. ${nothingChanged}`,
  ],
  [
    { code: 'library-too-large', limit: 200_000_000 },
    `This library is too large: it can have up to 200 million letters. ${nothingChanged} Save fewer characters into one file.`,
  ],
  [
    { code: 'no-characters', actual: { what: 'text', excerpt: 'five' } },
    `This library has no characters in it: instead of a list, it has the text "five". ${nothingChanged}`,
  ],
  [
    { code: 'too-many-characters', limit: 20_000 },
    'This library has more than 20,000 characters; the rest were not read. They are still in the file: save fewer characters into one file.',
  ],
  [
    { code: 'link-damaged' },
    `This link is incomplete: it was cut off, or changed along the way. ${nothingChanged} Copy the whole link and try again, or ask for the character as a file.`,
  ],
  [
    { code: 'link-newer' },
    `This link was made by a newer Pointwright. ${nothingChanged} Reload the page to update Pointwright.`,
  ],
  [{ code: 'link-too-large' }, `This link is too large for a character. ${nothingChanged}`],
  [
    { code: 'gcs-not-a-sheet', found: 'template' },
    'This is a template of GURPS Character Sheet (GCS), not a character. Library files are added under My entries, and the lists of every character then find their entries.',
  ],
  [
    { code: 'gcs-not-a-sheet', found: 'xml' },
    `This file was saved by a GURPS Character Sheet (GCS) of before 2020, in XML, which Pointwright does not read. ${nothingChanged} Save it with a GCS of 2020 or 2021, and open that file here.`,
  ],
  [
    { code: 'gcs-refused', why: { code: 'cut-off' } },
    `This file is of GURPS Character Sheet (GCS), or is named as one. It is cut off: its end is missing. ${nothingChanged} If you have another copy, try that one.`,
  ],
  [
    { code: 'gcs-refused', why: { code: 'newer-version', version: 6 } },
    `This file is of GURPS Character Sheet (GCS), or is named as one. It is of version 6, which is newer than this program reads (5). ${nothingChanged}`,
  ],
  [
    { code: 'gcs-remark', remark: { code: 'text-cut', at: '“Lore”, notes', limit: 4_000 }, isFileKept: true },
    'Read differently: “Lore”, notes is longer than 4,000 characters, and was cut there. The file that the character came from is kept with it.',
  ],
  [
    { code: 'gcs-remark', remark: { code: 'text-cut', at: '“Lore”, notes', limit: 4_000 }, isFileKept: false },
    'Read differently: “Lore”, notes is longer than 4,000 characters, and was cut there.',
  ],
  [
    { code: 'gcs-file-not-kept' },
    'The file that the character came from is too large to be kept with it. Keep the file yourself: what was cut, or has no effect here, is in it alone.',
  ],
  [
    {
      code: 'gcs-rows-left-out',
      rows: { list: 'equipment', count: 9_000, kept: 5_000, first: 'Thing 5000', last: 'Thing 8999' },
    },
    'There are 9,000 items, and a character has room for 5,000: the last 4,000, “Thing 5000” to “Thing 8999”, are left out. The whole file is kept with the character, and goes out again with an export to GCS.',
  ],
  [
    { code: 'gcs-rows-left-out', rows: { list: 'skills', count: 5_001, kept: 5_000, first: 'Guns', last: 'Guns' } },
    'There are 5,001 skills and spells, and a character has room for 5,000: “Guns” is left out. The whole file is kept with the character, and goes out again with an export to GCS.',
  ],
  [
    { code: 'gcs-too-large', counts: { traits: 1, skills: 0, equipment: 100_000 } },
    `This sheet of GURPS Character Sheet (GCS) has more than a character can have (traits: 1; skills and spells: 0; items: 100,000), and is too large to be kept with one. ${nothingChanged} Take out of it in GCS what the character does not need, or divide it into several sheets.`,
  ],
  [{ code: 'zip-damaged' }, 'This zip file is damaged. What could be unpacked was read.'],
  [
    { code: 'zip-without-characters' },
    'This zip file has no character in it, neither of Pointwright nor of GCS. Nothing was opened or changed.',
  ],
  [
    { code: 'zip-too-large' },
    'This zip file is too large. The files that were too much were left out: unpack it, and open them in parts.',
  ],
  [{ code: 'unreadable' }, `This file could not be read because of a bug in Pointwright. ${nothingChanged}`],
  [
    {
      code: 'field-set-aside',
      path: ['character', 'skills', 2, 'points'],
      expected: { what: 'number' },
      actual: text,
      now: { what: 'number', excerpt: '0' },
    },
    'skills, row 3, points: Expected a number, found the text "five". It is now 0. The original value is kept in the character’s file.',
  ],
  [
    {
      code: 'row-set-aside',
      path: ['character', 'traits', 0, 'own', 'effects', 1],
      expected: { what: 'group' },
      actual: nothing,
    },
    'traits, row 1, custom entry, effects, row 2: Expected a group of fields, found nothing. The row was left out. The original value is kept in the character’s file.',
  ],
  [
    { code: 'rows-over-limit', path: ['character', 'equipment'], limit: 5_000, count: 1_200 },
    'equipment: There are more than 5,000 rows. The last 1,200 were left out. The original value is kept in the character’s file.',
  ],
  [
    { code: 'row-key-replaced', path: ['character', 'skills', 1], why: 'duplicate', fresh: 'k7' },
    'skills, row 2: Another row has the same key. The row is kept; its key is now "k7".',
  ],
  [
    { code: 'row-key-replaced', path: ['character', 'equipment', 0], why: 'reserved', fresh: 'k7' },
    'equipment, row 1: The key of this row is a word that cannot be a key. The row is kept; its key is now "k7", also where something refers to it.',
  ],
  [
    { code: 'field-repeated', path: ['character', 'skills'] },
    'skills: The file has this field more than once. Only the last one counts. The earlier values are kept in the character’s file.',
  ],
  [
    { code: 'unknown-fields', paths: [['character', 'aura'], ['portrait']], count: 5 },
    'aura; portrait; and 3 more: Unknown fields. Ignored here, and saved back unchanged with the character.',
  ],
  [
    { code: 'unsafe-field-dropped', path: ['character', '__proto__'] },
    '"__proto__": A field with this name is not safe to load. The field and its contents were left out.',
  ],
  [
    { code: 'unknown-ruleset', ruleset: 'fifth' },
    'ruleset: There is no ruleset “fifth”. All choices are kept. Choose a ruleset to see the numbers.',
  ],
  [
    { code: 'unknown-ruleset', ruleset: '' },
    'ruleset: The file does not say which ruleset the character uses. All choices are kept. Choose a ruleset to see the numbers.',
  ],
  [{ code: 'more-remarks', count: 1_234 }, 'And 1,234 more like these.'],
];

describe('problemSentence', () => {
  it.each(cases)('for $code', (problem, sentence) => {
    expect(describeFileProblem(problem)).toBe(sentence);
  });

  it.each(cases)('for $code has no jargon', (problem) => {
    expect(describeFileProblem(problem)).not.toMatch(/!|zod|schema|invalid|JSON|null|undefined|parse|error/i);
  });

  it.each([
    [{ what: 'one-of', values: ['right', 'left'] }, 'one of "right", "left"'],
    [{ what: 'at-least', limit: 0 }, 'a number of at least 0'],
    [{ what: 'at-most', limit: 1e9 }, 'a number of at most 1,000,000,000'],
    [{ what: 'shorter-text', longest: 20_000 }, 'text of up to 20,000 characters'],
    [{ what: 'whole-number' }, 'a whole number'],
    [{ what: 'yes-or-no' }, 'true or false'],
    [{ what: 'list' }, 'a list'],
    [{ what: 'text' }, 'text'],
    [{ what: 'picture' }, 'a JPEG picture'],
  ] as const)('states the expected value %j', (expected, words) => {
    const problem = { code: 'row-set-aside', path: ['character'], expected, actual: text } as const;
    expect(describeProblem(problem).what).toBe(`Expected ${words}, found the text "five".`);
  });

  it.each([
    [{ what: 'text', excerpt: '' }, 'It is now empty.'],
    [{ what: 'text', excerpt: 'right' }, 'It is now "right".'],
    [{ what: 'yes-or-no', excerpt: 'no' }, 'It is now "no".'],
    [{ what: 'nothing', excerpt: '' }, 'It is now unset.'],
    [{ what: 'list', excerpt: '' }, 'The list is now empty.'],
    [{ what: 'group', excerpt: '' }, 'It now has the values of a new character.'],
  ] as const)('states the new value %j', (now, words) => {
    const problem = { code: 'field-set-aside', path: [], expected: { what: 'text' }, actual: text, now } as const;
    expect(describeProblem(problem).kept.startsWith(words)).toBe(true);
  });
});

describe('describePath', () => {
  it.each<[(string | number)[], string]>([
    [[], 'the file'],
    [['character'], 'character'],
    [['character', 'attributes', 'st'], 'attributes, ST'],
    [
      ['character', 'equipment', 0, 'own', 'attacks', 1, 'rateOfFire'],
      'equipment, row 1, custom entry, attacks, row 2, rate of fire',
    ],
    [['houseRules', 3], 'house rules, row 4'],
    [['character', 'x\ny z'], '"x y z"'],
    [['toString'], 'to string'],
  ])('for %j', (path, words) => {
    expect(describePath(path)).toBe(words);
  });
});

describe('isMild', () => {
  it('is true for remarks after which every number is as in the file', () => {
    expect(isMild({ code: 'unknown-fields', paths: [], count: 1 })).toBe(true);
    expect(isMild({ code: 'unknown-ruleset', ruleset: '' })).toBe(false);
  });
});
