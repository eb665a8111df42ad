// @vitest-environment happy-dom
import { type RenderResult, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseFile } from '../../character/file/parse-file.ts';
import { openCharacter } from '../../state/character/character-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { OutputsDialog } from './outputs-dialog.tsx';

const user = userEvent.setup({ delay: null });

const onDownload = vi.fn<(file: Blob, name: string) => void>();
let dialog: RenderResult;
const open = () => {
  dialog = render(<OutputsDialog onDownload={onDownload} onClose={() => undefined} />);
};
const preview = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const radio = (value: string) => screen.getAllByRole<HTMLInputElement>('radio').find((input) => input.value === value);
const choose = async (value: string) => user.click(radio(value) ?? document.body);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const withClipboard = (clipboard: Partial<Clipboard> | undefined) =>
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }));

beforeEach(async () => {
  openCharacter(johnFalcon());
  open();
  await choose('sheet');
  await choose('text');
});
afterEach(() => {
  dialog.unmount();
  onDownload.mockClear();
  vi.unstubAllGlobals();
});

test('the dialog shows the chosen text, and remembers the choice', async () => {
  expect(preview().value).toMatch(/^John Falcon\n100 points, Man to Man\n/);
  expect(preview().readOnly).toBe(true);
  await choose('markdown');
  expect(preview().value).toMatch(/^# John Falcon\n\n/);
  await choose('stat-block');
  expect(preview().value).toMatch(/^\*\*John Falcon\*\* \(100 points/);
  dialog.unmount();
  open();
  expect(preview().value).toMatch(/^\*\*John Falcon\*\* \(100 points/);
});

test('the dialog copies the text, and says so until something else is chosen', async () => {
  const writeText = vi.fn(async (_: string) => undefined);
  withClipboard({ writeText });
  await press('Copy');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(preview().value);
  expect(dialog.container.querySelector('.outputs-said')?.textContent).toBe('Copied');
  await choose('markdown');
  expect(dialog.container.querySelector('.outputs-said')).toBeNull();
});

test.each([
  ['there is no clipboard', undefined],
  ['the clipboard is refused', { writeText: () => Promise.reject(new Error('no')) }],
])('the dialog selects the text if %s, and says how to copy it', async (_, clipboard) => {
  withClipboard(clipboard);
  await press('Copy');
  expect(document.activeElement).toBe(preview());
  expect([preview().selectionStart, preview().selectionEnd]).toEqual([0, preview().value.length]);
  expect(dialog.container.querySelector('.outputs-said')?.textContent).toMatch(/The text is selected/);
});

test('a web page has no text to copy, and the character in it', async () => {
  await choose('page');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  await press('Save as file');
  const [[file, name] = []] = onDownload.mock.calls;
  expect([name, file?.type]).toEqual(['John-Falcon.html', 'text/html;charset=utf-8']);
  const reading = parseFile((await file?.text()) ?? '');
  expect(reading).toMatchObject({ ok: true, value: { report: [], saved: johnFalcon() } });
});

test('the dialog saves under the name of the character', async () => {
  await press('Save as file');
  await choose('stat-block');
  await choose('markdown');
  await press('Save as file');
  const saved = await Promise.all(
    onDownload.mock.calls.map(async ([file, name]) => [name, file.type, await file.text()]),
  );
  expect(saved).toEqual([
    ['John-Falcon.txt', 'text/plain;charset=utf-8', expect.stringMatching(/^John Falcon\n/)],
    ['John-Falcon-stat-block.md', 'text/markdown;charset=utf-8', preview().value],
  ]);
});
