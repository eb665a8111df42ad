// @vitest-environment happy-dom
import { act, fireEvent, type RenderResult, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPortrait } from '../../character/edit-character.ts';
import {
  blankSaved,
  editCharacter,
  openCharacter,
  undo,
  useCharacterStore,
} from '../../state/character/character-store.ts';
import type { PictureTools } from '../../state/reading/read-picture.ts';
import { settle } from '../../testing/settle.ts';
import { smallJpeg, smallPortrait } from '../../testing/small-portrait.ts';
import { PortraitField } from './portrait-field.tsx';

const user = userEvent.setup({ delay: null });

const jpeg = new Blob([Buffer.from(smallJpeg, 'base64')], { type: 'image/jpeg' });
const png = () => new File(['png'], 'face.png', { type: 'image/png' });
const text = () => new File(['Dear diary'], 'notes.txt', { type: 'text/plain' });
const json = () => new File(['{}'], 'falcon.json', { type: 'application/json' });

/** Reads PNGs, as 16 by 8 pixels; `before` is awaited first. */
const tools = (before: () => Promise<void> = async () => {}): PictureTools => ({
  decode: async (file) => {
    await before();
    if (file.type !== 'image/png') throw new Error('not decoded');
    return { source: document.createElement('canvas'), width: 16, height: 8, scalable: false, close: () => {} };
  },
  canvas: (width, height) => ({
    source: document.createElement('canvas'),
    width,
    height,
    draw: () => {},
    jpeg: async () => jpeg,
  }),
});

/** The result for such a picture: the part that fills the frame. */
const cropped = { ...smallPortrait, width: 6, height: 8 };

const portrait = () => useCharacterStore.getState().saved.character.portrait;
/** Resolves when no picture is being read. */
const read = () => waitFor(() => expect(field.container.textContent).not.toContain('Reading'));
const others = vi.fn<(event: Event) => void>();
let field: RenderResult;

/** The chooser of files, which only its button opens. */
const fileInput = () => field.container.querySelector('input') ?? document.createElement('input');

function show(how = tools()) {
  field = render(<PortraitField tools={how} />);
}
/** The browser's events when files are held over, dropped, or pasted on a place. */
function send(type: 'dragover' | 'drop' | 'paste', files: File[], place: EventTarget = document.body): Event {
  const carried = { types: ['Files'], files, items: files.map((file) => ({ kind: 'file', type: file.type })) };
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: carried, clipboardData: carried });
  act(() => void place.dispatchEvent(event));
  return event;
}
function chooseFile(file: File) {
  const input = fileInput();
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
}

beforeEach(() => {
  openCharacter(blankSaved());
  others.mockClear();
  window.addEventListener('drop', others);
});
afterEach(() => {
  window.removeEventListener('drop', others);
});

describe('the portrait field', () => {
  it('takes a chosen picture, which can be undone', async () => {
    show();
    expect(screen.queryByRole('button', { name: 'Remove the portrait' })).toBeNull();
    chooseFile(png());
    expect(field.container.textContent).toContain('Reading the picture…');
    await read();
    expect(portrait()).toEqual(cropped);
    expect(field.container.querySelector('img')?.getAttribute('alt')).toBe('Portrait of the character');
    expect(field.container.textContent).not.toContain('Reading');
    expect(useCharacterStore.getState().lastEdit).toBe('Portrait');
    act(undo);
    expect(portrait()).toBeNull();
  });

  it('crops the picture by sliders, as one step of undo', async () => {
    const drawn: unknown[] = [];
    const { decode, canvas } = tools();
    show({ decode, canvas: (w, h) => ({ ...canvas(w, h), draw: (_, part) => void drawn.push(part) }) });
    chooseFile(png());
    await read();
    await user.click(await screen.findByRole('button', { name: 'Crop the portrait' }));
    const slide = async (name: string, value: string) => {
      const before = portrait();
      fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });
      await waitFor(() => expect(portrait()).not.toBe(before));
    };
    expect(screen.getByRole('slider', { name: 'Top to bottom' }).hasAttribute('disabled')).toBe(true);
    await slide('Left to right', '1');
    await slide('Zoom', '2');
    expect(drawn.at(-1)).toEqual({ left: 13, top: 1.4, width: 3, height: 4 });
    expect(portrait()).toMatchObject({ width: 3, height: 4 });
    expect(screen.getByRole('slider', { name: 'Zoom' }), 'stays where the focus is').toHaveProperty('value', '2');
    act(undo);
    expect(portrait()).toEqual(cropped);
    act(undo);
    expect(portrait()).toBeNull();
  });

  it('crops a stored picture again', async () => {
    editCharacter('', (character) => setPortrait(character, smallPortrait));
    const { canvas } = tools();
    const decode = async (file: File) => {
      expect(file.size).toBe(jpeg.size);
      return { source: document.createElement('canvas'), width: 16, height: 8, scalable: false, close: () => {} };
    };
    show({ decode, canvas });
    await user.click(await screen.findByRole('button', { name: 'Crop the portrait' }));
    fireEvent.change(screen.getByRole('slider', { name: 'Left to right' }), { target: { value: '0' } });
    await waitFor(() => expect(portrait()).toEqual(cropped));
  });

  it('opens the chooser with its button', async () => {
    show();
    const opened = vi.spyOn(fileInput(), 'click').mockImplementation(() => {});
    await user.click(await screen.findByRole('button', { name: 'Choose a picture' }));
    expect(opened).toHaveBeenCalledOnce();
    expect(fileInput().getAttribute('accept')).toBe('image/*');
  });

  it('removes the picture, and moves the focus to the button for a new one', async () => {
    editCharacter('', (character) => setPortrait(character, smallPortrait));
    show();
    await user.click(await screen.findByRole('button', { name: 'Remove the portrait' }));
    expect(portrait()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a picture' }));
  });

  it('says why a file is not usable, and keeps the previous picture', async () => {
    editCharacter('', (character) => setPortrait(character, smallPortrait));
    show();
    chooseFile(text());
    await read();
    expect(field.container.querySelector('.field-message')?.textContent).toBe(
      'notes.txt is not a picture. Use a JPEG, PNG or WebP.',
    );
    expect(portrait()).toEqual(smallPortrait);
    chooseFile(png());
    expect(field.container.querySelector('.field-message')).toBeNull();
    await read();
    chooseFile(text());
    await read();
    act(() => openCharacter(blankSaved()));
    expect(field.container.querySelector('.field-message'), 'nothing to do with another character').toBeNull();
  });

  it('takes a picture dropped anywhere, and ignores everything else', async () => {
    show();
    expect(send('dragover', [png()]).defaultPrevented).toBe(true);
    expect(field.container.textContent).toContain('Drop the picture to use it as the portrait');
    expect(send('drop', [png()]).defaultPrevented).toBe(true);
    expect(field.container.textContent).not.toContain('Drop the picture');
    await read();
    expect(portrait()).toEqual(cropped);
    for (const file of [text(), json()]) {
      expect(send('dragover', [file]).defaultPrevented).toBe(false);
      expect(send('drop', [file]).defaultPrevented).toBe(false);
    }
    const nameless = new File(['?'], 'falcon.json');
    expect(send('dragover', [nameless]).defaultPrevented).toBe(true);
    expect(field.container.textContent).toContain(
      'Drop a picture to use it as the portrait, or a character file to open it',
    );
    expect(send('drop', [nameless]).defaultPrevented).toBe(false);
    expect(others.mock.calls.map(([event]) => event.defaultPrevented)).toEqual([true, false, false, false]);
  });

  it('takes anything on its frame except a character', async () => {
    show();
    const frame = field.container.querySelector('.portrait-frame') ?? document.body;
    expect(send('dragover', [text()], frame).defaultPrevented).toBe(true);
    expect(frame.textContent).toContain('Drop it here');
    expect(send('drop', [text()], frame).defaultPrevented).toBe(true);
    await read();
    expect(field.container.querySelector('.field-message')?.textContent).toContain('notes.txt is not a picture');
    expect(send('dragover', [json()], frame).defaultPrevented).toBe(false);
    expect(send('drop', [json()], frame).defaultPrevented).toBe(false);
  });

  it('takes a pasted picture, but not while text is typed, nor under a dialog', async () => {
    show();
    const typing = document.body.appendChild(document.createElement('input'));
    expect(send('paste', [png()], typing).defaultPrevented).toBe(false);
    typing.remove();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    expect(send('paste', [png()]).defaultPrevented).toBe(false);
    expect(send('drop', [png()]).defaultPrevented).toBe(false);
    dialog.remove();
    expect(send('paste', [json()]).defaultPrevented).toBe(false);
    await settle();
    expect(portrait()).toBeNull();
    expect(send('paste', [png()], screen.getByRole('button', { name: 'Choose a picture' })).defaultPrevented).toBe(
      true,
    );
    await read();
    expect(portrait()).toEqual(cropped);
  });

  it('unsubscribes when it is unmounted', () => {
    show();
    field.unmount();
    expect(send('drop', [png()]).defaultPrevented).toBe(false);
    expect(send('paste', [png()]).defaultPrevented).toBe(false);
  });

  it('does not give a picture to a character that was opened meanwhile', async () => {
    let decoded = () => {};
    show(tools(() => new Promise((done) => (decoded = done))));
    chooseFile(png());
    act(() => openCharacter(blankSaved()));
    decoded();
    await read();
    expect(portrait()).toBeNull();
    expect(field.container.textContent).not.toContain('Reading');
  });

  it('keeps the picture chosen last', async () => {
    const waiting: (() => void)[] = [];
    show(tools(() => new Promise((done) => waiting.push(done))));
    chooseFile(png());
    chooseFile(text());
    waiting[1]?.();
    await read();
    waiting[0]?.();
    await settle();
    expect(portrait()).toBeNull();
    expect(field.container.querySelector('.field-message')?.textContent).toContain('notes.txt');
  });
});
