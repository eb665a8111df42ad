import type { Attack } from '../../catalog/item-entry.ts';
import type { DerivationBuilder, Origin } from '../../engine/builder.ts';
import { type Dice, formatDice, isDice } from '../../engine/dice.ts';
import { formatFraction } from '../../engine/format.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { levelStat, lineStat } from '../stat-ids.ts';
import type { AttackUse } from './attack-uses.ts';
import { findHolders } from './trait-holders.ts';

/** The trait whose levels an attack grows with: one at most, the first of several with its name. */
export const findLevelTraits = (context: SheetContext, { perLevel }: Attack): readonly ResolvedTrait[] =>
  perLevel ? findHolders(context, perLevel.trait, undefined).slice(0, 1) : none;

const none: readonly ResolvedTrait[] = [];

/** Defines the levels that the damage of a use grows with; nothing for most. */
export function defineAttackLevel(worksheet: Worksheet, context: SheetContext, { id, item, attack }: AttackUse): void {
  if (!attack.perLevel) return;
  const { cite } = item.facet ?? {};
  const [trait] = findLevelTraits(context, attack);
  const { trait: name } = attack.perLevel;
  worksheet.define({
    id: lineStat(id, 'level'),
    name: `${item.name}, ${attack.name}: level`,
    cite,
    formula: (w) => {
      if (!trait) w.start(0, `no ${name}`, { cite, row: item.key });
      else if (w.has(levelStat(trait.key))) w.startFrom(levelStat(trait.key), `level of ${trait.name}`);
      else w.start(trait.level, `level of ${trait.name}`, { cite: trait.facet?.cite, row: trait.key });
    },
  });
}

/** Multiplies thrust or swing with the levels that it counts for. */
export function writeBasisPerLevel(w: DerivationBuilder, { id, attack }: AttackUse, origin: Origin): void {
  if (!attack.perLevel?.basis || attack.basis === 'fixed' || !isDice(w.value)) return;
  const { dice, adds } = w.value;
  const level = w.givenNumber(lineStat(id, 'level'));
  w.lookup('weapon table', `${attack.basis} × ${formatFraction(level)}`, times({ dice, adds }, level), origin);
}

/** Writes the dice and adds of each level. */
export function writeDicePerLevel(w: DerivationBuilder, { id, attack }: AttackUse, origin: Origin): void {
  if (!attack.perLevel || !isDice(w.value)) return;
  const { dice, adds } = attack.perLevel;
  if (dice === 0 && adds === 0) return;
  const before = w.value;
  const level = w.givenNumber(lineStat(id, 'level'));
  const more = times({ dice, adds }, level);
  const words = `${formatDice({ dice, adds }, 'd')} for each of ${formatFraction(level)} levels`;
  w.lookup('weapon table', words, { dice: before.dice + more.dice, adds: before.adds + more.adds }, origin);
}

const times = ({ dice, adds }: Dice, level: number): Dice => ({
  dice: Math.floor(dice * level),
  adds: Math.floor(adds * level),
});
