import type { WeaponFigure } from '../../catalog/effect.ts';
import { parseReach } from '../combat/parse-reach.ts';
import type { AttackRules } from '../shared/attack-rules.ts';
import type { AttackUse } from '../shared/attack-uses.ts';
import { type LinePart, lineStat } from '../stat-ids.ts';

interface Figure {
  readonly kind: WeaponFigure;
  readonly part: LinePart;
  readonly name: string;
  readonly unit?: string;
  /** The figure of the weapon table; undefined for a weapon that has none. */
  listed(use: AttackUse): number | undefined;
  /** It is no less than this. */
  readonly atLeast?: number;
}

const reachOf = ({ attack }: AttackUse, pick: (...yards: number[]) => number): number | undefined => {
  const reach = attack.ranged ? [] : parseReach(attack.reach);
  return reach.length === 0 ? undefined : pick(...reach);
};

/** The rate of fire of the table starts with its shots: "3", "3x9". */
function rateOf({ attack }: AttackUse): number | undefined {
  const rate = Number.parseInt(attack.ranged?.rateOfFire ?? '', 10);
  return Number.isNaN(rate) ? undefined : rate;
}

const figures: readonly Figure[] = [
  {
    kind: 'weaponReach',
    part: 'reach',
    name: 'reach',
    unit: 'yards',
    listed: (use) => reachOf(use, Math.max),
    atLeast: 0,
  },
  {
    kind: 'weaponLeastReach',
    part: 'leastReach',
    name: 'least reach',
    unit: 'yards',
    listed: (use) => reachOf(use, Math.min),
    atLeast: 0,
  },
  {
    kind: 'weaponMinimumStrength',
    part: 'minimumStrength',
    name: 'minimum ST',
    listed: ({ attack }) => attack.minimumStrength,
    atLeast: 0,
  },
  { kind: 'weaponRateOfFire', part: 'rateOfFire', name: 'rate of fire', listed: rateOf, atLeast: 1 },
  { kind: 'weaponBulk', part: 'bulk', name: 'Bulk', listed: ({ attack }) => attack.ranged?.bulk },
  { kind: 'weaponRecoil', part: 'recoil', name: 'recoil', listed: ({ attack }) => attack.ranged?.recoil, atLeast: 1 },
];

/**
 * Defines the figures of the weapon table that effects of the character change: reach in yards, minimum ST, rate of fire,
 * Bulk and recoil, rounded down. Ranges and accuracy are defined with the rest of the ranges; a figure that no effect changes
 * is read from the table.
 */
export const defineWeaponFigures: NonNullable<AttackRules['defineFigures']> = (worksheet, use, effects, applyToUse) => {
  if (effects.selections.length === 0) return;
  const { id, item } = use;
  for (const { kind, part, name, unit, listed, atLeast } of figures) {
    const value = effects.hasSelections(kind) ? listed(use) : undefined;
    if (value === undefined) continue;
    worksheet.define({
      id: lineStat(id, part),
      name: `${item.name}, ${use.attack.name}: ${name}`,
      ...(unit === undefined ? {} : { unit }),
      cite: item.facet?.cite,
      formula: (w) => {
        w.start(value, 'weapon table', { cite: item.facet?.cite, row: item.key });
        applyToUse(w, kind);
        w.round('down');
        if (atLeast !== undefined) w.atLeast(atLeast, 'minimum');
      },
    });
  }
};
