// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCharacter } from '../../state/character/character-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { click, mount } from '../../ui/mount-for-test.tsx';
import { OutputsDialog } from './outputs-dialog.tsx';

const onDownload = vi.fn<(file: Blob, name: string) => void>();
let dialog: ReturnType<typeof mount>;
const open = () => {
  dialog = mount(<OutputsDialog onDownload={onDownload} onClose={() => undefined} />);
};
const preview = () => {
  const field = dialog.find('textarea');
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('There is no preview');
  return field;
};
const named = (selector: string, words: string) => {
  const found = [...dialog.place.querySelectorAll<HTMLElement>(selector)].find((each) => each.textContent === words);
  if (!found) throw new Error(`Nothing says ${words}`);
  return found;
};
const choose = (words: string) => click(dialog.find(`input[value=${words}]`));
const press = (words: string) => act(async () => named('button', words).click());
const withClipboard = (clipboard: Partial<Clipboard> | undefined) =>
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }));

beforeEach(() => {
  openCharacter(johnFalcon());
  open();
  choose('sheet');
  choose('text');
});
afterEach(() => {
  dialog.leave();
  onDownload.mockClear();
  vi.unstubAllGlobals();
});

test('shows the text of what is chosen, and remembers the choice', () => {
  expect(preview().value).toMatch(/^John Falcon\n100 points, Man to Man\n/);
  expect(preview().readOnly).toBe(true);
  choose('markdown');
  expect(preview().value).toMatch(/^# John Falcon\n\n/);
  choose('stat-block');
  expect(preview().value).toMatch(/^\*\*John Falcon\*\* \(100 points/);
  dialog.leave();
  open();
  expect(preview().value).toMatch(/^\*\*John Falcon\*\* \(100 points/);
});

test('copies, and says so until something else is chosen', async () => {
  const writeText = vi.fn(async (_: string) => undefined);
  withClipboard({ writeText });
  await press('Copy');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(preview().value);
  expect(dialog.find('.outputs-said').textContent).toBe('Copied');
  choose('markdown');
  expect(dialog.place.querySelector('.outputs-said')).toBeNull();
});

test.each([
  ['there is no clipboard', undefined],
  ['the clipboard is refused', { writeText: () => Promise.reject(new Error('no')) }],
])('selects the text where %s, and says how to copy it', async (_, clipboard) => {
  withClipboard(clipboard);
  await press('Copy');
  expect(document.activeElement).toBe(preview());
  expect([preview().selectionStart, preview().selectionEnd]).toEqual([0, preview().value.length]);
  expect(dialog.find('.outputs-said').textContent).toMatch(/The text is selected/);
});

test('saves under the name of the character', async () => {
  await press('Save as file');
  choose('stat-block');
  choose('markdown');
  await press('Save as file');
  const saved = await Promise.all(
    onDownload.mock.calls.map(async ([file, name]) => [name, file.type, await file.text()]),
  );
  expect(saved).toEqual([
    ['John-Falcon.txt', 'text/plain;charset=utf-8', expect.stringMatching(/^John Falcon\n/)],
    ['John-Falcon-stat-block.md', 'text/markdown;charset=utf-8', preview().value],
  ]);
});
