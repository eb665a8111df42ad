// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { blankSaved, openCharacter, useCharacterStore } from '../../state/character-store.ts';
import { addEntry } from '../../state/entries.ts';
import { currentSheet } from '../../state/sheet.ts';
import { openChapter } from '../../state/view-store.ts';
import { click, mount, press, type } from '../../ui/mount-for-test.tsx';
import { SkillsChapter } from './skills-chapter.tsx';

const rows = () => useCharacterStore.getState().saved.character.skills;
const named = (place: Element, label: string) => {
  const found = place.querySelector(`[aria-label="${label}"]`);
  if (!(found instanceof HTMLElement)) throw new Error(`Nothing is called ${label}`);
  return found;
};
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

test('a finding stands in its row and can be let be with a reason', () => {
  addEntry('skills', 'fast-draw');
  const { place, leave } = mount(<SkillsChapter />);
  const [finding] = currentSheet().findings;
  click(named(place, `Let be: ${finding?.sentence}`));
  const reason = place.querySelector<HTMLInputElement>('.waiver-form input');
  if (!reason) throw new Error('No field for the reason');
  type(reason, 'any weapon');
  act(() => reason.form?.requestSubmit());
  expect(currentSheet().findings[0]?.waived).toBe('any weapon');
  expect(place.textContent).toContain('Let be: any weapon.');
  leave();
});
