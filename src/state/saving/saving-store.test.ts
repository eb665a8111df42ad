import { describe, expect, it } from 'vitest';
import type { StorageProblem } from '../../storage/storage-problem.ts';
import { describeSaving, type Saving } from './saving-store.ts';

const failed = (problem: StorageProblem): Saving => ({ state: 'failed', problem });

describe('describeSaving', () => {
  it.each<[Saving, string]>([
    [{ state: 'saved' }, 'Saved'],
    [{ state: 'saving' }, 'Saving…'],
    [failed({ code: 'storage-full' }), 'Not saved: storage full'],
    [failed({ code: 'storage-blocked' }), 'Not saved: storage is blocked'],
    [failed({ code: 'storage-silent' }), 'Not saved: storage does not answer'],
    [failed({ code: 'storage-newer' }), 'Not saved: reload the page'],
    [failed({ code: 'storage-waiting' }), 'Not saved: close the other tab'],
    [failed({ code: 'saved-elsewhere', revision: 4 }), 'Not saved: changed in another tab'],
    [failed({ code: 'too-large', limit: 5 }), 'Not saved: too large'],
    [failed({ code: 'storage-failed', name: 'UnknownError' }), 'Not saved: storage failed'],
  ])('%j is "%s"', (saving, words) => {
    expect(describeSaving(saving)).toBe(words);
  });

  it('never says "Saved" while a field has uncommitted text', () => {
    expect(describeSaving({ state: 'saved' }, 'typing')).toBe('Saving…');
    expect(describeSaving({ state: 'saved' }, 'unfinished')).toBe('Not saved yet');
    expect(describeSaving({ state: 'saving' }, 'unfinished')).toBe('Saving…');
    expect(describeSaving(failed({ code: 'storage-full' }), 'typing')).toBe('Not saved: storage full');
  });
});
