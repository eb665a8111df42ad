import { describe, expect, it } from 'vitest';
import { listItems } from './list-entries.ts';

const entry = (name: string) => ({ name, description: '', keywords: [] });
const entries = { rope: entry('Rope'), lamp: entry('Lamp'), hook: entry('Hook') };
const facet = { cite: { book: 'Test', page: 1 }, kind: 'gear', cost: 1, weight: 1 } as const;

describe('listItems', () => {
  it('lists the entries that have a facet, in the order of the facets', () => {
    expect(listItems(entries, { lamp: facet, rope: facet })).toEqual([
      { id: 'lamp', ...entry('Lamp'), facet },
      { id: 'rope', ...entry('Rope'), facet },
    ]);
  });

  it('takes the name that the ruleset has for an entry', () => {
    expect(listItems(entries, { hook: { ...facet, name: 'Grapnel' } })[0]?.name).toBe('Grapnel');
  });

  it('does not compile with a facet of an entry that does not exist', () => {
    // @ts-expect-error: there is no such entry
    expect(listItems(entries, { rop: facet })).toEqual([]);
  });
});
