// @vitest-environment happy-dom
import '../testing/load-rulesets.ts';
import '../testing/screen-setup.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { blankSaved, openCharacter } from '../state/character/character-store.ts';
import { openChapter } from '../state/view/view-store.ts';
import { ChapterView } from './app.tsx';

beforeEach(() => {
  openCharacter(blankSaved('man-to-man'));
  openChapter('concept');
});

test('ChapterView keeps field, text and focus of a chapter that had to be loaded when the page is rendered again', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<ChapterView />);
  const story = await screen.findByRole('textbox', { name: 'Story' });
  await user.type(story, 'Born at s');
  rerender(<ChapterView />);
  expect(screen.getByRole('textbox', { name: 'Story' })).toBe(story);
  expect(document.activeElement).toBe(story);
});
