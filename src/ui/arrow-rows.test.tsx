// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ArrowRows } from './arrow-rows.tsx';

const user = userEvent.setup({ delay: null });
const focused = () => document.activeElement?.textContent;

test('↑ and ↓ go to the same button of the next item, over items without one and from list to list', async () => {
  render(
    <ArrowRows>
      <ul>
        <li>
          <button type="button">Show first</button>
          <button type="button">Allow first</button>
        </li>
        <li>now</li>
      </ul>
      <ul>
        <li>
          <button type="button">Show second</button>
          <button type="button">Allow second</button>
          <input aria-label="Reason" />
        </li>
      </ul>
    </ArrowRows>,
  );
  act(() => screen.getByText('Allow first').focus());
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Allow second');
  await user.keyboard('{ArrowDown}');
  expect(focused(), 'the last').toBe('Allow second');
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Allow first');
  act(() => screen.getByLabelText('Reason').focus());
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
});
