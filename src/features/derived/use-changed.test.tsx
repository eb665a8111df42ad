// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { mount } from '../../ui/mount-for-test.tsx';
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
  const { place, show } = mount(<Changed texts={first} of={1} />);
  expect(place.textContent).toBe('');
  show(<Changed texts={second} of={1} />);
  expect(place.textContent).toBe('dodge');
  show(<Changed texts={second} of={1} />);
  expect(place.textContent).toBe('dodge');
  show(<Changed texts={first} of={2} />);
  expect(place.textContent).toBe('');
});
