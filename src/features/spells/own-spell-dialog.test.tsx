// @vitest-environment happy-dom

import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildModel } from '../../rules/model/build-model.ts';
import { blankSaved, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { openChapter, useViewStore } from '../../state/view/view-store.ts';
import { mount, type } from '../../ui/mount-for-test.tsx';
import OwnSpellDialog from './own-spell-dialog.tsx';

const rows = () => useCharacterStore.getState().saved.character.skills;
function field(place: Element, label: string): HTMLElement {
  const id = [...place.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.htmlFor;
  const found = document.getElementById(id ?? '');
  if (!found) throw new Error(`No field “${label}” in ${place.textContent}`);
  return found;
}
function fill(place: Element, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) {
    const input = field(place, label) as HTMLInputElement;
    type(input, text);
    act(() => input.blur());
  }
}
function choose(place: Element, label: string, value: string) {
  const select = field(place, label) as HTMLSelectElement;
  act(() => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
const submit = (place: Element) => act(async () => place.querySelector('form')?.requestSubmit());

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  openCharacter(blankSaved('lite-3e'));
  openChapter('spells');
});

test('a spell of one’s own is kept with all that casting takes, for the fewest points, and gets the focus', async () => {
  const { place, leave } = mount(<OwnSpellDialog asked={{ chapter: 'spells', name: 'Frostbite', key: null }} />);
  expect(place.textContent).not.toContain('Resisted by');
  choose(place, 'Class', 'resisted');
  fill(place, { 'Resisted by': 'HT', Duration: 'instant', 'Cost in ST': '2', 'Builds on': 'Magery' });
  await submit(place);
  const [row] = rows();
  expect(row).toMatchObject({
    points: 1,
    own: {
      name: 'Frostbite',
      attribute: 'iq',
      kind: 'mental',
      difficulty: 'hard',
      spell: {
        class: 'resisted',
        resistedBy: 'HT',
        time: '1 s',
        duration: 'instant',
        cost: '2',
        prerequisites: 'Magery',
      },
    },
  });
  expect(useViewStore.getState().target).toEqual({ row: row?.key });
  expect(buildModel(currentSheet()).spells[0]).toMatchObject({
    class: 'resisted by HT',
    cost: '2',
    prerequisites: 'Magery',
  });
  leave();
});

test('changing it changes the row and keeps its points', async () => {
  const first = mount(<OwnSpellDialog asked={{ chapter: 'spells', name: 'Mist', key: null }} />);
  await submit(first.place);
  first.leave();
  const [before] = rows();
  const { place, leave } = mount(<OwnSpellDialog asked={{ chapter: 'spells', name: '', key: before?.key ?? '' }} />);
  choose(place, 'Class', 'area');
  fill(place, { 'Cost in ST, for each yard of radius': '3' });
  await submit(place);
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toMatchObject({ key: before?.key, points: 1 });
  expect(buildModel(currentSheet()).spells[0]?.cost).toBe('3 per yard');
  leave();
});
