// @vitest-environment happy-dom

import { act, type RenderResult, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import type { SavedCharacter } from '../../character/character.ts';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import { defaultPrintChoices } from '../../sheet-model/print/print-choices.ts';
import { openCharacter } from '../../state/character/character-store.ts';
import * as library from '../../state/library/library.ts';
import { changeList } from '../../state/library/library-store.ts';
import { reportPrepared } from '../../state/view/print-preparation.ts';
import { choosePrint, choosePrintSubjects, printChoices } from '../../state/view/print-subjects.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { eventually } from '../../testing/settle.ts';
import { mageCharacter, riderCharacter } from '../../testing/sheet-models.ts';
import * as pdf from './make-pdf.ts';
import { PrintDialog } from './print-dialog.tsx';
import { PrintedSheet } from './printed-sheet.tsx';

const user = userEvent.setup({ delay: null });

let makePdf: MockInstance<typeof pdf.makePdf>;
const onDownload = vi.fn<(file: Blob, name: string) => void>();
let dialog: RenderResult;
const open = (action: 'print' | 'pdf') => {
  dialog = render(<PrintDialog action={action} onDownload={onDownload} onClose={() => undefined} />);
};
const button = (name: string) => screen.getByRole('button', { name });
/** A choice: looked for beside the preview alone, whose many elements take long to search. */
const tickBox = (name: string) => {
  const choices = dialog.container.querySelector<HTMLElement>('.print-choices');
  if (!choices) throw new Error('no choices');
  return within(choices).getByLabelText(name, { selector: 'input' });
};
const save = () => user.click(button('Save as PDF'));
const blocks = () =>
  Array.from(dialog.container.querySelectorAll('.print-choices-blocks label'), (label) => label.textContent);
const preview = () => screen.getByRole('img', { name: /as it will be printed/ });

/** The characters of this browser: the open one, and others by their ids. */
function keep(others: Readonly<Record<string, SavedCharacter>>) {
  const all = { open: johnFalcon(), ...others };
  changeList('characters', {
    state: 'read',
    list: Object.entries(all).map(([id, saved]) => ({
      id,
      name: saved.character.name,
      ruleset: saved.ruleset,
      revision: 1,
      updated: '2026-01-01T00:00:00.000Z',
      points: { spent: 100, budget: 100 },
      tags: [],
      binned: null,
      face: null,
    })),
  });
  vi.spyOn(library, 'refreshLibrary').mockResolvedValue({ ok: true, value: null });
  vi.spyOn(library, 'readCharacter').mockImplementation(async (id) => {
    const saved = id in all ? all[id as keyof typeof all] : undefined;
    return saved ? { ok: true, value: saved } : { ok: false, error: { code: 'no-such-character' } };
  });
}
const tick = (name: string) => user.click(screen.getByRole('checkbox', { name: new RegExp(`^${name}`) }));
const several = () => user.click(tickBox('Several'));
const said = () =>
  Array.from(dialog.container.querySelectorAll('.print-dialog-said'), (element) => element.textContent).join(' ');
/**
 * React renders the result of a promise whenever it has time, which on a busy machine is after the click has returned.
 */
const expectSaid = (words: string) => waitFor(() => expect(said()).toBe(words));
/** The titles on the page: of characters and of pages after the sheet, or of blocks. */
const titles = (level: 1 | 2) =>
  Array.from(preview().querySelectorAll(`[role="heading"][aria-level="${level}"]`), (title) => title.textContent);
const names = () => titles(1);

/** Expects these to be printed, once they have been read. */
const expectChosen = (...names: string[]) =>
  waitFor(() =>
    expect(useViewStore.getState().printSubjects.subjects.map(({ sheet }) => buildModel(sheet).head.name)).toEqual(
      names,
    ),
  );

beforeEach(async () => {
  makePdf = vi.spyOn(pdf, 'makePdf');
  choosePrint(defaultPrintChoices);
  openCharacter(johnFalcon(), 'open');
  await choosePrintSubjects(null);
  keep({});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

test.each([
  ['print', 'Print'],
  ['pdf', 'Save as PDF'],
] as const)('for %s the main button is %s, the last, and has the focus', (action, words) => {
  open(action);
  const main = button(words);
  expect(main.dataset.variant).toBe('primary');
  expect(main.nextElementSibling).toBeNull();
  expect(document.activeElement).toBe(main);
});

test('the dialog offers the blocks of the sheet, and leaves out unticked ones', async () => {
  open('print');
  expect(blocks()).not.toContain('Spells');
  await user.click(tickBox('Skills'));
  expect(printChoices().without).toEqual(['skills']);
  expect(titles(2)).not.toContain('Skills');
  expect(titles(2)).toContain('Weapons');
  await user.click(tickBox('Skills'));
  expect(titles(2)).toContain('Skills');
  act(() => openCharacter(mageCharacter()));
  expect(blocks()).toContain('Spells');
});

/** The number of lines on the page in gray: those between rows, and those to write on. */
const lines = () => preview().querySelector('.drawn-line')?.getAttribute('d')?.split('M').length ?? 0;

test('the dialog shows every choice on the page', { timeout: 30_000 }, async () => {
  open('print');
  const size = () => preview().querySelector('svg')?.getAttribute('viewBox');
  const upright = size();
  const before = lines();
  await user.click(tickBox('Empty rows to write in'));
  expect(lines()).toBeLessThan(before);
  for (const words of ['Compact', 'Landscape', 'Empty frame', 'Combat reference', 'Feats', 'Odds', 'Calculations']) {
    await user.click(tickBox(words));
  }
  await eventually(() => expect(preview().getAttribute('aria-label')).toMatch(/^Page 1 of [5-9]/));
  expect(size()).toBe(upright?.replace(/(\S+) (\S+)$/, '$2 $1'));
  expect(preview().textContent).toContain('Portrait');
  expect(names()).toEqual(['John Falcon']);
  const after: (string | null)[] = [];
  while (button('Next page').getAttribute('aria-disabled') !== 'true') {
    await user.click(button('Next page'));
    after.push(...names());
  }
  expect(after).toEqual(['Combat reference', 'Feats', 'Odds', 'Calculations']);
});

test('the dialog saves under the name of the chosen character, and shows the size', async () => {
  const bytes = new Uint8Array(41_600);
  makePdf.mockResolvedValue({
    ok: true,
    value: { bytes, pages: 2, missing: [{ name: 'John Falcon', characters: ['本'] }] },
  });
  open('pdf');
  await user.click(tickBox('Letter'));
  await save();
  await expectSaid('Saved: 2 pages, 42 kB');
  expect(makePdf.mock.lastCall?.[1]).toMatchObject({ paper: 'letter' });
  expect(onDownload).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'John-Falcon.pdf');
  expect(dialog.container.querySelector('.notice')?.textContent).toContain('has no 本; a placeholder');
});

test('the PDF of a single sheet is made before it is asked for, and saved without being made again', async () => {
  const value = { bytes: new Uint8Array(41_600), pages: 1, missing: [{ name: 'John Falcon', characters: ['本'] }] };
  makePdf.mockResolvedValue({ ok: true, value });
  open('pdf');
  await eventually(() => expect(makePdf).toHaveBeenCalledOnce());
  expect(onDownload).not.toHaveBeenCalled();
  await save();
  await expectSaid('Saved: 1 page, 42 kB');
  expect(makePdf).toHaveBeenCalledOnce();
  await user.click(tickBox('Letter'));
  await save();
  await eventually(() => expect(onDownload).toHaveBeenCalledTimes(2));
  expect(makePdf.mock.lastCall?.[1]).toMatchObject({ paper: 'letter' });
});

test('a PDF that could not be made early is made again when it is asked for', async () => {
  makePdf.mockResolvedValueOnce({ ok: false, error: { code: 'fonts-missing', detail: '' } });
  makePdf.mockResolvedValue({ ok: true, value: { bytes: new Uint8Array(41_600), pages: 1, missing: [] } });
  open('pdf');
  await eventually(() => expect(makePdf).toHaveBeenCalledOnce());
  await save();
  await expectSaid('Saved: 1 page, 42 kB');
  expect(makePdf).toHaveBeenCalledTimes(2);
});

test('the dialog shows progress, and does not begin twice', async () => {
  makePdf.mockImplementation((_sheet, _choices, onProgress) => {
    onProgress(0.25);
    return new Promise(() => undefined);
  });
  open('pdf');
  await save();
  await save();
  expect(makePdf).toHaveBeenCalledOnce();
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0.25');
});

test('making the PDF can be stopped, and then says that no file was saved', async () => {
  makePdf.mockImplementation(
    (_sheet, _choices, _onProgress, signal) =>
      new Promise((resolve) => signal?.addEventListener('abort', () => resolve(null))),
  );
  open('pdf');
  await save();
  await user.click(button('Stop'));
  await expectSaid('Stopped: no file was saved');
  expect(onDownload).not.toHaveBeenCalled();
  await save();
  expect(makePdf).toHaveBeenCalledTimes(2);
});

test.each([
  ['fonts-missing', 'The PDF font could not be loaded. Check your connection and try again. Printing to'],
  ['failed', 'This is a bug in Pointwright, not a problem with your character. Printing to'],
] as const)(
  'the dialog says in a sentence why the PDF cannot be made (%s), and offers to print',
  async (code, sentence) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const detail = 'Error: Invalid argument\n    at setCreationDate (jspdf.js:682:12)';
    makePdf.mockResolvedValue({ ok: false, error: { code, detail } });
    window.print = vi.fn();
    open('pdf');
    await save();
    const { textContent: shown } = await screen.findByRole('alert');
    expect(shown).toContain(sentence);
    expect(shown).not.toMatch(/jspdf|Invalid argument/);
    expect(logged).toHaveBeenCalledWith(expect.any(String), detail);
    expect(onDownload).not.toHaveBeenCalled();
    await user.click(button('Print instead'));
    expect(window.print).toHaveBeenCalledOnce();
  },
);

test('the dialog says so in a sentence when making the PDF throws', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  makePdf.mockRejectedValue(new RangeError('Invalid time value'));
  open('pdf');
  await save();
  const { textContent: shown } = await screen.findByRole('alert');
  expect(shown).toContain('This is a bug in Pointwright');
  expect(shown).not.toContain('Invalid time value');
});

test('stat blocks have only the choices they need', async () => {
  open('print');
  await user.click(tickBox('Landscape'));
  await user.click(tickBox('Stat block'));
  expect(printChoices().kind).toBe('stat-block');
  expect(titles(2)).not.toContain('Attributes');
  expect(dialog.container.querySelector<HTMLElement>('.page-preview-frame')?.dataset.orientation).toBe('portrait');
  expect(dialog.container.textContent).toContain('or a quarter');
  expect(dialog.container.querySelector('.print-choices-blocks')).toBeNull();
  const legends = Array.from(
    dialog.container.querySelectorAll('.print-choices legend'),
    (element) => element.textContent,
  );
  expect(legends).toEqual(['What', 'Paper', 'To a page', 'Extras']);
  const before = lines();
  await user.click(tickBox('Lines to write on'));
  expect(lines()).toBeLessThan(before);
});

test('a form has nothing of the character', async () => {
  open('print');
  expect(preview().textContent).toContain('John Falcon');
  await user.click(tickBox('Blank form'));
  expect(preview().textContent).not.toContain('John Falcon');
  expect(preview().textContent).not.toContain('Shortsword');
  expect(dialog.container.querySelector('.print-choices')?.textContent).not.toContain('Calculations');
});

test('the dialog offers other characters if there are any, and prints the ticked ones, in alphabetical order', {
  timeout: 20_000,
}, async () => {
  open('pdf');
  expect(dialog.container.textContent).not.toContain('Whose');
  act(() => keep({ mage: mageCharacter(), rider: riderCharacter() }));
  await several();
  expect(dialog.container.querySelector('.print-whose-line')?.textContent).toContain('1 of 3');
  await tick('Maren Tide');
  await tick('Calamity Jane');
  await tick('John Falcon');
  await expectChosen('Calamity Jane', 'Maren Tide');
  await user.click(tickBox('Stat block'));
  expect(names()).toEqual(['Calamity Jane', 'Maren Tide']);
  makePdf.mockResolvedValue({
    ok: true,
    value: { bytes: new Uint8Array(41_600), pages: 1, missing: [{ name: 'Maren Tide', characters: ['本'] }] },
  });
  await save();
  await expectSaid('Saved: 1 page, 42 kB');
  // The PDF of the open character may have been made early, before the others were ticked.
  expect(makePdf.mock.lastCall?.[0].map(({ id }) => id)).toEqual(['rider', 'mage']);
  expect(onDownload).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), '2-stat-blocks.pdf');
  expect(dialog.container.querySelector('.notice')?.textContent).toContain('has no 本 (Maren Tide); a placeholder');
  await user.click(tickBox('This character'));
  expect(names()).toEqual(['John Falcon']);
});

/** Draws the sheets for the printer, as the frame does while they are prepared. */
const drawPrinted = () => render(<PrintedSheet />);

test('PrintDialog can select all or none, and an empty selection cannot be printed', async () => {
  keep({ mage: mageCharacter(), rider: riderCharacter() });
  open('print');
  window.print = vi.fn();
  await several();
  await user.click(button('None'));
  expect(dialog.container.textContent).toContain('Choose whose sheets to print.');
  expect(button('Print').getAttribute('aria-disabled')).toBe('true');
  await user.click(button('Print'));
  await save();
  expect(window.print).not.toHaveBeenCalled();
  expect(makePdf).not.toHaveBeenCalled();
  await user.click(button('All'));
  expect(dialog.container.querySelector('.print-whose-line')?.textContent).toContain('3 of 3');
  await expectChosen('Calamity Jane', 'John Falcon', 'Maren Tide');
  await waitFor(() => expect(button('Print').getAttribute('aria-disabled')).toBe('false'));
  await user.click(button('Print'));
  expect(window.print).not.toHaveBeenCalled();
  drawPrinted();
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
});

test('letters that the typeface of the PDF lacks are named before it is saved', async () => {
  const { character, ...saved } = johnFalcon();
  act(() => openCharacter({ ...saved, character: { ...character, name: 'John 本' } }));
  open('print');
  await waitFor(() =>
    expect(dialog.container.querySelector('.notice')?.textContent).toContain('has no 本; a placeholder'),
  );
  expect(preview().textContent).toContain('John 本');
});

test('several sheets are in the page before the browser prints, and are removed again', async () => {
  keep({ mage: mageCharacter(), rider: riderCharacter() });
  open('print');
  await act(() => choosePrintSubjects(['open', 'mage', 'rider']));
  const { container } = drawPrinted();
  const sheets = () => container.querySelectorAll('.printed-run .drawn-page').length;
  const printed: number[] = [];
  window.print = () => void printed.push(sheets());
  await user.click(button('Print'));
  await waitFor(() => expect(printed).toEqual([3]));
  await waitFor(() => expect(useViewStore.getState().printPreparation.phase).toBe('none'));
});

test('preparing to print shows progress, and can be stopped', async () => {
  keep({ mage: mageCharacter(), rider: riderCharacter() });
  open('print');
  window.print = vi.fn();
  await act(() => choosePrintSubjects(['open', 'mage', 'rider']));
  await user.click(button('Print'));
  act(() => reportPrepared(1));
  expect(said()).toContain('Preparing to print: 1 of 3');
  expect(screen.getByRole('progressbar', { name: 'Preparing to print' }).getAttribute('value')).toBe('1');
  await user.click(button('Stop'));
  await waitFor(() => expect(useViewStore.getState().printPreparation.phase).toBe('none'));
  expect(window.print).not.toHaveBeenCalled();
  expect(said()).not.toContain('Preparing');
  expect(document.activeElement).toBe(button('Print'));
});

test('counting pages shows progress, can be stopped, and can be resumed', { timeout: 30_000 }, async () => {
  const guards = Array.from({ length: 5 }, (_, i) => [`g${i}`, mageCharacter()] as const);
  keep(Object.fromEntries(guards));
  open('print');
  await act(() => choosePrintSubjects(guards.map(([id]) => id)));
  await waitFor(() => expect(said()).toMatch(/^Counting pages: \d+ of 5/));
  expect(preview().getAttribute('aria-label')).toBe('Page 1, as it will be printed');
  await user.click(button('Stop'));
  expect(said()).toMatch(/^Counted: \d+ of 5/);
  await user.click(button('Next page'));
  await waitFor(() => expect(preview().getAttribute('aria-label')).toBe('Page 2, as it will be printed'));
  await user.click(button('Count pages'));
  await screen.findByRole('img', { name: 'Page 2 of 5, as it will be printed' }, { timeout: 20_000 });
  expect(said()).toBe('');
});

test('many characters have a search', async () => {
  const guards = Array.from({ length: 20 }, (_, i) => {
    const { character, ...saved } = mageCharacter();
    return [`g${i}`, { ...saved, character: { ...character, name: `Guard ${i + 1}` } }] as const;
  });
  keep(Object.fromEntries(guards));
  open('print');
  await several();
  await user.clear(screen.getByRole('searchbox'));
  await user.paste('guard 2');
  const listed = () => dialog.container.querySelectorAll('.print-whose-list label').length;
  expect(listed()).toBe(3); // 2, 12 and 20
  await user.click(button('All found'));
  expect(useViewStore.getState().printSubjects.ids).toEqual(['open', 'g1', 'g11', 'g19']);
  await user.click(button('None found'));
  expect(useViewStore.getState().printSubjects.ids).toEqual(['open']);
  await user.clear(screen.getByRole('searchbox'));
  await user.paste('dragon');
  expect(dialog.container.querySelector('.print-whose-list')?.textContent).toBe('No matches.');
});

test('an unreadable character is named and left out', async () => {
  keep({ mage: mageCharacter() });
  open('print');
  await act(() => choosePrintSubjects(['mage', 'lost']));
  expect(dialog.container.querySelector('.notice')?.textContent).toContain('1 character is left out');
  expect(dialog.container.querySelector('.notice')?.textContent).toContain('This character is not in this browser.');
  expect(names()).toEqual(['Maren Tide']);
});
