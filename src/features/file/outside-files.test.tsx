// @vitest-environment happy-dom
import { act, type RenderResult, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { sharedMark, useViewStore } from '../../state/view/view-store.ts';
import { eventually } from '../../testing/settle.ts';
import * as opened from './open-text.ts';
import { OutsideFiles } from './outside-files.tsx';

const link = `https://example.org/${sharedMark}1abc`;
let page: RenderResult;

beforeEach(() => {
  location.hash = '';
  vi.spyOn(opened, 'openText').mockResolvedValue(true);
  vi.spyOn(opened, 'openFiles').mockResolvedValue();
  page = render(
    <>
      <OutsideFiles />
      <p>A page</p>
      <input aria-label="A field" />
    </>,
  );
});

/** Drags something over a part of the page, or drops it there; answers whether it was taken. */
function drag(name: 'dragover' | 'drop', where: string, { text = '', files = [] as File[] }): boolean {
  const event = new Event(name, { bubbles: true, cancelable: true });
  const types = files.length > 0 ? ['Files'] : ['text/plain', 'text/html'];
  Object.assign(event, { dataTransfer: { types, files, getData: () => text } });
  act(() => void page.container.querySelector(where)?.dispatchEvent(event));
  return event.defaultPrevented;
}

it('a dropped link to a character opens like a pasted one', () => {
  expect(drag('dragover', 'p', { text: link })).toBe(true);
  expect(page.container.querySelector('.file-over'), 'the sign is for files').toBeNull();
  expect(drag('drop', 'p', { text: `${link}\n` })).toBe(true);
  expect(location.hash).toBe(`${sharedMark}1abc`);
});

it('the dropped text of a character opens, and any other text is ignored', () => {
  expect(drag('drop', 'p', { text: ' {"format":"pointwright"}' })).toBe(true);
  expect(opened.openText).toHaveBeenCalledWith(' {"format":"pointwright"}', 'what was dropped');
  expect(drag('drop', 'p', { text: 'Dear diary' })).toBe(false);
  expect([location.hash, vi.mocked(opened.openText).mock.calls.length]).toEqual(['', 1]);
});

it('a text dropped on a field goes into it', () => {
  expect(drag('dragover', 'input', { text: link })).toBe(false);
  expect(drag('drop', 'input', { text: link })).toBe(false);
  expect(location.hash).toBe('');
});

it('a drop hint for files is shown over everything else', async () => {
  const showPopover = vi.fn();
  Object.assign(HTMLElement.prototype, { showPopover });
  const files = [new File(['{}'], 'anna.json')];
  expect(drag('dragover', 'p', { files })).toBe(true);
  expect(page.container.querySelector('.file-over')?.getAttribute('popover')).toBe('manual');
  expect(showPopover).toHaveBeenCalledOnce();
  expect(drag('drop', 'p', { files })).toBe(true);
  expect(page.container.querySelector('.file-over')).toBeNull();
  await eventually(() => expect(opened.openFiles).toHaveBeenCalledWith(files));
});

/** The browser's data for a dropped folder: an entry with pieces of its contents, and a file that cannot be read. */
function folder(name: string, inside: readonly object[]): object {
  const pieces = [inside.slice(0, 1), inside.slice(1), []];
  const readEntries = (give: (piece: readonly object[]) => void) => give((pieces.shift() ?? []).map(entryOf));
  return { name, isDirectory: true, isFile: false, createReader: () => ({ readEntries }) };
}
const entryOf = (of: object) =>
  of instanceof File
    ? { name: of.name, isFile: true, isDirectory: false, file: (give: (f: File) => void) => give(of) }
    : of;
const dropAll = (...dropped: readonly object[]) => {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  const files = dropped.map((each) => (each instanceof File ? each : new File([], (each as { name: string }).name)));
  const items = dropped.map((each) => ({ webkitGetAsEntry: () => entryOf(each) }));
  Object.assign(event, { dataTransfer: { types: ['Files'], files, items, getData: () => '' } });
  act(() => void page.container.querySelector('p')?.dispatchEvent(event));
};

it('the characters in a dropped folder open, with the other dropped files', async () => {
  const file = (name: string) => new File(['{}'], name);
  const inner = folder('old', [file('cid.gcs'), file('._cid.gcs')]);
  dropAll(file('anna.txt'), folder('party', [file('bea.json'), file('notes.txt'), file('Dora.GCS'), inner]));
  await eventually(() => expect(opened.openFiles).toHaveBeenCalled());
  const [[files]] = vi.mocked(opened.openFiles).mock.calls as [[readonly File[]]];
  expect(files.map(({ name }) => name)).toEqual(['anna.txt', 'Dora.GCS', 'bea.json', 'cid.gcs']);
});

it('a dropped folder without characters is reported', async () => {
  useViewStore.setState({ notices: [] });
  dropAll(folder('music', [new File([''], 'song.ogg')]));
  await eventually(() => expect(useViewStore.getState().notices).toMatchObject([{ title: 'Nothing was opened' }]));
  expect(opened.openFiles).not.toHaveBeenCalled();
});
