// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { setCampaign } from '../../character/edit-concept.ts';
import { ownTraitSchema } from '../../character/trait-rows.ts';
import { blankSaved, editCharacter, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { addToChapter } from '../../state/character/entries.ts';
import { mount, press, type } from '../../ui/mount-for-test.tsx';
import { SettingFields } from './setting-fields.tsx';

const campaign = () => useCharacterStore.getState().saved.character.campaign;
const control = (place: Element, words: string) => {
  const label = [...place.querySelectorAll('label')].find((each) => each.textContent === words);
  const found = label && place.querySelector(`#${CSS.escape(label.htmlFor)}`);
  if (!(found instanceof HTMLElement)) throw new Error(`Nothing is labelled ${words}`);
  return found as HTMLInputElement & HTMLSelectElement;
};
const write = (place: Element, label: string, text: string) => {
  type(control(place, label), text);
  press(control(place, label), 'Enter');
};

beforeEach(() => openCharacter(blankSaved('lite-3e')));

test('rules that ask nothing of the setting have no such part', () => {
  openCharacter(blankSaved('man-to-man'));
  const { place, leave } = mount(<SettingFields />);
  expect(place.textContent).toBe('');
  leave();
});

test('the fourth edition offers the limits, with half of the budget and five quirks as the book has them', () => {
  openCharacter(blankSaved('fourth-edition'));
  const { place, leave } = mount(<SettingFields />);
  expect(control(place, 'Disadvantages at most').placeholder).toBe('−50');
  expect(control(place, 'Quirks at most').placeholder).toBe('5');
  write(place, 'Disadvantages at most', '20');
  expect(campaign().disadvantageLimit).toBe(-20);
  leave();
});

test('the fourth edition has tech levels of its own, what people of each start with, and the cost of a month', () => {
  openCharacter(blankSaved('fourth-edition'));
  const { place, leave } = mount(<SettingFields />);
  expect(place.textContent).toContain('to 12.');
  expect(place.textContent).not.toContain('You start with');
  write(place, 'Tech level', '8');
  expect(place.textContent).toContain('Digital age');
  expect(control(place, 'Starting wealth').placeholder).toBe('20,000');
  expect(place.textContent).toContain('You start with $20,000.');
  expect(place.textContent).toContain('Status 0: $600 a month to live.');
  const own = z.parse(ownTraitSchema, { name: 'Wealthy', effects: [{ stat: 'startingMoney', times: 5 }] });
  act(() => void addToChapter('traits', 'Wealthy', { own }));
  expect(place.textContent).toContain('You start with $100,000 (Wealthy).');
  write(place, 'Tech level', '13');
  expect(place.textContent).toContain('There are tech levels from 0 to 12.');
  leave();
});

test('a tech level names its era, and what most people can read follows it', () => {
  const { place, leave } = mount(<SettingFields />);
  expect(place.textContent).toContain('By tech level: most cannot read');
  write(place, 'Tech level', '7');
  expect(campaign().techLevel).toBe(7);
  expect(place.textContent).toContain('computers and jets');
  expect(place.textContent).toContain('By tech level: most read and write');
  write(place, 'Tech level', '17');
  expect(place.textContent).toContain('There are tech levels from 0 to 16.');
  write(place, 'Tech level', '');
  expect(campaign().techLevel).toBeNull();
  leave();
});

test('starting wealth says what the character begins with, by its own wealth', () => {
  addToChapter('traits', 'Wealth', { entry: 'wealth', choices: [{ parameter: 'level', value: 'poor' }] });
  const { place, leave } = mount(<SettingFields />);
  expect(place.textContent).not.toContain('You start with');
  write(place, 'Starting wealth', '1000');
  expect(place.textContent).toContain('You start with $200 (Poor).');
  act(() => editCharacter('Money $50', (character) => setCampaign(character, 'money', 50)));
  expect(place.textContent).toContain('You start with $50.');
  leave();
});

test('limits are the book’s while nothing is written, and are kept with the sign that counts', () => {
  const { place, leave } = mount(<SettingFields />);
  expect(control(place, 'Disadvantages at most').placeholder).toBe('−40');
  expect(control(place, 'Quirks at most').placeholder).toBe('5');
  write(place, 'Disadvantages at most', '50');
  expect(campaign().disadvantageLimit).toBe(-50);
  expect(control(place, 'Disadvantages at most').value).toBe('−50');
  write(place, 'Quirks at most', '3');
  expect(
    currentSheet()
      .ruleset.limits?.(campaign())
      .map(({ most, book }) => [most, book]),
  ).toEqual([
    [-50, -40],
    [3, 5],
  ]);
  write(place, 'Quirks at most', '');
  expect(campaign().quirkLimit).toBeNull();
  leave();
});
