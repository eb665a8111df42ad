// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { setCampaign } from '../../character/edit-character.ts';
import { describeFinding } from '../../rules/findings/finding-sentences.ts';
import {
  blankSaved,
  editCharacter,
  openCharacter,
  undo,
  useCharacterStore,
} from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { addEntry } from '../../state/character/entries.ts';
import { openChapter, useViewStore } from '../../state/view/view-store.ts';
import { enterWords } from '../../testing/enter-words.ts';
import { SkillsChapter } from './skills-chapter.tsx';
import '../../testing/load-rulesets.ts';
import '../../testing/screen-setup.ts';
import { typedSkill } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';

describe('The chapter of skills', () => {
  const user = userEvent.setup({ delay: null });

  const rows = () => useCharacterStore.getState().saved.character.skills;
  function choose(select: HTMLSelectElement, value: string) {
    act(() => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }
  const nextFrame = () => act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

  beforeEach(() => {
    openCharacter(blankSaved('man-to-man'));
    openChapter('skills');
  });

  test('an empty chapter suggests some skills, with their prices', () => {
    const { container } = render(<SkillsChapter />);
    expect(container.textContent).toContain('No skills yet.');
    expect(container.textContent).toMatch(/DX\+1: .+ for 4 points/);
  });

  test('raising a skill buys the next level, lowering it gives the points back, and a level can be typed', async () => {
    addEntry('skills', 'broadsword');
    const { container } = render(<SkillsChapter />);
    await user.click(screen.getByLabelText('Increase Broadsword'));
    expect(rows()[0]?.points).toBe(4);
    await user.click(screen.getByLabelText('Decrease Broadsword'));
    expect(rows()[0]?.points).toBe(2);
    const level = screen.getByRole('spinbutton') as HTMLInputElement;
    await user.clear(level);
    await user.type(level, '13');
    await user.keyboard('{Enter}');
    expect(rows()[0]?.points).toBe(16);
    expect(container.textContent).toContain('DX+3');
  });

  test('the list closes with the focus in the row added last, before any other key is pressed', async () => {
    render(<SkillsChapter />);
    await user.click(screen.getByRole('button', { name: 'Add a skill' }));
    const search = await screen.findByRole('combobox', { name: /^Name, or what it is for/ });
    for (const name of ['broadsword', 'shield']) await enterWords(user, search, `${name}{Enter}`);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })); // Escape
    expect(document.activeElement?.closest('.data-row')?.textContent).toContain('Shield');
  });

  test('removing a row moves to the next one, and after the last to the button that adds', async () => {
    for (const id of ['broadsword', 'shield']) addEntry('skills', id);
    render(<SkillsChapter />);
    await user.click(screen.getByLabelText('Remove Broadsword'));
    await nextFrame();
    expect(document.activeElement?.closest('.data-row')?.textContent).toContain('Shield');
    await user.click(screen.getByLabelText('Remove Shield'));
    await nextFrame();
    expect(rows()).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Add a skill');
  });

  test('a language is learned at its own difficulty, and its points buy another level', () => {
    openCharacter(blankSaved('lite-3e'));
    addEntry('skills', 'language');
    const { container } = render(<SkillsChapter />);
    const difficulty = screen.getByLabelText('Difficulty of Language') as HTMLSelectElement;
    expect([...difficulty.options].map(({ text }) => text)).toContain('hard: 2 points → IQ−1');
    choose(difficulty, 'hard');
    expect(rows()[0]?.difficulty).toBe('hard');
    expect(container.textContent).toContain('IQ−1');
  });

  test('a skill that differs by tech level has the setting’s, and can be given another', async () => {
    openCharacter(blankSaved('lite-3e'));
    editCharacter('Tech level 3', (character) => setCampaign(character, 'techLevel', 3));
    addEntry('skills', 'first-aid');
    render(<SkillsChapter />);
    const level = screen.getByLabelText('Tech level of First Aid/TL3') as HTMLInputElement;
    expect([level.value, level.placeholder]).toEqual(['', '3']);
    const hint = document.getElementById(level.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe('From the setting');
    act(() => editCharacter('Tech level 5', (character) => setCampaign(character, 'techLevel', 5)));
    expect(level.placeholder).toBe('5');
    expect(screen.getByLabelText('Tech level of First Aid/TL5')).toBe(level);
    await user.clear(level);
    await user.type(level, '4');
    await user.keyboard('{Enter}');
    expect(rows()[0]?.techLevel).toBe(4);
    expect(level.getAttribute('aria-describedby')).toBeNull();
    await user.clear(level);
    await user.keyboard('{Enter}');
    expect(rows()[0]?.techLevel, 'emptied, it follows the setting again').toBeNull();
  });

  test('open choices are marked as incomplete, not as against the rules', () => {
    openCharacter(blankSaved('lite-3e'));
    addEntry('skills', 'survival');
    addEntry('skills', 'lockpicking');
    const { container } = render(<SkillsChapter />);
    const remarks = [...container.querySelectorAll('.finding-here')];
    expect(remarks.map((remark) => remark.textContent)).toEqual([
      expect.stringContaining('Choose a terrain for Survival.'),
      expect.stringContaining('Choose a tech level for Lockpicking, or one for the setting.'),
    ]);
    expect(remarks.map((remark) => remark.getAttribute('data-kind'))).toEqual(['incomplete', 'incomplete']);
    expect(remarks.map((remark) => remark.querySelector('.icon')?.getAttribute('data-icon'))).toEqual([
      'pencil',
      'pencil',
    ]);
    expect([...container.querySelectorAll('.data-row')].map((row) => row.getAttribute('data-tone'))).toEqual([
      'incomplete',
      'incomplete',
    ]);
    act(() => editCharacter('Tech level 5', (character) => setCampaign(character, 'techLevel', 5)));
    expect(container.querySelectorAll('.finding-here')).toHaveLength(1);
  });

  test('spells are not among the skills', () => {
    openCharacter(blankSaved('lite-3e'));
    addEntry('spells', 'light');
    const { container } = render(<SkillsChapter />);
    expect(container.textContent).toContain('No skills yet.');
  });

  test('a finding is shown in its row and can be allowed with a reason', async () => {
    addEntry('skills', 'fast-draw');
    const { container } = render(<SkillsChapter />);
    const [finding] = currentSheet().findings;
    await user.click(screen.getByLabelText(`Allow: ${finding && describeFinding(finding.fact)}`));
    const reason = container.querySelector<HTMLInputElement>('.waiver-form input');
    if (!reason) throw new Error('No field for the reason');
    await user.clear(reason);
    await user.type(reason, 'any weapon');
    act(() => reason.form?.requestSubmit());
    expect(currentSheet().findings[0]?.waived).toBe('any weapon');
    expect(container.textContent).toContain('Allowed: any weapon.');
  });
});

describe('Headings', () => {
  const user = userEvent.setup({ delay: null });
  const rowIds = () => [...document.querySelectorAll('tbody.data-row')].map(({ id }) => id);

  beforeEach(() => {
    useViewStore.setState({ folded: new Set() });
    openCharacter(
      saved('fourth-edition', {
        skills: [
          typedSkill('Stealth Art', 4, {}, { container: 'fighting', key: 'art' }),
          typedSkill('Fighting', 0, { holds: true }),
          typedSkill('Claw Art', 2, {}, { container: 'fighting', key: 'claw' }),
        ],
      }),
    );
  });

  it('skills are listed under their heading, which has their points and is not a skill', async () => {
    openChapter('skills');
    render(<SkillsChapter />);
    expect(rowIds()).toEqual(['row-fighting', 'row-art', 'row-claw']);
    expect(document.querySelector('#row-fighting')?.textContent).toContain('6');
    expect(currentSheet().context.skills.map(({ key }) => key)).toEqual(['art', 'claw']);
    await user.click(screen.getByRole('button', { name: 'Hide what is in Fighting' }));
    expect(rowIds()).toEqual(['row-fighting']);
  });
});

describe('Keys on rows of skills', async () => {
  const user = userEvent.setup({ delay: null });

  const order = () => useCharacterStore.getState().saved.character.skills.map(({ entry }) => entry);
  const points = () => useCharacterStore.getState().saved.character.skills.map((row) => row.points);
  const focused = () => {
    const { activeElement } = document;
    const label = activeElement?.id ? document.querySelector(`label[for="${activeElement.id}"]`) : null;
    return activeElement?.getAttribute('aria-label') ?? label?.textContent ?? '';
  };
  const levelOf = (skill: string) => within(screen.getByRole('group', { name: skill })).getByLabelText(/level$/);
  const focus = (name: string) => act(() => screen.getByLabelText(name).focus());
  const focusLevel = (skill: string) => act(() => levelOf(skill).focus());
  const focusButton = (name: string) => act(() => screen.getByRole('button', { name }).focus());
  const nextFrame = () => act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const lastEdit = () => useCharacterStore.getState().lastEdit;
  const choose = async (action: string, skill: string) => {
    focusButton(`More for ${skill}`);
    await user.keyboard('{ArrowDown}');
    await user.click(screen.getByRole('menuitem', { name: action }));
    await nextFrame();
  };

  beforeEach(() => {
    openCharacter(blankSaved('lite-3e'));
    openChapter('skills');
    for (const id of ['stealth', 'broadsword', 'climbing']) addEntry('skills', id);
    render(<SkillsChapter />);
  });

  test('Enter commits and goes to the same field of the next row, with Shift to the previous, and stays in the last', async () => {
    focusLevel('Stealth');
    await user.keyboard('12{Enter}');
    expect(focused()).toBe('Broadsword, level');
    await user.keyboard('13{Enter}');
    expect(focused()).toBe('Climbing, level');
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Climbing, level');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(focused()).toBe('Broadsword, level');
    expect(points()).toEqual([8, 16, expect.any(Number)]);
  });

  test('each level typed is one step to undo', async () => {
    const before = useCharacterStore.temporal.getState().pastStates.length;
    focusLevel('Stealth');
    await user.keyboard('12{Enter}13{Enter}');
    expect(useCharacterStore.temporal.getState().pastStates.length).toBe(before + 2);
  });

  test('a number that cannot be read keeps the focus', async () => {
    focusLevel('Stealth');
    await user.keyboard('x{Enter}');
    expect(focused()).toBe('Stealth, level');
  });

  test('Ctrl with ↓ and ↑ goes to the same control of the next row, from a button ↓ alone; in a number it steps', async () => {
    focus('Stealth points');
    await user.keyboard('{Control>}{ArrowDown}{/Control}');
    expect(focused()).toBe('Broadsword points');
    focus('Remove Broadsword');
    await user.keyboard('{Control>}{ArrowUp}{/Control}');
    expect(focused()).toBe('Remove Stealth');
    await user.keyboard('{ArrowDown}');
    expect(focused(), '↓ alone, on a button').toBe('Remove Broadsword');
    const before = points();
    focus('Stealth points');
    await user.keyboard('{ArrowUp}');
    expect(points()[0]).toBe((before[0] ?? 0) + 1);
  });

  test('a row has three tab stops, and arrow keys go to the other controls', async () => {
    focusLevel('Stealth');
    const visited = [];
    for (let i = 0; i < 3; i++) {
      await user.tab();
      visited.push(focused());
    }
    expect(visited).toEqual(['Stealth points', 'More for Stealth', 'Broadsword, level']);
    focusButton('More for Stealth');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('Open Stealth');
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('Remove Stealth');
  });

  test('a row with a choice has three tab stops too: its level, its menu and the choice', async () => {
    act(() => void addEntry('skills', 'survival'));
    focusLevel('Survival');
    await user.tab();
    expect(focused()).toBe('More for Survival');
    await user.tab();
    expect(focused()).toMatch(/ of Survival$/);
    await user.tab();
    expect(focused()).not.toContain('Survival');
  });

  test('in a number ← and → move within the text, and leave it at its ends', async () => {
    focusLevel('Stealth');
    const field = document.activeElement as HTMLInputElement;
    field.setSelectionRange(0, 1);
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('Stealth, level');
    field.setSelectionRange(field.value.length, field.value.length);
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('Stealth points');
  });

  test('Delete on a button removes the row and stays on the same button of the next; in a number it deletes a digit', async () => {
    focusLevel('Stealth');
    await user.keyboard('{Delete}');
    expect(order()).toHaveLength(3);
    focusButton('More for Stealth');
    await user.keyboard('{Delete}');
    await nextFrame();
    expect(order()).toEqual(['broadsword', 'climbing']);
    expect(focused()).toBe('More for Broadsword');
    act(() => undo());
    expect(order()).toEqual(['stealth', 'broadsword', 'climbing']);
  });

  test('Ctrl with Delete removes the row from a number, but in a text it deletes a word', async () => {
    act(() => void addEntry('skills', 'survival'));
    const text = screen.getByLabelText(/ of Survival$/);
    act(() => text.focus());
    await user.keyboard('dark woods{Control>}{Delete}{/Control}');
    expect(order()).toHaveLength(4);
    focusLevel('Climbing');
    await user.keyboard('{Control>}{Delete}{/Control}');
    expect(order()).toEqual(['stealth', 'broadsword', 'survival']);
  });

  test('Alt with ↓ and ↑ moves the row, with the focus, in one step to undo', async () => {
    focusLevel('Stealth');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(order()).toEqual(['broadsword', 'stealth', 'climbing']);
    expect(focused()).toBe('Stealth, level');
    expect(lastEdit()).toBe('Stealth moved down');
    await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    expect(order()).toEqual(['broadsword', 'climbing', 'stealth']);
    act(() => undo());
    act(() => undo());
    expect(order()).toEqual(['stealth', 'broadsword', 'climbing']);
  });

  test('the menu duplicates a row, and the copy has the focus', async () => {
    await choose('Duplicate', 'Stealth');
    expect(order()).toEqual(['stealth', 'stealth', 'broadsword', 'climbing']);
    expect(document.activeElement?.closest('tbody')?.id).toBe(`row-${currentSheet().context.skills[1]?.key}`);
    expect(lastEdit()).toBe('Stealth duplicated');
  });

  test('the menu sorts the list', async () => {
    await choose('Sort by name', 'Stealth');
    expect(order()).toEqual(['broadsword', 'climbing', 'stealth']);
    expect(lastEdit()).toBe('Skills sorted by name');
    focusLevel('Climbing');
    await user.keyboard('15{Enter}');
    await choose('Sort by points', 'Stealth');
    expect(order()[0]).toBe('climbing');
    expect(points()).toEqual(points().toSorted((a, b) => b - a));
  });
});
