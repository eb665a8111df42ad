import type { DerivationBuilder } from '../../../engine/builder.ts';
import type { Citation } from '../../../engine/citation.ts';
import type { StatId } from '../../../engine/step.ts';
import type { SheetContext } from '../../resolve/context.ts';
import type { WeaponParry } from '../../shared/attack-rules.ts';
import { effectsOnUse } from '../../shared/attack-sources.ts';
import { type AttackUse, fencingSkills, hasFencingSkill, heldShield } from '../../shared/attack-uses.ts';
import { applyEffects, type EffectIndex } from '../../shared/effects.ts';
import { lightLevel } from '../../shared/load.ts';
import { isLearned } from '../../shared/race-rows.ts';
import { lineStat } from '../../stat-ids.ts';

export interface ParryCites {
  readonly defenses: Citation;
  readonly fencingParry: Citation;
}

/** The largest shield size that allows a fencing parry. */
const smallShield = 2;
const ordinaryShare = 1 / 2;
const fencingShare = 2 / 3;

/**
 * Returns the formula of Parry with a weapon (Man to Man pp. 17, 24; GURPS Lite p. 26): half the skill, or the share of
 * the weapon's row; two thirds with a fencing weapon by a trained user, with a light load and a small shield at most.
 * Rounded down; then the weapon's modifier, and effects on every parry.
 */
export function createWeaponParry(context: SheetContext, effects: EffectIndex, cites: ParryCites): WeaponParry {
  const formula = (w: DerivationBuilder, use: AttackUse, skill: StatId): void => {
    const { attack, item } = use;
    const withFencing = hasFencingSkill(attack) ? lineStat(use.id, 'fencingSkill') : skill;
    const hindrance = attack.fencing ? findHindrance(w, context, use, skill, withFencing) : null;
    if (attack.fencing && hindrance === null) {
      w.startFrom(withFencing, 'weapon skill');
      if (w.value === null) return;
      w.multiply(fencingShare, 'two thirds, fencing', { cite: cites.fencingParry });
      w.note('two parries a turn', { cite: cites.fencingParry });
    } else {
      w.startFrom(skill, 'weapon skill');
      if (w.value === null) return;
      if (attack.parryShare === undefined) w.divide(2, 'half the skill', { cite: cites.defenses });
      else w.multiply(attack.parryShare, 'share of the skill', { cite: item.facet?.cite });
      if (hindrance) w.fact(`no fencing parry: ${hindrance}`, null, { cite: cites.fencingParry });
    }
    w.round('down', { cite: cites.defenses });
  };
  const bonuses = (w: DerivationBuilder, use: AttackUse): void => {
    const { attack, item } = use;
    if (attack.parry) w.add(attack.parry, item.name, { cite: item.facet?.cite });
    effectsOnUse(context, effects, use)(w, 'weaponParry');
    applyEffects(w, effects, 'parry', 'activeDefenses');
    if (attack.notes?.includes('unreadyAfterParry')) w.note('unready after a parry', { cite: item.facet?.cite });
  };
  return { formula, bonuses };
}

/** Returns why a fencing weapon has no fencing parry, or null when it has one. */
function findHindrance(
  w: DerivationBuilder,
  context: SheetContext,
  { attack }: AttackUse,
  skill: StatId,
  withFencing: StatId,
): string | null {
  const fencers = fencingSkills(attack.skills).flatMap((id) => context.skillsByName.get(id) ?? []);
  if (!fencers.some((fencer) => fencer.facet && isLearned(fencer))) return 'no Fencing skill';
  if (withFencing !== skill) {
    const halved = Math.floor(w.givenNumber(skill, 'best skill') * ordinaryShare);
    if (halved > Math.floor(w.givenNumber(withFencing, 'with Fencing') * fencingShare))
      return 'the other skill parries better';
  }
  const shield = heldShield(context);
  if (shield && (shield.facet?.shield?.passiveDefense ?? 0) > smallShield) {
    return `${shield.name.toLowerCase()} is too large`;
  }
  return w.givenNumber('encumbrance', 'encumbrance level') > lightLevel ? 'more than light encumbrance' : null;
}
