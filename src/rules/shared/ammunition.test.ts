import { describe, expect, test } from 'vitest';
import { fourthEditionItems } from '../../catalog/fourth-edition/tables.ts';
import type { AmmunitionKind } from '../../character/equipment-rows.ts';
import { formatValue } from '../../engine/format.ts';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import '../../testing/load-rulesets.ts';
import { item, saved } from '../../testing/rows.ts';
import { deriveCharacter } from '../derive-character.ts';
import { lineStat } from '../stat-ids.ts';
import { ammunitionKindsOf, magazineOf, missingAfterReload } from './ammunition.ts';

const withWeapon = (entry: string, ammunition?: AmmunitionKind) =>
  deriveCharacter(
    saved('fourth-edition', { equipment: [item(entry, { key: 'gun', place: 'ready', ammunition: ammunition })] }),
  );
const lineOf = (entry: string, ammunition?: AmmunitionKind) =>
  buildModel(withWeapon(entry, ammunition)).attacks.find(({ id }) => id === 'gun.0');

describe('A magazine', () => {
  test.each([
    ['15+1(3)', { full: 16, loads: 15, shotByShot: false }],
    ['6(3i)', { full: 6, loads: 6, shotByShot: true }],
    ['1(20)', { full: 1, loads: 1, shotByShot: false }],
    ['200', { full: 200, loads: 200, shotByShot: false }],
    ['T(1)', null],
    ['-', null],
    [undefined, null],
  ])('that the table gives as %s', (shots, read) => expect(magazineOf(shots)).toEqual(read));

  test('leaves the chamber empty if the last shot was fired, and is loaded shot by shot in a cylinder', () => {
    const pistol = { full: 16, loads: 15, shotByShot: false };
    expect([16, 15, 1].map((fired) => missingAfterReload(pistol, fired))).toEqual([1, 0, 0]);
    expect(missingAfterReload({ full: 6, loads: 6, shotByShot: true }, 4)).toBe(3);
  });
});

describe('Ammunition of another kind', () => {
  // One step larger with DR doubled, or one step smaller with DR halved.
  test.each([
    ['auto-pistol-9mm-tl7', undefined, 'pi'],
    ['auto-pistol-9mm-tl7', 'hollowPoint', '(½) pi+'],
    ['auto-pistol-9mm-tl7', 'armorPiercing', '(2) pi−'],
    ['auto-pistol-45', 'hollowPoint', '(½) pi++'],
    ['auto-pistol-45', 'armorPiercing', '(2) pi'],
    ['pdw-46mm', 'hollowPoint', '(½) pi'],
    ['pdw-46mm', 'armorPiercing', '(2) pi−'],
    ['longbow', 'bodkin', '(2) pi'],
    ['longbow', 'hollowPoint', 'imp'],
    ['gauss-rifle-4mm', 'armorPiercing', '(3) pi−'],
    ['pump-shotgun-12g', 'hollowPoint', 'pi'],
    ['flintlock-pistol-51', 'armorPiercing', 'pi+'],
  ] as const)('%s with %s does %s', (entry, kind, type) => expect(lineOf(entry, kind)?.type).toBe(type));

  test('is explained with the damage, and said on the line', () => {
    const sheet = withWeapon('auto-pistol-9mm-tl7', 'hollowPoint');
    const { notes, value } = sheet.worksheet.get(lineStat('gun.0', 'damage'));
    expect(formatValue(value, sheet.ruleset.notation)).toBe('2d+2');
    expect(notes.map(({ words }) => words)).toContain('hollow-point, pi+ in place of pi, armor divisor ½');
    expect(lineOf('auto-pistol-9mm-tl7', 'hollowPoint')?.notes).toContain('hollow-point');
  });

  test('in lead makes a sling hit harder and farther', () => {
    // Sling: swing, 6 and 10 times ST; sling pellet: +1, twice the range.
    const figures = (kind?: AmmunitionKind) => {
      const { worksheet, ruleset } = withWeapon('sling', kind);
      return (['damage', 'halfDamage', 'maximum'] as const).map((part) =>
        formatValue(worksheet.get(lineStat('gun.0', part)).value, ruleset.notation),
      );
    };
    expect(figures()).toEqual(['1d', '60', '100']);
    expect(figures('leadPellet')).toEqual(['1d+1', '120', '200']);
  });

  test('is a name of cartridges, which cost and weigh the same', () => {
    const names = (ammunition?: AmmunitionKind) =>
      deriveCharacter(saved('fourth-edition', { equipment: [item('cartridge-9mm', { ammunition })] })).context.items[0]
        ?.name;
    expect([names(), names('armorPiercing'), names('bodkin')]).toEqual([
      '9mm cartridge',
      '9mm cartridge (armor-piercing)',
      '9mm cartridge',
    ]);
  });
});

test('every firearm and beam weapon of the list has ammunition, and all ammunition has weapons', () => {
  const { catalog } = withWeapon('sling').context;
  const loaded = fourthEditionItems.flatMap(({ facet }) => facet.reloads?.weapons ?? []);
  expect(loaded.filter((id) => !catalog.items.has(id))).toEqual([]);
  expect(new Set(loaded).size).toBe(loaded.length);
  const guns = fourthEditionItems.filter(({ facet }) =>
    facet.attacks?.some(({ skills }) => skills.some((id) => /^(?:guns-(?!grenade|light-anti)|beam-weapons)/.test(id))),
  );
  const hasShots = guns.filter(({ facet }) => facet.attacks?.some(({ ranged }) => magazineOf(ranged?.shots)));
  expect(hasShots.map(({ id }) => id).filter((id) => !loaded.includes(id))).toEqual([]);
  expect(ammunitionKindsOf({ id: 'none', facet: null }, catalog)).toEqual([]);
});
