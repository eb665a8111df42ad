import type { NumberName } from '../../catalog/effect.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import type { SheetContext } from '../resolve/context.ts';
import { findHolder } from '../shared/rows.ts';

/** The bonus to a feat from a trait with this name, in lower case: so much, or so much per level. */
export interface NamedBonus {
  readonly trait: string;
  readonly add: number;
  readonly perLevel?: boolean;
}

/**
 * Adds the bonuses of the character's traits with these names, except a trait whose own effects change this `target`.
 */
export function addNamedBonuses(
  w: DerivationBuilder,
  context: SheetContext,
  bonuses: readonly NamedBonus[],
  target?: NumberName,
): void {
  for (const { trait, add, perLevel } of bonuses) {
    const found = findHolder(context, trait, undefined);
    const isOwn = target !== undefined && found?.facet?.effects?.some(({ to }) => to === target);
    if (found && !isOwn)
      w.add(perLevel ? add * found.level : add, found.name, { cite: found.facet?.cite, row: found.key });
  }
}

/** Doubles the number for each level of the trait of this name. */
export function doubleForTrait(w: DerivationBuilder, context: SheetContext, name: string): void {
  const found = findHolder(context, name, undefined);
  if (found) w.multiply(2 ** found.level, found.name, { cite: found.facet?.cite, row: found.key });
}
