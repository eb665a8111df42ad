// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openCharacter } from '../../state/character/character-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { Notices } from '../notices/notices.tsx';
import { saveAsFile } from './download.ts';

test('a download is confirmed on screen and announced', () => {
  URL.createObjectURL = vi.fn(() => 'blob:');
  openCharacter(johnFalcon());
  const name = saveAsFile();
  render(<Notices />);
  expect(screen.getByRole('status').textContent).toContain(`Saved as ${name}`);
});
