import { describe, expect, it } from 'vitest';
import type { StorageProblem } from './storage-problem.ts';
import { storageSentence } from './storage-sentences.ts';

const problems: readonly StorageProblem[] = [
  { code: 'storage-blocked' },
  { code: 'storage-full' },
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
    const sentence = storageSentence(problem);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence).not.toMatch(/!|IndexedDB|quota|undefined|exception|revision/i);
  });

  it.each(problems)('for $code speaks of the encounter where that was to be stored', (problem) => {
    const sentence = storageSentence(problem, 'encounter');
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    if (/saved-elsewhere|full|too-large|unreadable/.test(problem.code)) expect(sentence).toContain('encounter');
  });

  it('explains why a stored character cannot be read', () => {
    expect(storageSentence({ code: 'unreadable', why: { code: 'truncated', line: 3, column: 7 } })).toBe(
      'The saved character could not be read. This file is incomplete: it breaks off at line 3, column 7. Its data was kept unchanged.',
    );
  });
});
