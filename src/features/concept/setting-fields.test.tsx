// @vitest-environment happy-dom
import { act, type RenderResult, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { isSameCustomEntry } from '../../character/custom-entry.ts';
import {
  addEarned,
  setAttribute,
  setCampaign,
  setConcept,
  setRace,
  setRaised,
} from '../../character/edit-character.ts';
import { addRow } from '../../character/edit-rows.ts';
import { ownTraitSchema } from '../../character/trait-rows.ts';
import {
  blankSaved,
  editCharacter,
  openCharacter,
  undo,
  useCharacterStore,
} from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { addToChapter } from '../../state/character/entries.ts';
import { setCustomEntries } from '../../state/library/library-store.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { typedRace, typedTrait } from '../../testing/own-rows.ts';
import { settle } from '../../testing/settle.ts';
import { ConceptChapter, EarnedPointsFields, StoryFields, WhoFields } from './concept-chapter.tsx';
import { Looks } from './looks.tsx';
import { RaceChoice } from './race-choice.tsx';
import { SettingFields } from './setting-fields.tsx';

describe('Fields of the setting', async () => {
  const user = userEvent.setup({ delay: null });

  const campaign = () => useCharacterStore.getState().saved.character.campaign;
  const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const write = async (label: string, text: string) => {
    await user.clear(control(label));
    await user.type(control(label), `${text}{Enter}`);
  };

  beforeEach(() => openCharacter(blankSaved('lite-3e')));

  test('rules without facts about the setting have no such part', () => {
    openCharacter(blankSaved('man-to-man'));
    const { container } = render(<SettingFields />);
    expect(container.textContent).toBe('');
  });

  test('the fourth edition offers the limits, with the book’s half of the budget and five quirks', async () => {
    openCharacter(blankSaved('fourth-edition'));
    render(<SettingFields />);
    expect(control('Disadvantage limit').placeholder).toBe('−50');
    expect(control('Quirk limit').placeholder).toBe('5');
    await write('Disadvantage limit', '20');
    expect(campaign().disadvantageLimit).toBe(-20);
  });

  test('a campaign of the fourth edition sets prices of attributes, which count at once', async () => {
    openCharacter(blankSaved('fourth-edition'));
    editCharacter('HT 12', (character) => setAttribute(character, 'ht', 12));
    render(<SettingFields />);
    await user.click(screen.getByText('Prices of attributes'));
    const price = await screen.findByLabelText<HTMLInputElement>('Price of HT');
    expect(price.placeholder).toBe('10');
    await write('Price of HT', '15');
    expect(campaign().prices).toEqual({ ht: 15 });
    expect(currentSheet().worksheet.number('ht.points')).toBe(30);
    await write('Price of HT', '');
    expect(campaign()).not.toHaveProperty('prices');
    expect(currentSheet().worksheet.number('ht.points')).toBe(20);
  });

  test('the fourth edition has its own tech levels, with starting money, and the cost of a month', async () => {
    openCharacter(blankSaved('fourth-edition'));
    const { container } = render(<SettingFields />);
    expect(container.textContent).toContain('up to 12');
    expect(container.textContent).not.toContain('You start with');
    await write('Tech level', '8');
    expect(container.textContent).toContain('Digital age');
    expect(control('Starting wealth').placeholder).toBe('20,000');
    expect(container.textContent).toContain('You start with $20,000.');
    expect(container.textContent).toContain('Status 0: cost of living $600 a month.');
    expect(container.textContent).toContain('A typical job pays $2,600; $2,000 is left.');
    const own = z.parse(ownTraitSchema, { name: 'Wealthy', effects: [{ stat: 'startingMoney', times: 5 }] });
    act(() => void addToChapter('traits', 'Wealthy', { own }));
    expect(container.textContent).toContain('You start with $100,000 (Wealthy).');
    await write('Tech level', '13');
    expect(container.textContent).toContain('Tech levels run from 0 to 12.');
  });

  test('a tech level names its era, and the usual literacy follows it', async () => {
    const { container } = render(<SettingFields />);
    expect(container.textContent).toContain('By tech level: most cannot read');
    await write('Tech level', '7');
    expect(campaign().techLevel).toBe(7);
    expect(container.textContent).toContain('computers and jets');
    expect(container.textContent).toContain('By tech level: most read and write');
    await write('Tech level', '17');
    expect(container.textContent).toContain('Tech levels run from 0 to 16.');
    await write('Tech level', '');
    expect(campaign().techLevel).toBeNull();
  });

  test('starting wealth shows the character’s starting money, by the character’s own wealth', async () => {
    addToChapter('traits', 'Wealth', { entry: 'wealth', choices: [{ parameter: 'level', value: 'poor' }] });
    const { container } = render(<SettingFields />);
    expect(container.textContent).not.toContain('You start with');
    await write('Starting wealth', '1000');
    expect(container.textContent).toContain('You start with $200 (Poor).');
    act(() => editCharacter('Money $50', (character) => setCampaign(character, 'money', 50)));
    expect(container.textContent).toContain('You start with $50.');
  });

  test('limits are the book’s while the fields are empty, and get the right sign', async () => {
    render(<SettingFields />);
    expect(control('Disadvantage limit').placeholder).toBe('−40');
    expect(control('Quirk limit').placeholder).toBe('5');
    await write('Disadvantage limit', '50');
    expect(campaign().disadvantageLimit).toBe(-50);
    expect(control('Disadvantage limit').value).toBe('−50');
    await write('Quirk limit', '3');
    expect(
      currentSheet()
        .ruleset.limits?.(campaign())
        .map(({ most, book }) => [most, book]),
    ).toEqual([
      [-50, -40],
      [3, 5],
    ]);
    await write('Quirk limit', '');
    expect(campaign().quirkLimit).toBeNull();
  });
});

describe('Earned points', () => {
  const user = userEvent.setup({ delay: null });

  beforeEach(() => openCharacter(blankSaved('lite-3e')));

  test('a character that has not grown shows no balance', () => {
    const { container } = render(<EarnedPointsFields />);
    expect(container.querySelector('h3')?.textContent).toBe('Growth');
    expect(container.textContent).not.toContain('Unspent');
  });

  test('the balance shows the earned points, their use, and the rest', () => {
    editCharacter('earned', (character) => addEarned(character, { points: 12, why: 'the bridge' }));
    editCharacter('earned', (character) => addEarned(character, { points: 3, why: 'the mill' }));
    editCharacter('raised', (character) => setRaised(character, 'ht', 1));
    addToChapter('traits', 'Honesty', { entry: 'honesty', boughtOff: true });
    const { container } = render(<EarnedPointsFields />);
    expect(container.textContent).toContain('Total earned15 points');
    expect(container.textContent).toContain('Spent since creation30 points');
    expect(container.textContent).toContain('HT +1: 20');
    expect(container.textContent).toContain('Honesty bought off: 10');
    expect(container.textContent).toContain('Unspent95 points');
    expect(container.textContent).toContain('100 at creation + 15 earned − 20 spent');
  });

  test('new points have the focus, so that the number can be typed at once', async () => {
    useViewStore.setState({ chapter: 'concept' });
    const { container } = render(<ConceptChapter />);
    await user.click(container.querySelector('[data-field=add-earned]') ?? container);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Points for entry 1'));
  });
});

describe('Visits to fields', () => {
  const user = userEvent.setup({ delay: null });

  let form: RenderResult;
  beforeEach(() => openCharacter(johnFalcon()));

  const steps = () => useCharacterStore.temporal.getState().pastStates.length;
  const character = () => useCharacterStore.getState().saved.character;

  const pause = () => act(() => vi.advanceTimersByTime(300));

  const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  /** Types letter by letter, replacing the text. */
  const typeOut = (field: HTMLElement, text: string) => user.type(field, text, typeOver);
  const typeOver = { initialSelectionStart: 0, initialSelectionEnd: 1_000 };

  test('typing a name letter by letter is one undo step', async () => {
    form = render(<WhoFields />);
    await typeOut(nameField(), 'Jack the Second');
    expect(steps()).toBe(0);
    act(() => nameField().blur());
    expect(character().name).toBe('Jack the Second');
    expect(steps()).toBe(1);
    act(undo);
    expect(character().name).toBe('John Falcon');
    expect(nameField().value).toBe('John Falcon');
  });

  test('Enter ends a visit, and leaving the field after it adds no second step', async () => {
    form = render(<WhoFields />);
    await typeOut(nameField(), 'Jack');
    await user.keyboard('{Enter}');
    act(() => nameField().blur());
    expect(steps()).toBe(1);
    await typeOut(nameField(), 'Jacko');
    act(() => nameField().blur());
    expect(steps()).toBe(2);
  });

  test('a visit without a lasting change is no step', async () => {
    form = render(<WhoFields />);
    await typeOut(nameField(), 'John Falcon');
    act(() => nameField().blur());
    await typeOut(nameField(), 'Jack');
    await user.keyboard('{Escape}');
    act(() => nameField().blur());
    expect(steps()).toBe(0);
  });

  test('a story of several lines is one undo step', async () => {
    form = render(<StoryFields />);
    const field = screen.getByRole('textbox', { name: /^Story/ });
    if (!(field instanceof HTMLTextAreaElement)) throw new Error('The story has no field');
    await typeOut(field, 'Once.\nTwice.');
    act(() => field.blur());
    expect(character().concept.story).toBe('Once.\nTwice.');
    expect(steps()).toBe(1);
  });

  test('a short text is committed at each pause, and is still one undo step', async () => {
    vi.useFakeTimers();
    editCharacter('Hair', (now) => setConcept(now, 'hair', 'black'));
    form = render(<Looks />);
    const hair = form.container.querySelector('input[value="black"]');
    if (!(hair instanceof HTMLInputElement)) throw new Error('The hair has no field');
    await typeOut(hair, 'grey ');
    pause();
    expect(character().concept.hair).toBe('grey ');
    await typeOut(hair, 'grey and thin');
    pause();
    expect(character().concept.hair).toBe('grey and thin');
    act(() => hair.blur());
    expect(steps()).toBe(2); // the first gave the hair its color
    act(undo);
    expect(character().concept.hair).toBe('black');
    vi.useRealTimers();
  });
});

describe('The choice of a race', () => {
  const user = userEvent.setup({ delay: null });

  const own = () => useCharacterStore.getState().saved.character.race.own;

  beforeAll(() => import('./custom-race-dialog.tsx'), 20_000);

  beforeEach(() => {
    openCharacter(blankSaved('lite-3e'));
  });

  async function open(name: string) {
    const { container } = render(<RaceChoice />);
    /** The control of a label; the last one, if there are several. */
    const field = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label).at(-1) ?? document.body;
    await user.click(screen.getByRole('button', { name }));
    await settle();
    return {
      container,
      press: (button: string) => user.click(screen.getByRole('button', { name: button })),
      write: async (label: string, text: string) => {
        await user.clear(field(label));
        await user.type(field(label), `${text}{Enter}`);
      },
      choose: (label: string, value: string) => user.selectOptions(field(label), value),
      total: () => screen.getByRole('status').textContent,
      save: async () => {
        act(() => container.querySelector('form')?.requestSubmit());
        await settle();
      },
    };
  }

  test('a listed race is copied for changes, and shows its price at every step', async () => {
    editCharacter('race', (character) => setRace(character, 'elf'));
    const { container, press, write, total, save } = await open('Change this race…');
    expect(container.querySelector('dialog')?.textContent).toContain('Change Elf');
    expect(total()).toBe('25 points');
    await press('Increase IQ, plus or minus');
    expect(total()).toBe('35 points');
    await press('Remove trait 1');
    expect(total()).toBe('20 points');
    await write('Points', '12');
    expect(total()).toBe('12 points · its parts: 20');
    await write('Name', 'Town elf');
    expect(own(), 'nothing before it is kept').toBeNull();
    await save();
    expect(own()).toMatchObject({ name: 'Town elf', points: 12, st: -1, dx: 1, iq: 2, traits: [], basedOn: 'elf' });
    expect(currentSheet().worksheet.number('points.race')).toBe(12);
    expect(container.querySelector('dialog')).toBeNull();
    expect(container.textContent).toContain('Change your race…');
  });

  test('a custom race is put together from attributes, traits with their answers, and skills', async () => {
    const { container, press, write, choose, total, save } = await open('Custom race…');
    expect(total()).toBe('0 points');
    await write('Name', 'Cat');
    await press('Decrease ST, plus or minus');
    await choose('Another trait', 'toughness');
    await press('Add a trait');
    await press('Increase Toughness level');
    expect(total()).toBe('15 points');
    await choose('Another trait', 'phobia');
    await press('Add a trait');
    await choose('Fear of (Phobia)', 'dogs');
    expect(total()).toBe('10 points');
    await choose('Another skill', 'stealth');
    await press('Add a skill');
    expect(container.textContent).toContain('Stealth2 points');
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
  });

  test('a custom disadvantage of a race gives points back without a typed minus', async () => {
    const { press, write, choose, total, save } = await open('Custom race…');
    await write('Name', 'Cat');
    await choose('Another trait', 'own');
    await press('Add a trait');
    await write('Trait', 'Curious');
    await choose('Kind', 'quirk');
    expect(total()).toBe('−1 point');
    await choose('Kind', 'disadvantage');
    await write('Price', '10');
    expect(total()).toBe('−10 points');
    await save();
    expect(own()?.traits[0]?.own).toMatchObject({ name: 'Curious', kind: 'disadvantage', points: -10 });
  });

  test('a saved custom race is among the choices, and adding it makes a copy with its own keys', async () => {
    const claws = typedTrait('Claws', { points: 7 }, { key: 'k1' });
    const entry = { list: 'races' as const, own: typedRace({ name: 'Cat', traits: [claws] }) };
    setCustomEntries([{ id: 'a', entry, setAside: [], updated: '' }]);
    editCharacter('Luck added', (character) => addRow(character, 'traits', { entry: 'luck' }, 'k1'));
    render(<RaceChoice />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Race' }), 'Cat');
    expect(own()).toMatchObject({ name: 'Cat', traits: [{ key: 'k2', own: { name: 'Claws', points: 7 } }] });
    expect(own() && isSameCustomEntry(entry, { list: 'races', own: own() ?? entry.own })).toBe(true);
    setCustomEntries([]);
  });
});
