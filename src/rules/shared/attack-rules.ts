import type { WeaponFigure } from '../../catalog/effect.ts';
import type { Attack } from '../../catalog/item-entry.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { BasicDamage } from '../ruleset.ts';
import type { AttackUse } from './attack-uses.ts';
import type { EffectIndex } from './effects.ts';

/**
 * Parry with one use of a weapon, in the two parts of a stat's formula: the ruleset's value from the skill stat given
 * (null if it cannot parry), and the bonuses of weapon, traits and shield.
 */
export interface WeaponParry {
  formula(w: DerivationBuilder, use: AttackUse, skill: StatId): void;
  bonuses(w: DerivationBuilder, use: AttackUse): void;
}

/** Writes the effects on one number of a weapon or a blow. */
export type WeaponEffects = (
  w: DerivationBuilder,
  part: 'damage' | 'weaponSkill' | 'weaponParry' | 'weaponBlock' | 'weaponStrength' | WeaponFigure,
) => void;

/** With so many times a weapon's minimum ST it stays ready. */
interface ReadyByTimes {
  readonly timesMinimum: number;
  readonly cite: Citation;
}

/** The attack rules that differ between rulesets. */
export interface AttackRules {
  basicDamage(strength: number): BasicDamage;
  readonly damageCite: Citation;
  /** The name of the table of basic damage, if an optional rule has another one. */
  readonly damageTable?: string;
  /** Off-hand penalty to skill, a negative number. */
  readonly offHand: number;
  readonly offHandCite: Citation;
  /** Skill lost for each point of ST below the weapon's minimum, a positive number; 0 if the book has no such rule. */
  readonly weaknessPenalty: number;
  readonly weaknessCite: Citation;
  /** The stats of the strengths that attacks may count with; without them all count with `thrust` and `swing`. */
  readonly strengths?: Readonly<Record<'striking' | NonNullable<Attack['strengthOf']>, StatId>>;
  /** The stat that the minimum ST of a use is compared with; ST itself if absent. */
  neededStrength?(use: AttackUse): StatId;
  /** Effects on ST for throws count for every range by ST, not only with the skill of throwing anything. */
  readonly throwsByStrength?: boolean;
  /** The ST that damage counts with is at most so many times the weapon's minimum; `from` is the stat that has it. */
  readonly strengthCap?: { readonly times: number; readonly from: string; readonly cite: Citation };
  /** Damage that the quality of a blade adds. */
  qualityDamage(use: AttackUse): { readonly add: number; readonly words: string; readonly cite: Citation } | null;
  /** If the book sets minimum damage; without it damage may be below 0. */
  readonly minDamage?: Citation;
  /** The bonus of spikes to the damage of a shield blow; absent if the book has none. */
  readonly spikes?: { readonly damage: number; readonly cite: Citation };
  readonly shieldPenaltyCite: Citation;
  /** A shield that gets in the way lowers attacks, but no Parry. */
  readonly shieldHindersAttacksOnly?: boolean;
  /** The minimum ST of a weapon with its own strength (crossbow) also applies to its user. */
  readonly crossbowsAskStrength?: boolean;
  /**
   * How far ST must exceed a weapon's minimum to save one turn of readying it, or all; absent if the book has no such
   * rule.
   */
  readonly quickReady?: { readonly oneLess: number; readonly atOnce: number; readonly cite: Citation } | ReadyByTimes;
  /** The effect of a weapon's quality on its accuracy, and on its ranges. */
  qualityAccuracy?(use: AttackUse): { readonly add: number; readonly words: string; readonly cite: Citation } | null;
  qualityRange?(use: AttackUse): { readonly times: number; readonly words: string; readonly cite: Citation } | null;
  /** The stats that a melee and a ranged attack at plain DX roll against; DX itself if absent. */
  readonly dx?: { readonly melee: StatId; readonly ranged: StatId };
  /** Writes further changes to the skill with this use, after the hand and the minimum ST. */
  adjustSkill?(w: DerivationBuilder, use: AttackUse): void;
  /** Defines the figures of the weapon table that effects change, if the ruleset has such effects. */
  defineFigures?(worksheet: Worksheet, use: AttackUse, effects: EffectIndex, applyToUse: WeaponEffects): void;
  readonly parryCite: Citation;
  readonly parry: WeaponParry;
  /** Block with a use of a weapon or cloak; absent if only shields block. */
  readonly block?: WeaponParry & { readonly cite: Citation };
}
