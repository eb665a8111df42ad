import type { Catalog } from '../catalog/catalog.ts';
import type { Listed } from '../catalog/entry.ts';
import type { Attack, ItemFacet, WeaponNote } from '../catalog/item-entry.ts';

/** How the rows of the catalog are put beside the second typing-in: in its notation and its words. */
export const formatSignedOrEmpty = (n: number): string => (n === 0 ? '' : n > 0 ? `+${n}` : `${n}`);
export const toNullIfZero = (amount: number): number | null => (amount === 0 ? null : amount);
export const splitWords = (text: string): string[] => text.split('; ').filter(Boolean).sort();

/** The words of the second typing for what an attack's notes say; grip changes are not among them. */
export const noteWords: Readonly<Partial<Record<WeaponNote, string>>> = {
  ready1: 'R1',
  ready1AfterSwing: 'R1',
  ready1AfterThrust: 'R1',
  ready2AfterSwing: 'R2',
  unreadyAfterParry: 'U',
  unbalanced: 'of typed-in weapons only',
  fencing: 'of typed-in weapons only',
  mayStick: 'may stick',
  flail: 'flail rule',
  throwable: 'throwable',
  bluntTip: 'blunt',
  mainlyThrown: 'mainly for throwing',
  regrip: '',
  noGripChange: '',
};

/** Look-ups in one ruleset's catalog that fail loudly, and every use of every article. */
export function readTables({ items, skills }: Catalog) {
  return {
    item: (id: string): ItemFacet => {
      const listed = items.get(id);
      if (!listed) throw new Error(`${id} is not in the catalog`);
      return listed.facet;
    },
    skillName: (id: string): string => skills.get(id)?.name ?? `unknown ${id}`,
    uses: [...items.values()].flatMap((article) =>
      (article.facet.attacks ?? []).map((attack): [Listed<ItemFacet>, Attack] => [article, attack]),
    ),
  };
}
