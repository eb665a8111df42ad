// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { blankSaved, openCharacter } from '../../state/character/character-store.ts';
import { KeyboardDialog } from './keyboard-dialog.tsx';

test('the list has the keys for the chapters of the character', () => {
  openCharacter(blankSaved('man-to-man'));
  render(<KeyboardDialog onClose={() => undefined} />);
  const line = screen.getByText('Go to a chapter').closest('div');
  expect(line?.querySelector('dd')?.textContent).toBe('Alt+1 to Alt+5');
  expect(screen.getByRole('region', { name: 'In a list' })).toBeTruthy();
  expect([...document.querySelectorAll('h3')].map((heading) => heading.textContent)).toEqual([
    'Anywhere',
    'In a list',
    'In a field',
  ]);
});
