// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setCampaign } from '../../character/edit-concept.ts';
import {
  blankSaved,
  editCharacter,
  openCharacter,
  undo,
  useCharacterStore,
} from '../../state/character/character-store.ts';
import { addEntry } from '../../state/character/entries.ts';
import { openChapter, useViewStore } from '../../state/view/view-store.ts';
import { click, mount } from '../../ui/mount-for-test.tsx';
import { SpellsChapter } from './spells-chapter.tsx';

const character = () => useCharacterStore.getState().saved.character;
const named = (place: Element, label: string) => {
  const found = place.querySelector(`[aria-label="${label}"]`);
  if (!(found instanceof HTMLElement)) throw new Error(`Nothing is called ${label}`);
  return found;
};
const button = (place: Element, words: string) => {
  const found = [...place.querySelectorAll('button')].find((each) => each.textContent === words);
  if (!found) throw new Error(`No button “${words}”`);
  return found;
};
const nextFrame = () => act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

beforeEach(() => {
  HTMLElement.prototype.showPopover = vi.fn(); // happy-dom has no popovers
  Element.prototype.scrollIntoView = vi.fn();
  openCharacter(blankSaved('lite-3e'));
  openChapter('spells');
});

test('without spells it says that Magery comes first, and adds it', () => {
  const { place, leave } = mount(<SpellsChapter />);
  expect(place.textContent).toContain('No spells yet.');
  expect(place.textContent).toContain('Magery comes first');
  click(button(place, 'Add Magery'));
  const [magery] = character().traits;
  expect(magery?.entry).toBe('magery');
  expect(useViewStore.getState()).toMatchObject({ chapter: 'traits', target: { row: magery?.key } });
  expect(place.textContent).not.toContain('comes first');
  leave();
});

test('it lists the spells alone, each with what casting takes; a step buys the next level', () => {
  addEntry('traits', 'magery');
  addEntry('skills', 'stealth');
  addEntry('spells', 'shape-fire');
  const { place, leave } = mount(<SpellsChapter />);
  const rows = [...place.querySelectorAll('.data-row')];
  expect(rows).toHaveLength(1);
  expect(rows[0]?.textContent).toContain('Shape Firearea');
  expect(rows[0]?.textContent).toContain('cost 2 per yard · to maintain 1 · 1 s to cast · lasts 1 minute');
  expect(character().skills[1]?.points).toBe(1);
  click(named(place, 'Raise Shape Fire level'));
  expect(character().skills[1]?.points).toBe(2);
  expect(useCharacterStore.getState().lastEdit).toBe('Shape Fire: 2 points');
  leave();
});

test('a row opens on all its figures, with a mark on what it builds on', () => {
  addEntry('traits', 'magery');
  const key = addEntry('spells', 'create-fire');
  const { place, leave } = mount(<SpellsChapter />);
  expect(place.textContent).toContain('Create Fire is learned after Ignite Fire at 12.');
  click(named(place, 'Open Create Fire'));
  const needs = () => [...place.querySelectorAll('.spell-needs li')].map((each) => each.textContent);
  expect(needs()).toEqual([' Ignite Fire at 12 missing']);
  expect(place.querySelector('.spell-figures')?.textContent).toContain('Cost2 per yardTo maintain1');
  act(() => {
    addEntry('spells', 'ignite-fire');
    editCharacter('IQ', (now) => ({ ...now, attributes: { ...now.attributes, iq: 14 } }));
  });
  expect(needs()).toEqual([' Ignite Fire at 12 met']);
  expect(place.querySelector(`#row-${key}`)?.textContent).not.toContain('is learned after');
  leave();
});

test('removing a spell moves on to the next spell, never to a skill; undo brings it back', async () => {
  for (const id of ['light', 'haste']) addEntry('spells', id);
  addEntry('skills', 'stealth');
  const { place, leave } = mount(<SpellsChapter />);
  click(named(place, 'Remove Haste'));
  await nextFrame();
  expect(document.activeElement?.closest('.data-row')?.textContent).toContain('Light');
  click(named(place, 'Remove Light'));
  await nextFrame();
  expect(document.activeElement?.textContent).toBe('Add a spell');
  expect(character().skills.map(({ entry }) => entry)).toEqual(['stealth']);
  act(undo);
  expect(place.querySelectorAll('.data-row')).toHaveLength(1);
  leave();
});

test('the mana is told where it is not as usual, and who cannot cast at all', () => {
  addEntry('spells', 'light');
  const { place, leave } = mount(<SpellsChapter />);
  expect(place.textContent).toContain('With normal mana only somebody with Magery can cast spells.');
  act(() => editCharacter('Mana', (now) => setCampaign(now, 'mana', 'none')));
  expect(place.textContent?.match(/no spell works/g)).toHaveLength(1);
  act(() => editCharacter('Mana', (now) => setCampaign(now, 'mana', 'low')));
  expect(place.textContent).toContain('every spell is at −5');
  click(button(place, 'Change the mana'));
  expect(useViewStore.getState()).toMatchObject({ chapter: 'concept', target: { field: 'mana' } });
  leave();
});
