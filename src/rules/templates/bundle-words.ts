import type { Catalog } from '../../catalog/catalog.ts';
import type { PackedItem } from '../../character/add-items.ts';
import { formatFraction, formatSigned } from '../../engine/format.ts';
import type { Ruleset } from '../ruleset.ts';
import { type Bundle, type BundleGroup, bundleGroups } from './bundle.ts';

/** The headings of the list. */
export const groupNames: Readonly<Record<BundleGroup, string>> = {
  own: 'My templates',
  fantasy: 'Fantasy',
  modern: 'Modern',
  space: 'Space',
  hero: 'Kinds of hero',
  race: 'Races',
  'meta-trait': 'Meta-traits',
};

/** Templates by their groups, in the order of the list; groups without any are left out. */
export const groupTemplates = <T extends { readonly group: BundleGroup }>(
  templates: readonly T[],
): { readonly group: BundleGroup; readonly templates: readonly T[] }[] =>
  bundleGroups
    .map((group) => ({ group, templates: templates.filter((template) => template.group === group) }))
    .filter(({ templates: inGroup }) => inGroup.length > 0);

/** "ST 12, DX 13, HP +1"; '' for none. */
export function describeNumbers(
  { attributes, secondary }: Pick<Ruleset, 'attributes' | 'secondary'>,
  bundle: Pick<Bundle, 'attributes' | 'secondary'>,
): string {
  const levels = attributes.flatMap(({ id, short }) => {
    const level = bundle.attributes[id];
    return level === undefined ? [] : [`${short} ${level}`];
  });
  const changes = secondary.flatMap(({ id, short, step }) => {
    const steps = bundle.secondary[id];
    return steps === undefined ? [] : [`${short} ${formatSigned(steps * step)}`];
  });
  return [...levels, ...changes].join(', ');
}

/** Items in words: "Backpack (Blanket, 6 × Travelers’ rations), Lantern"; '' for none. */
export function describeItems(catalog: Pick<Catalog, 'items'>, items: readonly PackedItem[]): string {
  return items
    .map(({ row: { entry = '', own, quantity = 1 }, contents }) => {
      const name = own?.name ?? catalog.items.get(entry)?.name ?? entry;
      const counted = quantity === 1 ? name : `${formatFraction(quantity)} × ${name}`;
      return contents.length === 0 ? counted : `${counted} (${describeItems(catalog, contents)})`;
    })
    .join(', ');
}
