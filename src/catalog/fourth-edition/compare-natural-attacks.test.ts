import { describe, expect, it } from 'vitest';
import { hasGcsLibrary, readGcsList, skippedWithoutGcs } from '../../testing/gcs-library.ts';
import type { Attack } from '../item-entry.ts';
import { fourthEditionAdvantages } from './tables.ts';

describe(`Attacks of traits against the second source${skippedWithoutGcs}`, () => {
  const kinds = {
    burning: 'Burn',
    corrosion: 'Corrosion',
    crushing: 'Crush',
    cutting: 'Cut',
    fatigue: 'Fatigue',
    'huge-piercing': 'Huge Pierce',
    impaling: 'Impaling',
    'large-piercing': 'Large Pierce',
    piercing: 'Piercing',
    'small-piercing': 'Small Pierce',
    toxic: 'Toxic',
  };
  /** Our traits, with their names there. */
  const names: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      Object.entries(kinds).map(([id, name]) => [`innate-attack-${id}`, `Innate Attack (${name})`]),
    ),
    'striker-crushing': 'Crushing Striker (@Body Part@)',
    'striker-cutting': 'Cutting Striker (@Body Part@)',
    'striker-impaling': 'Impaling Striker (@Body Part@)',
    'striker-large-piercing': 'Large Piercing Striker (@Body Part@)',
    'striker-piercing': 'Piercing Striker (@Body Part@)',
    'long-spines': 'Long Spines',
    'short-spines': 'Short Spines',
  };

  const signed = (dice: number, adds: number): string =>
    `${dice === 0 ? '' : `${dice}d`}${adds === 0 ? '' : adds > 0 && dice > 0 ? `+${adds}` : adds}`;
  const ofOurs = ({ type, basis, dice = 0, adds, addsPerDie, perLevel, reach, ranged }: Attack): string[] => [
    type,
    basis === 'thrust' ? 'thr' : '',
    signed(dice, adds),
    perLevel ? signed(perLevel.dice, perLevel.adds) : '',
    String(addsPerDie ?? ''),
    reach ?? '',
    String(ranged?.accuracy ?? ''),
    ranged ? [ranged.halfDamage, ranged.maximum].filter(Boolean).join('/') : '',
    ranged?.rateOfFire ?? '',
    String(ranged?.recoil ?? ''),
  ];

  it.skipIf(!hasGcsLibrary)('match in damage, reach, accuracy, range, rate of fire and recoil', () => {
    const list = readGcsList('Basic Set/Basic Set Traits.adq');
    const ours = fourthEditionAdvantages.filter(({ id }) => Object.hasOwn(names, id));
    expect(ours).toHaveLength(Object.keys(names).length);
    for (const { id, facet } of ours) {
      const [attack] = [
        ...(facet.attacks ?? []),
        ...(facet.parameters ?? []).flatMap((p) => p.options?.[0]?.attacks ?? []),
      ];
      // The further line of an attack from afar is that of its melee limitation.
      const theirs = list.find(({ name }) => name === names[id])?.weapons?.at(-1);
      expect(attack && ofOurs(attack), id).toEqual(
        theirs && [
          theirs.damage.type ?? '',
          theirs.damage.st ?? '',
          theirs.damage.base ?? '',
          theirs.damage.base_leveled ?? '',
          String(theirs.damage.modifier_per_die ?? ''),
          theirs.reach ?? '',
          theirs.accuracy ?? '',
          theirs.range ?? '',
          theirs.rate_of_fire ?? '',
          theirs.recoil ?? '',
        ],
      );
    }
  });
});
