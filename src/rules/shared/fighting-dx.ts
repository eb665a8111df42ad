import type { Citation } from '../../engine/citation.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { EffectKey } from './effect-targets.ts';
import { applyEffects, type EffectIndex } from './effects.ts';
import { fightingGroup } from './training.ts';

/** The stats that attacks without a skill roll against: with bare hands and feet, with a melee weapon, and at range. */
interface FightingDx {
  readonly bare: StatId;
  readonly melee: StatId;
  readonly ranged: StatId;
}

/**
 * Defines DX for attacks: penalties to all fighting skills also apply to a blow at plain DX (one eye, a bad leg, a helm).
 * Returns the stat to use, which is DX itself without such effects.
 */
export function defineFightingDx(worksheet: Worksheet, effects: EffectIndex, cite: Citation): FightingDx {
  const define = (id: StatId, name: string, groups: readonly EffectKey[]): StatId => {
    if (!groups.some((group) => effects.has(group))) return 'dx';
    worksheet.section(id, [effects], () =>
      worksheet.define({
        id,
        name,
        cite,
        formula: (w) => applyEffects(w.startFrom('dx'), effects, ...groups),
      }),
    );
    return id;
  };
  const [meleeGroup, rangedGroup] = [fightingGroup(false), fightingGroup(true)];
  return {
    bare: define('dx.bare', 'DX with bare hands', ['combatSkills', meleeGroup]),
    melee: define('dx.melee', 'DX with a weapon', ['combatSkills', meleeGroup, 'weaponSkills']),
    ranged: define('dx.ranged', 'DX at range', ['combatSkills', rangedGroup, 'weaponSkills']),
  };
}
