import { basicSet } from '../../catalog/books.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { Attack, ItemFacet } from '../../catalog/item-entry.ts';
import type { AmmunitionKind } from '../../character/equipment-rows.ts';
import type { Citation } from '../../engine/citation.ts';

/** What a weapon holds, from the text of its table: "15+1(3)" is 16 with one in the chamber, of which a magazine has 15. */
interface Magazine {
  /** Shots of a weapon that is full, that in the chamber included. */
  readonly full: number;
  /** Shots that one reload brings. */
  readonly loads: number;
  /** Each shot is loaded by itself: "6(3i)". */
  readonly shotByShot: boolean;
}

/** Reads the shots of a weapon table; null for weapons that are thrown or need no ammunition. */
export function magazineOf(shots: string | undefined): Magazine | null {
  const [, count, chamber = '0'] = /^\s*(\d+)(?:\+(\d+))?/.exec(shots ?? '') ?? [];
  const loads = Number(count ?? 0);
  if (loads === 0) return null;
  return { full: loads + Number(chamber), loads, shotByShot: /\(\d+i\)/.test(shots ?? '') };
}

/**
 * The shots still missing after a reload, of a weapon with which so many were fired. A magazine that is changed leaves the chamber
 * as it is: empty if all were fired.
 */
export function missingAfterReload({ full, loads, shotByShot }: Magazine, fired: number): number {
  if (shotByShot) return Math.max(0, fired - 1);
  return fired >= full ? full - loads : 0;
}

interface KindOfAmmunition {
  /** "hollow-point" */
  readonly name: string;
  readonly cite: Citation;
  readonly change: (attack: Attack) => Attack;
}

const piercing = ['pi-', 'pi', 'pi+', 'pi++'];

/** The piercing damage so many steps larger, up to the largest, or smaller. */
const piercingStep = (type: string, by: number): string =>
  piercing[Math.max(0, Math.min(piercing.length - 1, piercing.indexOf(type) + by))] ?? type;

/** A distance in multiples of ST, doubled; others as they are. */
const doubled = (range: string): string => range.replace(/^STx([\d.]+)$/, (_, times) => `STx${Number(times) * 2}`);

/** What ammunition other than the usual does to an attack (Basic Set pp. 276–279). */
const kinds: Readonly<Record<AmmunitionKind, KindOfAmmunition>> = {
  hollowPoint: {
    name: 'hollow-point',
    cite: basicSet('pp. 277–279'),
    change: (attack) => ({ ...attack, type: piercingStep(attack.type, 1), armorDivisor: 0.5 }),
  },
  armorPiercing: {
    name: 'armor-piercing',
    cite: basicSet('pp. 277–279'),
    change: (attack) => ({ ...attack, type: piercingStep(attack.type, -1), armorDivisor: 2 }),
  },
  bodkin: {
    name: 'bodkin arrows',
    cite: basicSet(277),
    change: (attack) => ({ ...attack, type: 'pi', armorDivisor: 2 }),
  },
  leadPellet: {
    name: 'lead pellets',
    cite: basicSet(276),
    change: ({ ranged = {}, ...attack }) => {
      const { halfDamage, maximum } = ranged;
      return {
        ...attack,
        adds: attack.adds + 1,
        ranged: {
          ...ranged,
          ...(halfDamage ? { halfDamage: doubled(halfDamage) } : {}),
          ...(maximum ? { maximum: doubled(maximum) } : {}),
        },
      };
    },
  },
};

export const ammunitionName = (kind: AmmunitionKind): string => kinds[kind].name;

/** Missiles that are entries of the list, as kinds. */
const entryOfKind: ReadonlyMap<AmmunitionKind, string> = new Map([
  ['bodkin', 'bodkin-arrow'],
  ['leadPellet', 'sling-pellet'],
]);

const bulletSkills = ['guns-pistol', 'guns-light-automatic', 'guns-rifle', 'guns-light-machine-gun'];
/** Bullets of different make are of this tech level. */
const firstBullets = 6;

/** True for an attack with a single bullet that has no armor divisor of its own. */
const shootsBullets = ({ type, skills, armorDivisor, ranged }: Attack): boolean =>
  piercing.includes(type) &&
  armorDivisor === undefined &&
  skills.some((skill) => bulletSkills.includes(skill)) &&
  !/[x×]/.test(ranged?.rateOfFire ?? '');

type Entry = { readonly id: string; readonly facet: ItemFacet | null };

/** The kinds of ammunition that a weapon can be loaded with besides the usual, or that cartridges can be of. */
export function ammunitionKindsOf({ id, facet }: Entry, catalog: Catalog): readonly AmmunitionKind[] {
  if (!facet) return [];
  if (facet.reloads) {
    const weapons = facet.reloads.weapons.flatMap((weapon) => catalog.items.get(weapon) ?? []);
    return weapons.some((weapon) => bulletKinds(weapon).length > 0) ? bulletKindList : [];
  }
  const missiles = [...entryOfKind].flatMap(([kind, entry]) =>
    catalog.items.get(entry)?.facet.ammunitionFor?.includes(id) ? [kind] : [],
  );
  return [...bulletKinds({ id, facet }), ...missiles];
}

const bulletKindList: readonly AmmunitionKind[] = ['hollowPoint', 'armorPiercing'];

const bulletKinds = ({ facet }: Entry): readonly AmmunitionKind[] =>
  facet?.quality === 'firearm' &&
  (facet.techLevel?.from ?? 0) >= firstBullets &&
  facet.attacks?.some(shootsBullets) === true
    ? bulletKindList
    : [];

/**
 * The item as it is with a kind of ammunition: the attacks of a weapon are changed and say so, cartridges have it in their name. Anything else,
 * and a weapon that does not take the kind, is returned as it is.
 */
export function withAmmunition<Item extends Entry & { readonly name: string }>(
  item: Item,
  kind: AmmunitionKind | undefined,
  catalog: Catalog,
): Item {
  const { facet } = item;
  if (kind === undefined || !facet || !ammunitionKindsOf(item, catalog).includes(kind)) return item;
  const { name, cite, change } = kinds[kind];
  if (facet.reloads) return { ...item, name: `${item.name} (${name})` };
  const attacks = facet.attacks?.map((attack) => {
    if (!attack.ranged || (bulletKindList.includes(kind) && !shootsBullets(attack))) return attack;
    return { ...change(attack), loadedWith: { words: name, usual: attack.type, cite } };
  });
  return { ...item, facet: { ...facet, ...(attacks ? { attacks } : {}) } };
}

/** The kind that ammunition is of: that of its row, or of the entry that it is; undefined for the usual one. */
export function kindOfAmmunition(id: string, kind: AmmunitionKind | undefined): AmmunitionKind | undefined {
  const listed = [...entryOfKind].find(([, entry]) => entry === id)?.[0];
  return listed ?? bulletKindList.find((each) => each === kind);
}

/** The kind that a weapon is loaded with; undefined for the usual one, and for one that it does not take. */
export const kindLoaded = ({
  row,
  facet,
}: {
  readonly row: { readonly ammunition?: AmmunitionKind | undefined };
  readonly facet: ItemFacet | null;
}): AmmunitionKind | undefined => (facet?.attacks?.some(({ loadedWith }) => loadedWith) ? row.ammunition : undefined);
