import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anyBlocks } from '../../sheet-model/model/sheet-blocks.ts';
import { Gallery } from './gallery.tsx';

const modules = import.meta.glob<Record<string, unknown>>(['../../ui/*.tsx', '!../../ui/*.test.tsx'], { eager: true });

const nameOf = (value: unknown): string => (typeof value === 'function' ? value.name : '');
/** `memo` returns an object. */
const isComponent = (name: string, value: unknown): boolean =>
  /^[A-Z]/.test(name === 'default' ? nameOf(value) : name) &&
  (typeof value === 'function' || typeof value === 'object');
const components = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module)
    .filter(([name, value]) => isComponent(name, value))
    .map(([name, value]) => ({ name: `${path}: ${name}`, value })),
);

interface Fiber {
  readonly elementType: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Returns the components that React has rendered into a container, by its own tree of them. */
function renderedIn(container: HTMLElement): Set<unknown> {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  const { stateNode } = Reflect.get(container, key ?? '') as { stateNode: { current: Fiber } };
  const found = new Set<unknown>();
  const visit = (fiber: Fiber | null) => {
    for (let at = fiber; at; at = at.sibling) {
      found.add(at.elementType);
      visit(at.child);
    }
  };
  visit(stateNode.current);
  return found;
}

test('the gallery shows every component of ui and every block of the sheet', async () => {
  const { container } = render(<Gallery />);
  for (const opener of screen.getAllByRole('button', { name: /^Open / })) fireEvent.click(opener);
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0));

  expect(components.length).toBeGreaterThan(25);
  const rendered = renderedIn(container);
  expect(components.filter(({ value }) => !rendered.has(value)).map(({ name }) => name)).toEqual([]);
  const blocks = [...container.querySelectorAll('[data-block]')].filter(({ textContent }) => textContent !== '');
  expect(new Set(blocks.map((block) => block.getAttribute('data-block')))).toEqual(
    new Set(anyBlocks.map(({ id }) => id)),
  );
});

test('the gallery names every state once', () => {
  const { container } = render(<Gallery />);
  const names = [...container.querySelectorAll('main > section > div > section, article.sheet')].map((state) =>
    state.getAttribute('aria-label'),
  );
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
