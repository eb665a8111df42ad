// @vitest-environment happy-dom

import { act, type RenderResult, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { IncomingItem } from '../../state/library/library-state.ts';
import { askAboutIncoming, useLibraryStore } from '../../state/library/library-store.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import '../../testing/screen-setup.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as LibraryFile from '../../state/library/library-file.ts';
import type { ConflictChoice, ImportResult } from '../../state/library/library-file.ts';
import { openFromLibrary } from './character-actions.ts';
import { IncomingDialog } from './incoming-dialog.tsx';
import { changeQuery } from './library-view.ts';

const taken: {
  choices: Record<string, ConflictChoice>;
  finish: (result: ImportResult) => void;
  tell: (done: number) => void;
  signal: AbortSignal | undefined;
} = {
  choices: {},
  finish: () => undefined,
  tell: () => undefined,
  signal: undefined,
};
vi.mock('../../state/library/library.ts', () => ({ refreshLibrary: async () => ({ ok: true, value: null }) }));
vi.mock('../../state/library/library-file.ts', () => ({
  importIncoming: ((list, choose, tell, signal) => {
    taken.signal = signal;
    const clashing = list.items.filter(({ conflict }) => conflict !== null);
    taken.choices = Object.fromEntries(clashing.map((item) => [item.incoming.name, choose?.(item) ?? 'both']));
    taken.tell = (done) => tell?.(done, list.items.length);
    return new Promise((resolve) => {
      taken.finish = resolve;
    });
  }) satisfies typeof LibraryFile.importIncoming,
}));

vi.mock('./character-actions.ts', () => ({ openFromLibrary: vi.fn(async () => undefined) }));

const none: ImportResult = {
  added: 0,
  replaced: 0,
  copied: 0,
  alreadyImported: 0,
  skipped: 0,
  quarantined: 0,
  stopped: 0,
  problem: null,
};
let keys = 0;
function item(name: string, clash: { same: boolean; name?: string } | null): IncomingItem {
  keys += 1;
  return {
    incoming: {
      key: keys,
      from: 'all.json',
      id: name,
      name,
      ruleset: 'man-to-man',
      text: '',
      report: [],
      updated: '2020-01-01T12:00:00Z',
      tags: [],
    },
    conflict: clash && { id: name, name, updated: '2020-01-02T12:00:00Z', binned: false, ...clash },
    known: new Set(),
  };
}

const user = userEvent.setup({ delay: null });
const onClose = vi.fn();
let dialog: RenderResult;
const group = (name: string): HTMLElement => {
  const found = [...dialog.container.querySelectorAll<HTMLElement>('fieldset')].find((fieldset) =>
    fieldset.querySelector('legend')?.textContent.startsWith(name),
  );
  if (!found) throw new Error(`There is no choice for ${name}`);
  return found;
};
const radio = (name: string, value: string) => group(name).querySelector<HTMLInputElement>(`input[value=${value}]`);
const choose = (name: string, value: string) => act(async () => radio(name, value)?.click());

beforeEach(() => {
  onClose.mockClear();
  askAboutIncoming('all.json', {
    items: [
      item('Anežka', { same: false }),
      item('Bram', { same: false, name: 'Bram the Old' }),
      item('Cyril', { same: true }),
      item('Dora', null),
    ],
    faults: [{ key: 9, from: 'all.json', place: 5, name: 'Emil', problem: { code: 'empty' }, raw: '{}' }],
  });
  dialog = render(<IncomingDialog onClose={onClose} />);
});

test('the dialog says what was read, and names conflicts and unreadable files', () => {
  const text = dialog.container.textContent;
  expect(text).toContain('4 characters were read. 3 are already here. 1 could not be read.');
  expect(text).toContain('(mine is called Bram the Old)');
  expect(text).toContain('Character 5, “Emil”, in all.json');
  expect(radio('Anežka', 'both')?.checked).toBe(true);
  expect(radio('Cyril', 'mine')?.checked).toBe(true);
});

test('one choice for all applies to those that differ, and each can be changed after it', async () => {
  await choose('Apply to all', 'theirs');
  expect(radio('Anežka', 'theirs')?.checked).toBe(true);
  expect(radio('Cyril', 'mine')?.checked).toBe(true);
  await choose('Anežka', 'mine');
  expect(group('Apply to all').querySelector('input:checked')).toBeNull();
  await act(async () => screen.getByRole('button', { name: 'Import 2 characters' }).click());
  expect(taken.choices).toEqual({ Anežka: 'mine', Bram: 'theirs', Cyril: 'mine' });
});

test('the dialog shows progress, cannot be closed meanwhile, and reports the result', async () => {
  await act(async () => screen.getByRole('button', { name: 'Import 3 characters' }).click());
  await act(async () => taken.tell(2));
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('2');
  expect(dialog.container.textContent).toContain('Importing: 2 of 4');
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => taken.finish({ ...none, added: 1, copied: 2, skipped: 1, quarantined: 1 }));
  expect(dialog.container.textContent).toContain('2 added next to yours.');
  await act(async () => screen.getByRole('button', { name: 'Done' }).click());
  expect(onClose).toHaveBeenCalledOnce();
  expect(useLibraryStore.getState().incoming).toBeNull();
});

test('IncomingDialog can stop an import, and then says what was imported before and what was not', async () => {
  await act(async () => screen.getByRole('button', { name: 'Import 3 characters' }).click());
  expect(taken.signal?.aborted).toBe(false);
  await act(async () => screen.getByRole('button', { name: 'Stop' }).click());
  expect(taken.signal?.aborted).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => taken.finish({ ...none, added: 1, stopped: 2 }));
  expect(dialog.container.textContent).toContain('Not everything was imported');
  expect(dialog.container.textContent).toContain('You stopped: 2 were not imported. Those imported before that stay.');
});

test('IncomingDialog reports an import that stopped midway, with its reason', async () => {
  await act(async () => screen.getByRole('button', { name: 'Import 3 characters' }).click());
  await act(async () => taken.finish({ ...none, added: 1, problem: { code: 'storage-full' } }));
  expect(dialog.container.textContent).toContain('Not everything was imported');
  expect(dialog.container.textContent).toContain('This browser’s storage is full');
});

test('IncomingDialog can open the only imported character, and no search hides it', async () => {
  changeQuery({ words: 'somebody else', tag: 'Knights' });
  await act(async () => screen.getByRole('button', { name: 'Import 3 characters' }).click());
  await act(async () => taken.finish({ ...none, added: 1, skipped: 2, only: { id: 'd', name: 'Dora' } }));
  expect(useViewStore.getState().libraryView).toMatchObject({ words: '', tag: '' });
  const open = screen.getByRole('button', { name: 'Open Dora' });
  expect(document.activeElement).toBe(open);
  await act(async () => open.click());
  expect(openFromLibrary).toHaveBeenCalledWith({ id: 'd', name: 'Dora' });
  expect(onClose).toHaveBeenCalledOnce();
});

test('IncomingDialog opens none of several characters, and without a new one a search stays', async () => {
  changeQuery({ words: 'somebody else' });
  await act(async () => screen.getByRole('button', { name: 'Import 3 characters' }).click());
  await act(async () => taken.finish({ ...none, skipped: 3 }));
  expect(useViewStore.getState().libraryView.words).toBe('somebody else');
  expect(screen.queryByRole('button', { name: /^Open / })).toBeNull();
});
