// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { openCharacter } from '../../state/character/character-store.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { mount } from '../../ui/mount-for-test.tsx';
import { Notices } from '../notices/notices.tsx';
import { saveAsFile } from './download.ts';

test('a character saved as a file gives a sign, to see and to hear', () => {
  URL.createObjectURL = vi.fn(() => 'blob:');
  openCharacter(johnFalcon());
  const name = saveAsFile();
  const { find, leave } = mount(<Notices />);
  expect(find('[role=status]').textContent).toContain(`Saved as ${name}`);
  leave();
});
