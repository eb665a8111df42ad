// @vitest-environment happy-dom

import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { mount } from './mount-for-test.tsx';
import { SelectField } from './select-field.tsx';

const options = (count: number) => Array.from({ length: count }, (_, i) => ({ value: `v${i}`, label: `Number ${i}` }));
const labels = (place: HTMLElement) => Array.from(place.querySelectorAll('option'), ({ textContent }) => textContent);

test('up to 200 options are in the page at once', () => {
  const { place, leave } = mount(
    <SelectField label="Place" value="v1" options={options(200)} onCommit={() => undefined} />,
  );
  expect(labels(place)).toHaveLength(200);
  leave();
});

test.each(['focusin', 'pointerdown'])('of many options only the chosen one is, until %s', (event) => {
  const onCommit = vi.fn();
  const { place, find, leave } = mount(
    <SelectField label="Place" value="v1" options={options(300)} onCommit={onCommit} />,
  );
  expect(labels(place)).toEqual(['Number 1']);
  const select = find('select') as HTMLSelectElement;
  expect(select.value).toBe('v1');
  act(() => {
    select.dispatchEvent(new Event(event, { bubbles: true }));
  });
  expect(labels(place)).toHaveLength(300);
  expect(select.value).toBe('v1');
  act(() => {
    select.value = 'v299';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(onCommit).toHaveBeenCalledWith('v299');
  leave();
});
