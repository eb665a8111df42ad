// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setRaised } from '../../character/edit-attributes.ts';
import { addEarned } from '../../character/edit-earned.ts';
import { blankSaved, editCharacter, openCharacter } from '../../state/character/character-store.ts';
import { addToChapter } from '../../state/character/entries.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { click, mount } from '../../ui/mount-for-test.tsx';
import { ConceptChapter } from './concept-chapter.tsx';
import { EarnedPointsFields } from './earned-points.tsx';

beforeEach(() => openCharacter(blankSaved('lite-3e')));

test('a character that has not grown has no balance to draw', () => {
  const { place, leave } = mount(<EarnedPointsFields />);
  expect(place.querySelector('h3')?.textContent).toBe('Growth');
  expect(place.textContent).not.toContain('Unspent');
  leave();
});

test('the balance says what was earned, what it went into, and what is left', () => {
  editCharacter('earned', (character) => addEarned(character, { points: 12, why: 'the bridge' }));
  editCharacter('earned', (character) => addEarned(character, { points: 3, why: 'the mill' }));
  editCharacter('raised', (character) => setRaised(character, 'ht', 1));
  addToChapter('traits', 'Honesty', { entry: 'honesty', boughtOff: true });
  const { place, leave } = mount(<EarnedPointsFields />);
  expect(place.textContent).toContain('Earned in all15 points');
  expect(place.textContent).toContain('Spent since creation30 points');
  expect(place.textContent).toContain('HT +1: 20');
  expect(place.textContent).toContain('Honesty bought off: 10');
  expect(place.textContent).toContain('Unspent95 points');
  expect(place.textContent).toContain('100 to begin with + 15 earned − 20 that the character costs');
  leave();
});

test('new points have the focus: how many there are is typed at once', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  useViewStore.setState({ chapter: 'concept' });
  const { place, find, leave } = mount(<ConceptChapter />);
  click(find('[data-field=add-earned]'));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  const field = document.activeElement;
  expect(place.querySelector(`label[for="${field?.id}"]`)?.textContent).toBe('Points of entry 1');
  leave();
});
