// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { blankSaved, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { addToChapter } from '../../state/character/entries.ts';
import { openChapter } from '../../state/view/view-store.ts';
import { typedTrait } from '../../testing/own-rows.ts';
import { mount, press, type } from '../../ui/mount-for-test.tsx';
import OwnTraitDialog from './own-trait-dialog.tsx';

type Kind = 'advantage' | 'perk' | 'disadvantage' | 'quirk';

const rows = () => useCharacterStore.getState().saved.character.traits;

function open(kind: Kind, key: string | null = null) {
  const { place, leave } = mount(<OwnTraitDialog asked={{ chapter: 'traits', name: 'Dark secret', key, kind }} />);
  const labelled = (label: string) => {
    const id = [...place.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.htmlFor;
    const control = document.getElementById(id ?? '');
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) return control;
    throw new Error(`Nothing is labelled ${label}`);
  };
  return {
    leave,
    text: () => place.textContent,
    value: (label: string) => labelled(label).value,
    write: (label: string, text: string) => {
      const field = labelled(label) as HTMLInputElement;
      type(field, text);
      press(field, 'Enter');
    },
    choose: (label: string, value: string) => {
      const select = labelled(label);
      act(() => {
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
    },
    save: () => act(async () => place.querySelector('form')?.requestSubmit()),
  };
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  openCharacter(blankSaved('lite-3e'));
  openChapter('traits');
});

test('10 typed as the price of a disadvantage is −10, and counts against the limit', async () => {
  const dialog = open('disadvantage');
  expect(dialog.value('Points')).toBe('0');
  dialog.write('Points', '10');
  expect(dialog.value('Points')).toBe('−10');
  dialog.write('Points a level', '5');
  expect(dialog.value('Points a level')).toBe('−5');
  dialog.write('Points', '-12');
  expect(dialog.value('Points')).toBe('−12');
  dialog.write('Points', '10');
  await dialog.save();
  expect(rows()[0]?.own).toMatchObject({ kind: 'disadvantage', points: -10, pointsPerLevel: -5 });
  expect(currentSheet().worksheet.number('points.limited')).toBe(-15);
  expect(currentSheet().findings).toEqual([]);
  dialog.leave();
});

test('a quirk starts at −1', async () => {
  const dialog = open('quirk');
  expect(dialog.value('Points')).toBe('−1');
  await dialog.save();
  expect(currentSheet().worksheet.number('quirks')).toBe(1);
  expect(currentSheet().worksheet.number('points')).toBe(-1);
  dialog.leave();
});

test('the price follows the kind that is chosen', () => {
  const dialog = open('advantage');
  expect(dialog.value('Points')).toBe('0');
  dialog.choose('Kind', 'quirk');
  expect(dialog.value('Points')).toBe('−1');
  dialog.choose('Kind', 'disadvantage');
  expect(dialog.value('Points'), 'nothing was typed yet').toBe('0');
  dialog.choose('Kind', 'advantage');
  dialog.write('Points', '15');
  dialog.write('Points a level', '5');
  expect([dialog.value('Points'), dialog.value('Points a level')]).toEqual(['15', '5']);
  dialog.choose('Kind', 'disadvantage');
  expect([dialog.value('Points'), dialog.value('Points a level')]).toEqual(['−15', '−5']);
  dialog.choose('Kind', 'advantage');
  expect([dialog.value('Points'), dialog.value('Points a level')]).toEqual(['15', '5']);
  dialog.leave();
});

test('a disadvantage that a file has at a positive price keeps it until a price is typed', async () => {
  const { own } = typedTrait('Dark secret', { kind: 'disadvantage', points: 10 });
  const dialog = open('disadvantage', addToChapter('traits', 'Dark secret', { own }));
  expect(dialog.value('Points')).toBe('10');
  dialog.write('Name', 'Dark past');
  await dialog.save();
  expect(rows()[0]?.own).toMatchObject({ name: 'Dark past', points: 10 });
  dialog.leave();
});
