import type { Catalog } from '../../catalog/catalog.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import type { SheetContext } from '../resolve/context.ts';

/** The catalog ids of what shoots ammunition of a kind of its own: bows, crossbows, slings. */
export const launchersOf = ({ catalog }: Pick<SheetContext, 'catalog'>): ReadonlySet<string> => launchersIn(catalog);

const launchersIn = memoizeByObject(
  ({ items }: Catalog): ReadonlySet<string> =>
    new Set([...items.values()].flatMap(({ facet }) => facet.ammunitionFor ?? [])),
);
