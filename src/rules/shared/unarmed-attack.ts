import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import type { Dice } from '../../engine/dice.ts';
import type { StatId } from '../../engine/step.ts';
import type { ResolvedSkill } from '../resolve/context.ts';

/** What a trained skill adds to the damage of a blow that is rolled against it. */
export interface DamageBonus {
  /** How the step reads, from the skill's name: "Karate / 5". */
  words(name: string): string;
  /**
   * Writes the number that is added; `level` is the stat of the skill's own level, without what the blow takes from the
   * roll, `skill` the row that it is of.
   */
  formula(w: DerivationBuilder, level: StatId, name: string, skill: ResolvedSkill): void;
  readonly cite: Citation;
  /** A remark that belongs to the figure, such as a misprint. */
  readonly note?: string;
}

/** A skill that a blow can be rolled against. It has a line of its own when it is trained. */
export interface UnarmedSkill {
  /** Catalog id. */
  readonly id: string;
  /** Absent where the skill adds nothing to damage. Counts on this skill's line alone. */
  readonly bonus?: DamageBonus;
  /** The roll is against DX where that is better; damage stays that of the skill. */
  readonly orDx?: boolean;
  /** The notes of the blow on this skill's line, in place of its own. */
  readonly notes?: readonly string[];
}

/** One way to strike without a weapon. */
export interface UnarmedAttack {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly reach: string;
  /** What strikes: a hand must be empty for some skills, and only hands and feet have what skills and traits add to blows. */
  readonly limb: 'hand' | 'foot' | 'mouth';
  /** What damage starts from: thrust if absent, its own dice, or nothing at all (a throw). */
  readonly base?: Dice | 'none';
  /** Added to that, and to the roll. */
  readonly damageAdd: number;
  readonly skillAdd: number;
  /** The most that it does before a skill adds to it. */
  readonly maximumDamage?: Dice;
  /** Skills that can be used instead of DX, each on a line of its own. */
  readonly skills: readonly UnarmedSkill[];
  /** It cannot be tried at plain DX. */
  readonly trainedOnly?: boolean;
  /** The line has the Parry of bare hands. */
  readonly parries?: boolean;
  /** A throw: after a parry with this line; passive defense does not count; the target falls, and is stunned unless HT is rolled. */
  readonly isThrow?: boolean;
  readonly cite: Citation;
  readonly notes: readonly string[];
}
