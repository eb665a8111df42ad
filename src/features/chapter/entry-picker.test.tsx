// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { blankSaved, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { addEntry } from '../../state/character/entries.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { click, mount, press, type } from '../../ui/mount-for-test.tsx';
import EntryPicker from './entry-picker.tsx';

const character = () => useCharacterStore.getState().saved.character;
const settle = () => act(() => new Promise((done) => setTimeout(done, 50)));

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  openCharacter(blankSaved('lite-3e'));
  useViewStore.setState({ chapter: 'concept', target: null });
});

async function search(words: string) {
  const onClose = vi.fn();
  const { place, input, leave } = mount(<EntryPicker chapter={null} onClose={onClose} />);
  type(input(), words);
  await settle();
  const options = () => [...place.querySelectorAll('[role=option]')].map(({ textContent }) => textContent ?? '');
  const enter = async () => {
    press(input(), 'Enter');
    await settle();
  };
  return { place, options, enter, onClose, leave };
}

test('what is there already is chosen to go to its row, and adds nothing', async () => {
  const key = addEntry('traits', 'luck');
  const { place, onClose, leave } = await search('luck');
  const luck = [...place.querySelectorAll<HTMLElement>('[role=option]')].at(-2);
  expect(luck?.textContent).toMatch(/^Luck.*On the sheet: go to it$/);
  if (luck) click(luck);
  await settle();
  expect(character().traits).toHaveLength(1);
  expect(onClose).toHaveBeenCalled();
  expect(useViewStore.getState()).toMatchObject({ chapter: 'traits', target: { row: key } });
  leave();
});

test('a second Enter on a skill goes to the row that the first one added', async () => {
  const { enter, onClose, leave } = await search('stealth');
  await enter();
  expect(onClose).not.toHaveBeenCalled();
  await enter();
  expect(character().skills).toHaveLength(1);
  expect(onClose).toHaveBeenCalledOnce();
  expect(useViewStore.getState().target).toEqual({ row: character().skills[0]?.key });
  leave();
});

test('items, and skills with a speciality, are added as often as they are chosen', async () => {
  const { enter, options, leave } = await search('survival');
  await enter();
  await enter();
  expect(character().skills).toHaveLength(2);
  expect(options()[0]).toContain('2 on the sheet, adds another');
  leave();
});

test('the answer that was searched for is priced in the hit and set on the row', async () => {
  const { enter, options, leave } = await search('poor');
  expect(options()[0]).toMatch(/^Wealth \(poor\).*−15 points/);
  await enter();
  expect(character().traits).toMatchObject([{ entry: 'wealth', choices: [{ parameter: 'level', value: 'poor' }] }]);
  leave();
});
