// @vitest-environment happy-dom
import '../../testing/load-rulesets.ts';
import '../../testing/screen-setup.ts';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { changeRow } from '../../character/edit-rows.ts';
import { newModifier } from '../../character/trait-rows.ts';
import {
  blankSaved,
  editCharacter,
  openCharacter,
  undo,
  useCharacterStore,
} from '../../state/character/character-store.ts';
import { currentSheet, useCharacter } from '../../state/character/derived-character.ts';
import { openChapter, useViewStore } from '../../state/view/view-store.ts';
import { enterWords } from '../../testing/enter-words.ts';
import { typedEffect, typedTrait } from '../../testing/own-rows.ts';
import { saved, trait } from '../../testing/rows.ts';
import { TraitDetails, TraitModifiers } from './trait-details.tsx';
import { TraitsChapter } from './traits-chapter.tsx';

describe('Modifiers of traits', () => {
  const loud = newModifier('m', { name: 'Loud', percent: -10 });
  const traits = () => useCharacterStore.getState().saved.character.traits;

  function Modifiers() {
    const row = useCharacter(({ character }) => character.traits[0]);
    return row ? (
      <TraitModifiers
        name="Wings"
        row={row}
        onChange={(change, words) =>
          editCharacter(words, (character) => changeRow(character, 'traits', row.key, change))
        }
      />
    ) : null;
  }

  beforeEach(() => {
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => undefined);
    const wings = typedTrait('Wings', { points: 40 }, { key: 'wings', modifiers: [loud] });
    openCharacter(saved('fourth-edition', { attributes: { dx: 12, ht: 12 }, traits: [wings] }));
  });

  describe('TraitModifiers', () => {
    it('gives a percentage modifier an effect, which counts and is shown in words', async () => {
      const user = userEvent.setup();
      const before = currentSheet().worksheet.number('dodge');
      render(<Modifiers />);
      await user.click(screen.getByRole('button', { name: 'Effects of modifier Loud of Wings' }));
      const dialog = await screen.findByRole('dialog', { hidden: true });
      const form = within(dialog);
      await user.click(form.getByRole('button', { name: 'Add an effect', hidden: true }));
      await user.selectOptions(form.getByLabelText('Changes'), 'Dodge');
      await user.click(form.getByRole('button', { name: 'Change', hidden: true }));
      expect(await screen.findByText('Dodge +1')).toBeTruthy();
      expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
      expect(traits()).toMatchObject([{ modifiers: [{ ...loud, effects: [{ stat: 'dodge', add: 1 }] }] }]);
      const dodge = currentSheet().worksheet.get('dodge');
      expect(dodge.value).toBe(before + 1);
      expect(dodge.steps.map(({ words }) => words)).toContain('Wings, Loud');
    });

    it('offers an effect per level if the trait has levels', async () => {
      const user = userEvent.setup();
      const claws = typedTrait('Claws', { pointsPerLevel: 5 }, { key: 'claws', modifiers: [loud] });
      openCharacter(saved('fourth-edition', { traits: [claws] }));
      render(<Modifiers />);
      await user.click(screen.getByRole('button', { name: 'Effects of modifier Loud of Wings' }));
      await user.click(await screen.findByRole('button', { name: 'Add an effect', hidden: true }));
      expect(screen.getByLabelText('for each level')).toBeTruthy();
    });

    it('keeps an effect that it cannot interpret', async () => {
      const user = userEvent.setup();
      const unknown = typedEffect({ stat: 'luck', add: 3 });
      const wings = typedTrait('Wings', {}, { key: 'wings', modifiers: [{ ...loud, effects: [unknown] }] });
      openCharacter(saved('fourth-edition', { traits: [wings] }));
      render(<Modifiers />);
      await user.click(screen.getByRole('button', { name: 'Effects of modifier Loud of Wings' }));
      await user.click(await screen.findByRole('button', { name: 'Change', hidden: true }));
      expect(traits()).toMatchObject([{ modifiers: [{ effects: [unknown] }] }]);
    });

    it('adds a limitation on levels alone as such (Basic Set p. 66: Magery 3, Song −40%, is 5 + 18 points)', async () => {
      const user = userEvent.setup();
      openCharacter(saved('fourth-edition', { traits: [trait('magery', { level: 3 })] }));
      render(<Modifiers />);
      await enterWords(user, screen.getByRole('combobox', { name: /^Enhancement or limitation/ }), 'song');
      await user.click(screen.getByRole('option', { name: /^Song/ }));
      expect(traits()[0]?.modifiers).toMatchObject([{ name: 'Song', percent: -40, appliesTo: 'levels' }]);
      expect(currentSheet().worksheet.number('trait:magery.points')).toBe(23);
    });

    it('finds a modifier in the lists, with its percentage, levels and page', async () => {
      const user = userEvent.setup();
      render(<Modifiers />);
      await enterWords(user, screen.getByRole('combobox', { name: /^Enhancement or limitation/ }), 'accur');
      await user.click(screen.getByRole('option', { name: /^Accurate/ }));
      expect(traits()[0]?.modifiers.at(-1)).toMatchObject({ name: 'Accurate', percent: 5, level: 1 });
      expect(screen.getByText('Basic Set p. 102')).toBeTruthy();
      const levels = screen.getByLabelText('Levels of modifier 2 of Wings');
      await user.clear(levels);
      await user.type(levels, '4{Enter}');
      // 40 × (100 − 10 + 4 × 5)%
      expect(currentSheet().worksheet.number('trait:wings.points')).toBe(44);
    });

    it('takes points, a factor, and a part of the price, and shows the price with its arithmetic', async () => {
      const user = userEvent.setup();
      const claws = typedTrait(
        'Claws',
        { points: 10, pointsPerLevel: 5 },
        { key: 'claws', level: 4, modifiers: [loud] },
      );
      openCharacter(saved('fourth-edition', { traits: [claws] }));
      render(<Modifiers />);
      const price = () => currentSheet().worksheet.number('trait:claws.points');
      // 10 and 4 levels of 5, less 10%.
      expect(price()).toBe(27);
      await user.selectOptions(screen.getByLabelText(/^Applies to.*modifier 1 of Wings/), 'the price of its levels');
      expect(price()).toBe(28);
      await user.type(screen.getByLabelText(/^Points.*modifier 1 of Wings/), '3{Enter}');
      // 10, and 4 levels of 5 + 3 less 10%, rounded up.
      expect(price()).toBe(39);
      await user.type(screen.getByLabelText(/^Multiply the price by.*modifier 1 of Wings/), '2{Enter}');
      expect(price()).toBe(78);
      await user.clear(screen.getByLabelText(/^Multiply the price by.*modifier 1 of Wings/));
      await user.tab();
      expect(traits()).toMatchObject([{ modifiers: [{ appliesTo: 'levels', points: 3, times: null }] }]);
      expect(screen.getByRole('button', { name: /39 points, explain/ })).toBeTruthy();
    });

    it('lists those of the trait before those of any trait', async () => {
      const user = userEvent.setup();
      openCharacter(saved('fourth-edition', { traits: [trait('flight', { key: 'flight' })] }));
      render(<Modifiers />);
      await user.click(screen.getByRole('combobox', { name: /^Enhancement or limitation/ }));
      const groups = screen.getAllByRole('group').map((group) => group.firstElementChild?.textContent);
      expect(groups).toEqual(['Of Wings', 'Enhancements', 'Percentage by the game master', 'Limitations']);
      expect(screen.getAllByRole('option')[0]?.textContent).toBe('Newtonian space flight+25%');
    });

    it('asks the player to complete a modifier, and fills it in everywhere', async () => {
      const user = userEvent.setup();
      const { key: _, ...bane } = newModifier('', {
        name: 'Only near @Substance@',
        percent: -30,
        effects: [typedEffect({ stat: 'dodge', add: -1, when: 'without @Substance@' })],
      });
      openCharacter(saved('fourth-edition', { traits: [typedTrait('Wings', { offered: [bane] }, { key: 'wings' })] }));
      render(<Modifiers />);
      await enterWords(user, screen.getByRole('combobox', { name: /^Enhancement or limitation/ }), 'near');
      await user.click(screen.getByRole('option', { name: /^Only near/ }));
      expect(traits()[0]?.modifiers).toEqual([]);
      await enterWords(user, await screen.findByLabelText('Substance'), 'gold');
      await user.click(screen.getByRole('button', { name: 'Add', hidden: true }));
      expect(traits()[0]?.modifiers).toMatchObject([
        { name: 'Only near gold', percent: -30, effects: [{ when: 'without gold' }] },
      ]);
    });

    it('has one field for all lists: a custom trait offers its own modifiers in it, completely', async () => {
      const user = userEvent.setup();
      const { key: _, ...offered } = newModifier('', { name: 'Silent', percent: 20, level: 2, page: 'B9' });
      openCharacter(
        saved('fourth-edition', { traits: [typedTrait('Wings', { offered: [offered] }, { key: 'wings' })] }),
      );
      render(<Modifiers />);
      const fields = screen.getAllByRole('combobox', { name: /^Enhancement or limitation \(/ });
      expect(fields).toHaveLength(1);
      await enterWords(user, screen.getByRole('combobox', { name: /^Enhancement or limitation/ }), 'silent');
      await user.click(screen.getByRole('option', { name: /^Silent/ }));
      expect(traits()[0]?.modifiers).toMatchObject([{ name: 'Silent', percent: 20, level: 2, page: 'B9' }]);
    });
  });

  describe('TraitDetails', () => {
    it('asks for the frequency of appearance of a custom trait, which changes its price', async () => {
      const user = userEvent.setup();
      const row = typedTrait('Gang', { points: 5 }, { key: 'gang' });
      openCharacter(saved('fourth-edition', { traits: [row] }));
      const onChange = (change: Parameters<typeof changeRow<'traits'>>[3], words: string) =>
        editCharacter(words, (character) => changeRow(character, 'traits', 'gang', change));
      render(<TraitDetails rowKey="gang" name="Gang" row={row} onChange={onChange} />);
      await user.selectOptions(screen.getByLabelText(/Frequency of appearance/), 'constantly');
      expect(traits()).toMatchObject([{ frequency: 18 }]);
      expect(currentSheet().worksheet.number('trait:gang.points')).toBe(20);
    });
  });
});

describe('Keys on quirks', () => {
  const user = userEvent.setup({ delay: null });

  const quirks = () => currentSheet().context.traits.map(({ name }) => name);
  const nextFrame = () => act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const steps = () => useCharacterStore.temporal.getState().pastStates.map(({ lastEdit }) => lastEdit);

  beforeEach(async () => {
    openCharacter(blankSaved('lite-3e'));
    openChapter('traits');
    render(<TraitsChapter />);
    await user.click(screen.getByRole('button', { name: 'Add a quirk' }));
    await nextFrame();
  });

  test('Enter in the last quirk opens the next one, in time for the next letter', async () => {
    await user.keyboard('talks to horses{Enter}hates cats{Enter}snores{Tab}');
    await nextFrame();
    expect(quirks()).toEqual(['talks to horses', 'hates cats', 'snores']);
  });

  test('Enter in another quirk goes to the one below', async () => {
    await user.keyboard('talks to horses{Enter}hates cats');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect((document.activeElement as HTMLInputElement).value).toBe('talks to horses');
    await user.keyboard('{Enter}');
    expect((document.activeElement as HTMLInputElement).value).toBe('hates cats');
    expect(quirks()).toHaveLength(2);
  });

  test('an empty quirk is not saved, and leaves nothing to undo', async () => {
    const before = useCharacterStore.getState().saved;
    await user.keyboard('snores{Enter}{Enter}');
    await nextFrame();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a quirk' }));
    expect(quirks()).toEqual(['snores']);
    expect(before).not.toBe(useCharacterStore.getState().saved);
    act(() => undo());
    expect(quirks()).not.toContain('snores');
    await user.click(screen.getByRole('button', { name: 'Add a quirk' }));
  });

  test('a quirk left empty is not saved; one that loses its text is removed, which can be undone', async () => {
    const stepsBefore = steps();
    await user.tab({ shift: true });
    await nextFrame();
    expect(quirks()).toEqual([]);
    expect(steps()).toEqual(stepsBefore.slice(0, -1));

    await user.click(screen.getByRole('button', { name: 'Add a quirk' }));
    await nextFrame();
    await user.keyboard('snores{Enter}');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    await user.clear(document.activeElement ?? document.body);
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    await nextFrame();
    expect(quirks()).toEqual([]);
    expect(useCharacterStore.getState().lastEdit).toBe('Quirk removed');
    act(() => undo());
    expect(quirks()).toHaveLength(1);
  });

  test('going to the menu of an empty quirk keeps it', async () => {
    await user.keyboard('{ArrowRight}');
    await nextFrame();
    expect(document.activeElement).not.toBe(document.body);
    expect(quirks()).toHaveLength(1);
  });
});

describe('Containers of traits', () => {
  const user = userEvent.setup({ delay: null });
  const rowIds = () => [...document.querySelectorAll('tbody.data-row')].map(({ id }) => id);

  beforeEach(() => {
    useViewStore.setState({ folded: new Set() });
    openCharacter(
      saved('fourth-edition', {
        traits: [
          typedTrait('Glare', { points: 12 }, { container: 'powers' }),
          typedTrait('Powers', { holds: 'alternatives' }),
          typedTrait('Breath', { points: 30 }),
        ],
      }),
    );
  });

  it('traits are listed in their container, which has their points, can be folded, and can be left', async () => {
    openChapter('traits');
    render(<TraitsChapter />);
    expect(rowIds()).toEqual(['row-powers', 'row-glare', 'row-breath']);
    await user.click(screen.getByRole('button', { name: 'Hide what is in Powers' }));
    expect(rowIds()).toEqual(['row-powers', 'row-breath']);
    expect(document.querySelector('#row-powers')?.textContent).toContain('12');
    await user.click(screen.getByRole('button', { name: 'Show what is in Powers' }));
    await user.click(screen.getByRole('button', { name: 'Open Breath' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /^In\b/ }), 'Powers');
    expect(rowIds()).toEqual(['row-powers', 'row-glare', 'row-breath']);
    expect(currentSheet().worksheet.number('trait:glare.points')).toBe(3);
    expect(document.querySelector('#row-powers')?.textContent).toContain('33');
    await user.click(screen.getByRole('button', { name: 'Remove Powers' }));
    expect(useCharacterStore.getState().saved.character.traits.map(({ container }) => container)).toEqual(['', '']);
  });
});
