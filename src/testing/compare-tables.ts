import type { Catalog, Tables } from '../catalog/catalog.ts';
import type { Listed, RulesetId } from '../catalog/entry.ts';
import type { Attack, ItemFacet, WeaponNote } from '../catalog/item-entry.ts';
import { rulesetIds, rulesetOf } from '../rules/rulesets.ts';

/** Formats an amount as the second typing-in of the tables does: "+2", "-1", "" for 0. */
export const formatSignedOrEmpty = (n: number): string => (n === 0 ? '' : n > 0 ? `+${n}` : `${n}`);
export const toNullIfZero = (amount: number): number | null => (amount === 0 ? null : amount);
export const splitWords = (text: string): string[] => text.split('; ').filter(Boolean).sort();

/** The second typing-in's words for the notes of an attack, without grip changes. */
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

/** Returns look-ups in a ruleset's catalog that throw for unknown names, and every attack of every item. */
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

/** The entries that each ruleset knows, in the order of the list of rulesets. */
export const rulesetTables: readonly (readonly [ruleset: RulesetId, tables: Tables])[] = rulesetIds.map((id) => [
  id,
  rulesetOf(id).tables,
]);
