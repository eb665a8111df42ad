// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useChanged } from './use-changed.ts';

function Changed({ texts, of }: { texts: ReadonlyMap<string, string>; of: number }) {
  return <p>{[...useChanged(texts, of)].join(' ')}</p>;
}

it('names what differs from before, and nothing of another character', () => {
  const first = new Map([
    ['dodge', '9'],
    ['move', '6'],
  ]);
  const second = new Map([
    ['dodge', '8'],
    ['move', '6'],
    ['parry', '7'],
  ]);
  const { container, rerender } = render(<Changed texts={first} of={1} />);
  expect(container.textContent).toBe('');
  rerender(<Changed texts={second} of={1} />);
  expect(container.textContent).toBe('dodge');
  rerender(<Changed texts={second} of={1} />);
  expect(container.textContent).toBe('dodge');
  rerender(<Changed texts={first} of={2} />);
  expect(container.textContent).toBe('');
});
