// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import { blankSaved, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { settle } from '../../testing/settle.ts';
import { EffectRows } from './effect-rows.tsx';
import OwnTraitDialog from './own-trait-dialog.tsx';

const user = userEvent.setup({ delay: null });

const traits = () => useCharacterStore.getState().saved.character.traits;

function open() {
  const mounted = render(<OwnTraitDialog target={{ chapter: 'traits', name: 'Seal sense', key: null, kind: null }} />);
  const button = (words: string) => {
    const found = [...mounted.container.querySelectorAll('button')].find(
      (element) => (element.getAttribute('aria-label') ?? element.textContent) === words,
    );
    if (!found) throw new Error(`No button “${words}”`);
    return found;
  };
  const numbers = () => [...mounted.container.querySelectorAll('.form-row select')];
  return { ...mounted, button, numbers };
}

beforeEach(() => {
  openCharacter(blankSaved('lite-3e'));
});

test('a new effect has the focus, and when one is removed the next one has it', async () => {
  const { button, numbers } = open();
  await user.click(button('Add an effect'));
  expect(document.activeElement).toBe(numbers()[0]);
  await user.click(button('Add an effect'));
  expect(document.activeElement).toBe(numbers()[1]);
  await user.click(button('Remove effect 1'));
  expect(document.activeElement).toBe(numbers()[0]);
  await user.click(button('Remove effect 1'));
  expect(document.activeElement).toBe(button('Add an effect'));
});

test('an effect that changes nothing yet is asked about, and has the focus; removed, the entry is kept', async () => {
  const { container, button, numbers } = open();
  await user.click(button('Add an effect'));
  await act(async () => container.querySelector('form')?.requestSubmit());
  await settle();
  expect(traits()).toEqual([]);
  expect(container.textContent).toContain('Choose what it changes, or remove this effect.');
  expect(numbers()[0]?.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(numbers()[0]);
  await user.click(button('Remove effect 1'));
  await act(async () => container.querySelector('form')?.requestSubmit());
  await settle();
  expect(traits()).toMatchObject([{ own: { name: 'Seal sense', effects: [] } }]);
});

function Form({ stat }: { stat: string }) {
  const effects = [{ stat, add: 1, times: 5, perLevel: false, when: '' }];
  return (
    <FormProvider {...useForm({ defaultValues: { effects } })}>
      <EffectRows owner="trait" />
    </FormProvider>
  );
}

const labels = (container: Element) => [...container.querySelectorAll('label')].map((label) => label.textContent);

test('a number is added to, starting money is multiplied', () => {
  openCharacter(blankSaved('fourth-edition'));
  const dodge = render(<Form stat="dodge" />);
  expect(labels(dodge.container)).toContain('Adds');
  expect(labels(dodge.container)).not.toContain('Times');
  dodge.unmount();
  const money = render(<Form stat="startingMoney" />);
  expect(labels(money.container)).toContain('Times');
  expect(labels(money.container)).not.toContain('Adds');
});

test('an effect on certain skills asks which, and by how much in the way that is chosen', () => {
  openCharacter(blankSaved('fourth-edition'));
  const skills = render(<Form stat="skills" />);
  expect(labels(skills.container)).toEqual(expect.arrayContaining(['Which', 'Matches', 'Skill', 'How', 'Adds']));
  skills.unmount();
  const damage = render(<Form stat="damage" />);
  const ways = [...damage.container.querySelectorAll('select')].find(({ value }) => value === 'add');
  expect([...(ways?.options ?? [])].map(({ textContent }) => textContent)).toEqual(['adds', 'adds a share of']);
  damage.unmount();
});
