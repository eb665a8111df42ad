// @vitest-environment happy-dom

import { act, type RenderResult, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SavedCharacter } from '../../character/character.ts';
import { linkPayload } from '../../character/file/share-link.ts';
import { openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { fiendishFriedrick, johnFalcon } from '../../testing/book-characters.ts';
import { SharedView } from './shared-view.tsx';

const user = userEvent.setup({ delay: null });

const onDownload = vi.fn<(file: Blob, name: string) => void>();
const onClose = vi.fn();
let view: RenderResult;
const show = async (payload: string) => {
  await act(async () => {
    view = render(<SharedView payload={payload} onDownload={onDownload} onClose={onClose} />);
  });
  return view;
};
const friedrick = (change: Partial<SavedCharacter['character']> = {}) => ({
  ...fiendishFriedrick(),
  character: { ...fiendishFriedrick().character, ...change },
});
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const title = () => view.container.querySelector('.dialog-title')?.textContent;

beforeEach(() => {
  openCharacter(johnFalcon());
  useViewStore.setState({ notices: [] });
});
afterEach(() => {
  view.unmount();
  onDownload.mockClear();
  onClose.mockClear();
});

test('the view shows the whole sheet to look at; the open character stays open', async () => {
  const before = useCharacterStore.getState();
  await show(linkPayload(friedrick(), ''));
  expect(title()).toBe('A shared character: Fiendish Friedrick');
  expect(view.container.querySelector('.shared-facts')?.textContent).toMatch(/^Man to Man · \d+ points · \S+ issues?$/);
  expect(screen.getByRole('article').getAttribute('aria-label')).toBe('Sheet of Fiendish Friedrick');
  expect(screen.getAllByRole('button', { name: /, explain$/ }).length).toBeGreaterThan(20);
  expect(useCharacterStore.getState()).toBe(before);
  expect(document.title).toBe('Fiendish Friedrick – Pointwright');
  expect(useViewStore.getState().sharedCharacter).toEqual(friedrick());
  view.unmount();
  expect(useViewStore.getState().sharedCharacter).toBeNull();
  expect(document.title).toBe('John Falcon – Pointwright');
});

test('a copy is opened under its own record, with the way back', async () => {
  const before = useCharacterStore.getState();
  await show(linkPayload(friedrick(), ''));
  await press('Keep a copy');
  const now = useCharacterStore.getState();
  expect(now.saved).toEqual(friedrick());
  expect(now.id).not.toBe(before.id);
  expect(onClose).toHaveBeenCalled();
  const [notice] = useViewStore.getState().notices;
  expect(notice).toMatchObject({ title: 'Fiendish Friedrick is open', actions: [{ label: 'Back to John Falcon' }] });
  notice?.actions?.[0]?.run();
  expect(useCharacterStore.getState()).toMatchObject({ id: before.id, saved: before.saved });
});

test('the view saves the character as a file without opening it', async () => {
  const before = useCharacterStore.getState();
  await show(linkPayload(friedrick(), ''));
  await press('Save as file');
  expect(onDownload).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'Fiendish-Friedrick.json');
  expect(JSON.parse((await onDownload.mock.calls[0]?.[0].text()) ?? '')).toMatchObject({
    character: { name: 'Fiendish Friedrick' },
  });
  expect(useCharacterStore.getState()).toBe(before);
});

test('the view lists findings, and corrections made in reading', async () => {
  const odd = { ...friedrick({ attributes: { st: 5, dx: 10, iq: 10, ht: 10 } }), ruleset: 'fifth' };
  await show(linkPayload(odd, ''));
  expect(view.container.querySelector('.notice')?.textContent).toMatch(/corrected.*There is no ruleset “fifth”/);
  expect(view.container.querySelector('.shared-facts')?.textContent).toMatch(/ · [1-9]\d* issues?$/);
  expect(view.container.querySelectorAll('.disclosure-content li').length).toBeGreaterThan(0);
});

test.each([
  ['1.damaged', /cut off, or changed along the way.*Nothing was opened or changed/],
  ['7.AAAA', /made by a newer Pointwright/],
])('the view refuses %s in words, and leaves the open character unchanged', async (payload, words) => {
  const before = useCharacterStore.getState();
  await show(payload);
  expect(title()).toBe('The link was not opened');
  expect(view.container.querySelector('.dialog-body')?.textContent).toMatch(words);
  expect(useCharacterStore.getState()).toBe(before);
  expect(useViewStore.getState().sharedCharacter).toBeNull();
  await user.click(screen.getByText('Close', { selector: 'button' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('the view closes when another character is opened meanwhile', async () => {
  await show(linkPayload(friedrick(), ''));
  act(() => openCharacter(johnFalcon()));
  expect(onClose).toHaveBeenCalled();
});
