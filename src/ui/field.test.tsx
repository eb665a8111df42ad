// @vitest-environment happy-dom

import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SelectField } from './field.tsx';

const options = (count: number) => Array.from({ length: count }, (_, i) => ({ value: `v${i}`, label: `Number ${i}` }));
const labels = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('option'), ({ textContent }) => textContent);

test('up to 200 options are in the page at once', () => {
  const { container } = render(
    <SelectField label="Place" value="v1" options={options(200)} onCommit={() => undefined} />,
  );
  expect(labels(container)).toHaveLength(200);
});

test.each(['focusin', 'pointerdown'])('only the chosen one of many options is in the page, until %s', (event) => {
  const onCommit = vi.fn();
  const { container } = render(<SelectField label="Place" value="v1" options={options(300)} onCommit={onCommit} />);
  expect(labels(container)).toEqual(['Number 1']);
  const select = screen.getByRole('combobox') as HTMLSelectElement;
  expect(select.value).toBe('v1');
  act(() => {
    select.dispatchEvent(new Event(event, { bubbles: true }));
  });
  expect(labels(container)).toHaveLength(300);
  expect(select.value).toBe('v1');
  act(() => {
    select.value = 'v299';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(onCommit).toHaveBeenCalledWith('v299');
});
