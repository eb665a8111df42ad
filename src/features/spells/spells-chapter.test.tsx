// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { setCampaign } from '../../character/edit-character.ts';
import {
  blankSaved,
  editCharacter,
  openCharacter,
  undo,
  useCharacterStore,
} from '../../state/character/character-store.ts';
import { addEntry } from '../../state/character/entries.ts';
import { openChapter, useViewStore } from '../../state/view/view-store.ts';
import { SpellsChapter } from './spells-chapter.tsx';

const user = userEvent.setup({ delay: null });

const character = () => useCharacterStore.getState().saved.character;
const nextFrame = () => act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

beforeEach(() => {
  openCharacter(blankSaved('lite-3e'));
  openChapter('spells');
});

test('an empty chapter says that Magery comes first, and adds it', async () => {
  const { container } = render(<SpellsChapter />);
  expect(container.textContent).toContain('No spells yet.');
  expect(container.textContent).toContain('Magery comes first');
  await user.click(screen.getByRole('button', { name: 'Add Magery' }));
  const [magery] = character().traits;
  expect(magery?.entry).toBe('magery');
  expect(useViewStore.getState()).toMatchObject({ chapter: 'traits', target: { row: magery?.key } });
  expect(container.textContent).not.toContain('comes first');
});

test('the chapter lists only spells, each with its requirements; a step buys the next level', async () => {
  addEntry('traits', 'magery');
  addEntry('skills', 'stealth');
  addEntry('spells', 'shape-fire');
  const { container } = render(<SpellsChapter />);
  const rows = [...container.querySelectorAll('.data-row')];
  expect(rows).toHaveLength(1);
  expect(rows[0]?.textContent).toContain('Shape Firearea');
  expect(rows[0]?.textContent).toContain('cost 2 per yard · maintain 1 · 1 s to cast · lasts 1 minute');
  expect(character().skills[1]?.points).toBe(1);
  await user.click(screen.getByLabelText('Increase Shape Fire'));
  expect(character().skills[1]?.points).toBe(2);
  expect(useCharacterStore.getState().lastEdit).toBe('Shape Fire: 2 points');
});

test('a row opens on all its figures, with a mark on its prerequisites', async () => {
  addEntry('traits', 'magery');
  const key = addEntry('spells', 'create-fire');
  const { container } = render(<SpellsChapter />);
  expect(container.textContent).toContain('Create Fire requires Ignite Fire at 12.');
  await user.click(screen.getByLabelText('Open Create Fire'));
  const needs = () => [...container.querySelectorAll('.spell-needs li')].map((item) => item.textContent);
  expect(needs()).toEqual([' Ignite Fire at 12 missing']);
  expect(container.querySelector('.spell-figures')?.textContent).toContain('Cost2 per yardTo maintain1');
  act(() => {
    addEntry('spells', 'ignite-fire');
    editCharacter('IQ', (now) => ({ ...now, attributes: { ...now.attributes, iq: 14 } }));
  });
  expect(needs()).toEqual([' Ignite Fire at 12 met']);
  expect(container.querySelector(`#row-${key}`)?.textContent).not.toContain('is learned after');
});

test('removing a spell moves to the next spell, never to a skill; undo restores it', async () => {
  for (const id of ['light', 'haste']) addEntry('spells', id);
  addEntry('skills', 'stealth');
  const { container } = render(<SpellsChapter />);
  await user.click(screen.getByLabelText('Remove Haste'));
  await nextFrame();
  expect(document.activeElement?.closest('.data-row')?.textContent).toContain('Light');
  await user.click(screen.getByLabelText('Remove Light'));
  await nextFrame();
  expect(document.activeElement?.textContent).toBe('Add a spell');
  expect(character().skills.map(({ entry }) => entry)).toEqual(['stealth']);
  act(undo);
  expect(container.querySelectorAll('.data-row')).toHaveLength(1);
});

test('the chapter shows unusual mana, and who cannot cast at all', async () => {
  addEntry('spells', 'light');
  const { container } = render(<SpellsChapter />);
  expect(container.textContent).toContain('With normal mana, only mages can cast spells: Magery is missing.');
  act(() => editCharacter('Mana', (now) => setCampaign(now, 'mana', 'none')));
  expect(container.textContent?.match(/spells do not work/g)).toHaveLength(1);
  act(() => editCharacter('Mana', (now) => setCampaign(now, 'mana', 'low')));
  expect(container.textContent).toContain('every spell is at −5');
  await user.click(screen.getByRole('button', { name: 'Change mana' }));
  expect(useViewStore.getState()).toMatchObject({ chapter: 'concept', target: { field: 'mana' } });
});
