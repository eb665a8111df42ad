// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setRace } from '../../character/edit-concept.ts';
import { blankSaved, editCharacter, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { click, mount, press, type } from '../../ui/mount-for-test.tsx';
import { RaceChoice } from './race-choice.tsx';

const own = () => useCharacterStore.getState().saved.character.race.own;
const settled = () => act(() => new Promise((done) => setTimeout(done, 20)));

beforeAll(() => import('./own-race-dialog.tsx'), 20_000);

beforeEach(() => {
  HTMLElement.prototype.showPopover = vi.fn(); // happy-dom has no popovers
  openCharacter(blankSaved('lite-3e'));
});

async function opened(button: string) {
  const { place, leave } = mount(<RaceChoice />);
  const find = <Found extends Element>(selector: string, has = ''): Found => {
    const found = [...place.querySelectorAll<Found>(selector)].find((each) => (each.textContent ?? '').includes(has));
    if (!found) throw new Error(`No ${selector} with “${has}”`);
    return found;
  };
  /** The control of a label; the last one, where there are several. */
  const labelled = (label: string): HTMLInputElement | HTMLSelectElement => {
    const found = [...place.querySelectorAll('label')].filter(({ textContent }) => textContent === label).at(-1);
    const control = found && place.querySelector(`[id="${found.htmlFor}"]`);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) return control;
    throw new Error(`Nothing is labelled ${label}`);
  };
  const named = (label: string): HTMLElement => find(`[aria-label="${label}"]`);
  const write = (label: string, text: string) => {
    const field = labelled(label) as HTMLInputElement;
    type(field, text);
    press(field, 'Enter');
  };
  const choose = (label: string, value: string) => {
    const field = labelled(label);
    act(() => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
  const total = () => find('output').textContent;
  const save = async () => {
    act(() => find<HTMLFormElement>('form').requestSubmit());
    await settled();
  };
  click(find('button', button));
  await settled();
  return { place, leave, find, named, write, choose, total, save };
}

test('a race of the list is copied to be changed, and tells what it comes to at every step', async () => {
  editCharacter('race', (character) => setRace(character, 'elf'));
  const { place, leave, named, write, total, save } = await opened('Change this race…');
  expect(place.querySelector('dialog')?.textContent).toContain('Change Elf');
  expect(total()).toBe('25 points');
  click(named('Raise IQ, plus or minus'));
  expect(total()).toBe('35 points');
  click(named('Remove trait 1'));
  expect(total()).toBe('20 points');
  write('Points', '12');
  expect(total()).toBe('12 points · its parts: 20');
  write('Name', 'Town elf');
  expect(own(), 'nothing before it is kept').toBeNull();
  await save();
  expect(own()).toMatchObject({ name: 'Town elf', points: 12, st: -1, dx: 1, iq: 2, traits: [], basedOn: 'elf' });
  expect(currentSheet().worksheet.number('points.race')).toBe(12);
  expect(place.querySelector('dialog')).toBeNull();
  expect(place.textContent).toContain('Change your race…');
  leave();
});

test('a race of one’s own is put together from attributes, traits with their answers, and skills', async () => {
  const { place, leave, find, named, write, choose, total, save } = await opened('A race of your own…');
  expect(total()).toBe('0 points');
  write('Name', 'Cat');
  click(named('Lower ST, plus or minus'));
  choose('Another trait', 'toughness');
  click(find('button', 'Add a trait'));
  click(named('Raise Toughness level'));
  expect(total()).toBe('15 points');
  choose('Another trait', 'phobia');
  click(find('button', 'Add a trait'));
  choose('Fear of (Phobia)', 'dogs');
  expect(total()).toBe('10 points');
  choose('Another skill', 'stealth');
  click(find('button', 'Add a skill'));
  expect(place.textContent).toContain('Stealth2 points');
  expect(total()).toBe('12 points');
  await save();
  expect(own()).toMatchObject({
    name: 'Cat',
    points: null,
    st: -1,
    traits: [
      { entry: 'toughness', level: 2 },
      { entry: 'phobia', choices: [{ parameter: 'object', value: 'dogs' }] },
    ],
    skills: [{ entry: 'stealth', relative: 0 }],
  });
  const keys = [...(own()?.traits ?? []), ...(own()?.skills ?? [])].map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
  expect(currentSheet().worksheet.number('points.race')).toBe(12);
  leave();
});

test('a typed-in disadvantage of a race gives points back without a minus being typed', async () => {
  const { leave, find, write, choose, total, save } = await opened('A race of your own…');
  write('Name', 'Cat');
  choose('Another trait', 'own');
  click(find('button', 'Add a trait'));
  write('Trait', 'Curious');
  choose('Kind', 'quirk');
  expect(total()).toBe('−1 point');
  choose('Kind', 'disadvantage');
  write('Price', '10');
  expect(total()).toBe('−10 points');
  await save();
  expect(own()?.traits[0]?.own).toMatchObject({ name: 'Curious', kind: 'disadvantage', points: -10 });
  leave();
});
