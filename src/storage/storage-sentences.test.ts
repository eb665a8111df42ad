import { describe, expect, it } from 'vitest';
import type { StorageProblem } from './storage-problem.ts';
import { describeStorageProblem, type StoredThing } from './storage-sentences.ts';

const problems: readonly StorageProblem[] = [
  { code: 'storage-blocked' },
  { code: 'storage-full' },
  { code: 'storage-silent' },
  { code: 'storage-newer' },
  { code: 'storage-waiting' },
  { code: 'no-such-character' },
  { code: 'no-such-version' },
  { code: 'no-such-encounter' },
  { code: 'no-such-record' },
  { code: 'too-many-tags', limit: 20 },
  { code: 'too-many-entries', limit: 5_000 },
  { code: 'unreadable', why: { code: 'truncated', line: 3, column: 7 } },
  { code: 'saved-elsewhere', revision: 4 },
  { code: 'saved-elsewhere', revision: 4, isSame: true },
  { code: 'too-large', limit: 5_000_000 },
  { code: 'storage-failed', name: 'UnknownError' },
];

describe('storageSentence', () => {
  it.each(problems)('for $code is a complete sentence without jargon', (problem) => {
    const sentence = describeStorageProblem(problem);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence).not.toMatch(/!|IndexedDB|quota|undefined|exception|revision/i);
  });

  it.each(problems)('for $code speaks of the encounter if that was to be stored', (problem) => {
    const sentence = describeStorageProblem(problem, 'encounter');
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    if (/saved-elsewhere|full|too-large|unreadable/.test(problem.code)) expect(sentence).toContain('encounter');
  });

  it.each<[StoredThing, RegExp]>([
    ['version', /No version was added.* Save the character to a file, which keeps it as it is now/],
    ['template', /The template was not saved.* can be made from it later/],
    ['entries', /My entries are as they were.* still in the character or the file/],
    ['library-files', /The library files in this browser are as they were/],
    ['import', /the file that you opened still has the rest/],
    ['list', /Nothing was changed/],
  ])('names the thing that was to be stored: %s', (thing, words) => {
    for (const problem of problems.filter(({ code }) => code.startsWith('storage-') && !/newer|waiting/.test(code))) {
      expect(describeStorageProblem(problem, thing)).toMatch(words);
      expect(describeStorageProblem(problem, thing)).not.toMatch(/latest changes|to keep it\./);
    }
    expect(describeStorageProblem({ code: 'storage-full' }, thing)).toContain('To make room, delete');
  });

  it('explains why a stored character cannot be read', () => {
    expect(describeStorageProblem({ code: 'unreadable', why: { code: 'truncated', line: 3, column: 7 } })).toBe(
      'The saved character could not be read. This file is incomplete: it breaks off at line 3, column 7. Its data was kept unchanged.',
    );
  });
});
