import { afterEach, expect, it, vi } from 'vitest';
import { newId } from './new-id.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('newId returns a different version 4 UUID each time', () => {
  const ids = Array.from({ length: 1_000 }, newId);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(1_000);
});

it('newId writes each byte in its place', () => {
  const bytes = (value: number) => ({ getRandomValues: (array: Uint8Array) => array.fill(value) });
  vi.stubGlobal('crypto', bytes(0));
  expect(newId()).toBe('00000000-0000-4000-8000-000000000000');
  vi.stubGlobal('crypto', bytes(255));
  expect(newId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});
