import type { Attack } from '../../catalog/item-entry.ts';
import type { NaturalBlow } from '../../catalog/race-entry.ts';
import { blankRows } from '../../character/edit-rows.ts';
import type { Citation } from '../../engine/citation.ts';
import { formatFraction } from '../../engine/format.ts';
import { memoizeByKeys, memoizeByObject, memoizeFilter } from '../../engine/memoize.ts';
import type { ResolvedItem, ResolvedTrait, SheetContext } from '../resolve/context.ts';
import type { AttackModifierRules } from '../ruleset-family.ts';

type Bodied = Pick<SheetContext, 'race' | 'traits' | 'ruleset'>;

const hasAttacks = ({ facet }: ResolvedTrait): boolean => (facet?.attacks?.length ?? 0) > 0;
const hasBlows = ({ facet }: ResolvedTrait): boolean => (facet?.blows?.length ?? 0) > 0;
const withAttacks = memoizeFilter<ResolvedTrait>(hasAttacks);
const withBlows = memoizeFilter<ResolvedTrait>(hasBlows);

/**
 * The attacks of each trait that has any, of the race first, as a weapon without price and weight that is always at hand.
 * Its key is that of the trait.
 */
export const naturalWeapons = memoizeByKeys(
  ({ race, traits, ruleset }: Bodied) => [ruleset, ...withAttacks(race.traits), ...withAttacks(traits)],
  ({ race, traits, ruleset }): readonly ResolvedItem[] =>
    [...withAttacks(race.traits), ...withAttacks(traits)].map((trait) => asWeapon(trait, ruleset.attackModifiers)),
);

const { quantity: _, ...blankItem } = blankRows.equipment('natural');

const asWeapon = memoizeByKeys(
  (trait: ResolvedTrait, rules: AttackModifierRules | undefined) => [trait, rules],
  (trait, rules): ResolvedItem => {
    const { key, id, name, description, facet, level } = trait;
    const attacks = (facet?.attacks ?? []).map((attack) => {
      const own = attack.insteadByLevel ? { ...attack, instead: effectAtLevel[attack.insteadByLevel](level) } : attack;
      // Of a custom trait the figures are as they were typed in.
      return trait.row.own ? own : (rules?.change(own, trait.row.modifiers) ?? own);
    });
    return {
      key,
      id,
      name,
      description,
      row: { ...blankItem, key, place: 'ready' },
      facet: facet && { cite: facet.cite, kind: 'weapon', cost: 0, weight: 0, attacks },
      hasAny: true,
      inUse: true,
      onBody: true,
      mount: '',
      trait,
    };
  },
);

/** The effect of an attack that does no damage. */
const effectAtLevel: Readonly<Record<NonNullable<Attack['insteadByLevel']>, (level: number) => string>> = {
  resistedByHealth: (level) => (level > 1 ? `HT−${formatFraction(level - 1)}` : 'HT'),
  bindingStrength: (level) => `ST ${formatFraction(level)}`,
};

/** Items and natural weapons: everything with lines in the weapon table. */
export const allWeapons = memoizeByKeys(
  (context: Pick<SheetContext, 'items'> & Bodied) => [context.items, naturalWeapons(context)],
  (context): readonly ResolvedItem[] => {
    const natural = naturalWeapons(context);
    return natural.length === 0 ? context.items : [...context.items, ...natural];
  },
);

/** A trait with what it makes of the blows of the body. */
interface NaturalBlows {
  readonly blows: readonly NaturalBlow[];
  readonly cite: Citation | undefined;
}

const blowsOfTrait = memoizeByObject(
  ({ name, facet }: ResolvedTrait): NaturalBlows => ({
    cite: facet?.cite,
    blows: (facet?.blows ?? []).map((blow) => ({ notes: [name.toLowerCase()], ...blow })),
  }),
);

/** What traits make of blows, and further blows: those of the race's traits, then of the character's. */
export const naturalBlows = ({ race, traits }: Pick<SheetContext, 'race' | 'traits'>): readonly NaturalBlows[] =>
  [...withBlows(race.traits), ...withBlows(traits)].map(blowsOfTrait);
