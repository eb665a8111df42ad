// @vitest-environment happy-dom
import { render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { addEarned, setRaised } from '../../character/edit-character.ts';
import { blankSaved, editCharacter, openCharacter } from '../../state/character/character-store.ts';
import { addToChapter } from '../../state/character/entries.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { ConceptChapter, EarnedPointsFields } from './concept-chapter.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => openCharacter(blankSaved('lite-3e')));

test('a character that has not grown has no balance to draw', () => {
  const { container } = render(<EarnedPointsFields />);
  expect(container.querySelector('h3')?.textContent).toBe('Growth');
  expect(container.textContent).not.toContain('Unspent');
});

test('the balance says what was earned, what it went into, and what is left', () => {
  editCharacter('earned', (character) => addEarned(character, { points: 12, why: 'the bridge' }));
  editCharacter('earned', (character) => addEarned(character, { points: 3, why: 'the mill' }));
  editCharacter('raised', (character) => setRaised(character, 'ht', 1));
  addToChapter('traits', 'Honesty', { entry: 'honesty', boughtOff: true });
  const { container } = render(<EarnedPointsFields />);
  expect(container.textContent).toContain('Total earned15 points');
  expect(container.textContent).toContain('Spent since creation30 points');
  expect(container.textContent).toContain('HT +1: 20');
  expect(container.textContent).toContain('Honesty bought off: 10');
  expect(container.textContent).toContain('Unspent95 points');
  expect(container.textContent).toContain('100 at creation + 15 earned − 20 spent');
});

test('new points have the focus: how many there are is typed at once', async () => {
  useViewStore.setState({ chapter: 'concept' });
  const { container } = render(<ConceptChapter />);
  await user.click(container.querySelector('[data-field=add-earned]') ?? container);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Points for entry 1'));
});
