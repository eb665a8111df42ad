// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usualPrintChoices } from '../../rules/print-choices.ts';
import { openCharacter } from '../../state/character-store.ts';
import { usePrintStore } from '../../state/print-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { mageCharacter } from '../../testing/sheet-models.ts';
import { click, mount } from '../../ui/mount-for-test.tsx';
import { makePdf } from './make-pdf.ts';
import { PrintDialog } from './print-dialog.tsx';

vi.mock('./make-pdf.ts');
const onDownload = vi.fn<(file: Blob, name: string) => void>();
let dialog: ReturnType<typeof mount>;
const open = (action: 'print' | 'pdf') => {
  dialog = mount(<PrintDialog action={action} onDownload={onDownload} onClose={() => undefined} />);
};
const named = (selector: string, words: string) => {
  const found = [...dialog.place.querySelectorAll<HTMLElement>(selector)].find((each) => each.textContent === words);
  if (!found) throw new Error(`Nothing says ${words}`);
  return found;
};
const save = () => act(async () => named('button', 'Save as PDF').click());
const blocks = () => Array.from(dialog.place.querySelectorAll('.print-choices-blocks label'), (one) => one.textContent);
const preview = () => dialog.find('.page-columns');

beforeEach(() => {
  usePrintStore.setState(usualPrintChoices);
  openCharacter(johnFalcon());
});
afterEach(() => {
  dialog.leave();
  vi.clearAllMocks();
});

test.each([
  ['print', 'Print'],
  ['pdf', 'Save as PDF'],
] as const)('when it was opened to %s, the main button is %s, the last, and has the focus', (action, words) => {
  open(action);
  const main = named('.dialog-footer button', words);
  expect(main.dataset.variant).toBe('primary');
  expect(main.nextElementSibling).toBeNull();
  expect(document.activeElement).toBe(main);
});

test('offers the blocks that the sheet has, and leaves out what is not ticked', () => {
  open('print');
  expect(blocks()).not.toContain('Spells');
  click(named('.print-choices-blocks label', 'Skills'));
  expect(usePrintStore.getState().without).toEqual(['skills']);
  expect(preview().querySelector('.sheet-skills')).toBeNull();
  expect(preview().querySelector('.sheet-attacks')).not.toBeNull();
  click(named('.print-choices-blocks label', 'Skills'));
  expect(preview().querySelector('.sheet-skills')).not.toBeNull();
  act(() => openCharacter(mageCharacter()));
  expect(blocks()).toContain('Spells');
});

test('shows every choice on the page', () => {
  open('print');
  expect(preview().querySelector('.sheet-blank')).not.toBeNull();
  for (const words of [
    'Compact',
    'Sideways',
    'Frame to sketch in',
    'Empty rows to write in',
    'Combat quick reference',
  ]) {
    click(named('label', words));
  }
  click(named('label', 'Worked numbers'));
  expect(preview().querySelector('.sheet-compact.sheet-held-landscape .sheet-portrait-blank')).not.toBeNull();
  expect(preview().querySelector('.sheet-blank')).toBeNull();
  expect(Array.from(preview().querySelectorAll('h2'), (each) => each.textContent)).toEqual([
    'John Falcon',
    'Combat quick reference',
    'Worked numbers',
  ]);
  expect(preview().textContent).toMatch(/Dodge 5 = /);
});

test('saves under the name of the character, as it was chosen, and says how large it is', async () => {
  const bytes = new Uint8Array(41_600);
  vi.mocked(makePdf).mockResolvedValue({ ok: true, bytes, pages: 2, missing: ['本'] });
  open('pdf');
  click(named('label', 'Letter'));
  await save();
  expect(vi.mocked(makePdf).mock.calls[0]?.[1]).toMatchObject({ paper: 'letter' });
  expect(onDownload).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'John-Falcon.pdf');
  expect(dialog.find('.print-dialog-said').textContent).toBe('Saved: 2 pages, 42 kB');
  expect(dialog.find('.notice').textContent).toContain('has no 本: a mark');
});

test('shows how far it is, and does not begin twice', async () => {
  vi.mocked(makePdf).mockImplementation((_sheet, _choices, onProgress) => {
    onProgress(0.25);
    return new Promise(() => undefined);
  });
  open('pdf');
  await save();
  await save();
  expect(makePdf).toHaveBeenCalledOnce();
  expect(dialog.find('progress').getAttribute('value')).toBe('0.25');
});

test('says why when the PDF cannot be made, and offers to print', async () => {
  vi.mocked(makePdf).mockResolvedValue({ ok: false, code: 'fonts-missing', detail: 'The typeface did not come.' });
  window.print = vi.fn();
  open('pdf');
  await save();
  expect(dialog.find('[role=alert]').textContent).toContain('The typeface did not come. Printing, with');
  expect(onDownload).not.toHaveBeenCalled();
  click(named('button', 'Print instead'));
  expect(window.print).toHaveBeenCalledOnce();
});
