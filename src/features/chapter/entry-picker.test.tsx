// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { blankSaved, openCharacter, undo, useCharacterStore } from '../../state/character/character-store.ts';
import { addEntry } from '../../state/character/entries.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { enterWords } from '../../testing/enter-words.ts';
import { settle } from '../../testing/settle.ts';
import EntryPicker from './entry-picker.tsx';

const user = userEvent.setup({ delay: null });
const input = () => screen.getByRole<HTMLInputElement>('combobox');

const character = () => useCharacterStore.getState().saved.character;
const said = () => document.querySelector('.picker-said')?.textContent;

beforeEach(() => {
  openCharacter(blankSaved('lite-3e'));
  useViewStore.setState({ chapter: 'concept', target: null });
});

async function search(words: string) {
  const onClose = vi.fn();
  const { container, unmount } = render(<EntryPicker chapter={null} onClose={onClose} />);
  await user.clear(input());
  if (words !== '') await enterWords(user, input(), words);
  await settle();
  const options = () => [...container.querySelectorAll('[role=option]')].map(({ textContent }) => textContent ?? '');
  const enter = async () => {
    await user.keyboard('{Enter}');
    await settle();
  };
  return { container, options, enter, onClose, unmount };
}

test('choosing an existing entry goes to its row, and adds nothing', async () => {
  const key = addEntry('traits', 'luck');
  const { container, onClose } = await search('luck');
  const luck = [...container.querySelectorAll<HTMLElement>('[role=option]')].find((option) =>
    option.textContent?.startsWith('Luck'),
  );
  expect(luck?.textContent).toMatch(/^Luck.*Already on the sheet: show$/);
  if (luck) await user.click(luck);
  await settle();
  expect(character().traits).toHaveLength(1);
  expect(onClose).toHaveBeenCalled();
  expect(useViewStore.getState()).toMatchObject({ chapter: 'traits', target: { row: key } });
});

test('the field is empty after Enter; the same name again goes to the row that the first one added', async () => {
  const { enter, onClose } = await search('stealth');
  await enter();
  expect(onClose).not.toHaveBeenCalled();
  expect(input().value).toBe('');
  expect(said()).toMatch(/^Stealth 10 added, 2 points\. 98 points left\.$/);
  await enterWords(user, input(), 'stealth{Enter}');
  expect(character().skills).toHaveLength(1);
  expect(onClose).toHaveBeenCalledOnce();
  expect(useViewStore.getState().target).toEqual({ row: character().skills[0]?.key });
});

test('what is on the sheet already is offered with one level more', async () => {
  addEntry('skills', 'stealth');
  addEntry('traits', 'luck');
  const { container, options } = await search('stealth');
  const step = [...container.querySelectorAll<HTMLElement>('[role=option]')].find((option) =>
    option.textContent?.startsWith('One level more'),
  );
  expect(step?.textContent).toMatch(/^One level more: Stealth 11.*4 points, now 2/);
  if (step) await user.click(step);
  await settle();
  expect(character().skills).toMatchObject([{ entry: 'stealth', points: 4 }]);
  await user.clear(input());
  await enterWords(user, input(), 'luck');
  await settle();
  expect(options().filter((text) => text.startsWith('One level more'))).toEqual([]);
});

test('items, and skills with a speciality, are added as often as they are chosen', async () => {
  const { enter, options } = await search('survival');
  await enter();
  await enterWords(user, input(), 'survival');
  await settle();
  expect(options()[0]).toContain('1 on the sheet, adds another');
  await enter();
  expect(character().skills).toHaveLength(2);
});

test('the answer in the query is priced in the hit and set on the row', async () => {
  const { enter, options } = await search('poor');
  expect(options()[0]).toMatch(/^Wealth \(poor\).*−15 points/);
  await enter();
  expect(character().traits).toMatchObject([{ entry: 'wealth', choices: [{ parameter: 'level', value: 'poor' }] }]);
});

test('a name with a level buys it; with another level it sets the row, as one step of undo', async () => {
  const { enter, options } = await search('broadsword 15');
  expect(options()[0]).toMatch(/^Broadsword 15.*32 points/);
  await enter();
  await enterWords(user, input(), 'broadsword 13');
  await settle();
  expect(options()[0]).toMatch(/^Broadsword 13.*16 points, now 32/);
  await enter();
  expect(character().skills).toMatchObject([{ entry: 'broadsword', points: 16 }]);
  await user.keyboard('{Control>}z{/Control}');
  expect(character().skills).toMatchObject([{ points: 32 }]);
  expect(said()).toBe('Undone: Broadsword 15 → 13. 68 points left.');
});

test('attributes, quirks and specialities are typed in the same field', async () => {
  await search('');
  for (const line of ['st 13', 'iq+1', 'quirk: hums when nervous', 'survival (desert) 12', 'enemy 9', 'magery 2']) {
    await enterWords(user, input(), `${line}{Enter}`);
    await settle();
  }
  const { attributes, traits, skills } = character();
  expect(attributes).toMatchObject({ st: 13, iq: 11 });
  expect(traits).toMatchObject([
    { entry: 'quirk', choices: [{ value: 'hums when nervous' }] },
    { entry: 'enemy' },
    { entry: 'magery', level: 2 },
  ]);
  expect(skills).toMatchObject([{ entry: 'survival', speciality: 'Desert' }]);
});

test('Enter adds nothing that leaves a word, until the player wants it as a note', async () => {
  const { container, enter, options } = await search('stealth in forests 12');
  expect(container.querySelector('.picker-heading')?.textContent).toBe('Not understood: “forests”');
  expect([...container.querySelectorAll('.line-part')].map(({ textContent }) => textContent)).toContain(
    ' not understood forests',
  );
  await enter();
  expect(character().skills).toEqual([]);
  expect(said()).toMatch(/^Not added: “forests” is not understood/);
  expect(options()[0]).toBe('Add Stealth 12 with the note “forests”');
  await user.keyboard('{ArrowUp}');
  await enter();
  expect(character().skills).toMatchObject([{ entry: 'stealth', note: 'forests' }]);
});

test('the words of a line are shown as what they became, and the nearest readings of one that is wrong', async () => {
  openCharacter(blankSaved('fourth-edition'));
  const { container, enter, options } = await search('fine rapier, sheathed');
  expect(options()[0]).toMatch(/^Rapier/);
  expect([...container.querySelectorAll('[data-highlighted] .line-part')].map((part) => part.textContent)).toEqual(
    expect.arrayContaining(['quality fine', 'entry Rapier', 'place carried']),
  );
  await enter();
  expect(character().equipment).toMatchObject([{ entry: 'rapier', quality: 'fine', place: 'carried' }]);
  await enterWords(user, input(), 'rapier (fyne)');
  await settle();
  await enter();
  expect(character().equipment).toHaveLength(1);
  expect(options()[0]).toContain('rapier (fine)');
});

test('a line of a list with a word that is not understood stays in the field', async () => {
  const { container, enter, options } = await search('luck; stealth in forests 12');
  expect(options()[0]).toMatch(/^Add 1.*One line is skipped/);
  expect(container.querySelector('[data-left]')?.textContent).toBe(' not understood forests');
  await enter();
  expect(character()).toMatchObject({ traits: [{ entry: 'luck' }], skills: [] });
  expect(input().value).toBe('stealth in forests 12');
});

test('an entry is added with what it requires by one press, and a list too, as one step of undo', async () => {
  openCharacter(blankSaved('fourth-edition'));
  addEntry('traits', 'magery');
  const { container, options } = await search('fireball');
  expect(options()[0]).toMatch(/^Add Fireball \d+ and what it needs3 spells, 3 points: Ignite Fire/);
  const press = async () => {
    const item = [...container.querySelectorAll('[role=option]')].find((each) => each.textContent?.includes('what'));
    if (item) await user.click(item);
    await settle();
  };
  await press();
  const spells = ['ignite-fire', 'create-fire', 'shape-fire', 'fireball'].map((entry) => ({ entry }));
  expect(character().skills).toMatchObject(spells);
  undo();
  expect(character().skills).toEqual([]);
  await user.clear(input());
  await enterWords(user, input(), 'fireball; stealth');
  await settle();
  expect(options()[1]).toMatch(/^Add all 2 and what they need3 spells, 3 points/);
  await press();
  expect(
    character()
      .skills.map(({ entry }) => entry)
      .toSorted(),
  ).toEqual([...spells.map(({ entry }) => entry), 'stealth'].toSorted());
  undo();
  expect(character().skills).toEqual([]);
});

test.each([
  ['blakcjack', 'Blackjack'],
  ['brodsword 15', 'Broadsword'],
])('a mere resemblance to “%s” is listed and not selected', async (query, name) => {
  const { container, enter, options } = await search(query);
  expect(container.querySelector('.picker-heading')?.textContent).toBe('Similar');
  expect(options()[0]).toContain(name);
  expect(container.querySelector('[data-highlighted]')).toBeNull();
  await enter();
  expect(character()).toMatchObject({ skills: [], equipment: [] });
  expect(said()).toMatch(/^Nothing selected/);
});

test('several lines are one step, at the attributes of the same list', async () => {
  const { container, enter, options } = await search('');
  await user.click(input());
  await user.paste(
    'ST 12 DX 13 IQ 11\nLuck\nSkills: Broadsword-15 [16], Stealth-13\nquirk: hums, loudly\nxyzzy\n3 arrows',
  );
  await settle();
  expect(options()[0]).toMatch(/^Add 8.*One line is skipped/);
  expect(container.querySelector('[data-highlighted]')?.textContent).toMatch(/^Add 8/);
  await enter();
  const { attributes, traits, skills, equipment } = character();
  expect(attributes).toMatchObject({ st: 12, dx: 13, iq: 11 });
  expect(skills).toMatchObject([
    { entry: 'broadsword', points: 16 },
    { entry: 'stealth', points: 2 },
  ]);
  expect(traits).toMatchObject([{ choices: [{ value: 'hums, loudly' }] }, { entry: 'luck' }]);
  expect(equipment).toMatchObject([{ entry: 'arrow', quantity: 3 }]);
  expect(input().value).toBe('xyzzy');
  undo();
  expect(character()).toMatchObject({ skills: [], traits: [], equipment: [] });
});

test('a line with several meanings shows the first, and the next one on request', async () => {
  const { options, enter } = await search('luck; broadsword');
  expect(options()[2]).toMatch(/^Several meaningsBroadsword|^Broadsword/);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await enter();
  expect(options()[2]).toContain('2 of');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  await enter();
  expect(character()).toMatchObject({ traits: [{ entry: 'luck' }], skills: [], equipment: [{ entry: 'broadsword' }] });
});

test('commands come first if they are named, and after the entries otherwise', async () => {
  const run = vi.fn();
  const commands = [{ id: 'print', name: 'Print…', keywords: ['paper'], run }];
  const onClose = vi.fn();
  const { container } = render(<EntryPicker chapter={null} commands={commands} onClose={onClose} />);
  await user.type(input(), 'print');
  await settle();
  expect(container.querySelector('.picker-heading')?.textContent).toBe('Commands');
  await user.keyboard('{Enter}');
  expect(run).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

test('filters and order are remembered when the picker opens again', async () => {
  const open = () => render(<EntryPicker chapter="skills" onClose={vi.fn()} />);
  const { container, unmount } = open();
  await user.click(screen.getByRole('button', { name: 'IQ' }));
  await user.selectOptions(screen.getByLabelText('Order'), 'name');
  await settle();
  const names = (list: HTMLElement) => [...list.querySelectorAll('.picker-name')].map(({ textContent }) => textContent);
  expect(names(container)[0]).toBe('Acting');
  expect(names(container)).not.toContain('Broadsword');
  unmount();
  const again = open();
  await settle();
  expect(screen.getByRole('button', { name: 'IQ' }).getAttribute('aria-pressed')).toBe('true');
  expect(names(again.container)[0]).toBe('Acting');
});

test('a technique that is found by its skill shows its levels, as when it is found by its name', async () => {
  openCharacter(blankSaved('fourth-edition'));
  addEntry('skills', 'broadsword');
  const figures = async (words: string) => {
    const { options, unmount } = await search(words);
    const found = options().find((option) => option.startsWith('Feint (Broadsword)'));
    unmount();
    return /default \d+ · \d+ points? → \d+/.exec(found ?? '')?.[0];
  };
  const byName = await figures('feint');
  expect(byName).toBe('default 10 · 2 points → 11');
  expect(await figures('broadsword')).toBe(byName);
});
