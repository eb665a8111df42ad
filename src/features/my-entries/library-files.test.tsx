// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import '../../testing/load-rulesets.ts';
import '../../testing/screen-setup.ts';
import { beforeEach, expect, test } from 'vitest';
import { blankSaved, openCharacter } from '../../state/character/character-store.ts';
import { addLibraryFiles } from '../../state/library-files/library-files.ts';
import { useLibraryFilesStore } from '../../state/library-files/library-files-store.ts';
import { clearDatabase } from '../../testing/browser-storage.ts';
import { gcsFixture } from '../../testing/gcs-fixtures.ts';
import { LibraryFiles } from './library-files.tsx';

const user = userEvent.setup({ delay: null });
const file = (path: string, content: unknown) => ({
  path,
  file: new Blob([typeof content === 'string' ? content : JSON.stringify(content)]),
});

beforeEach(async () => {
  await clearDatabase();
  useLibraryFilesStore.setState({ sets: [], state: 'not-read', problem: null, reading: null, report: null });
  openCharacter(blankSaved('fourth-edition'));
});

test('added files are listed with their figures, and can be removed', async () => {
  render(<LibraryFiles />);
  await addLibraryFiles([file('Tides.spl', gcsFixture('Tides.spl').content)]);
  await screen.findByText('Tides.spl: 2 entries added from 1 file.');
  expect(screen.getByText('2 spells.')).toBeDefined();
  expect(screen.getByText(/^2 entries from 1 file, 1 kB/)).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Remove Tides.spl' }));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
});

test('an unreadable file, and values that could not be used, have a sentence each', async () => {
  render(<LibraryFiles />);
  const odd = { version: 5, rows: [{ id: 's000000000000000a', name: 'Odd', points: ['x'], difficulty: 'dx/e' }] };
  await addLibraryFiles([
    file('odd.skl', odd),
    file('cut.skl', '{"version":5,'),
    file('Wares.eqm', gcsFixture('Wares.eqm').content),
  ]);
  await screen.findByText('cut.skl was not read. It is cut off: its end is missing.');
  expect(screen.getByText(/odd\.skl: 1 value was not read as it stands/)).toBeDefined();
  expect(screen.getByText('“Odd”, points is a list, which does not belong there; 0 counts instead.')).toBeDefined();
  expect(screen.getByText('Item modifiers are stored, but cannot be put on items yet.')).toBeDefined();
});

test('reading shows progress, and can be canceled', () => {
  let canceled = false;
  const cancel = () => {
    canceled = true;
  };
  useLibraryFilesStore.setState({ reading: { name: 'Big', share: 0.25, cancel } });
  render(<LibraryFiles />);
  expect(screen.getByRole('progressbar', { name: 'Reading Big' }).getAttribute('value')).toBe('0.25');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add files…' }).disabled).toBe(true);
  screen.getByRole('button', { name: 'Cancel' }).click();
  expect(canceled).toBe(true);
});

test('other rules have no library files', () => {
  openCharacter(blankSaved('lite-3e'));
  const { container } = render(<LibraryFiles />);
  expect(container.textContent).toBe('');
});
