import type { CombatState } from '../../character/combat-state.ts';
import { type Dice, isDice } from '../../engine/dice.ts';
import type { OpenedCharacter } from '../derive-character.ts';
import type { ResolvedItem } from '../resolve/context.ts';
import { type AttackUse, attackUses, heldShield, launchersOf } from '../shared/attack-uses.ts';
import { countHandsInUse } from '../shared/unarmed-lines.ts';
import { lineStat } from '../stat-ids.ts';
import type { FightRules } from './fight-rules.ts';
import { handsOf, heldItems } from './hands.ts';

/**
 * The places of items that somebody takes in hand who expects a fight: the best weapon on the body, and a shield if a
 * hand is left for it. The best is the one with the highest skill, then the highest damage, then the first of the list;
 * a launcher without missiles is none. What is in hand stays there. Empty if nothing is taken in hand, as by a body without
 * hands (`rules`).
 */
export function weaponsReady(sheet: OpenedCharacter, rules: Pick<FightRules, 'hands'>): CombatState['places'] {
  const { context, worksheet } = sheet;
  const held = heldItems(context);
  const hands = handsOf({ rules, context });
  if (!hands.holds) return {};
  const count = context.traits.some(({ facet }) => facet?.oneHanded) ? Math.min(1, hands.count) : hands.count;
  const countHands = (items: readonly ResolvedItem[]) => countHandsInUse(items, (id) => worksheet.number(id));
  const free = count - countHands(held);
  const hasWeapon = held.some(({ facet }) => !facet?.shield);
  const fits = (item: ResolvedItem) => item.row.place === 'carried' && countHands([item]) <= free;
  const weapon = hasWeapon ? undefined : bestUse(sheet, fits)?.item;
  const left = free - (weapon ? countHands([weapon]) : 0);
  const shield =
    left > 0 && !heldShield(context)
      ? context.items.find((item) => item.facet?.shield && item.onBody && fits(item))
      : undefined;
  return Object.fromEntries([weapon, shield].flatMap((item) => (item ? [[item.key, 'ready' as const]] : [])));
}

const averageOf = ({ dice, adds }: Dice): number => 3.5 * dice + adds;

function bestUse(
  { context, worksheet }: OpenedCharacter,
  fits: (item: ResolvedItem) => boolean,
): AttackUse | undefined {
  const launchers = launchersOf(context);
  const missiles = new Set(
    context.items.flatMap(({ onBody, hasAny, facet }) => (onBody && hasAny ? (facet?.ammunitionFor ?? []) : [])),
  );
  const ranked = attackUses(context).flatMap((use) => {
    const { item, attack } = use;
    const { facet, onBody, hasAny, trait, id } = item;
    if (trait || !onBody || !hasAny || facet?.kind !== 'weapon' || facet.onHands || !fits(item)) return [];
    if (attack.ranged && launchers.has(id) && !missiles.has(id)) return [];
    const skill = worksheet.find(lineStat(use.id, 'skill'))?.value;
    const damage = worksheet.find(lineStat(use.id, 'damage'))?.value ?? null;
    return typeof skill === 'number' ? [{ use, skill, damage: isDice(damage) ? averageOf(damage) : 0 }] : [];
  });
  return ranked.sort((one, other) => other.skill - one.skill || other.damage - one.damage)[0]?.use;
}
