// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { addRow, changeRow, placeItem } from '../../character/edit-rows.ts';
import {
  blankSaved,
  editCharacter,
  openCharacter,
  undo,
  useCharacterStore,
} from '../../state/character/character-store.ts';
import { currentSheet, useCharacter } from '../../state/character/derived-character.ts';
import { addEntry } from '../../state/character/entries.ts';
import { closeCustomEntry } from '../../state/view/custom-entry-dialog.ts';
import { openChapter } from '../../state/view/view-store.ts';
import { daiBlackthorn } from '../../testing/book-characters.ts';
import { enterWords } from '../../testing/enter-words.ts';
import { EquipmentChapter } from './equipment-chapter.tsx';
import { FitFields, ItemModifiers } from './item-details.tsx';
import '../../testing/load-rulesets.ts';
import '../../testing/screen-setup.ts';
import { newItemModifier } from '../../character/equipment-rows.ts';
import { itemStat } from '../../rules/stat-ids.ts';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import { typedItem } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';
import { settle } from '../../testing/settle.ts';
import OwnItemDialog from '../custom-entry/custom-item-dialog.tsx';

describe('The chapter of equipment', () => {
  const user = userEvent.setup({ delay: null });

  /** The field with this label. */
  const labeled = (container: Element, words: string): HTMLInputElement | undefined => {
    const label = [...container.querySelectorAll('label')].find((element) => element.textContent === words);
    return label?.control instanceof HTMLInputElement ? label.control : undefined;
  };

  /** The fields on the fit of one item, on the current character. */
  function FitFieldsOf({ rowKey }: { rowKey: string }) {
    const row = useCharacterStore(({ saved }) => saved.character.equipment.find(({ key }) => key === rowKey));
    if (!row) return null;
    return (
      <FitFields
        rowKey={rowKey}
        name="Chainmail"
        row={row}
        onChange={(change, words) =>
          editCharacter(words, (character) => changeRow(character, 'equipment', rowKey, change))
        }
      />
    );
  }

  const rows = () => useCharacterStore.getState().saved.character.equipment;

  beforeEach(() => {
    openCharacter(blankSaved('man-to-man'));
    openChapter('equipment');
  });

  test('armor is worn and weapons are carried when they are added; a select puts them elsewhere', () => {
    addEntry('equipment', 'chainmail');
    addEntry('equipment', 'broadsword');
    expect(rows().map(({ place }) => place)).toEqual(['ready', 'carried']);
    const { container } = render(<EquipmentChapter />);
    const select = [...container.querySelectorAll('select')].at(-1);
    if (!select) throw new Error('No select');
    act(() => {
      select.value = 'home';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(rows()[1]?.place).toBe('home');
    expect(container.textContent).toContain('5 lb over Light. Drop the chainmail');
  });

  test('a loadout is saved, shown with its figures, used in one step, set anew, renamed and deleted', async () => {
    addEntry('equipment', 'chainmail');
    addEntry('equipment', 'broadsword');
    render(<EquipmentChapter />);
    await user.click(screen.getByText('Loadouts'));
    await user.click(await screen.findByText('Save the present places'));
    // Mail 45 lb, sword 3 lb: Light to 40 lb at ST 10, Medium to 60.
    const travel = () => screen.getByText('Travel').closest('li');
    expect(travel()?.textContent).toContain('48 lbEncumbrance MediumMove 3Dodge');
    expect(travel()?.getAttribute('aria-current')).toBe('true');
    const [mail = '', sword = ''] = rows().map(({ key }) => key);
    act(() => {
      editCharacter('Mail at home', (now) => placeItem(now, mail, 'home'));
      editCharacter('Sword in hand', (now) => placeItem(now, sword, 'ready'));
    });
    expect(travel()?.getAttribute('aria-current')).toBeNull();
    await user.type(screen.getByLabelText('Name of a new loadout'), 'Town');
    await user.click(screen.getByText('Save the present places'));
    expect(screen.getByText('Town').closest('li')?.textContent).toContain('3 lbEncumbrance NoneMove 5');
    await user.click(screen.getByLabelText('Use Travel'));
    expect(rows().map(({ place }) => place)).toEqual(['ready', 'carried']);
    expect(travel()?.getAttribute('aria-current')).toBe('true');
    act(() => void undo());
    expect(rows().map(({ place }) => place)).toEqual(['home', 'ready']);

    act(() => void addEntry('equipment', 'torch'));
    const more = async (name: string, what: string) => {
      act(() => screen.getByRole('button', { name: `More for ${name}` }).focus());
      await user.keyboard('{ArrowDown}');
      await user.click(screen.getByRole('menuitem', { name: what }));
    };
    expect(screen.getByText('Town').closest('li')?.textContent).toContain('New since then: Torch; it stays in place.');
    await more('Town', 'Set to the present places');
    expect(screen.getByText('Town').closest('li')?.textContent).not.toContain('New since then');
    await more('Town', 'Rename');
    await user.clear(screen.getByLabelText('Name of Town'));
    await user.type(screen.getByLabelText('Name of Town'), 'City{Enter}');
    expect(screen.queryByText('Town')).toBeNull();
    await more('City', 'Delete');
    expect(screen.queryByText('City')).toBeNull();
    expect(useCharacterStore.getState().saved.character.loadouts).toHaveLength(1);
  });

  test('a firearm offers two full loads of its ammunition, of the kind that it is loaded with', async () => {
    openCharacter(blankSaved('fourth-edition'));
    addEntry('equipment', 'auto-pistol-9mm-tl7');
    render(<EquipmentChapter />);
    const [gun] = rows();
    act(() =>
      editCharacter('Kind', (now) => changeRow(now, 'equipment', gun?.key ?? '', { ammunition: 'hollowPoint' })),
    );
    expect(screen.getByText('(½) pi+', { exact: false })).toBeTruthy();
    await user.click(screen.getByText('Add 30 hollow-point 9mm cartridges'));
    expect(rows()[1]).toMatchObject({ entry: 'cartridge-9mm', quantity: 30, ammunition: 'hollowPoint' });
    expect(screen.queryByText(/^Add 30/)).toBeNull();
  });

  test('a bow offers its arrows, and they go into their quiver', async () => {
    addEntry('equipment', 'longbow');
    const { container } = render(<EquipmentChapter />);
    const offer = [...container.querySelectorAll('button')].find((element) =>
      element.textContent?.startsWith('Add 10 arrows'),
    );
    if (!offer) throw new Error('No offer');
    await user.click(offer);
    expect(rows().map(({ entry }) => entry)).toEqual(['longbow', 'quiver', 'arrow']);
    expect(rows()[2]?.container).toBe(rows()[1]?.key);
    expect(currentSheet().findings.map(({ code }) => code)).not.toContain('no-ammunition');
  });

  test('an attack names its skill in full, including digits', () => {
    addEntry('equipment', 'large-knife');
    editCharacter('a skill', (character) =>
      addRow(character, 'skills', { entry: 'knife', speciality: 'kind 1', points: 4 }),
    );
    const { container } = render(<EquipmentChapter />);
    const skills = [...container.querySelectorAll('.attack-skill')].map((element) => element.textContent);
    expect(skills[0]).toMatch(/^Knife \(kind 1\) \d+$/);
  });

  test('the chapter shows the money spent next to the starting money, by wealth', () => {
    openCharacter(daiBlackthorn());
    const { container } = render(<EquipmentChapter />);
    const totals = container.querySelector('.equipment-totals');
    expect(totals?.textContent).toContain('Spent $210 of $200Over by $10');
    expect(totals?.querySelector('[aria-label="starting money $200, explain"]')).not.toBeNull();
  });

  test('a shield is slung on the back by its place, and taken in hand again', () => {
    addEntry('equipment', 'large-shield');
    const { container } = render(<EquipmentChapter />);
    const put = (value: string) => {
      const select = container.querySelector('select');
      if (!select) throw new Error('No select');
      act(() => {
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
    };
    put('slung');
    expect(container.querySelector('select')?.textContent).toContain('On back');
    expect(rows()[0]).toMatchObject({ place: 'carried', slung: true });
    expect(container.textContent).toContain('PD 4, PD 3 from behind, 4 turns to ready or sling');
    put('ready');
    expect(rows()[0]).toMatchObject({ place: 'ready', slung: false });
  });

  test('armor made for another wearer asks for their size, and can be altered if the rules have a price for it', async () => {
    addEntry('equipment', 'chainmail');
    const [row] = rows();
    if (!row) throw new Error('No row');
    const { container } = render(<FitFieldsOf rowKey={row.key} />);
    expect(labeled(container, 'Chainmail was altered to fit')).toBeUndefined();
    const fitField = labeled(container, 'Chainmail was made for someone else');
    if (!fitField) throw new Error('No checkbox');
    await user.click(fitField);
    expect(labeled(container, 'Height Chainmail was made for')).toBeDefined();
    expect(labeled(container, 'Weight Chainmail was made for')).toBeDefined();
    expect(container.textContent).toContain('$50 and a day; $100 instead of $50 if too small.');
    const altered = labeled(container, 'Chainmail was altered to fit');
    if (!altered) throw new Error('No checkbox');
    await user.click(altered);
    expect(rows()[0]).toMatchObject({ madeForAnother: true, altered: true });
  });
});

describe('Modifiers of items', () => {
  const { key: _, ...gilded } = newItemModifier('', {
    name: 'Gilded',
    cost: 10,
    costIs: 'percent',
    costStage: 'final',
  });
  const modifiers = () => useCharacterStore.getState().saved.character.equipment[0]?.modifiers;
  const price = () => currentSheet().worksheet.number(itemStat('cloak', 'cost'));

  function Modifiers() {
    const row = useCharacter(({ character }) => character.equipment[0]);
    return row ? (
      <ItemModifiers
        name="Cloak"
        row={row}
        onChange={(change, words) =>
          editCharacter(words, (character) => changeRow(character, 'equipment', row.key, change))
        }
      />
    ) : null;
  }

  beforeEach(() => {
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => undefined);
    openCharacter(saved('fourth-edition', { equipment: [typedItem('Cloak', { cost: 50, offered: [gilded] })] }));
  });

  describe('ItemModifiers', () => {
    it('finds a modifier of the item and one of the ruleset’s list, which change the price', async () => {
      const user = userEvent.setup();
      render(<Modifiers />);
      const list = screen.getByRole('combobox', { name: /Listed modifier/ });
      await enterWords(user, list, 'gild');
      await user.click(screen.getByRole('option', { name: /^Gilded \(\+10%\)/ }));
      expect(price()).toBeCloseTo(55);
      await user.type(list, 'silver-c');
      await user.click(screen.getByRole('option', { name: /^Silver-coated/ }));
      expect(price()).toBeCloseTo(165);
      expect(modifiers()).toMatchObject([{ name: 'Gilded' }, { name: 'Silver-coated', page: 'Basic Set p. 275' }]);
      undo();
      expect(price()).toBeCloseTo(55);
    });

    it('asks the player to complete a modifier', async () => {
      const user = userEvent.setup();
      const bane = { ...gilded, name: 'Bane of @Foes@' };
      openCharacter(saved('fourth-edition', { equipment: [typedItem('Cloak', { cost: 50, offered: [bane] })] }));
      render(<Modifiers />);
      await enterWords(user, screen.getByRole('combobox', { name: /Listed modifier/ }), 'bane');
      await user.click(screen.getByRole('option', { name: /^Bane of/ }));
      expect(modifiers()).toEqual([]);
      await enterWords(user, await screen.findByLabelText('Foes'), 'wolves');
      await user.click(screen.getByRole('button', { name: 'Add', hidden: true }));
      expect(modifiers()).toMatchObject([{ name: 'Bane of wolves' }]);
      expect(price()).toBeCloseTo(55);
    });

    it('adds a custom one, with an effect, and changes it', async () => {
      const user = userEvent.setup();
      render(<Modifiers />);
      await user.click(screen.getByRole('button', { name: 'Add a modifier to Cloak' }));
      const form = within(await screen.findByRole('dialog', { hidden: true }));
      await enterWords(user, form.getByLabelText('Name'), 'Ornate');
      await user.type(form.getByLabelText('Price'), '2');
      await user.selectOptions(form.getByLabelText('Price in'), 'times');
      await user.click(form.getByRole('button', { name: 'Add an effect', hidden: true }));
      await user.selectOptions(form.getByLabelText('Changes'), 'Dodge');
      await user.click(form.getByRole('button', { name: 'Add', hidden: true }));
      expect(await screen.findByText('Ornate (×2)')).toBeTruthy();
      expect(screen.getByText('Dodge +1')).toBeTruthy();
      expect(price()).toBe(100);
      expect(modifiers()?.[0]?.key).not.toBe('new');

      await user.click(screen.getByRole('button', { name: 'Change Ornate of Cloak' }));
      const again = within(await screen.findByRole('dialog', { hidden: true }));
      await user.clear(again.getByLabelText('Price'));
      await user.type(again.getByLabelText('Price'), '3');
      await user.click(again.getByRole('button', { name: 'Change', hidden: true }));
      expect(await screen.findByText('Ornate (×3)')).toBeTruthy();
      expect(modifiers()).toHaveLength(1);
    });

    it('removes a modifier', async () => {
      const user = userEvent.setup();
      editCharacter('', (character) =>
        changeRow(character, 'equipment', 'cloak', { modifiers: [newItemModifier('m', gilded)] }),
      );
      render(<Modifiers />);
      await user.click(screen.getByRole('button', { name: 'Remove Gilded of Cloak' }));
      expect(modifiers()).toEqual([]);
    });
  });
});

describe('Mounts', () => {
  const user = userEvent.setup({ delay: null });

  const rows = () => useCharacterStore.getState().saved.character.equipment;

  beforeEach(() => {
    openCharacter(blankSaved('lite-3e'));
    openChapter('equipment');
  });

  const choose = (select: HTMLSelectElement, value: string) =>
    act(() => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });

  function placeSelect(container: HTMLElement, name: string): HTMLSelectElement {
    const select = container.querySelector<HTMLSelectElement>(`select[aria-label="Place of ${name}"]`);
    if (!select) throw new Error(`No place of ${name} in ${container.innerHTML}`);
    return select;
  }
  const labels = (select: HTMLSelectElement) => [...select.options].map(({ label, text }) => label || text);

  test('a beast is led at first, can be ridden, and items go on its back', () => {
    addEntry('equipment', 'saddle-horse');
    addEntry('equipment', 'mace');
    const { container } = render(<EquipmentChapter />);
    const [horse, mace] = rows();
    expect(horse?.place).toBe('stowed');
    expect(container.textContent).toContain('Move 12');
    expect(container.textContent).toContain('Load 0 lb, none');
    expect(labels(placeSelect(container, 'Saddle horse'))).toEqual(['Ridden', 'Led along', 'At home']);
    expect(labels(placeSelect(container, 'Mace'))).toEqual([
      'In hand',
      'Carried',
      'Dropped',
      'At home',
      'On the saddle horse',
    ]);

    choose(placeSelect(container, 'Mace'), `in:${horse?.key}`);
    expect(rows()[1]).toMatchObject({ key: mace?.key, container: horse?.key });
    expect(container.textContent).toContain('on the saddle horse');
    expect(buildModel(currentSheet()).load.carried.text).toBe('0');

    choose(placeSelect(container, 'Saddle horse'), 'ready');
    expect(rows()[0]?.place).toBe('ready');
    // 5 lb of mace and a body of 150 lb, the average at ST 10.
    expect(container.textContent).toContain('Load 155 lb, light');
    expect(container.textContent).toContain('Move 10');
  });

  test('the details of a mount show its load', async () => {
    addEntry('equipment', 'donkey');
    const { container } = render(<EquipmentChapter />);
    const opener = container.querySelector<HTMLElement>('[aria-expanded="false"]');
    if (!opener) throw new Error('No details');
    await user.click(opener);
    expect(container.textContent).toContain('ST 25, DX 10, IQ 4, HT 13; it weighs 500 lb itself');
    const levels = container.querySelector('[aria-label="Load levels of Donkey"]');
    expect([...(levels?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'none to 50 lb now',
      'light to 150 lb',
      'medium to 250 lb',
      'heavy to 375 lb',
      'extra-heavy to 500 lb',
      'maximum to 750 lb',
    ]);
    expect(container.textContent).not.toContain('Weight of Donkey');
  });

  test('a custom beast has figures instead of weight and attacks', async () => {
    render(<OwnItemDialog target={{ chapter: 'equipment', name: 'Rex', key: null }} />);
    const field = (name: string): HTMLInputElement => {
      const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name);
      const input = label && document.getElementById(label.htmlFor);
      if (!(input instanceof HTMLInputElement)) throw new Error(`No field ${name}`);
      return input;
    };
    const kind = document.querySelector<HTMLSelectElement>('select');
    if (!kind) throw new Error('No kind');
    expect(document.body.textContent).toContain('Weight, each');
    choose(kind, 'mount');
    expect(document.body.textContent).not.toContain('Weight, each');
    expect(document.body.textContent).not.toContain('Attacks');
    await user.clear(field('ST'));
    await user.type(field('ST'), '12');
    act(() => field('ST').blur());
    const form = document.querySelector('form');
    await act(async () => {
      form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
    await settle();
    expect(rows()).toMatchObject([
      { place: 'stowed', own: { name: 'Rex', kind: 'mount', mount: { st: 12, dx: 9, move: 12, bodyWeight: 1200 } } },
    ]);
    expect(buildModel(currentSheet()).mounts[0]?.name).toBe('Rex');
    closeCustomEntry();
  });
});
