// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NavRail } from './nav-rail.tsx';

it('an item is named by its label, its need for attention, and its value in words', () => {
  const shared = { icon: 'M3 3h14', href: '#' };
  const items = [
    { ...shared, id: 'a', label: 'Skills', value: '45', valueLabel: '45 points', attention: '2 issues' },
    { ...shared, id: 'b', label: 'Equipment', shortLabel: 'Gear', value: '$3' },
    { ...shared, id: 'c', label: 'Concept' },
  ];
  render(<NavRail label="Chapters" items={items} current="a" onSelect={() => undefined} />);
  const names = ['Skills, 2 issues, 45 points', 'Equipment, $3', 'Concept'];
  expect(names.map((name) => screen.getByRole('link', { name }).dataset.item)).toEqual(['a', 'b', 'c']);
});
