// @vitest-environment happy-dom
import { act, type RenderResult, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setName } from '../../character/edit-character.ts';
import { blankSaved, editCharacter, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { setSaving } from '../../state/saving/saving-store.ts';
import { eventually } from '../../testing/settle.ts';
import { ScreenPart } from './error-boundary.tsx';

const user = userEvent.setup({ delay: null });

/** A screen that the name of the character brings down. */
function Fragile() {
  const name = useCharacterStore(({ saved }) => saved.character.name);
  if (name === 'Anna') throw new Error('Anna is too much');
  return <p>All is well</p>;
}

function Missing(): never {
  throw notLoaded;
}
const notLoaded = new TypeError('Failed to fetch');

let view: RenderResult;
const text = () => view.container.textContent;
/** The notice is a separate file. */
const told = (words: string | RegExp) => eventually(() => expect(text()).toMatch(words));
const buttons = () =>
  [...view.container.querySelectorAll('.notice-actions button')].map(({ textContent }) => textContent);
const name = (to: string) => act(() => editCharacter('Name', (character) => setName(character, to)));

beforeEach(async () => {
  await import('./failed-part.tsx');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: notLoaded }));
  openCharacter(blankSaved());
  setSaving({ state: 'saved' });
});
afterEach(() => {
  view.unmount();
  vi.restoreAllMocks();
});

describe('a part that fails', () => {
  it('says so, and leaves the others alone', async () => {
    view = render(
      <>
        <ScreenPart name="This chapter">
          <Fragile />
        </ScreenPart>
        <p>The rest</p>
      </>,
    );
    expect(text()).toBe('All is wellThe rest');
    name('Anna');
    await told('This chapter could not be shown');
    expect(text()).toMatch(/not your mistake: Anna is too much\. Your character is saved; nothing is lost\./);
    expect(text()).toContain('The rest');
    expect(buttons()).toEqual(['Save as file', 'Undo the last change', 'Try again']);
    expect(console.error).toHaveBeenCalled();
  });

  it('recovers when the change is undone', async () => {
    view = render(
      <ScreenPart name="This chapter">
        <Fragile />
      </ScreenPart>,
    );
    name('Anna');
    await told('could not be shown');
    await user.click(await screen.findByRole('button', { name: 'Undo the last change' }));
    expect(text()).toBe('All is well');
  });

  it('recovers when any other edit fixes the character, in every part at once', async () => {
    const part = (
      <ScreenPart name="A part">
        <Fragile />
      </ScreenPart>
    );
    view = render(
      <>
        {part}
        {part}
      </>,
    );
    name('Anna');
    await told(/could not be shown.*could not be shown/);
    name('Bertil');
    expect(text()).toBe('All is wellAll is well');
  });

  it('stays unchanged when a retry fails again', async () => {
    view = render(
      <ScreenPart name="This chapter">
        <Fragile />
      </ScreenPart>,
    );
    name('Anna');
    await told('could not be shown');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await told('could not be shown');
    view.rerender(
      <ScreenPart name="This chapter" resetBy="another">
        <p>Another chapter</p>
      </ScreenPart>,
    );
    expect(text()).toBe('Another chapter');
  });

  it('does not claim that the character is stored when it is not', async () => {
    setSaving({ state: 'failed', problem: { code: 'storage-full' } });
    view = render(
      <ScreenPart name="This chapter">
        <Fragile />
      </ScreenPart>,
    );
    name('Anna');
    await told('Your latest changes are not saved: save them as a file.');
  });
});

describe('a part whose file is missing', () => {
  it('is not called an error, and a reload restores it', async () => {
    view = render(
      <ScreenPart name="This chapter">
        <Missing />
      </ScreenPart>,
    );
    await told('This chapter could not be loaded');
    expect(text()).toContain('You may be offline, or Pointwright was updated since you opened this page.');
    expect(text()).not.toContain('fault');
    expect(buttons()).toEqual(['Reload', 'Save as file']);
  });
});

describe('a dialog that fails', () => {
  it('is still a dialog, with its words, and can be closed', async () => {
    const onClose = vi.fn();
    view = render(
      <ScreenPart name="This dialog" onClose={onClose}>
        <Missing />
      </ScreenPart>,
    );
    await told('This dialog could not be loaded');
    const dialog = screen.getByRole('dialog');
    expect(dialog.getAttribute('aria-label')).toBe('This dialog could not be loaded');
    await user.click(screen.getByLabelText('Dismiss'));
    expect(onClose).toHaveBeenCalledTimes(1);
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
