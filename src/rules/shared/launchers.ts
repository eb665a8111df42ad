import type { SheetContext } from '../resolve/context.ts';

/** The catalog ids of what shoots ammunition of a kind of its own: bows, crossbows, slings. */
export const launchersOf = ({ catalog }: Pick<SheetContext, 'catalog'>): ReadonlySet<string> =>
  new Set([...catalog.items.values()].flatMap(({ facet }) => facet.ammunitionFor ?? []));
