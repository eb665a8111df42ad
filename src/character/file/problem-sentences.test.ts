import { describe, expect, it } from 'vitest';
import { type FileProblem, isMild } from './file-problem.ts';
import { describePath } from './path-words.ts';
import { describeProblem, problemSentence } from './problem-sentences.ts';

const text = { what: 'text', excerpt: 'five' } as const;
const nothing = { what: 'nothing', excerpt: '' } as const;
const nothingChanged = 'Nothing was opened or changed.';

const cases: readonly (readonly [FileProblem, string])[] = [
  [{ code: 'empty' }, `There is nothing in this file. ${nothingChanged}`],
  [
    { code: 'too-large', limit: 5_000_000 },
    `This file is too large: a character takes at most 5 million characters of text, with all its fields written out. ${nothingChanged}`,
  ],
  [
    { code: 'too-many-values', limit: 250_000 },
    `This file holds more than 250,000 values, too many for a character. ${nothingChanged}`,
  ],
  [
    { code: 'too-deep', limit: 40 },
    `In this file more than 40 lists and groups lie inside each other. ${nothingChanged}`,
  ],
  [
    { code: 'not-json', line: 3, column: 12, looksLike: null },
    `This is not a character file, or it was damaged: it cannot be read from line 3, column 12 on. ${nothingChanged}`,
  ],
  [
    { code: 'not-json', line: 1, column: 1, looksLike: 'pdf' },
    `This is not a character file: it looks like a PDF document. ${nothingChanged}`,
  ],
  [
    { code: 'truncated', line: 3, column: 12 },
    `This file is cut off: it ends at line 3, column 12, in the middle of something. ${nothingChanged} If there is another copy of it, try that one.`,
  ],
  [
    { code: 'not-ours', actual: nothing },
    `This file was not made by Pointwright: it does not say that it is a Pointwright character. ${nothingChanged}`,
  ],
  [
    { code: 'no-version', actual: text },
    `This file does not say which version of the format it is in: a whole number belongs there, but it has the text "five". ${nothingChanged}`,
  ],
  [
    { code: 'newer-version', version: 3, current: 1, app: '2.4.0' },
    `This file was written by a newer Pointwright (2.4.0): its format is version 3, and this program reads up to version 1. ${nothingChanged} Reload the page to get the newest Pointwright, then open the file again.`,
  ],
  [
    { code: 'migration-failed', step: 'speciality of a skill' },
    `This file is in an older form, and bringing it up to date failed at the step "speciality of a skill". ${nothingChanged}`,
  ],
  [
    { code: 'no-character', actual: { what: 'list', excerpt: '' } },
    `This file has no character in it: where the character belongs there is a list. ${nothingChanged}`,
  ],
  [
    { code: 'library-too-large', limit: 200_000_000 },
    `This library is too large: it may have at most 200 million characters of text. ${nothingChanged} Save fewer characters at a time into one file.`,
  ],
  [
    { code: 'no-characters', actual: { what: 'text', excerpt: 'five' } },
    `This library has no characters in it: where the list of them belongs there is the text "five". ${nothingChanged}`,
  ],
  [
    { code: 'too-many-characters', limit: 20_000 },
    'This library holds more than 20,000 characters, and the ones after that were not read. The file still has them: save fewer characters at a time into one file.',
  ],
  [
    { code: 'link-damaged' },
    `This link does not hold a whole character: it was cut off, or changed on the way. ${nothingChanged} Copy the whole link and try again, or ask for the character as a file.`,
  ],
  [
    { code: 'link-newer' },
    `This link was made by a newer Pointwright than this one. ${nothingChanged} Reload the page to get the newest Pointwright.`,
  ],
  [{ code: 'link-too-large' }, `This link holds more than a character can have. ${nothingChanged}`],
  [{ code: 'unreadable' }, `This file could not be read, through a fault in Pointwright. ${nothingChanged}`],
  [
    {
      code: 'field-set-aside',
      path: ['character', 'skills', 2, 'points'],
      expected: { what: 'number' },
      actual: text,
      now: { what: 'number', excerpt: '0' },
    },
    'skills, row 3, points: A number belongs here, but the file has the text "five". It is now 0. What the file said is kept with the character, among the things set aside.',
  ],
  [
    {
      code: 'row-set-aside',
      path: ['character', 'traits', 0, 'own', 'effects', 1],
      expected: { what: 'group' },
      actual: nothing,
    },
    'traits, row 1, typed-in entry, effects, row 2: A group of fields belongs here, but the file has nothing. The row is left out. What the file said is kept with the character, among the things set aside.',
  ],
  [
    { code: 'rows-over-limit', path: ['character', 'equipment'], limit: 5_000, count: 1_200 },
    'equipment: There are more than 5,000 rows. The last 1,200 are left out. What the file said is kept with the character, among the things set aside.',
  ],
  [
    { code: 'row-key-replaced', path: ['character', 'skills', 1], why: 'duplicate', fresh: 'k7' },
    'skills, row 2: An earlier row has the same key. The row is kept; its key is now "k7".',
  ],
  [
    { code: 'field-repeated', path: ['character', 'skills'] },
    'skills: The file has this field more than once. The last one counts. What the file said before it is kept with the character, among the things set aside.',
  ],
  [
    { code: 'unknown-fields', paths: [['character', 'aura'], ['portrait']], count: 5 },
    'aura; portrait; and 3 more: This program does not know these fields. They do nothing here, and are written back unchanged when the character is saved.',
  ],
  [
    { code: 'unsafe-field-dropped', path: ['character', '__proto__'] },
    '"__proto__": A field of this name could upset the program. The field was left out, with what was in it.',
  ],
  [
    { code: 'unknown-ruleset', ruleset: 'fifth' },
    'ruleset: This program does not have the ruleset "fifth". All choices are kept. Choose a ruleset to see the numbers.',
  ],
  [
    { code: 'unknown-ruleset', ruleset: '' },
    'ruleset: The file does not say which ruleset the character is built by. All choices are kept. Choose a ruleset to see the numbers.',
  ],
  [{ code: 'more-remarks', count: 1_234 }, 'There are 1,234 more remarks like these.'],
];

describe('problemSentence', () => {
  it.each(cases)('for $code', (problem, sentence) => {
    expect(problemSentence(problem)).toBe(sentence);
  });

  it.each(cases)('for $code has no jargon', (problem) => {
    expect(problemSentence(problem)).not.toMatch(/!|zod|schema|invalid|JSON|null|undefined|parse|error/i);
  });

  it.each([
    [{ what: 'one-of', values: ['right', 'left'] }, 'One of "right", "left"'],
    [{ what: 'at-least', limit: 0 }, 'A number of at least 0'],
    [{ what: 'at-most', limit: 1e9 }, 'A number of at most 1,000,000,000'],
    [{ what: 'shorter-text', longest: 20_000 }, 'A text of at most 20,000 characters'],
    [{ what: 'whole-number' }, 'A whole number'],
    [{ what: 'yes-or-no' }, 'A yes or no (true or false)'],
    [{ what: 'list' }, 'A list'],
    [{ what: 'text' }, 'A text'],
    [{ what: 'picture' }, 'A JPEG picture'],
  ] as const)('states the expected value %j', (expected, words) => {
    const problem = { code: 'row-set-aside', path: ['character'], expected, actual: text } as const;
    expect(describeProblem(problem).what).toBe(`${words} belongs here, but the file has the text "five".`);
  });

  it.each([
    [{ what: 'text', excerpt: '' }, 'It is now empty.'],
    [{ what: 'text', excerpt: 'right' }, 'It is now "right".'],
    [{ what: 'yes-or-no', excerpt: 'no' }, 'It is now "no".'],
    [{ what: 'nothing', excerpt: '' }, 'Nothing is chosen there now.'],
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
      'equipment, row 1, typed-in entry, attacks, row 2, rate of fire',
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
