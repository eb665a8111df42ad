// @vitest-environment happy-dom
import { dodgeFromDx } from '../../rules/house-rules/sheet-rules.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addEarned,
  setAttribute,
  setCampaign,
  setConcept,
  setName,
  setOwnRace,
  setPortrait,
  setRace,
  setRaised,
  setSecondary,
  waive,
} from '../../character/edit-character.ts';
import { changeRow, placeItem } from '../../character/edit-rows.ts';
import { closeDatabase } from '../../storage/database.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { typedRace } from '../../testing/own-rows.ts';
import { smallPortrait } from '../../testing/small-portrait.ts';
import { addVersionOf, openVersion } from '../library/library-versions.ts';
import {
  changeRuleset,
  editCharacter,
  openCharacter,
  redo,
  switchRule,
  undo,
  useCharacterStore,
} from './character-store.ts';
import { addEntry, duplicateEntry, moveEntry, removeEntry, sortEntries } from './entries.ts';

const open = () => useCharacterStore.getState();
const skillKeys = () => open().saved.character.skills.map(({ key }) => key);
const history = () => useCharacterStore.temporal.getState();

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  openCharacter(johnFalcon('lite-3e'));
});
afterEach(async () => {
  await closeDatabase();
  vi.unstubAllGlobals();
});

/** Every kind of edit; each changes something. */
const edits: readonly (readonly [name: string, edit: () => unknown])[] = [
  ['a name', () => editCharacter('Name: Jack', (character) => setName(character, 'Jack'))],
  ['a text', () => editCharacter('Story', (character) => setConcept(character, 'story', 'Once.'))],
  ['a picture', () => editCharacter('Portrait', (character) => setPortrait(character, smallPortrait))],
  ['a race of the list', () => editCharacter('Race: Elf', (character) => setRace(character, 'elf'))],
  [
    'a race of one’s own',
    () => editCharacter('Race: Otter', (character) => setOwnRace(character, typedRace({ name: 'Otter', dx: 1 }))),
  ],
  ['the campaign', () => editCharacter('Budget 150', (character) => setCampaign(character, 'budget', 150))],
  ['points earned', () => editCharacter('Points earned', (character) => addEarned(character, { points: 2 }))],
  ['an attribute', () => editCharacter('ST 9 → 10', (character) => setAttribute(character, 'st', 10))],
  ['an attribute raised', () => editCharacter('ST raised', (character) => setRaised(character, 'st', 1))],
  ['a secondary', () => editCharacter('Will raised', (character) => setSecondary(character, 'will', 1))],
  ['a trait added', () => addEntry('traits', 'luck')],
  ['a skill added', () => addEntry('skills', 'climbing')],
  ['an item added', () => addEntry('equipment', 'backpack')],
  [
    'a row changed',
    () => editCharacter('Knife: 4 points', (character) => changeRow(character, 'skills', 'knife', { points: 4 })),
  ],
  ['a row moved', () => moveEntry('skills', 'knife', 'Knife', 0, skillKeys())],
  ['rows sorted', () => sortEntries('skills', skillKeys().toReversed(), 'Skills', 'name')],
  ['a row duplicated', () => duplicateEntry('skills', 'knife', 'Knife')],
  ['a row removed', () => removeEntry('skills', 'shield', 'Shield', skillKeys())],
  ['an item set down', () => editCharacter('Crossbow: at home', (character) => placeItem(character, 'bow', 'home'))],
  ['an issue allowed', () => editCharacter('Issue allowed', (character) => waive(character, 'over-budget', ''))],
  [
    'a rule switched',
    () => switchRule(dodgeFromDx.id, !open().saved.houseRules.includes(dodgeFromDx.id), dodgeFromDx.name),
  ],
  ['other rules', () => changeRuleset('man-to-man')],
];

describe('undo', () => {
  it.each(edits)('reverts and redoes %s, with a label', async (_, edit) => {
    const before = open().saved;
    await edit();
    const { saved, lastEdit } = open();
    expect(saved).not.toBe(before);
    expect(lastEdit).toMatch(/\p{L}{2}/u);
    expect(history().pastStates).toHaveLength(1);
    undo();
    expect(open().saved).toBe(before);
    redo();
    expect(open()).toMatchObject({ saved, lastEdit });
  });

  it('reverts a return to a version', async () => {
    editCharacter('Name: Jack', (character) => setName(character, 'Jack'));
    const kept = await addVersionOf(open().id, 'before the dungeon');
    editCharacter('Name: John', (character) => setName(character, 'John'));
    if (kept.ok) await openVersion(kept.value);
    expect(open().lastEdit).toBe('Restored version “before the dungeon”');
    expect(open().saved.character.name).toBe('Jack');
    undo();
    expect(open().saved.character.name).toBe('John');
  });

  it('reverts and redoes a sequence of edits of every kind', async () => {
    const states = [open().saved];
    for (const [, edit] of edits) {
      await edit();
      states.push(open().saved);
    }
    for (const state of states.toReversed().slice(1)) {
      undo();
      expect(open().saved).toBe(state);
    }
    for (const state of states.slice(1)) {
      redo();
      expect(open().saved).toBe(state);
    }
  });

  it('keeps 2,000 edits: they are reverted one by one or all at once, and redone', () => {
    const first = open().saved;
    const points = (step: number) => (step % 2 === 0 ? 4 : 8);
    for (let step = 1; step <= 2_000; step += 1) {
      editCharacter(`Step ${step}`, (character) =>
        step % 3 === 0
          ? setConcept(character, 'notes', `After step ${step}`)
          : changeRow(setAttribute(character, 'iq', 10 + (step % 5)), 'skills', 'knife', { points: points(step) }),
      );
    }
    const last = open();
    expect(last.lastEdit).toBe('Step 2000');
    expect(new Set(history().pastStates.map(({ lastEdit }) => lastEdit)).size).toBe(history().pastStates.length);
    const count = history().pastStates.length;
    expect(count).toBe(2_000);
    for (let step = 0; step < count; step += 1) undo();
    expect(open().saved).toBe(first);
    expect(history().futureStates).toHaveLength(count);
    history().redo(count);
    expect(open().saved).toBe(last.saved);
    history().undo(count);
    expect(open().saved).toBe(first);
  });

  it('ignores edits that change nothing', () => {
    editCharacter('Nothing', (character) => character);
    editCharacter('Knife: 1 point', (character) => changeRow(character, 'skills', 'knife', { points: 1 }));
    expect(history().pastStates).toHaveLength(0);
  });
});
