import { beforeEach, expect, it } from 'vitest';
import { setConcept, setName } from '../../character/edit-concept.ts';
import { blankSaved, editCharacter, openCharacter, redo, undo, useCharacterStore } from './character-store.ts';

const story = () => useCharacterStore.getState().saved.character.concept.story;
const steps = () => useCharacterStore.temporal.getState().pastStates.length;
const type = (text: string, mergeWithPrevious = false) =>
  editCharacter('Story', (character) => setConcept(character, 'story', text), mergeWithPrevious);

beforeEach(() => openCharacter(blankSaved('man-to-man')));

it('editCharacter: mergeWithPrevious makes one undo step of a text entered in parts', () => {
  type('Born');
  type('Born at', true);
  type('Born at sea', true);
  expect(steps()).toBe(1);
  undo();
  expect(story()).toBe('');
  redo();
  expect(story()).toBe('Born at sea');
});

it('editCharacter: mergeWithPrevious makes a new step after another change', () => {
  type('Born');
  const { saved } = useCharacterStore.getState();
  const elsewhere = { ...saved, character: setName(saved.character, 'Anna') };
  useCharacterStore.setState({ saved: elsewhere, lastEdit: 'Changed in another tab' });
  type('Born at sea', true);
  expect(steps()).toBe(3);
  undo();
  expect([story(), useCharacterStore.getState().saved.character.name]).toEqual(['Born', 'Anna']);
});

it('editCharacter: mergeWithPrevious makes a new step after an undo', () => {
  type('Born');
  type('Born at sea');
  undo();
  type('Born on land', true);
  expect(steps()).toBe(2);
  undo();
  expect(story()).toBe('Born');
});
