// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openModal } from './dialog.tsx';

/** happy-dom has neither popovers nor modal dialogs: calls are recorded. */
let calls: string[];
let opener: HTMLButtonElement;

function addDialog(): { dialog: HTMLDialogElement; field: HTMLInputElement } {
  const dialog = document.createElement('dialog');
  const field = document.createElement('input');
  dialog.append(field);
  document.body.append(dialog);
  const record = (name: string, open?: boolean) => () => {
    calls.push(name);
    if (open !== undefined) dialog.toggleAttribute('open', open);
  };
  Object.assign(dialog, {
    popover: null,
    showPopover: record('showPopover'),
    hidePopover: record('hidePopover'),
    showModal: record('showModal', true),
    close: record('close', false),
  });
  return { dialog, field };
}

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  opener = document.createElement('button');
  document.body.append(opener);
  opener.focus();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('openModal focuses the dialog at once, makes it modal soon after, and returns the focus', () => {
  const { dialog, field } = addDialog();
  const close = openModal(dialog, field);
  expect(calls).toEqual(['showPopover']);
  expect(document.activeElement).toBe(field);
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual(['showPopover', 'hidePopover', 'showModal']);
  expect(document.activeElement).toBe(field);
  expect(field.hasAttribute('autofocus')).toBe(false);
  close();
  expect(calls.at(-1)).toBe('close');
  expect(document.activeElement).toBe(opener);
});

test('a dialog over another returns the focus where the browser does not', () => {
  addDialog().dialog.toggleAttribute('open', true);
  const { dialog, field } = addDialog();
  const close = openModal(dialog, field);
  expect(calls).toEqual(['showModal']);
  expect(document.activeElement).toBe(field);
  close();
  expect(document.activeElement).toBe(opener);
});

test.for(['keydown', 'pointerdown'])('openModal makes the dialog modal before anything else sees a %s', (kind) => {
  const { dialog, field } = addDialog();
  openModal(dialog, field);
  opener.addEventListener(kind, () => calls.push('seen'));
  opener.dispatchEvent(new Event(kind, { bubbles: true }));
  expect(calls).toEqual(['showPopover', 'hidePopover', 'showModal', 'seen']);
  vi.advanceTimersByTime(1000);
  expect(calls).toHaveLength(4);
});

test('openModal leaves a dialog closed that was closed before it was modal', () => {
  const { dialog, field } = addDialog();
  openModal(dialog, field)();
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual(['showPopover', 'hidePopover']);
  expect(document.activeElement).toBe(opener);
});

test('openModal makes a dialog over another one modal at once', () => {
  const below = addDialog();
  openModal(below.dialog, below.field);
  vi.advanceTimersByTime(1000);
  const { dialog, field } = addDialog();
  openModal(dialog, field);
  expect(calls.slice(3)).toEqual(['showModal']);
});
