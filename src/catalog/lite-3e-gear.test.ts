import { describe, expect, it } from 'vitest';
import { formatSignedOrEmpty, readTables } from '../testing/compare-tables.ts';
import * as typedAgain from '../testing/double-entry/lite-3e-spells-and-gear.ts';
import { ownFigures } from './books.ts';
import { catalogOf } from './catalog.ts';
import type { ItemFacet } from './item-entry.ts';
import { liteTables } from './lite-3e/tables.ts';

const catalog = catalogOf('lite-3e', liteTables);
const { item, uses } = readTables(catalog);

/** "Guns (Pistol)" as the id of the skill. */
const skillId = (name: string): string => name.toLowerCase().replace(/[()]/g, '').replaceAll(' ', '-');

const levels = ({ techLevel }: ItemFacet): string => {
  if (!techLevel) return 'any';
  const { from, to } = techLevel;
  return to === undefined ? `${from}+` : from === to ? `${from}` : `${from}-${to}`;
};

describe('firearms and beam weapons', () => {
  const rows = uses.flatMap(([{ name, facet }, attack]) => {
    const { ranged, skills, type, basis, dice = 0, adds, minimumStrength = null } = attack;
    if (!ranged || basis !== 'fixed') return [];
    const { snapShot, accuracy, rateOfFire, shots } = ranged;
    const damage = `${dice}d${formatSignedOrEmpty(adds)}`;
    const { weight, cost, techLevel } = facet;
    const figures = [snapShot, accuracy, weight, Number(rateOfFire), Number(shots), minimumStrength, cost];
    return [[skills.join(), name, type, damage, ...figures, techLevel?.from]];
  });
  const again = [...typedAgain.firearms, ...typedAgain.beams].map(([skill, ...rest]) => [skillId(skill), ...rest]);

  it.each(again)('%s: %s', (...row) => {
    expect(rows.filter(([, weapon]) => weapon === row[1])).toEqual([row]);
  });

  it('match the book in number, and are priced by usual wealth', () => {
    expect(rows).toHaveLength(again.length);
    const priced = [...catalog.items.values()]
      .filter(({ facet }) => facet.pricedByWealth && facet.cite !== ownFigures)
      .map(({ name }) => name);
    expect(new Set(priced)).toEqual(new Set(again.map(([, weapon]) => weapon)));
  });

  it('have no ranges, and need both hands when they are long', () => {
    for (const [{ name }, attack] of uses) {
      if (!attack.ranged || attack.basis !== 'fixed') continue;
      expect([attack.ranged.halfDamage, attack.ranged.maximum], name).toEqual([undefined, undefined]);
    }
    const long = uses.filter(([{ facet }, { twoHanded }]) => facet.pricedByWealth && twoHanded);
    expect(long.map(([{ name }]) => name)).toEqual([
      'Remington 12G',
      'Winchester .44-40',
      'Winchester .30-30',
      'Lee-Enfield .303',
      'M1 Garand .30-06',
      'AR-15 .223',
      'Laser Rifle',
      'Blaster Rifle',
    ]);
  });

  it('include a force sword at TL11 that starts slowly', () => {
    expect(levels(item('force-sword'))).toBe('11+');
    expect(item('force-sword').notes).toHaveLength(2);
  });
});

describe('armor', () => {
  const armor = [...catalog.items.values()].filter(({ facet }) => facet.kind === 'armor');
  const medieval: readonly string[] = typedAgain.medievalArmorTechLevels.map(([name]) => name);
  const modern = armor.filter(({ name }) => !medieval.includes(name));

  it('has these tech levels', () => {
    const rows = armor.filter(({ name }) => medieval.includes(name)).map(({ name, facet }) => [name, levels(facet)]);
    expect(new Set(rows)).toEqual(new Set(typedAgain.medievalArmorTechLevels));
    expect(rows).toHaveLength(medieval.length);
  });

  it('is modern from gunpowder on', () => {
    const rows = modern.map(({ name, facet }) => {
      const { armor, cost, weight } = facet;
      const points = armor?.impaling ? [armor.impaling.passiveDefense, armor.impaling.damageResistance] : null;
      const figures = [armor?.passiveDefense, armor?.damageResistance, points, cost, weight];
      return [name, levels(facet), ...figures, armor?.places?.join(', ') ?? 'all'];
    });
    expect(rows).toEqual(typedAgain.modernArmor);
  });
});

describe('riding and draft animals', () => {
  it('match the book', () => {
    const rows = [...catalog.items.values()].flatMap(({ name, facet: { kind, mount, cost, weight } }) => {
      if (kind !== 'mount' || !mount) return [];
      expect(weight, 'nobody carries it').toBe(0);
      const { st, dx, iq, ht, move, bodyWeight } = mount;
      return [[name, st, dx, iq, ht, move, cost, bodyWeight]];
    });
    expect(rows).toEqual(typedAgain.mounts);
  });

  it('can be ridden, except the small mule', () => {
    const small = [...catalog.items.values()].filter(({ facet }) => facet.mount?.tooSmallToRide);
    expect(small.map(({ name }) => name)).toEqual(['Small mule']);
  });

  it('cost or weigh more if the book says so', () => {
    expect(item('racehorse').notes?.[0]).toContain('the least');
    expect(item('ox').notes?.[0]).toContain('or more');
  });
});
