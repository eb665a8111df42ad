// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, describe, expect, test } from 'vitest';
import { describeFinding } from '../../rules/findings/finding-sentences.ts';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import { blankSaved, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { addToChapter } from '../../state/character/entries.ts';
import { openChapter, useViewStore } from '../../state/view/view-store.ts';
import { typedTrait } from '../../testing/own-rows.ts';
import { settle } from '../../testing/settle.ts';
import OwnItemDialog from './custom-item-dialog.tsx';
import OwnSkillDialog from './custom-skill-dialog.tsx';
import OwnSpellDialog from './custom-spell-dialog.tsx';
import OwnTraitDialog from './custom-trait-dialog.tsx';
import { EffectRows } from './effect-rows.tsx';

describe('Custom traits', () => {
  const user = userEvent.setup({ delay: null });

  type Kind = 'advantage' | 'perk' | 'disadvantage' | 'quirk';

  const rows = () => useCharacterStore.getState().saved.character.traits;

  function open(kind: Kind, key: string | null = null) {
    const { container } = render(<OwnTraitDialog target={{ chapter: 'traits', name: 'Dark secret', key, kind }} />);
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
    return {
      /** With the minus before the field. */
      value: (label: string) => `${field(label).previousElementSibling?.textContent ?? ''}${field(label).value}`,
      write: async (label: string, text: string) => {
        await user.clear(field(label));
        await user.type(field(label), `${text}{Enter}`);
      },
      choose: (label: string, value: string) => user.selectOptions(field(label), value),
      save: () => act(async () => container.querySelector('form')?.requestSubmit()),
    };
  }

  beforeEach(() => {
    openCharacter(blankSaved('lite-3e'));
    openChapter('traits');
  });

  test('10 typed as the price of a disadvantage is −10, and counts against the limit', async () => {
    const dialog = open('disadvantage');
    expect(dialog.value('Points')).toBe('−0');
    await dialog.write('Points', '10');
    expect(dialog.value('Points')).toBe('−10');
    await dialog.write('Points per level', '5');
    expect(dialog.value('Points per level')).toBe('−5');
    await dialog.write('Points', '-12');
    expect(dialog.value('Points')).toBe('−12');
    await dialog.write('Points', '10');
    await dialog.save();
    expect(rows()[0]?.own).toMatchObject({ kind: 'disadvantage', points: -10, pointsPerLevel: -5 });
    expect(currentSheet().worksheet.number('points.limited')).toBe(-15);
    expect(currentSheet().findings).toEqual([]);
  });

  test('a trait may have a pool of points, and a power says what it comes from', async () => {
    openCharacter(blankSaved('fourth-edition'));
    openChapter('traits');
    const dialog = open('advantage');
    await user.click(screen.getByLabelText('Has a pool of points to spend in play'));
    await dialog.write('Points when full', '7');
    await dialog.write('Minutes until a point returns', '30');
    await dialog.choose('Contains other traits', 'power');
    await dialog.write('Source of the power', 'chi');
    await dialog.save();
    expect(rows()[0]?.own).toMatchObject({
      holds: 'power',
      powerSource: 'chi',
      pool: { points: 7, perLevel: 0, minutes: 30 },
    });
    const { pools, traits } = buildModel(currentSheet());
    expect(pools.map(({ name, points, regained }) => [name, points.text, regained])).toEqual([
      ['Dark secret', '7', '1 back in 30 minutes'],
    ]);
    expect(traits[0]?.note).toBe('chi power');
  });

  test('a quirk starts at −1', async () => {
    const dialog = open('quirk');
    expect(dialog.value('Points')).toBe('−1');
    await dialog.save();
    expect(currentSheet().worksheet.number('quirks')).toBe(1);
    expect(currentSheet().worksheet.number('points')).toBe(-1);
  });

  test('the price follows the chosen kind', async () => {
    const dialog = open('advantage');
    expect(dialog.value('Points')).toBe('0');
    await dialog.choose('Kind', 'quirk');
    expect(dialog.value('Points')).toBe('−1');
    await dialog.choose('Kind', 'disadvantage');
    expect(dialog.value('Points'), 'nothing was typed yet').toBe('−0');
    await dialog.choose('Kind', 'advantage');
    await dialog.write('Points', '15');
    await dialog.write('Points per level', '5');
    expect([dialog.value('Points'), dialog.value('Points per level')]).toEqual(['15', '5']);
    await dialog.choose('Kind', 'disadvantage');
    expect([dialog.value('Points'), dialog.value('Points per level')]).toEqual(['−15', '−5']);
    await dialog.choose('Kind', 'advantage');
    expect([dialog.value('Points'), dialog.value('Points per level')]).toEqual(['15', '5']);
  });

  test('a disadvantage with a positive price in a file keeps it until a price is typed', async () => {
    const { own } = typedTrait('Dark secret', { kind: 'disadvantage', points: 10 });
    const dialog = open('disadvantage', addToChapter('traits', 'Dark secret', { own }));
    expect(dialog.value('Points')).toBe('10');
    await dialog.write('Name', 'Dark past');
    await dialog.save();
    expect(rows()[0]?.own).toMatchObject({ name: 'Dark past', points: 10 });
  });

  test('an advantage never gives points back because of a typed minus', async () => {
    const dialog = open('advantage');
    await dialog.write('Points', '-10');
    expect(dialog.value('Points')).toBe('10');
    expect(screen.getByText(/^An advantage costs points\./)).toBeDefined();
    await dialog.choose('Kind', 'disadvantage');
    expect(dialog.value('Points')).toBe('−10');
    expect(screen.queryByText(/^An advantage costs points\./)).toBeNull();
  });

  test('the kind comes first; it matches the place that the dialog was opened from', () => {
    open('disadvantage');
    const [kind] = screen.getAllByRole('combobox');
    expect(kind).toBe(screen.getByLabelText('Kind'));
    expect(screen.getByLabelText<HTMLSelectElement>('Kind').value).toBe('disadvantage');
    expect(screen.getByRole('heading', { name: 'Custom disadvantage' })).toBeDefined();
  });
});

describe('Custom skills', () => {
  const user = userEvent.setup({ delay: null });

  const press = (container: Element, words: RegExp) =>
    act(() =>
      [...container.querySelectorAll('button')]
        .find((button) => words.test(button.getAttribute('aria-label') ?? button.textContent ?? ''))
        ?.click(),
    );

  function penaltyOf(container: Element): HTMLInputElement {
    const label = [...container.querySelectorAll('label')].find(({ textContent }) => textContent === 'less');
    const input = document.getElementById(label?.htmlFor ?? '');
    if (!(input instanceof HTMLInputElement)) throw new Error(`No penalty in ${container.textContent}`);
    return input;
  }

  beforeEach(() => {
    openCharacter(blankSaved('lite-3e'));
  });

  test('the penalty of a default is subtracted, and the form shows the result', async () => {
    const { container } = render(<OwnSkillDialog target={{ chapter: 'skills', name: 'Sneaking', key: null }} />);
    press(container, /default/i);
    const input = penaltyOf(container);
    const hint = () =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join('');
    expect([input.value, hint()]).toEqual(['5', 'DX−5']);
    await user.clear(input);
    await user.type(input, '-4');
    act(() => input.blur());
    expect(hint()).toBe('DX+4, above DX itself');
    await user.clear(input);
    await user.type(input, '6');
    act(() => input.blur());
    expect(hint()).toBe('DX−6');
    await act(async () => container.querySelector('form')?.requestSubmit());
    const [row] = useCharacterStore.getState().saved.character.skills;
    expect(row?.own?.defaults).toMatchObject([{ attribute: 'dx', penalty: 6 }]);
  });

  test('a default can be removed again', () => {
    const { container } = render(<OwnSkillDialog target={{ chapter: 'skills', name: 'Sneaking', key: null }} />);
    press(container, /default/i);
    expect(penaltyOf(container).value).toBe('5');
    press(container, /remove/i);
    expect(() => penaltyOf(container)).toThrow('No penalty');
  });
});

describe('Custom spells', () => {
  const user = userEvent.setup({ delay: null });

  const rows = () => useCharacterStore.getState().saved.character.skills;
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  async function fill(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(texts)) {
      await user.clear(field(label));
      if (text !== '') await user.type(field(label), text);
      await user.tab();
    }
  }
  const choose = (label: string, value: string) => user.selectOptions(field(label), value);
  const submit = () => act(async () => document.querySelector('form')?.requestSubmit());

  beforeEach(() => {
    openCharacter(blankSaved('lite-3e'));
    openChapter('spells');
  });

  test('a custom spell has all requirements of casting, the minimum points, and the focus', async () => {
    const { container } = render(<OwnSpellDialog target={{ chapter: 'spells', name: 'Frostbite', key: null }} />);
    expect(container.textContent).not.toContain('Resisted by');
    await choose('Class', 'resisted');
    await fill({ 'Resisted by': 'HT', Duration: 'instant', 'Cost in ST': '2', 'Prerequisites in words': 'Magery' });
    await submit();
    const [row] = rows();
    expect(row).toMatchObject({
      points: 1,
      own: {
        name: 'Frostbite',
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'hard',
        spell: {
          class: 'resisted',
          resistedBy: 'HT',
          time: '1 s',
          duration: 'instant',
          cost: '2',
          prerequisites: 'Magery',
        },
      },
    });
    expect(useViewStore.getState().target).toEqual({ row: row?.key });
    expect(buildModel(currentSheet()).spells[0]).toMatchObject({
      class: 'resisted by HT',
      cost: '2',
      prerequisites: 'Magery',
    });
  });

  test('editing a custom spell changes the row and keeps its points', async () => {
    const first = render(<OwnSpellDialog target={{ chapter: 'spells', name: 'Mist', key: null }} />);
    await submit();
    first.unmount();
    const [before] = rows();
    render(<OwnSpellDialog target={{ chapter: 'spells', name: '', key: before?.key ?? '' }} />);
    await choose('Class', 'area');
    await fill({ 'Cost in ST, for each yard of radius': '3' });
    await submit();
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toMatchObject({ key: before?.key, points: 1 });
    expect(buildModel(currentSheet()).spells[0]?.cost).toBe('3 per yard');
  });

  test('a spell of ritual magic has colleges, the skill it is based on and the number of its prerequisites', async () => {
    openCharacter(blankSaved('fourth-edition'));
    openChapter('spells');
    render(<OwnSpellDialog target={{ chapter: 'spells', name: 'Torch', key: null }} />);
    await choose('Difficulty', 'techniqueHard');
    await fill({ Colleges: 'Fire, Light ', 'Based on': 'Ritual Magic', 'Number of prerequisites': '3' });
    await submit();
    expect(rows()).toMatchObject([
      { own: { spell: { colleges: ['Fire', 'Light'], baseSkill: 'Ritual Magic', prerequisiteCount: 3 } } },
    ]);
  });
});

describe('Effects of custom traits', () => {
  const user = userEvent.setup({ delay: null });

  const traits = () => useCharacterStore.getState().saved.character.traits;

  function open() {
    const mounted = render(
      <OwnTraitDialog target={{ chapter: 'traits', name: 'Seal sense', key: null, kind: null }} />,
    );
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

  test('a new effect has the focus, and when it is removed the next one has it', async () => {
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

  test('an effect that changes nothing yet is asked about, and has the focus; once it is removed, the entry is saved', async () => {
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

  test('an effect on certain skills asks which ones, and by how much in the chosen way', () => {
    openCharacter(blankSaved('fourth-edition'));
    const skills = render(<Form stat="skills" />);
    expect(labels(skills.container)).toEqual(expect.arrayContaining(['Which', 'Matches', 'Skill', 'How', 'Adds']));
    skills.unmount();
    const damage = render(<Form stat="damage" />);
    const ways = [...damage.container.querySelectorAll('select')].find(({ value }) => value === 'add');
    expect([...(ways?.options ?? [])].map(({ textContent }) => textContent)).toEqual(['adds', 'adds a share of']);
    damage.unmount();
  });
});

describe('Prerequisites', () => {
  const user = userEvent.setup({ delay: null });
  const character = () => useCharacterStore.getState().saved.character;
  const findings = () => currentSheet().findings.map(({ fact }) => describeFinding(fact));

  const group = () => screen.getByRole('group', { name: 'Prerequisites' });
  function lastOf(found: readonly HTMLElement[]): HTMLElement {
    const last = found.at(-1);
    if (!last) throw new Error('Nothing of this name');
    return last;
  }
  const field = (label: string) => lastOf(within(group()).getAllByLabelText(label));
  const add = (what: string) => user.click(lastOf(within(group()).getAllByRole('button', { name: what })));
  const choose = (label: string, option: string) => user.selectOptions(field(label), option);
  async function type(label: string, text: string) {
    await user.clear(field(label));
    await user.type(field(label), text);
    await user.tab();
  }
  async function save() {
    await act(async () => document.querySelector('form')?.requestSubmit());
    await act(() => new Promise((done) => setTimeout(done, 50)));
  }

  beforeEach(() => {
    openCharacter(blankSaved('fourth-edition'));
  });

  test('alternatives of traits, skills and numbers are entered, read in words and reported', async () => {
    render(<OwnTraitDialog target={{ chapter: 'traits', name: 'Seal sense', key: null, kind: null }} />);
    await add('Add a prerequisite');
    await type('Trait', 'Magery');
    await type('Level at least', '2');
    await type('With this note or modifier', 'One College');
    await user.click(field('without this note or modifier'));
    await add('Add an alternative');
    await choose('What', 'a skill');
    await type('Skill', 'Swimming');
    await type('Level at least', '15');
    await type('Only from TL', '3');
    await add('Add a prerequisite');
    await choose('What', 'an attribute or other number');
    await choose('Number', 'IQ');
    await choose('Plus', 'DX');
    await type('At least', '24');
    expect(group().textContent).toContain('(Magery 2 (without “One College”) or Swimming at 15) (from TL3 on)');
    expect(group().textContent).toContain('IQ + DX 24');
    await save();
    expect(character().traits[0]?.own?.prerequisites).toMatchObject([
      {
        any: [
          { kind: 'trait', name: 'Magery', atLeast: 2, note: 'One College', withoutNote: true },
          { kind: 'skill', name: 'Swimming', atLeast: 15 },
        ],
        fromTechLevel: 3,
        toTechLevel: null,
      },
      { any: [{ kind: 'number', name: 'iq', plus: 'dx', atLeast: 24 }] },
    ]);
    expect(findings()).toContain('Seal sense requires IQ + DX 24.');
  });

  test('a spell requires a number of spells of a college, and none of another name', async () => {
    render(<OwnSpellDialog target={{ chapter: 'spells', name: 'Frostbite', key: null }} />);
    await add('Add a prerequisite');
    await choose('What', 'spells of a college');
    await type('College', 'Water');
    await type('How many', '3');
    await add('Add a prerequisite');
    await choose('What', 'spells by name');
    await type('Spell', 'Fireball');
    await user.click(field('must not be met'));
    await save();
    expect(findings()).toContain('Frostbite requires 3 spells of the college Water.');
    expect(character().skills[0]?.own?.prerequisites[1]).toMatchObject({ any: [{ not: true, name: 'Fireball' }] });
  });

  test('the contents of a container can be required of an item alone', async () => {
    const skill = render(<OwnSkillDialog target={{ chapter: 'skills', name: 'Mending', key: null }} />);
    const choices = () => [...field('What').querySelectorAll('option')].map(({ textContent }) => textContent);
    await add('Add a prerequisite');
    expect(choices()).toContain('an item worn or in hand');
    expect(choices()).not.toContain('the weight of its contents');
    skill.unmount();
    render(<OwnItemDialog target={{ chapter: 'equipment', name: 'Sling bag', key: null }} />);
    await add('Add a prerequisite');
    await choose('What', 'the weight of its contents');
    await type('At most (lb)', '20');
    await save();
    expect(character().equipment[0]?.own?.prerequisites).toMatchObject([{ any: [{ kind: 'weight', atMost: 20 }] }]);
  });

  test('a requirement that names nothing, or has no bound, is asked about', async () => {
    render(<OwnTraitDialog target={{ chapter: 'traits', name: 'Seal sense', key: null, kind: null }} />);
    await add('Add a prerequisite');
    await save();
    expect(character().traits).toEqual([]);
    expect(field('Trait').getAttribute('aria-invalid')).toBe('true');
    await choose('What', 'an attribute or other number');
    await choose('Number', 'IQ');
    await save();
    expect(character().traits).toEqual([]);
    expect(field('At least').getAttribute('aria-invalid')).toBe('true');
    await type('At least', '12');
    await save();
    expect(findings()).toEqual(expect.arrayContaining(['Seal sense requires IQ 12.']));
  });
});
