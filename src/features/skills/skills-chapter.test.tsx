// @vitest-environment happy-dom

import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { setCampaign } from '../../character/edit-character.ts';
import { findingSentence } from '../../rules/findings/finding-sentences.ts';
import { blankSaved, editCharacter, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { addEntry } from '../../state/character/entries.ts';
import { openChapter } from '../../state/view/view-store.ts';
import { SkillsChapter } from './skills-chapter.tsx';

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

test('SkillsChapter: without skills it suggests some, with their prices', () => {
  const { container } = render(<SkillsChapter />);
  expect(container.textContent).toContain('No skills yet.');
  expect(container.textContent).toMatch(/DX\+1: .+ for 4 points/);
});

test('raising a skill buys the next level, lowering gives it back, and a level can be typed', async () => {
  addEntry('skills', 'broadsword');
  const { container } = render(<SkillsChapter />);
  await user.click(screen.getByLabelText('Increase'));
  expect(rows()[0]?.points).toBe(4);
  await user.click(screen.getByLabelText('Decrease'));
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
  for (const name of ['broadsword', 'shield']) await user.type(search, `${name}{Enter}`);
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })); // Escape
  expect(document.activeElement?.closest('.data-row')?.textContent).toContain('Shield');
});

test('removing a row moves on to the next one, and after the last to the button that adds', async () => {
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

test('a language is learned at the difficulty that it has, and its points buy another level', () => {
  openCharacter(blankSaved('lite-3e'));
  addEntry('skills', 'language');
  const { container } = render(<SkillsChapter />);
  const difficulty = screen.getByLabelText('Difficulty of Language') as HTMLSelectElement;
  expect([...difficulty.options].map(({ text }) => text)).toContain('hard: 2 points → IQ−1');
  choose(difficulty, 'hard');
  expect(rows()[0]?.difficulty).toBe('hard');
  expect(container.textContent).toContain('IQ−1');
});

test('a skill that differs by tech level has that of the setting, and can be given another', async () => {
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

test('what is still to be chosen is marked as incomplete, not as against the rules', () => {
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
  await user.click(screen.getByLabelText(`Allow: ${finding && findingSentence(finding.fact)}`));
  const reason = container.querySelector<HTMLInputElement>('.waiver-form input');
  if (!reason) throw new Error('No field for the reason');
  await user.clear(reason);
  await user.type(reason, 'any weapon');
  act(() => reason.form?.requestSubmit());
  expect(currentSheet().findings[0]?.waived).toBe('any weapon');
  expect(container.textContent).toContain('Allowed: any weapon.');
});
