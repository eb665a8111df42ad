import { afterEach, expect, test, vi } from 'vitest';
import { setSaving } from '../state/saving/saving-store.ts';
import { announce } from '../ui/announce.ts';
import { announceSavedAgain } from './start-background-sync.ts';

vi.mock('../ui/announce.ts', { spy: true });

afterEach(() => vi.clearAllMocks());

test('saving is announced only after it has failed', () => {
  announceSavedAgain();
  setSaving({ state: 'saving' });
  setSaving({ state: 'saved' });
  expect(announce).not.toHaveBeenCalled();

  setSaving({ state: 'failed', problem: { code: 'storage-full' } });
  setSaving({ state: 'saving' });
  setSaving({ state: 'saved' });
  expect(announce).toHaveBeenCalledExactlyOnceWith('Saved', 'saving');

  setSaving({ state: 'saving' });
  setSaving({ state: 'saved' });
  expect(announce).toHaveBeenCalledOnce();
});
