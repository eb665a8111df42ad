// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { SavedCharacter } from '../../character/character.ts';
import { readPayload } from '../../character/file/share-link.ts';
import { openCharacter } from '../../state/character/character-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { hugeCharacter } from '../../testing/huge-character.ts';
import { smallPortrait } from '../../testing/small-portrait.ts';
import { ShareDialog } from './share-dialog.tsx';

const user = userEvent.setup({ delay: null });

const onSaveFile = vi.fn();
const show = (saved: SavedCharacter) => {
  openCharacter(saved);
  return render(<ShareDialog onSaveFile={onSaveFile} onClose={() => undefined} />);
};
const withPortrait: SavedCharacter = {
  ...johnFalcon(),
  character: { ...johnFalcon().character, portrait: smallPortrait },
};
const link = () => screen.getByRole<HTMLTextAreaElement>('textbox').value;
const carried = (address: string) => {
  const reading = readPayload(address.split('#share=')[1] ?? '');
  if (!reading.ok) throw new Error(reading.error.code);
  return reading.value.saved;
};
const button = (name: string) => screen.getByRole('button', { name });
const withNavigator = (more: Partial<Record<'share' | 'clipboard', unknown>>) =>
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, Object.fromEntries(Object.entries(more).map(([name, value]) => [name, { value }]))),
  );

afterEach(() => {
  onSaveFile.mockClear();
  vi.unstubAllGlobals();
});

test('the link is the address of the program with the current character', () => {
  const shown = show(johnFalcon());
  expect(link().startsWith(location.href.split('#')[0] ?? '?')).toBe(true);
  expect(carried(link())).toEqual(johnFalcon());
  expect(shown.container.textContent).toMatch(
    /The link holds the character as it is now; later changes are not included/,
  );
  expect(shown.container.textContent).toMatch(/Anyone with the link can read everything, story and notes included/);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('QR code of the link to John Falcon');
});

test('the link contains the portrait only on request, offered only if there is one', async () => {
  expect(show(johnFalcon()).container.querySelector('input[type=checkbox]')).toBeNull();
  cleanup();
  const shown = show(withPortrait);
  expect(carried(link()).character.portrait).toBeNull();
  const short = link().length;
  await user.click(screen.getByRole('checkbox'));
  expect(carried(link()).character.portrait).toEqual(smallPortrait);
  expect(shown.container.textContent).toContain(`This makes the link ${link().length - short} characters longer.`);
});

test('a long link says where it goes, why it has no code, and offers the file', async () => {
  const shown = show(hugeCharacter('lite-3e'));
  expect(link().length).toBeGreaterThan(8_000);
  expect(shown.container.querySelector('.field-message')?.textContent).toMatch(/too long for chat apps/);
  expect(shown.container.querySelector('.share-code')).toBeNull();
  expect(shown.container.querySelector('.share-no-camera')?.textContent).toMatch(
    /^No QR code: .* up to 1,273 characters/,
  );
  await user.click(button('Save as file'));
  expect(onSaveFile).toHaveBeenCalledOnce();
});

test('the dialog copies the link, and says so', async () => {
  const writeText = vi.fn(async (_: string) => undefined);
  withNavigator({ clipboard: { writeText } });
  const shown = show(johnFalcon());
  await user.click(button('Copy'));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(link());
  expect(shown.container.querySelector('.share-said')?.textContent).toBe('Copied');
});

test('the dialog shares the link if the system can, and says when it was not accepted', async () => {
  show(johnFalcon());
  expect(screen.queryByRole('button', { name: 'Send to…' })).toBeNull();
  cleanup();
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
  withNavigator({ share });
  const shown = show(johnFalcon());
  await user.click(button('Send to…'));
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'John Falcon', url: link() });
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await user.click(button('Send to…'));
  expect(shown.container.querySelector('.share-said')).toBeNull();
  share.mockRejectedValueOnce(new TypeError('too long'));
  await user.click(button('Send to…'));
  expect(shown.container.querySelector('.share-said')?.textContent).toMatch(/The link could not be sent/);
});
