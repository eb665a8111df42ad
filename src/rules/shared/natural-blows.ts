import type { NaturalBlow } from '../../catalog/race-entry.ts';
import type { Citation } from '../../engine/citation.ts';
import { parseDice } from '../../engine/dice.ts';
import { memoizeByKeys } from '../../engine/memoize.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { UnarmedAttack } from './unarmed-attack.ts';

/** The blows of a ruleset as the character's race strikes them, in their order, and then those that only the race has. */
export const blowsOf = memoizeByKeys(
  ({ race }: Pick<SheetContext, 'race'>, attacks: readonly UnarmedAttack[]) => [attacks, race.facet],
  ({ race }, attacks): readonly UnarmedAttack[] => {
    const { blows = [], cite } = race.facet ?? {};
    const natural = cite ? blows.map((blow) => naturalAttack(blow, attacks, cite)) : [];
    const own = natural.filter(({ id }) => !attacks.some((attack) => attack.id === id));
    return [...attacks.map((attack) => natural.find(({ id }) => id === attack.id) ?? attack), ...own];
  },
);

/** A natural blow with what it leaves to the blow of the ruleset that it changes, or is struck like. */
function naturalAttack(blow: NaturalBlow, attacks: readonly UnarmedAttack[], raceCite: Citation): UnarmedAttack {
  const changed = attacks.find(({ id }) => id === blow.id);
  const like = attacks.find(({ id }) => id === blow.like) ?? changed;
  const most = blow.maximumDamage === undefined ? null : parseDice(blow.maximumDamage);
  const ownDamage = blow.damageAdd !== undefined;
  return {
    id: blow.id,
    name: blow.name ?? changed?.name ?? blow.id,
    type: blow.type,
    reach: blow.reach ?? like?.reach ?? 'C',
    limb: blow.limb ?? like?.limb ?? 'mouth',
    ...(!ownDamage && changed?.base ? { base: changed.base } : {}),
    damageAdd: blow.damageAdd ?? changed?.damageAdd ?? 0,
    skillAdd: like?.skillAdd ?? 0,
    ...(most ? { maximumDamage: most } : {}),
    skills: [...(like?.skills ?? []), ...(blow.skills ?? []).map((id) => ({ id }))],
    ...(changed?.parries ? { parries: true } : {}),
    cite: ownDamage ? raceCite : (changed?.cite ?? raceCite),
    notes: blow.notes ?? changed?.notes ?? [],
  };
}
