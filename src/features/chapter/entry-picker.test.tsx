// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { blankSaved, openCharacter, undo, useCharacterStore } from '../../state/character/character-store.ts';
import { addEntry } from '../../state/character/entries.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import EntryPicker from './entry-picker.tsx';

const user = userEvent.setup({ delay: null });
const input = () => screen.getByRole<HTMLInputElement>('combobox');

const character = () => useCharacterStore.getState().saved.character;
const settle = () => act(() => new Promise((done) => setTimeout(done, 50)));

beforeEach(() => {
  openCharacter(blankSaved('lite-3e'));
  useViewStore.setState({ chapter: 'concept', target: null });
});

async function search(words: string) {
  const onClose = vi.fn();
  const { container, unmount } = render(<EntryPicker chapter={null} onClose={onClose} />);
  await user.clear(input());
  await user.type(input(), words);
  await settle();
  const options = () => [...container.querySelectorAll('[role=option]')].map(({ textContent }) => textContent ?? '');
  const enter = async () => {
    await user.keyboard('{Enter}');
    await settle();
  };
  return { container, options, enter, onClose, unmount };
}

test('what is there already is chosen to go to its row, and adds nothing', async () => {
  const key = addEntry('traits', 'luck');
  const { container, onClose } = await search('luck');
  const luck = [...container.querySelectorAll<HTMLElement>('[role=option]')].at(-2);
  expect(luck?.textContent).toMatch(/^Luck.*On the sheet: go to it$/);
  if (luck) await user.click(luck);
  await settle();
  expect(character().traits).toHaveLength(1);
  expect(onClose).toHaveBeenCalled();
  expect(useViewStore.getState()).toMatchObject({ chapter: 'traits', target: { row: key } });
});

test('a second Enter on a skill goes to the row that the first one added', async () => {
  const { enter, onClose } = await search('stealth');
  await enter();
  expect(onClose).not.toHaveBeenCalled();
  await enter();
  expect(character().skills).toHaveLength(1);
  expect(onClose).toHaveBeenCalledOnce();
  expect(useViewStore.getState().target).toEqual({ row: character().skills[0]?.key });
});

test('items, and skills with a speciality, are added as often as they are chosen', async () => {
  const { enter, options } = await search('survival');
  await enter();
  await enter();
  expect(character().skills).toHaveLength(2);
  expect(options()[0]).toContain('2 on the sheet, adds another');
});

test('the answer that was searched for is priced in the hit and set on the row', async () => {
  const { enter, options } = await search('poor');
  expect(options()[0]).toMatch(/^Wealth \(poor\).*−15 points/);
  await enter();
  expect(character().traits).toMatchObject([{ entry: 'wealth', choices: [{ parameter: 'level', value: 'poor' }] }]);
});

test('a kit is found by what it is for, shows its contents, price and weight, and is added in one step', async () => {
  const { enter, options, onClose } = await search("traveler's kit");
  expect(options()[0]).toMatch(/^Traveler's kit.* Contents: backpack with bedroll, .*\$\d+ · .* lb · our prices$/);
  await enter();
  const { equipment } = character();
  expect(onClose).not.toHaveBeenCalled();
  expect(equipment.map(({ entry }) => entry)).toEqual(
    expect.arrayContaining(['backpack', 'rope', 'waterskin', 'cloak']),
  );
  expect(equipment.find(({ entry }) => entry === 'rope')?.container).toBe(equipment[0]?.key);
  await enter();
  expect(character().equipment.filter(({ entry }) => entry === 'backpack')).toHaveLength(2);
  expect(character().equipment.filter(({ entry }) => entry === 'waterskin')).toMatchObject([{ quantity: 2 }]);
  undo();
  expect(character().equipment).toEqual(equipment);
  undo();
  expect(character().equipment).toEqual([]);
});

test('kits come first among equipment, and after skills and traits that match', async () => {
  render(<EntryPicker chapter="equipment" onClose={() => undefined} />);
  await settle();
  const headings = () => [...document.querySelectorAll('.picker-heading')].map(({ textContent }) => textContent);
  expect(headings()[0]).toBe('Kits');
  await user.type(input(), 'burglar');
  await settle();
  expect(headings().at(-1)).toBe('Kits');
});
