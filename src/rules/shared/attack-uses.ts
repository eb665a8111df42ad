import type { Catalog } from '../../catalog/catalog.ts';
import type { Listed } from '../../catalog/entry.ts';
import type { Attack, ItemFacet } from '../../catalog/item-entry.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import { memoizeByKeys, memoizeByObject } from '../../engine/memoize.ts';
import type { ResolvedItem, ResolvedSkill, SheetContext } from '../resolve/context.ts';
import { lineStat } from '../stat-ids.ts';
import { allWeapons } from './natural-weapons.ts';
import { findLearnedRows } from './unarmed-lines.ts';

/** Reads "C,1" as 0 and 1 yards, "1-3" as 1 to 3. */
export const parseReach = (reach = ''): readonly number[] =>
  reach.split(',').flatMap((part) => {
    if (part.trim().toUpperCase() === 'C') return [0];
    const [first = Number.NaN, last = first] = part.split('-').map((yards) => Number.parseInt(yards, 10));
    if (Number.isNaN(first) || Number.isNaN(last)) return [];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  });

/** One use of one item: a line of the sheet's weapon table. `id` is unique within the character. */
export interface AttackUse {
  readonly id: string;
  /** The item; for an attack of a trait, the trait as a weapon ({@link naturalWeapons}). */
  readonly item: ResolvedItem;
  readonly attack: Attack;
  /** For a blow that the item improves (brass knuckles): the catalog id of the skill that it is rolled against, '' for DX. */
  readonly bareSkill?: string;
}

/** Every use of every item that can attack, in the order of the equipment list, then the attacks of traits. */
export const attackUses = memoizeByKeys(
  (context: SheetContext) => [
    allWeapons(context),
    ...aidedSkills(context.items).map((id) => findLearnedRows(context, id)),
  ],
  (context): readonly AttackUse[] => allWeapons(context).flatMap((item) => usesOfItem(context, item)),
);

/** The skills of the blows that items improve: with each that was learned there is a further use. */
const aidedSkills = memoizeByObject((items: SheetContext['items']): readonly string[] => {
  const attacks = items.flatMap(({ facet }) => facet?.attacks ?? []).filter(({ unarmed }) => unarmed);
  return [...new Set(attacks.flatMap(({ skills }) => skills))];
});

/** The ids of the skills that an attack can be used with, as they are or less a penalty. */
export const skillsOfAttack = ({ skills, defaults = [] }: Attack): readonly string[] =>
  defaults.length === 0 ? skills : [...skills, ...defaults.flatMap((each) => ('skill' in each ? [each.skill] : []))];

/** The skills that weapons are used with. */
export const skillsOfWeapons = memoizeByObject((items: SheetContext['items']): readonly string[] => {
  const attacks = items.flatMap(({ facet }) => facet?.attacks ?? []);
  return [...new Set(attacks.flatMap(skillsOfAttack))];
});

/** Every use of one item. */
export const usesOfItem = (context: SheetContext, item: ResolvedItem): AttackUse[] =>
  (item.facet?.attacks ?? []).flatMap((attack, i) => usesOf(context, item, attack, `${item.key}.${i}`));

const plainUse = memoizeByKeys(
  (item: ResolvedItem, attack: Attack, id: string) => [item, attack, id],
  (item, attack, id): AttackUse => ({ id, item, attack }),
);

/** Returns one use, or for an aided blow one for each line of the blow. */
function usesOf(context: SheetContext, item: ResolvedItem, attack: Attack, id: string): AttackUse[] {
  if (!attack.unarmed) return [plainUse(item, attack, id)];
  const learned = attack.skills.filter((skill) => findLearnedRows(context, skill).length > 0);
  return ['', ...learned].map((skill) => aidedUse(item, attack, id, skill, findLearnedRows(context, skill)));
}

const aidedUse = memoizeByKeys(
  (item: ResolvedItem, attack: Attack, id: string, skill: string, rows: readonly ResolvedSkill[]) => [
    item,
    attack,
    id,
    skill,
    ...rows,
  ],
  (item, attack, id, skill, rows): AttackUse => ({
    id: skill === '' ? id : `${id}.${skill}`,
    item,
    attack: skill === '' ? attack : { ...attack, name: `${attack.name}, ${rows[0]?.name}` },
    bareSkill: skill,
  }),
);

/** Returns the uses of items on the body that can parry. */
export function listParryUses(context: SheetContext): AttackUse[] {
  return attackUses(context).filter(({ item, attack }) => item.onBody && !attack.ranged && attack.parry !== null);
}

/** The strength of the bow itself (crossbow, prodd, a rated or a custom bow); null if the user's counts. */
export function findBowStrength({ item, attack: { ranged } }: AttackUse): number | null {
  return ranged?.ownStrength || ranged?.drawn || (ranged && item.row.own) ? item.row.bowStrength : null;
}

/** The strength that drawing a rated bow takes, in place of the minimum of its table; null for anything else. */
export const findDrawStrength = (use: AttackUse): number | null =>
  use.attack.ranged?.drawn ? findBowStrength(use) : null;

/** True for a bow with its own strength, which has no minimum for the user's ST. */
export const hasOwnStrength = (use: AttackUse): boolean =>
  use.attack.ranged?.ownStrength === true || findBowStrength(use) !== null;

/** Returns the shield in hand, if any; the first of several. */
export const heldShield = ({ items }: SheetContext): ResolvedItem | undefined => shieldAmong(items);

const shieldAmong = memoizeByObject((items: readonly ResolvedItem[]): ResolvedItem | undefined =>
  items.find((item) => item.inUse && item.facet?.shield),
);

/** The minimum ST of a use: of the weapon table, after effects; undefined for a weapon without one. */
export function minimumStrengthOf(w: DerivationBuilder, { id, attack }: AttackUse): number | undefined {
  const { minimumStrength } = attack;
  const stat = lineStat(id, 'minimumStrength');
  return minimumStrength !== undefined && w.has(stat) ? w.consultNumber(stat) : minimumStrength;
}

/** The catalog ids of weapons that shoot their own kind of ammunition: bows, crossbows, slings. */
export const launchersOf = ({ catalog }: Pick<SheetContext, 'catalog'>): ReadonlySet<string> => launchersIn(catalog);

const launchersIn = memoizeByObject(
  ({ items }: Catalog): ReadonlySet<string> =>
    new Set([...items.values()].flatMap(({ facet }) => facet.ammunitionFor ?? [])),
);

/** Returns the skills with which a weapon has the fencing parry: Fencing, or those that a custom weapon names. */
export const fencingSkills = (skills: readonly string[]): readonly string[] =>
  skills.includes('fencing') ? ['fencing'] : skills;

/** True for a fencing weapon that other skills can use too, so that its fencing parry needs its own skill. */
export const hasFencingSkill = ({ fencing, skills, defaults = [] }: Attack): boolean =>
  fencing === true && skills.length + defaults.length > 1;

/** Finds the catalog's container for a kind of missile: one whose contents name it. */
export function containerFor(
  { catalog }: Pick<SheetContext, 'catalog'>,
  missile: Pick<Listed<ItemFacet>, 'name'>,
): Listed<ItemFacet> | undefined {
  const name = missile.name.toLowerCase();
  return [...catalog.items.values()].find(({ facet }) => facet.holds?.what.toLowerCase().includes(name));
}
