// @vitest-environment happy-dom

import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setCampaign } from '../../character/edit-concept.ts';
import { findingSentence } from '../../rules/findings/finding-sentences.ts';
import { blankSaved, editCharacter, openCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { addEntry } from '../../state/character/entries.ts';
import { openChapter } from '../../state/view/view-store.ts';
import { click, mount, press, type } from '../../ui/mount-for-test.tsx';
import { SkillsChapter } from './skills-chapter.tsx';

const rows = () => useCharacterStore.getState().saved.character.skills;
const named = (place: Element, label: string) => {
  const found = place.querySelector(`[aria-label="${label}"]`);
  if (!(found instanceof HTMLElement)) throw new Error(`Nothing is called ${label}`);
  return found;
};
const labelled = (place: Element, label: string) => {
  const found = [...place.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.htmlFor;
  return document.getElementById(found ?? '');
};
function choose(select: HTMLSelectElement, value: string) {
  act(() => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
const nextFrame = () => act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

beforeEach(() => {
  HTMLElement.prototype.showPopover = vi.fn(); // happy-dom has no popovers
  Element.prototype.scrollIntoView = vi.fn();
  openCharacter(blankSaved('man-to-man'));
  openChapter('skills');
});

test('without skills it tells what one would take, with its price', () => {
  const { place, leave } = mount(<SkillsChapter />);
  expect(place.textContent).toContain('No skills yet.');
  expect(place.textContent).toMatch(/DX\+1: .+ for 4 points/);
  leave();
});

test('raising a skill buys the next rung, lowering gives it back, and a level can be typed', () => {
  addEntry('skills', 'broadsword');
  const { place, find, leave } = mount(<SkillsChapter />);
  click(named(place, 'Raise Broadsword level'));
  expect(rows()[0]?.points).toBe(4);
  click(named(place, 'Lower Broadsword level'));
  expect(rows()[0]?.points).toBe(2);
  const level = find('[role=spinbutton]') as HTMLInputElement;
  type(level, '13');
  press(level, 'Enter');
  expect(rows()[0]?.points).toBe(16);
  expect(place.textContent).toContain('DX+3');
  leave();
});

test('removing a row moves on to the next one, and after the last to the button that adds', async () => {
  for (const id of ['broadsword', 'shield']) addEntry('skills', id);
  const { place, leave } = mount(<SkillsChapter />);
  click(named(place, 'Remove Broadsword'));
  await nextFrame();
  expect(document.activeElement?.closest('.data-row')?.textContent).toContain('Shield');
  click(named(place, 'Remove Shield'));
  await nextFrame();
  expect(rows()).toEqual([]);
  expect(document.activeElement?.textContent).toBe('Add a skill');
  leave();
});

test('a language is learned at the difficulty that it has, and its points buy another level', () => {
  openCharacter(blankSaved('lite-3e'));
  addEntry('skills', 'language');
  const { place, leave } = mount(<SkillsChapter />);
  const difficulty = labelled(place, 'Difficulty of Language') as HTMLSelectElement;
  expect([...difficulty.options].map(({ text }) => text)).toContain('hard: 2 points → IQ−1');
  choose(difficulty, 'hard');
  expect(rows()[0]?.difficulty).toBe('hard');
  expect(place.textContent).toContain('IQ−1');
  leave();
});

test('a skill that differs by tech level has that of the setting, and can be given another', () => {
  openCharacter(blankSaved('lite-3e'));
  editCharacter('Tech level 3', (character) => setCampaign(character, 'techLevel', 3));
  addEntry('skills', 'first-aid');
  const { place, leave } = mount(<SkillsChapter />);
  const level = labelled(place, 'Tech level of First Aid/TL3') as HTMLInputElement;
  expect([level.value, level.placeholder]).toEqual(['', '3']);
  const hint = document.getElementById(level.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('From the setting');
  act(() => editCharacter('Tech level 5', (character) => setCampaign(character, 'techLevel', 5)));
  expect(level.placeholder).toBe('5');
  expect(labelled(place, 'Tech level of First Aid/TL5')).toBe(level);
  type(level, '4');
  press(level, 'Enter');
  expect(rows()[0]?.techLevel).toBe(4);
  expect(level.getAttribute('aria-describedby')).toBeNull();
  type(level, '');
  press(level, 'Enter');
  expect(rows()[0]?.techLevel, 'emptied, it follows the setting again').toBeNull();
  leave();
});

test('what is still to be chosen is marked as incomplete, not as against the rules', () => {
  openCharacter(blankSaved('lite-3e'));
  addEntry('skills', 'survival');
  addEntry('skills', 'lockpicking');
  const { place, leave } = mount(<SkillsChapter />);
  const remarks = [...place.querySelectorAll('.finding-here')];
  expect(remarks.map((each) => each.textContent)).toEqual([
    expect.stringContaining('Choose a terrain for Survival.'),
    expect.stringContaining('Choose a tech level for Lockpicking, or one for the setting.'),
  ]);
  expect(remarks.map((each) => each.getAttribute('data-kind'))).toEqual(['incomplete', 'incomplete']);
  expect(remarks.map((each) => each.querySelector('.icon')?.getAttribute('data-icon'))).toEqual(['pencil', 'pencil']);
  expect([...place.querySelectorAll('.data-row')].map((each) => each.getAttribute('data-tone'))).toEqual([
    'incomplete',
    'incomplete',
  ]);
  act(() => editCharacter('Tech level 5', (character) => setCampaign(character, 'techLevel', 5)));
  expect(place.querySelectorAll('.finding-here')).toHaveLength(1);
  leave();
});

test('spells are not among the skills', () => {
  openCharacter(blankSaved('lite-3e'));
  addEntry('spells', 'light');
  const { place, leave } = mount(<SkillsChapter />);
  expect(place.textContent).toContain('No skills yet.');
  leave();
});

test('a finding is shown in its row and can be allowed with a reason', () => {
  addEntry('skills', 'fast-draw');
  const { place, leave } = mount(<SkillsChapter />);
  const [finding] = currentSheet().findings;
  click(named(place, `Allow: ${finding && findingSentence(finding.fact)}`));
  const reason = place.querySelector<HTMLInputElement>('.waiver-form input');
  if (!reason) throw new Error('No field for the reason');
  type(reason, 'any weapon');
  act(() => reason.form?.requestSubmit());
  expect(currentSheet().findings[0]?.waived).toBe('any weapon');
  expect(place.textContent).toContain('Allowed: any weapon.');
  leave();
});
