// @vitest-environment happy-dom

import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import { blankSaved, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { addEntry } from '../../state/character/entries.ts';
import { closeOwnEntry } from '../../state/view/own-entry-store.ts';
import { openChapter } from '../../state/view/view-store.ts';
import { settle } from '../../testing/settle.ts';
import OwnItemDialog from '../own-entry/own-item-dialog.tsx';
import { EquipmentChapter } from './equipment-chapter.tsx';

const user = userEvent.setup({ delay: null });

const rows = () => useCharacterStore.getState().saved.character.equipment;

beforeEach(() => {
  openCharacter(blankSaved('lite-3e'));
  openChapter('equipment');
});

const choose = (select: HTMLSelectElement, value: string) =>
  act(() => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

function placeSelect(container: HTMLElement, name: string): HTMLSelectElement {
  const select = container.querySelector<HTMLSelectElement>(`select[aria-label="Place of ${name}"]`);
  if (!select) throw new Error(`No place of ${name} in ${container.innerHTML}`);
  return select;
}
const labels = (select: HTMLSelectElement) => [...select.options].map(({ label, text }) => label || text);

test('a beast is led at first, can be ridden, and things go on its back', () => {
  addEntry('equipment', 'saddle-horse');
  addEntry('equipment', 'mace');
  const { container } = render(<EquipmentChapter />);
  const [horse, mace] = rows();
  expect(horse?.place).toBe('stowed');
  expect(container.textContent).toContain('Move 12');
  expect(container.textContent).toContain('Load 0 lb, none');
  expect(labels(placeSelect(container, 'Saddle horse'))).toEqual(['Ridden', 'Led along', 'At home']);
  expect(labels(placeSelect(container, 'Mace'))).toEqual([
    'In hand',
    'Carried',
    'Dropped',
    'At home',
    'On the saddle horse',
  ]);

  choose(placeSelect(container, 'Mace'), `in:${horse?.key}`);
  expect(rows()[1]).toMatchObject({ key: mace?.key, container: horse?.key });
  expect(container.textContent).toContain('on the saddle horse');
  expect(buildModel(currentSheet()).load.carried.text).toBe('0');

  choose(placeSelect(container, 'Saddle horse'), 'ready');
  expect(rows()[0]?.place).toBe('ready');
  // 5 lb of mace and a body of 150 lb, the average at ST 10.
  expect(container.textContent).toContain('Load 155 lb, light');
  expect(container.textContent).toContain('Move 10');
});

test('MountRow: its details show how much it carries', async () => {
  addEntry('equipment', 'donkey');
  const { container } = render(<EquipmentChapter />);
  const opener = container.querySelector<HTMLElement>('[aria-expanded="false"]');
  if (!opener) throw new Error('No details');
  await user.click(opener);
  expect(container.textContent).toContain('ST 25, DX 10, IQ 4, HT 13; it weighs 500 lb itself');
  const levels = container.querySelector('[aria-label="Load levels of Donkey"]');
  expect([...(levels?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'none to 50 lb now',
    'light to 150 lb',
    'medium to 250 lb',
    'heavy to 375 lb',
    'extra-heavy to 500 lb',
    'maximum to 750 lb',
  ]);
  expect(container.textContent).not.toContain('Weight of Donkey');
});

test('a beast of one’s own has figures instead of weight and attacks', async () => {
  render(<OwnItemDialog target={{ chapter: 'equipment', name: 'Rex', key: null }} />);
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
  await user.clear(field('ST'));
  await user.type(field('ST'), '12');
  act(() => field('ST').blur());
  const form = document.querySelector('form');
  await act(async () => {
    form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  await settle();
  expect(rows()).toMatchObject([
    { place: 'stowed', own: { name: 'Rex', kind: 'mount', mount: { st: 12, dx: 9, move: 12, bodyWeight: 1200 } } },
  ]);
  expect(buildModel(currentSheet()).mounts[0]?.name).toBe('Rex');
  closeOwnEntry();
});
