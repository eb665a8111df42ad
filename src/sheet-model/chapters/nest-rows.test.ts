import { expect, it } from 'vitest';
import { typedTrait } from '../../testing/own-rows.ts';
import { nestRows, offerContainers } from './nest-rows.ts';

const group = (key: string, container = '') => typedTrait(key, { holds: 'group' }, { container });
const inside = (key: string, container: string) => typedTrait(key, {}, { container });
const rows = [inside('a', 'g'), group('g'), inside('b', ''), group('h', 'g'), inside('c', 'h'), inside('d', 'b')];
const keys = rows.map(({ key }) => key);
const outline = (folded: string[] = []) =>
  nestRows(rows, keys, new Set(folded)).map(({ key, depth }) => `${'>'.repeat(depth)}${key}`);

it('rows follow their container, in their order', () => {
  expect(outline()).toEqual(['g', '>a', '>h', '>>c', 'b', 'd']);
});

it('a folded container hides what is in it', () => {
  expect(outline(['h'])).toEqual(['g', '>a', '>h', 'b', 'd']);
  expect(outline(['g'])).toEqual(['g', 'b', 'd']);
});

it('nothing is nested in a container of another list, or in a ring of containers', () => {
  expect(nestRows(rows, ['a', 'b']).map(({ depth }) => depth)).toEqual([0, 0]);
  const ring = [group('x', 'y'), group('y', 'x'), inside('z', 'x')];
  expect(nestRows(ring, ['x', 'y', 'z']).map(({ key }) => key)).toEqual(['x', 'y', 'z']);
});

it('a container is offered to what is not around it', () => {
  expect(offerContainers(rows, 'a').map(({ key }) => key)).toEqual(['g', 'h']);
  expect(offerContainers(rows, 'g')).toEqual([]);
  expect(offerContainers(rows, 'h').map(({ key }) => key)).toEqual(['g']);
});
