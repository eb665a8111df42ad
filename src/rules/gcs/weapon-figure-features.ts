import type { WeaponFigure } from '../../catalog/effect.ts';

/** The feature of GCS that changes each figure of weapons. Of a rate of fire it is the shots of the first mode. */
export const figureFeatures = {
  weaponReach: 'weapon_max_reach_bonus',
  weaponLeastReach: 'weapon_min_reach_bonus',
  weaponMinimumStrength: 'weapon_min_st_bonus',
  weaponAccuracy: 'weapon_acc_bonus',
  weaponHalfDamage: 'weapon_half_damage_range_bonus',
  weaponMaximum: 'weapon_max_range_bonus',
  weaponRateOfFire: 'weapon_rof_mode_1_shots_bonus',
  weaponBulk: 'weapon_bulk_bonus',
  weaponRecoil: 'weapon_recoil_bonus',
} as const satisfies Record<WeaponFigure, string>;

const others = { weaponBlock: 'weapon_block_bonus', weaponStrength: 'weapon_effective_st_bonus' } as const;

type FigureTarget = WeaponFigure | keyof typeof others;
const targets = { ...figureFeatures, ...others };
const isTarget = (stat: string): stat is FigureTarget => Object.hasOwn(targets, stat);

/** What a feature of this type changes of weapons, among figures, Block and the ST that they count with; null for others. */
export const figureOfFeature = (type: string): FigureTarget | null =>
  Object.keys(targets)
    .filter(isTarget)
    .find((stat) => targets[stat] === type) ?? null;
