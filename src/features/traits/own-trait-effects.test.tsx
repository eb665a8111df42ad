// @vitest-environment happy-dom
import { act } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { blankSaved, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { click, mount } from '../../ui/mount-for-test.tsx';
import { EffectRows } from '../own-entry/effect-rows.tsx';
import OwnTraitDialog from './own-trait-dialog.tsx';

const traits = () => useCharacterStore.getState().saved.character.traits;
const drawn = () => act(() => new Promise((done) => setTimeout(done, 50)));

function open() {
  const mounted = mount(<OwnTraitDialog asked={{ chapter: 'traits', name: 'Seal sense', key: null, kind: null }} />);
  const button = (words: string) => {
    const found = [...mounted.place.querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === words,
    );
    if (!found) throw new Error(`No button “${words}”`);
    return found;
  };
  const numbers = () => [...mounted.place.querySelectorAll('.form-row select')];
  return { ...mounted, button, numbers };
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  openCharacter(blankSaved('lite-3e'));
});

test('a new effect has the focus, and when one is removed the next one has it', () => {
  const { button, numbers, leave } = open();
  click(button('Add an effect'));
  expect(document.activeElement).toBe(numbers()[0]);
  click(button('Add an effect'));
  expect(document.activeElement).toBe(numbers()[1]);
  click(button('Remove effect 1'));
  expect(document.activeElement).toBe(numbers()[0]);
  click(button('Remove effect 1'));
  expect(document.activeElement).toBe(button('Add an effect'));
  leave();
});

test('an effect that changes nothing yet is asked about, and has the focus; removed, the entry is kept', async () => {
  const { place, button, numbers, leave } = open();
  click(button('Add an effect'));
  await act(async () => place.querySelector('form')?.requestSubmit());
  await drawn();
  expect(traits()).toEqual([]);
  expect(place.textContent).toContain('Choose what it changes, or remove this effect.');
  expect(numbers()[0]?.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(numbers()[0]);
  click(button('Remove effect 1'));
  await act(async () => place.querySelector('form')?.requestSubmit());
  await drawn();
  expect(traits()).toMatchObject([{ own: { name: 'Seal sense', effects: [] } }]);
  leave();
});

function Form({ stat }: { stat: string }) {
  const effects = [{ stat, add: 1, times: 5, perLevel: false, when: '' }];
  return (
    <FormProvider {...useForm({ defaultValues: { effects } })}>
      <EffectRows owner="trait" />
    </FormProvider>
  );
}

const labels = (place: Element) => [...place.querySelectorAll('label')].map((label) => label.textContent);

test('a number is added to, starting money is multiplied', () => {
  openCharacter(blankSaved('fourth-edition'));
  const dodge = mount(<Form stat="dodge" />);
  expect(labels(dodge.place)).toContain('Adds');
  expect(labels(dodge.place)).not.toContain('Times');
  dodge.leave();
  const money = mount(<Form stat="startingMoney" />);
  expect(labels(money.place)).toContain('Times');
  expect(labels(money.place)).not.toContain('Adds');
  money.leave();
});

test('an effect on certain skills asks which, and by how much in the way that is chosen', () => {
  openCharacter(blankSaved('fourth-edition'));
  const skills = mount(<Form stat="skills" />);
  expect(labels(skills.place)).toEqual(expect.arrayContaining(['Which', 'Matches', 'Skill', 'How', 'Adds']));
  skills.leave();
  const damage = mount(<Form stat="damage" />);
  const ways = [...damage.place.querySelectorAll('select')].find(({ value }) => value === 'add');
  expect([...(ways?.options ?? [])].map(({ textContent }) => textContent)).toEqual(['adds', 'adds a share of']);
  damage.leave();
});
