import * as z from 'zod/mini';
import type { MissileSpell, SpellEffect } from '../../../character/combat-state.ts';
import { blankRows } from '../../../character/edit-rows.ts';
import { type EquipmentRow, ownItemSchema } from '../../../character/equipment-rows.ts';
import type { TraitRow } from '../../../character/trait-rows.ts';
import { memoizeByKeys } from '../../../engine/memoize.ts';
import { ownValue } from '../../../engine/own-value.ts';
import type { SheetContext } from '../../resolve/context.ts';
import { pageOf, passingRows } from '../passing-rows.ts';
import type { MagicRules } from './magic-rules.ts';

/** The key of the item that a missile spell in the hand is. */
export const missileKey = 'spell-missile';

/** A missile spell as an item in the hand, with its attack; null for one that the ruleset does not have. */
export const missileRow = memoizeByKeys(
  (missile: MissileSpell, rules: MagicRules, catalog: SheetContext['catalog']) => [missile, rules, catalog],
  (missile, rules, catalog): EquipmentRow | null => {
    const figures = ownValue(rules.castings, missile.spell)?.missile;
    if (!figures) return null;
    const dice = Math.floor(missile.energy / figures.energyPerDie);
    const own = z.parse(ownItemSchema, {
      name: missile.name,
      kind: 'weapon',
      ...pageOf(catalog.skills.get(missile.spell)?.facet.cite),
      attacks: [
        {
          name: 'thrown',
          skills: [{ skill: figures.skill }],
          type: figures.type,
          basis: 'fixed',
          dice,
          adds: dice * (figures.addsPerDie ?? 0),
          explosive: figures.explosive ?? false,
          ranged: true,
          accuracy: figures.accuracy ?? null,
          halfDamage: figures.halfDamage ?? '',
          maximum: figures.maximum ?? '',
          parry: null,
        },
      ],
    });
    return { ...blankRows.equipment(missileKey), own, place: 'ready' };
  },
);

/**
 * What spells do to a fighter, as traits: one for each spell, of the strongest casting, as castings of the same spell do not add up.
 */
export function effectRows(
  effects: readonly SpellEffect[],
  rules: MagicRules,
  catalog: SheetContext['catalog'],
): readonly TraitRow[] {
  const strongest = new Map<string, SpellEffect>();
  for (const effect of effects) {
    const known = strongest.get(effect.spell);
    if (!known || known.amount < effect.amount) strongest.set(effect.spell, effect);
  }
  return [...strongest.values()].flatMap((effect, index) => {
    const changes = ownValue(rules.castings, effect.spell)?.effects;
    if (!changes) return [];
    const { name, amount } = effect;
    const cite = catalog.skills.get(effect.spell)?.facet.cite;
    const times = changes.map(({ to, add }) => ({ to, add: add * amount }));
    return passingRows(`spell-effect-${index}`, { name, cite }, times);
  });
}
