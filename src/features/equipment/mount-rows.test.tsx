// @vitest-environment happy-dom

import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildModel } from '../../rules/model/build-model.ts';
import { blankSaved, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { addEntry } from '../../state/character/entries.ts';
import { closeOwnEntry } from '../../state/view/own-entry-store.ts';
import { openChapter } from '../../state/view/view-store.ts';
import { click, mount, type } from '../../ui/mount-for-test.tsx';
import { EquipmentChapter } from './equipment-chapter.tsx';
import OwnItemDialog from './own-item-dialog.tsx';

const rows = () => useCharacterStore.getState().saved.character.equipment;

beforeEach(() => {
  HTMLElement.prototype.showPopover = vi.fn(); // happy-dom has no popovers
  Element.prototype.scrollIntoView = vi.fn();
  openCharacter(blankSaved('lite-3e'));
  openChapter('equipment');
});

const choose = (select: HTMLSelectElement, value: string) =>
  act(() => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

function placeSelect(place: HTMLElement, name: string): HTMLSelectElement {
  const label = [...place.querySelectorAll('label')].find((each) => each.textContent === `Place of ${name}`);
  const select = label && place.querySelector<HTMLSelectElement>(`select[id="${label.htmlFor}"]`);
  if (!select) throw new Error(`No place of ${name} in ${place.innerHTML}`);
  return select;
}
const labels = (select: HTMLSelectElement) => [...select.options].map(({ label, text }) => label || text);

test('a beast is led at first, can be ridden, and things go on its back', () => {
  addEntry('equipment', 'saddle-horse');
  addEntry('equipment', 'mace');
  const { place, leave } = mount(<EquipmentChapter />);
  const [horse, mace] = rows();
  expect(horse?.place).toBe('stowed');
  expect(place.textContent).toContain('Move 12');
  expect(place.textContent).toContain('Load 0 lb, none');
  expect(labels(placeSelect(place, 'Saddle horse'))).toEqual(['Ridden', 'Led', 'At home']);
  expect(labels(placeSelect(place, 'Mace'))).toEqual([
    'In hand',
    'Carried',
    'Set down',
    'At home',
    'On the saddle horse',
  ]);

  choose(placeSelect(place, 'Mace'), `in:${horse?.key}`);
  expect(rows()[1]).toMatchObject({ key: mace?.key, container: horse?.key });
  expect(place.textContent).toContain('on the saddle horse');
  expect(buildModel(currentSheet()).load.carried.text).toBe('0');

  choose(placeSelect(place, 'Saddle horse'), 'ready');
  expect(rows()[0]?.place).toBe('ready');
  // 5 lb of mace and a body of 150 lb, the average at ST 10.
  expect(place.textContent).toContain('Load 155 lb, light');
  expect(place.textContent).toContain('Move 10');
  leave();
});

test('its details tell how much it carries', () => {
  addEntry('equipment', 'donkey');
  const { place, leave } = mount(<EquipmentChapter />);
  const opener = place.querySelector<HTMLElement>('[aria-expanded="false"]');
  if (!opener) throw new Error('No details');
  click(opener);
  expect(place.textContent).toContain('ST 25, DX 10, IQ 4, HT 13; it weighs 500 lb itself');
  const levels = place.querySelector('[aria-label="Load levels of Donkey"]');
  expect([...(levels?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'none to 50 lb now',
    'light to 150 lb',
    'medium to 250 lb',
    'heavy to 375 lb',
    'extra-heavy to 500 lb',
    'maximum to 750 lb',
  ]);
  expect(place.textContent).not.toContain('Weight of Donkey');
  leave();
});

test('a beast of one’s own has figures instead of weight and attacks', async () => {
  const { leave } = mount(<OwnItemDialog asked={{ chapter: 'equipment', name: 'Rex', key: null }} />);
  const field = (name: string): HTMLInputElement => {
    const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name);
    const input = label && document.getElementById(label.htmlFor);
    if (!(input instanceof HTMLInputElement)) throw new Error(`No field ${name}`);
    return input;
  };
  const kind = document.querySelector<HTMLSelectElement>('select');
  if (!kind) throw new Error('No kind');
  expect(document.body.textContent).toContain('Weight, each');
  choose(kind, 'mount');
  expect(document.body.textContent).not.toContain('Weight, each');
  expect(document.body.textContent).not.toContain('Attacks');
  type(field('ST'), '12');
  act(() => field('ST').blur());
  const form = document.querySelector('form');
  await act(async () => {
    form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(rows()).toMatchObject([
    { place: 'stowed', own: { name: 'Rex', kind: 'mount', mount: { st: 12, dx: 9, move: 12, bodyWeight: 1200 } } },
  ]);
  expect(buildModel(currentSheet()).mounts[0]?.name).toBe('Rex');
  closeOwnEntry();
  leave();
});
