// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import decodeQR from 'qr/decode.js';
import { afterEach, expect, it, test, vi } from 'vitest';
import type { SavedCharacter } from '../../character/character.ts';
import { readPayload } from '../../character/file/share-link.ts';
import { openCharacter } from '../../state/character/character-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { hugeCharacter } from '../../testing/huge-character.ts';
import { smallPortrait } from '../../testing/small-portrait.ts';
import { describeLinkLength, longestCode, modulesPath, qrModules, ShareDialog } from './share-dialog.tsx';

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
  await waitFor(() => expect(shown.container.querySelector('.share-said')?.textContent).toBe('Copied'));
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

// @vitest-environment happy-dom

const linkOf = (length: number) => 'https://example.org/#share=1.'.padEnd(length, 'aB3-_xYz09');

/** Draws a path as a browser would, so many pixels to a module, and looks at the picture with a reader of QR codes. */
function readPath(path: string, count: number, scale = 4): string {
  const width = count * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let py = Number(y) * scale; py < (Number(y) + 1) * scale; py += 1) {
      const start = (py * width + Number(x) * scale) * 4;
      for (let at = start; at < start + Number(length) * scale * 4; at += 4) data.fill(0, at, at + 3);
    }
  }
  return decodeQR({ width, height: width, data });
}

it.each([40, 300, 900, longestCode])('qrModules can be decoded again: %d letters', (length) => {
  const modules = qrModules(linkOf(length)) ?? [];
  expect(readPath(modulesPath(modules), modules.length)).toBe(linkOf(length));
});

it('qrModules has a quiet zone of four modules on each side', () => {
  const modules = qrModules(linkOf(60)) ?? [];
  const blank = (row: readonly boolean[] | undefined) => row?.every((dark) => !dark) ?? false;
  const columns = modules.map((_, x) => modules.map((row) => row[x] ?? false));
  for (const lines of [modules, columns]) {
    expect([...lines.slice(0, 4), ...lines.slice(-4)].every(blank)).toBe(true);
    expect(blank(lines[4])).toBe(false);
  }
});

it('qrModules is at most 125 modules wide, and null for a longer link', () => {
  expect(qrModules(linkOf(longestCode))).toHaveLength(125);
  expect(qrModules(linkOf(longestCode + 1))).toBeNull();
});

it.each([
  [900, 'plain', /^900 characters: .*Discord included/],
  [2_000, 'plain', /^2,000 characters/],
  [2_001, 'attention', /^2,001 characters: too long for Discord \(up to 2,000\).*most other chat apps/],
  [4_001, 'attention', /too long for Discord \(up to 2,000\) and many other chat apps.*4,000 to 8,000/],
  [8_001, 'attention', /too long for chat apps.*Browsers open it/],
  [1_000_000, 'attention', /Browsers open it/],
  [1_000_001, 'problem', /^1,000,001 characters: too long for browsers/],
])('describeLinkLength: %d characters', (length, tone, words) => {
  const said = describeLinkLength(length);
  expect(said.tone).toBe(tone);
  expect(said.words).toMatch(words);
});
