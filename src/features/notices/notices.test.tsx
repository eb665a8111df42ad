import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { newestNotice, notify } from '../../state/view/notices.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { Notices } from './notices.tsx';

beforeEach(() => useViewStore.setState({ notices: [] }));

test('a screen that covers the page shows earlier notices about its subject, and no others', () => {
  notify({ kind: 'attention', about: 'encounter', title: 'Ambush was changed in two tabs', text: 'Both are kept.' });
  notify({ kind: 'attention', about: 'character', title: 'Falcon was changed in two tabs', text: 'Both are kept.' });
  notify({ kind: 'attention', title: 'A file was read', text: '' });
  render(<Notices after={newestNotice()} about="encounter" />);
  expect(screen.getByText('Ambush was changed in two tabs')).toBeTruthy();
  expect(screen.queryByText('Falcon was changed in two tabs')).toBeNull();
  expect(screen.queryByText('A file was read')).toBeNull();
});
