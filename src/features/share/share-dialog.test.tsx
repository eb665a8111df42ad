// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { readPayload } from '../../character/file/share-link.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { openCharacter } from '../../state/character/character-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { hugeCharacter } from '../../testing/huge-character.ts';
import { smallPortrait } from '../../testing/small-portrait.ts';
import { click, mount } from '../../ui/mount-for-test.tsx';
import { ShareDialog } from './share-dialog.tsx';

const onSaveFile = vi.fn();
let dialog: ReturnType<typeof mount> | undefined;
const show = (saved: SavedCharacter) => {
  openCharacter(saved);
  dialog = mount(<ShareDialog onSaveFile={onSaveFile} onClose={() => undefined} />);
  return dialog;
};
const withPortrait: SavedCharacter = {
  ...johnFalcon(),
  character: { ...johnFalcon().character, portrait: smallPortrait },
};
const link = ({ place }: ReturnType<typeof mount>) => place.querySelector('textarea')?.value ?? '';
const carried = (address: string) => {
  const reading = readPayload(address.split('#share=')[1] ?? '');
  if (!reading.ok) throw new Error(reading.problem.code);
  return reading.saved;
};
const button = ({ place }: ReturnType<typeof mount>, words: string) =>
  [...place.querySelectorAll('button')].find((each) => each.textContent === words);
const withNavigator = (more: Partial<Record<'share' | 'clipboard', unknown>>) =>
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, Object.fromEntries(Object.entries(more).map(([name, value]) => [name, { value }]))),
  );

afterEach(() => {
  dialog?.leave();
  onSaveFile.mockClear();
  vi.unstubAllGlobals();
});

test('the link is the address of the program with the character as it is now', () => {
  const shown = show(johnFalcon());
  expect(link(shown).startsWith(location.href.split('#')[0] ?? '?')).toBe(true);
  expect(carried(link(shown))).toEqual(johnFalcon());
  expect(shown.place.textContent).toMatch(/The link holds the character as it is now, without later changes/);
  expect(shown.place.textContent).toMatch(/Whoever gets hold of the link can read all of it, story and notes included/);
  expect(shown.find('.share-code').getAttribute('aria-label')).toBe('QR code of the link to John Falcon');
});

test('the portrait is in it only when asked for, and is offered only where there is one', () => {
  expect(show(johnFalcon()).place.querySelector('input[type=checkbox]')).toBeNull();
  dialog?.leave();
  const shown = show(withPortrait);
  expect(carried(link(shown)).character.portrait).toBeNull();
  const short = link(shown).length;
  click(shown.input());
  expect(carried(link(shown)).character.portrait).toEqual(smallPortrait);
  expect(shown.place.textContent).toContain(`It makes the link ${link(shown).length - short} characters longer.`);
});

test('a long link says where it goes, why it has no code, and offers the file', () => {
  const shown = show(hugeCharacter('lite-3e'));
  expect(link(shown).length).toBeGreaterThan(8_000);
  expect(shown.find('.field-message').textContent).toMatch(/longer than chat programs carry/);
  expect(shown.place.querySelector('.share-code')).toBeNull();
  expect(shown.find('.share-no-camera').textContent).toMatch(/^No QR code: .* up to 1,273 characters/);
  button(shown, 'Save as file')?.click();
  expect(onSaveFile).toHaveBeenCalledOnce();
});

test('copies the link, and says so', async () => {
  const writeText = vi.fn(async (_: string) => undefined);
  withNavigator({ clipboard: { writeText } });
  const shown = show(johnFalcon());
  await act(async () => button(shown, 'Copy')?.click());
  expect(writeText).toHaveBeenCalledExactlyOnceWith(link(shown));
  expect(shown.find('.share-said').textContent).toBe('Copied');
});

test('hands the link on where the system can, and says when it was not taken', async () => {
  expect(button(show(johnFalcon()), 'Send to…')).toBeUndefined();
  dialog?.leave();
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
  withNavigator({ share });
  const shown = show(johnFalcon());
  await act(async () => button(shown, 'Send to…')?.click());
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'John Falcon', url: link(shown) });
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await act(async () => button(shown, 'Send to…')?.click());
  expect(shown.place.querySelector('.share-said')).toBeNull();
  share.mockRejectedValueOnce(new TypeError('too long'));
  await act(async () => button(shown, 'Send to…')?.click());
  expect(shown.find('.share-said').textContent).toMatch(/The link was not taken/);
});
