import type { CombatState } from '../../../character/combat-state.ts';
import { ownValue } from '../../../engine/own-value.ts';
import type { ResolvedItem } from '../../resolve/context.ts';
import type { StruckWeapon } from '../fight-rules.ts';
import type { FightingLine } from '../fighting-line.ts';
import { heldItems } from '../hands.ts';
import type { CriticalBlow } from '../outcomes/critical-table.ts';
import type { Participant } from './participant.ts';

/** What of a weapon decides on the tables of critical results; `attacks` where it attacks rather than parries. */
export function weaponKinds(line: FightingLine | null, attacks: boolean): CriticalBlow['weapon'] {
  if (!line) return [];
  const { mode, type, use } = line;
  const isRanged = attacks && mode !== 'melee';
  const impales = attacks && type === 'imp';
  const crushing = use?.item.facet?.attacks?.filter(({ ranged }) => !ranged) ?? [];
  const isSolid =
    mode === 'melee' &&
    crushing.length > 0 &&
    crushing.every((attack) => attack.type === 'cr' && !attack.skills.includes('staff'));
  return [
    ...(impales || isRanged ? (['thrustOrRanged'] as const) : []),
    ...(isRanged ? (['ranged'] as const) : []),
    ...(impales || (isRanged && mode !== 'thrown') ? (['thrustOrMissile'] as const) : []),
    ...(isSolid ? (['solid'] as const) : []),
    ...(use?.item.row.quality === 'cheap' ? (['cheap'] as const) : []),
  ];
}

/** The weapon in somebody's hand, that in the main hand first; null for none, and without a sheet. */
export function weaponInHand(who: Participant): ResolvedItem | null {
  const combat = who.combat();
  const held = combat ? heldItems(combat.fight.context).filter(({ facet }) => !facet?.shield) : [];
  return held.find(({ row }) => row.hand === 'main') ?? held[0] ?? null;
}

/** The item lies on the ground. */
export const dropItem = (state: CombatState, key: string): CombatState => ({
  ...state,
  places: { ...state.places, [key]: 'stowed' },
});

/** The item is broken: it is of no use, and not picked up. */
export const breakItem = (state: CombatState, key: string): CombatState => ({
  ...state,
  places: { ...state.places, [key]: 'home' },
});

/** It takes a turn more to get the item ready. */
export const unreadyItem = (state: CombatState, key: string): CombatState => ({
  ...state,
  unready: { ...state.unready, [key]: (ownValue(state.unready, key) ?? 0) + 1 },
});

export const lie = (state: CombatState): CombatState => ({ ...state, posture: 'lying' });

/** What of an item decides whether it breaks. */
export const struckWeapon = ({ facet, row }: ResolvedItem): StruckWeapon => ({
  attacks: facet?.attacks ?? [],
  weight: row.weightOverride ?? facet?.weight ?? 0,
  quality: row.quality,
});
