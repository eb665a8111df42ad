import type { Attack } from '../../catalog/item-entry.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import type { ResolvedItem, SheetContext } from '../resolve/context.ts';
import { findLearnedRows } from './unarmed-lines.ts';

/** One use of one item: a line of the sheet's weapon table. `id` is unique within the character. */
export interface AttackUse {
  readonly id: string;
  readonly item: ResolvedItem;
  readonly attack: Attack;
  /** For a blow that the item improves (brass knuckles): the catalog id of the skill that it is rolled against, '' for DX. */
  readonly bareSkill?: string;
}

/** Every use of every item that can attack, in the order of the equipment list. */
export const attackUses = memoizeByObject((context: SheetContext): readonly AttackUse[] =>
  context.items.flatMap((item) =>
    (item.facet?.attacks ?? []).flatMap((attack, i) => usesOf(context, item, attack, `${item.key}.${i}`)),
  ),
);

/** Returns one use, or for an aided blow one for each line of the blow. */
function usesOf(context: SheetContext, item: ResolvedItem, attack: Attack, id: string): AttackUse[] {
  if (!attack.unarmed) return [{ id, item, attack }];
  const learned = attack.skills.filter((skill) => findLearnedRows(context, skill).length > 0);
  return ['', ...learned].map((skill) => ({
    id: skill === '' ? id : `${id}.${skill}`,
    item,
    attack: skill === '' ? attack : { ...attack, name: `${attack.name}, ${findLearnedRows(context, skill)[0]?.name}` },
    bareSkill: skill,
  }));
}

/** Returns the uses of items on the body that can parry. */
export function listParryUses(context: SheetContext): AttackUse[] {
  return attackUses(context).filter(({ item, attack }) => item.onBody && !attack.ranged && attack.parry !== null);
}

/** The strength of the bow itself (crossbow, prodd, a bow that was typed in); null where the user's counts. */
export function findBowStrength({ item, attack }: AttackUse): number | null {
  return attack.ranged?.ownStrength || (attack.ranged && item.row.own) ? item.row.bowStrength : null;
}

/** True for a bow with its own strength, which has no minimum for the user's ST. */
export const hasOwnStrength = (use: AttackUse): boolean =>
  use.attack.ranged?.ownStrength === true || findBowStrength(use) !== null;

/** Returns the shield in hand, if any; the first of several. */
export const heldShield = memoizeByObject((context: SheetContext): ResolvedItem | undefined =>
  context.items.find((item) => item.inUse && item.facet?.shield),
);
